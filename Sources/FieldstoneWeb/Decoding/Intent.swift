import FieldstoneCore

/// What a button of a page does, apart from sending the answers.
enum Intent: Hashable, Codable {
  case submit, back, undo, redo
  /// Accepts the answers and shows the page again, updated for them.
  case update
  /// What the toolbar of a form that is edited does.
  case edit, save, discard
  /// The answers to whether to leave the form.
  case stay, leave, saveAndLeave
  /// Shows the form in another language.
  case language(String)
  case open(FormRowID)
  /// Goes to a row of any page.
  case show(FormRowID)
  case perform(FormRowID)
  /// Does an action of a row's menu.
  case act(FormRowID, action: String)
  /// Creates an optional subform, or removes it.
  case add(FormRowID)
  case remove(FormRowID)
  /// Searches the rows of the form.
  case find
  /// Searches the options of a field.
  case search(FormRowID)
  /// Shows the page with the options of a field, and leaves it.
  case choose(FormRowID)
  case chosen
  /// Chooses one option of a field, or none.
  case take(FormRowID, String?)
  /// Changes the number that the page sends by a step, so that sending a page twice changes it once.
  case increase(FormRowID)
  case decrease(FormRowID)
  /// Removes one of the options that are chosen.
  case drop(FormRowID, String)
  /// Chooses all options of a field, and none.
  case takeAll(FormRowID)
  case takeNone(FormRowID)
  /// Accepts the answers, as ``update`` does, and returns to the field.
  case insert(FormRowID)
  /// Adds an element to a collection, or a copy of an element after it. The page has the id of the new one.
  case addElement(FormRowID)
  case duplicate(FormRowID)
  case removeElement(FormRowID)
  /// Moves an element past a neighbor, which is named so that sending a page twice moves it once.
  case moveUp(FormRowID, before: FormRowID)
  case moveDown(FormRowID, after: FormRowID)

  /// Whether it restores answers from the history.
  var isReplay: Bool { self == .undo || self == .redo }

  /// The row to which it gives an answer.
  var answeredRow: FormRowID? {
    switch self {
    case .add(let row), .remove(let row), .take(let row, _), .drop(let row, _), .takeAll(let row), .takeNone(let row),
      .increase(let row), .decrease(let row):
      row
    case .addElement(let row), .duplicate(let row), .removeElement(let row), .moveUp(let row, _),
      .moveDown(let row, _):
      row
    default: nil
    }
  }

  /// Whether it makes an element with the id that the page has for it.
  var makesElement: Bool {
    switch self {
    case .addElement, .duplicate: true
    default: false
    }
  }

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
    case .edit: "edit"
    case .save: "save"
    case .discard: "discard"
    case .stay: "stay"
    case .leave: "leave"
    case .saveAndLeave: "save-leave"
    case .language(let name): "language:" + name
    case .open(let row): "open:" + row.fieldName
    case .show(let row): "show:" + row.fieldName
    case .perform(let row): "perform:" + row.fieldName
    case .act(let row, let action): "act:" + row.fieldName + ":" + action.wireName
    case .add(let row): "add:" + row.fieldName
    case .remove(let row): "remove:" + row.fieldName
    case .find: "find"
    case .search(let row): "search:" + row.fieldName
    case .choose(let row): "choose:" + row.fieldName
    case .chosen: "chosen"
    case .take(let row, let option): "take:" + row.fieldName + ":" + (option?.wireName ?? "")
    case .increase(let row): "more:" + row.fieldName
    case .decrease(let row): "less:" + row.fieldName
    case .drop(let row, let option): "drop:" + row.fieldName + ":" + option.wireName
    case .takeAll(let row): "all:" + row.fieldName
    case .takeNone(let row): "none:" + row.fieldName
    case .insert(let row): "insert:" + row.fieldName
    case .addElement(let row): "new:" + row.fieldName
    case .duplicate(let row): "copy:" + row.fieldName
    case .removeElement(let row): "out:" + row.fieldName
    case .moveUp(let row, let other): "up:" + row.fieldName + ":" + other.fieldName
    case .moveDown(let row, let other): "down:" + row.fieldName + ":" + other.fieldName
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
  var isOpenable: Bool {
    (kind == .link || kind == .element) && isEnabled && !isInline && !(allowsNone && answer == .flag(false))
  }

  /// What the buttons of the row do.
  var intents: [Intent] {
    guard isEnabled else { return [] }
    switch kind {
    case .link: return [presenceIntent].compactMap(\.self) + (isOpenable ? [.open(id)] : [])
    case .element: return isOpenable ? [.open(id)] : []
    case .action: return [.perform(id)]
    default: return []
    }
  }
}
