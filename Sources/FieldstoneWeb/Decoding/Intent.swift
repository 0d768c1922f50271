import FieldstoneCore

/// What a button of a page is for, beside sending the answers.
enum Intent: Hashable {
  case submit, back, undo, redo
  /// Takes the answers and shows the page again, with what follows of them.
  case update
  /// The answers to whether the form is to be left.
  case stay, leave
  case open(FormRowID)
  case perform(FormRowID)
  /// Makes a subform that may be nil, or takes it away.
  case add(FormRowID)
  case remove(FormRowID)

  /// Whether it goes to answers that were there before.
  var isReplay: Bool { self == .undo || self == .redo }

  /// The name of the buttons.
  static let name = ":do"

  /// What the button sends.
  var text: String {
    switch self {
    case .submit: "submit"
    case .back: "back"
    case .undo: "undo"
    case .redo: "redo"
    case .update: "update"
    case .stay: "stay"
    case .leave: "leave"
    case .open(let row): "open:" + row.fieldName
    case .perform(let row): "perform:" + row.fieldName
    case .add(let row): "add:" + row.fieldName
    case .remove(let row): "remove:" + row.fieldName
    }
  }
}

extension FormRow {
  /// For a subform that may be nil: what its button is for.
  var presenceIntent: Intent? {
    guard kind == .link, allowsNone, isEnabled, case .flag(let isThere) = answer else { return nil }
    return isThere ? .remove(id) : .add(id)
  }

  /// Whether it leads to a page that is there.
  var isOpenable: Bool { kind == .link && isEnabled && !isInline && !(allowsNone && answer == .flag(false)) }

  /// What can be pressed in the row.
  var intents: [Intent] {
    guard isEnabled else { return [] }
    switch kind {
    case .link: return [presenceIntent].compactMap(\.self) + (isOpenable ? [.open(id)] : [])
    case .action: return [.perform(id)]
    default: return []
    }
  }
}
