import FieldstoneCore

/// What keys do: a surface's "translate an event".
extension FormScreen {
  func press(_ key: Key) -> Outcome {
    message = nil
    defer { focusLooksDifferent() }
    if let panel { return press(key, in: panel) }
    if list != nil, pressInList(key) { return .goesOn }
    if let outcome = pressAnywhere(key) { return outcome }
    if typeInField(key) { return .goesOn }
    if let row = focus.flatMap(engine.row), let outcome = press(key, in: row) { return outcome }
    return move(key)
  }

  /// Sends an input, and says why it was not taken.
  @discardableResult func send(_ input: FormInput) -> Outcome {
    let reply = engine.send(input)
    if case .refused(let refusal) = reply { message = refusal.description }
    settle()
    if engine.facts.isCancelled { return .leaves }
    return engine.facts.isSubmitting || engine.facts.isSubmitted ? .submits : .goesOn
  }

  // MARK: Everywhere

  private func pressAnywhere(_ key: Key) -> Outcome? {
    switch key {
    case Key(.function(1)):
      panel = .help
      return .goesOn
    case .control("s"): return send(.submit)
    case .control("z"): return .stops
    case .control("_"), .alt("u"):
      send(.undo)
      if message != nil { message = text(ScreenWords.nothingToUndo) }
      return .goesOn
    case .control("y"), .alt("r"):
      send(.redo)
      if message != nil { message = text(ScreenWords.nothingToRedo) }
      return .goesOn
    case .control("c"): return leave()
    case Key(.escape): return engine.openPages.count > 1 ? send(.back) : leave()
    case .control("t"):
      isRevealing.toggle()
      return .goesOn
    default: return nil
    }
  }

  /// Leaves, but not with changes that would be lost without a word.
  private func leave() -> Outcome {
    guard engine.facts.isDirty else { return send(.cancel) }
    panel = .leaving
    return .goesOn
  }

  private func press(_ key: Key, in panel: Panel) -> Outcome {
    if panel == .help {
      self.panel = nil
      return .goesOn
    }
    switch key {
    case Key(.text("s")), Key(.text("S")), .control("s"):
      self.panel = nil
      return send(.submit)
    case Key(.text("l")), Key(.text("L")), .control("c"):
      self.panel = nil
      return send(.cancel)
    case Key(.escape), Key(.text("n")), Key(.text("k")): self.panel = nil
    default: break
    }
    return .goesOn
  }

  // MARK: In a row

  private func typeInField(_ key: Key) -> Bool {
    guard var editor, let focus else { return false }
    let before = editor.characters
    guard editor.press(key) else { return false }
    self.editor = editor
    if editor.characters != before { send(.type(focus, editor.text)) }
    return true
  }

  private func press(_ key: Key, in row: FormRow) -> Outcome? {
    if key == Key(.text("?")) {
      panel = .help
      return .goesOn
    }
    let isSpace = key == Key(.text(" "))
    switch row.kind {
    case .action where isSpace || key == Key(.enter):
      return row.action == .cancel ? leave() : send(.perform(row.id))
    case .link where isSpace || key == Key(.enter) || key == Key(.right):
      return send(.open(row.id))
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

  /// - Returns: false for keys that close the list and then do what they do everywhere.
  private func pressInList(_ key: Key) -> Bool {
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

  // MARK: Between rows

  private func move(_ key: Key) -> Outcome {
    switch key.name {
    case .tab where key.modifiers.contains(.shift): step(back: true)
    case .tab, .enter, .down: step(back: false)
    case .up: step(back: true)
    case .pageDown: step(back: false, max(1, height - 5))
    case .pageUp: step(back: true, max(1, height - 5))
    case .home: engine.firstFocusableRow.map { go(to: $0) }
    case .end: step(back: false, .max)
    default: break
    }
    return .goesOn
  }

  private func step(back: Bool, _ count: Int = 1) {
    guard var row = focus else { return }
    var rest = count
    while rest > 0, let next = back ? engine.focusableRow(before: row) : engine.focusableRow(after: row) {
      row = next
      rest -= 1
    }
    if row != focus { go(to: row) }
  }

  private func go(to row: FormRowID) { send(.focus(row)) }
}
