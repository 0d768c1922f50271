import FieldstoneCore

/// What keys do in the row that has the focus.
extension FormScreen {
  func press(_ key: Key, in row: FormRow) -> Outcome? {
    if key == Key(.text("?")) {
      show(.help)
      return .goesOn
    }
    if key == Key(.text("/")) { return openSearch() }
    let isSpace = key == Key(.text(" "))
    switch row.kind {
    case .action where isSpace || key == Key(.enter):
      return row.action == .cancel ? leave() : send(.perform(row.id))
    case .link: return press(key, inLink: row)
    case .field: break
    default: return nil
    }
    switch row.control.known {
    case .toggle, .checkbox:
      if isSpace { return send(.set(row.id, .flag(row.answer != .flag(true)))) }
      if key == Key(.text("y")) { return send(.set(row.id, .flag(true))) }
      if key == Key(.text("n")) { return send(.set(row.id, .flag(false))) }
      if row.allowsNone, [.backspace, .delete].contains(key.name) { return send(.set(row.id, .none)) }
    case .choice where isSpace || key == Key(.enter):
      list = ChoiceList(row, none: text(ScreenWords.none))
      return .goesOn
    default: break
    }
    return nil
  }

  // MARK: Subforms

  private func press(_ key: Key, inLink row: FormRow) -> Outcome? {
    let isGo = [Key(.text(" ")), Key(.enter), Key(.right)].contains(key)
    if row.isOptionalSubform, row.isThere, [.delete, .backspace].contains(key.name) { return remove(row) }
    if isGo, !row.isThere { return add(row) }
    guard isGo else { return nil }
    if row.isInline { return row.isOptionalSubform && key != Key(.right) ? remove(row) : nil }
    return send(.open(row.id))
  }

  /// Makes a subform, and goes to its first field.
  private func add(_ row: FormRow) -> Outcome {
    let outcome = send(.set(row.id, .flag(true)))
    guard engine.row(row.id)?.isThere == true else { return outcome }
    madeSubforms.insert(row.id)
    if !row.isInline { return send(.open(row.id)) }
    let prefix = row.id.path + "."
    if let next = engine.focusableRow(after: row.id), next.path.hasPrefix(prefix) { return send(.focus(next)) }
    return outcome
  }

  /// Makes a subform nil; asks first where something in it would be lost.
  private func remove(_ row: FormRow) -> Outcome {
    let prefix = row.id.path + "."
    // That it is there is a change too; what counts here are answers in it.
    let isFilledIn = engine.changedRows.contains { $0.path.hasPrefix(prefix) }
    guard isFilledIn || !madeSubforms.contains(row.id) else { return send(.set(row.id, .flag(false))) }
    show(.removing(row.id))
    return .goesOn
  }

  // MARK: Lists

  /// - Returns: false for keys that close the list and then do what they do everywhere.
  func pressInList(_ key: Key) -> Bool {
    guard var list, let focus else { return false }
    switch key.name {
    case .up: list.move(to: list.place - 1)
    case .down: list.move(to: list.place + 1)
    case .home: list.move(to: 0)
    case .end: list.move(to: list.entries.count - 1)
    case .pageUp: list.move(to: list.place - 8)
    case .pageDown: list.move(to: list.place + 8)
    case .escape:
      self.list = nil
      return true
    case .enter, .text(" "):
      self.list = nil
      if let chosen = list.chosen { send(.set(focus, chosen)) }
      return true
    case .text(let start) where key.modifiers.isEmpty: list.find(start)
    default:
      self.list = nil
      return false
    }
    self.list = list
    return true
  }
}
