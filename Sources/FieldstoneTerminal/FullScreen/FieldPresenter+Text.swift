import FieldstoneCore

/// Answers that are typed: with a line under them as far as they go, so that an empty field can be seen.
extension FieldPresenter {
  var field: ShownRow {
    let unit = row.control.known.unit.map { " " + VisibleText.short($0, 12) } ?? ""
    let room = max(2, min(usual, width - CellWidth.of(unit)))
    var shown = ShownRow()
    if row.text.isEmpty, presenter.editor?.characters.isEmpty ?? true, let placeholder = row.placeholder {
      let words = CellWidth.cut(VisibleText.short(placeholder, room), room)
      shown.lines = [ScreenLine(padded(words, room), presenter.isFocused ? .activePlaceholder : .placeholder)]
      if presenter.editor != nil { shown.cursor = (0, 0) }
    } else {
      var editor = presenter.editor ?? TextEditor(VisibleText.bounded(row.text, 20 * room + 20))
      if presenter.editor == nil { _ = editor.press(Key(.home)) }
      let part = FieldText.line(editor, width: room, isHidden: row.isSecure && !presenter.isRevealing)
      shown.lines = [area(part.text, room)]
      if presenter.editor != nil { shown.cursor = (part.cursor, 0) }
    }
    if !unit.isEmpty { shown.lines[0].add(unit, x: room) }
    return shown
  }

  var longText: ShownRow {
    guard let editor = presenter.editor else { return longTextAtRest }
    let all = FieldText.lines(editor, width: width)
    let most = presenter.most
    let start = min(max(0, all.cursor.line - most + 1), max(0, all.lines.count - most))
    var shown = ShownRow(lines: all.lines[start..<min(all.lines.count, start + most)].map { area($0) })
    if all.lines.count > start + most { shown.lines.append(ScreenLine("…", .help)) }
    shown.cursor = (all.cursor.x, all.cursor.line - start)
    return shown
  }

  /// The first lines.
  private var longTextAtRest: ShownRow {
    let most = min(3, presenter.most)
    let start = VisibleText.bounded(row.text, 20 * width * most)
    let lines = FieldText.lines(TextEditor(start, isLong: true), width: width).lines
    var shown = ShownRow(lines: lines.prefix(most).map { area($0) })
    if lines.count > most { shown.lines.append(ScreenLine("…", .help)) }
    return shown
  }

  /// How long answers of the kind are.
  private var usual: Int {
    switch row.control.known {
    case .number, .stepper, .slider: 12
    case .date: 20
    default: 40
    }
  }

  private func area(_ text: String, _ room: Int? = nil) -> ScreenLine {
    ScreenLine(padded(text, room ?? min(40, width)), presenter.isFocused ? .activeField : .field)
  }

  private func padded(_ text: String, _ room: Int) -> String {
    text + String(repeating: " ", count: max(0, room - CellWidth.of(text)))
  }
}
