import FieldstoneCore

/// Keys of the focused row.
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
      if row.confirmation != nil, !row.states.contains(.busy) {
        show(.confirming(row.id))
        return .goesOn
      }
      let isReset = row.action == .reset && engine.facts.isDirty
      let outcome = row.action == .cancel ? leave() : send(.perform(row.id))
      if isReset, message == nil { message = text(.screen(.startedOver)) }
      return outcome
    case .link: return press(key, inLink: row)
    case .content where isSpace || key == Key(.enter) || key == Key(.right) || key == Key(.left):
      return press(key, inDisclosure: row)
    case .field: break
    default: return nil
    }
    if let outcome = press(key, inOptionsOf: row) { return outcome }
    if row.offersNone || row.takesSeveral, key == Key(.delete) || key == Key(.backspace) { return send(row.clearing) }
    switch row.control.known {
    case .toggle, .checkbox:
      if isSpace { return send(.set(row.id, .flag(row.answer != .flag(true)))) }
      if key == Key(.text("y")) { return send(.set(row.id, .flag(true))) }
      if key == Key(.text("n")) { return send(.set(row.id, .flag(false))) }
    case .choice, .choices: return press(key, inChoice: row)
    default: break
    }
    return nil
  }

  /// Opens or closes an answer below its question.
  private func press(_ key: Key, inDisclosure row: FormRow) -> Outcome? {
    let isOpen = openRows.contains(row.id)
    guard key != Key(isOpen ? .right : .left) else { return nil }
    if isOpen { openRows.remove(row.id) } else { openRows.insert(row.id) }
    shown[row.id] = nil
    return .goesOn
  }

  // MARK: Choices

  /// Expands the options. Typed or pasted text starts a search in them.
  private func press(_ key: Key, inChoice row: FormRow) -> Outcome? {
    guard row.choiceLayout?.opensList ?? false else { return nil }
    var finds = false
    switch key.name {
    case .enter: break
    case .text(" ") where key.modifiers.isEmpty: break
    case .text where key.modifiers.isSubset(of: .shift), .paste: finds = true
    default: return nil
    }
    guard unfold(row) else { return nil }
    return finds ? pressInUnfolded(key) : .goesOn
  }

  /// Selects an option, or shows why it isn't available.
  func take(_ option: FormRow.Option, in row: FormRow) -> Outcome {
    if option.isEnabled { return send(.set(row.id, .choices([option.id]))) }
    refuse(option.title, option.remark.map(text))
    return .goesOn
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

  /// Adds an optional subform, and moves the focus into it.
  private func add(_ row: FormRow) -> Outcome {
    let outcome = send(.set(row.id, .flag(true)))
    guard engine.row(row.id)?.isThere == true else { return outcome }
    if !row.isInline { return send(.open(row.id)) }
    let prefix = row.id.path + "."
    if let next = engine.focusableRow(after: row.id), next.path.hasPrefix(prefix) { return send(.focus(next)) }
    return outcome
  }

  /// Removes an optional subform; asks first if that would lose answers.
  private func remove(_ row: FormRow) -> Outcome {
    guard engine.hasAnswers(below: row.id) else { return send(.set(row.id, .flag(false))) }
    show(.removing(row.id))
    return .goesOn
  }
}
