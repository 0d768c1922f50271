import FieldstoneCore

/// Rows with a view of the program's own.
extension FormScreen {
  /// The program's control for a row, or its view of one that is only read; nil if the form's own is to show it.
  func ownControl(_ row: FormRow) -> (any TerminalFormControl)? {
    guard !ownParts.controls.isEmpty else { return nil }
    if let known = ownControls[row.id] { return known }
    for make in ownParts.controls.views(for: row, in: engine) {
      guard let control = make(row) else { continue }
      ownControls[row.id] = control
      return control
    }
    return nil
  }

  /// The program's control for a row, if it takes the place of the form's own.
  func replacement(of row: FormRow) -> (any TerminalFormControl)? {
    ownControl(row).flatMap { $0.addsToField ? nil : $0 }
  }

  /// The control of the focused row, if keys go to it.
  private var pressed: (row: FormRow, control: any TerminalFormControl)? {
    guard let row = focusedRow, row.isEnabled, !row.isReadOnly, let control = ownControl(row) else { return nil }
    return (row, control)
  }

  /// - Returns: Nil for keys that keep their usual meaning.
  func pressInOwnControl(_ key: Key) -> Outcome? {
    guard let (row, control) = pressed else { return nil }
    if !control.addsToField, row.control.custom?.hasOwnScreen == true, !isOnOwnScreen { return open(key) }
    if isOnOwnScreen, key == Key(.escape) {
      isOnOwnScreen = false
      return .goesOn
    }
    let reply = TerminalFormKey(key).flatMap { control.press($0, row) }
    if reply == nil, isOnOwnScreen, key == Key(.enter) || key.name == .tab {
      isOnOwnScreen = false
      return key == Key(.enter) ? .goesOn : nil
    }
    // On its own screen there is nothing else that a key could mean; Ctrl-C and the like are handled before.
    return reply.map(follow) ?? (isOnOwnScreen && TerminalFormKey(key) != nil ? .goesOn : nil)
  }

  func clickInOwnControl(column: Int, line: Int) -> Outcome {
    guard let (row, control) = pressed else { return .goesOn }
    defer { focusLooksDifferent() }
    return control.click(column: column, line: line, row).map(follow) ?? .goesOn
  }

  private func open(_ key: Key) -> Outcome? {
    guard [Key(.enter), Key(.text(" ")), Key(.right)].contains(key) || Self.unfolds(key) else { return nil }
    isOnOwnScreen = true
    return .goesOn
  }

  private func follow(_ action: TerminalFormAction) -> Outcome {
    switch action {
    case .send(let input): send(input)
    case .stay: .goesOn
    }
  }

  /// What a program says about the looks of a row.
  func look(of row: FormRow) -> TerminalFormRowLook {
    var look = TerminalFormRowLook()
    for change in ownParts.looks.entries(for: row, in: engine) { change(&look, row) }
    return look
  }
}

extension FieldPresenter {
  /// The lines of the program's control, or the value of a row whose control has a screen of its own.
  func own(_ control: any TerminalFormControl) -> ShownRow {
    if !control.addsToField, row.control.custom?.hasOwnScreen == true, !presenter.isOnOwnScreen {
      let value = row.display.isEmpty ? "–" : row.display
      let style: CellStyle = !row.isEnabled ? .disabled : presenter.isFocused ? .current : .plain
      let line = ScreenLine(CellWidth.cut(VisibleText.short(value, max(1, width)), width - 2) + " ›", style)
      return ShownRow(line, pressing: Key(.enter), cursor: presenter.isFocused ? 0 : nil)
    }
    let space = TerminalFormSpace(columns: width, lines: presenter.most, hasFocus: presenter.isFocused)
    var shown = ShownRow()
    for (index, own) in control.lines(row, space).enumerated() {
      var line = ScreenLine()
      for part in own.parts {
        let text = CellWidth.cut(VisibleText.bounded(part.text, 4 * width + 4), width - line.end)
        line.add(text, x: line.end, row.isEnabled || row.isReadOnly ? part.look.style : .disabled)
      }
      shown.lines.append(line)
      shown.spots.append(Spot(line: index, 0..<max(1, width), .own))
      if presenter.isFocused, !control.addsToField, let cursor = own.cursor {
        (shown.cursor, shown.isTyped) = ((min(max(0, cursor), width - 1), index), true)
      }
    }
    if control.addsToField { return shown }
    if shown.lines.isEmpty { shown.lines = [.blank] }
    if presenter.isFocused, shown.cursor == nil { shown.cursor = (0, 0) }
    return shown
  }
}
