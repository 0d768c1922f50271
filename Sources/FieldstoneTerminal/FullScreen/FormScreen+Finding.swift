import FieldstoneCore

/// Lists whose options the program searches for.
extension FormScreen {
  /// Searches for the typed text of the expanded list.
  func find(_ text: String) -> Outcome { focus.map { send(.search($0, text)) } ?? .goesOn }

  /// Whether what the expanded list shows is not yet what was typed.
  var isSearching: Bool {
    if case .searching? = focusedRow?.options.finding { return true }
    return false
  }

  /// Keys that would choose something: they wait until the search for the typed text has ended, unless the person has
  /// moved to an option. After a failure, Enter tries again.
  ///
  /// - Returns: nil for keys that keep their usual meaning.
  func pressInSearched(_ key: Key, _ list: FilteredList) -> Outcome? {
    guard let finding = focusedRow?.options.finding, list.isTaking(key) || key.name == .enter else { return nil }
    switch finding {
    case .failed(let text, _) where key.name == .enter: return find(text)
    // Enter closes a list of which several can be chosen.
    case .searching where list.isTaking(key) && !list.isPointed:
      message = text(.common(.searching))
      return .goesOn
    default: return nil
    }
  }
}

extension FilteredList {
  /// Whether a key takes the current entry.
  func isTaking(_ key: Key) -> Bool {
    if key == Key(.text(" ")) { return typed.isEmpty || takesSeveral }
    return key == Key(.enter) && !takesSeveral
  }
}

extension FormRow.Options.Finding {
  var isFailed: Bool {
    if case .failed = self { return true }
    return false
  }

  /// The text that is or was searched for.
  var text: String {
    switch self {
    case .notStarted: ""
    case .searching(let text), .found(let text), .failed(let text, _): text
    }
  }
}
