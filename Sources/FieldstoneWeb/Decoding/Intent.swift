import FieldstoneCore

/// What a button of a page does, apart from sending the answers.
enum Intent: Hashable {
  case submit, back, undo, redo
  /// Accepts the answers and shows the page again, updated for them.
  case update
  /// The answers to whether to leave the form.
  case stay, leave
  case open(FormRowID)
  case perform(FormRowID)
  /// Creates an optional subform, or removes it.
  case add(FormRowID)
  case remove(FormRowID)
  /// Searches the options of a field.
  case search(FormRowID)

  /// Whether it restores answers from the history.
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
    case .search(let row): "search:" + row.fieldName
    }
  }
}

extension FormRow {
  /// For an optional subform: what its button does.
  var presenceIntent: Intent? {
    guard kind == .link, allowsNone, isEnabled, case .flag(let isThere) = answer else { return nil }
    return isThere ? .remove(id) : .add(id)
  }

  /// Whether it links to a page that exists.
  var isOpenable: Bool { kind == .link && isEnabled && !isInline && !(allowsNone && answer == .flag(false)) }

  /// What the buttons of the row do.
  var intents: [Intent] {
    guard isEnabled else { return [] }
    switch kind {
    case .link: return [presenceIntent].compactMap(\.self) + (isOpenable ? [.open(id)] : [])
    case .action: return [.perform(id)]
    default: return []
    }
  }
}
