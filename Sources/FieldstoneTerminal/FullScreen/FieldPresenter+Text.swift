import FieldstoneCore

/// Answers that are typed, in an area that can be seen where it is empty.
extension FieldPresenter {
  var field: ShownRow {
    let unit = row.control.known.unit.map { VisibleText.short($0, 12) } ?? ""
    let room = max(2, min(usual, width - (unit.isEmpty ? 0 : CellWidth.of(unit) + 1)))
    var shown: ShownRow
    if row.text.isEmpty, presenter.editor?.text.isEmpty ?? true, let placeholder = row.placeholder {
      let words = CellWidth.cut(VisibleText.short(placeholder, room), room)
      shown = ShownRow(lines: [ScreenLine(padded(words, room), presenter.isFocused ? .activePlaceholder : .placeholder)]
      )
      if presenter.editor != nil { (shown.cursor, shown.isTyped) = ((0, 0), true) }
      shown.spots = [Spot(line: 0, 0..<room, .caret([]))]
    } else {
      let area = TextArea(width: room, isHidden: row.isSecure && !presenter.isRevealing)
      let editor = editor(area, bound: 20 * room + 20)
      let part = FieldText.line(editor)
      shown = ShownRow(lines: [line(part.line, room)], editor: presenter.editor == nil ? nil : editor)
      shown.spots = [Spot(line: 0, 0..<room, .caret(part.line.places))]
      if presenter.editor != nil { (shown.cursor, shown.isTyped) = ((part.cursor, 0), true) }
    }
    if !unit.isEmpty { shown.lines[0].add(unit, x: room + 1) }
    return shown
  }

  /// A long text grows with what is in it, as far as there is room; marks beside it say that there is more.
  var longText: ShownRow {
    let room = max(2, min(60, width - 1))
    let area = TextArea(width: room, height: presenter.most)
    let editor = editor(area, bound: 20 * room * area.height)
    let part = FieldText.lines(editor)
    var shown = ShownRow(lines: part.lines.map { line($0, room) }, editor: presenter.editor == nil ? nil : editor)
    if part.isMoreAbove { shown.lines[0].add("↑", x: room, .help) }
    if part.isMoreBelow { shown.lines[shown.lines.count - 1].add("↓", x: room, .help) }
    shown.spots = part.lines.enumerated().map { Spot(line: $0, 0..<room, .caret($1.places)) }
    if presenter.editor != nil { (shown.cursor, shown.isTyped) = (part.cursor, true) }
    return shown
  }

  /// The editor that shows the text: the one at work, or one at its beginning.
  private func editor(_ area: TextArea, bound: Int) -> TextEditor {
    var editor = presenter.editor ?? TextEditor(VisibleText.bounded(row.text, bound), isLong: isLong)
    if presenter.editor == nil { editor.move(to: 0, isSelecting: false) }
    editor.show(in: area)
    return editor
  }

  private var isLong: Bool { row.control.known == .longText }

  /// How long answers of the kind are.
  private var usual: Int {
    switch row.control.known {
    case .number, .stepper, .slider: 12
    case .date: 20
    default: 40
    }
  }

  private func line(_ field: FieldText, _ room: Int) -> ScreenLine {
    var line = ScreenLine(padded(field.text, room), presenter.isFocused ? .activeField : .field)
    if !field.selected.isEmpty { line.add(field.selected, x: field.selectedX, .selection) }
    return line
  }

  private func padded(_ text: String, _ room: Int) -> String {
    text + String(repeating: " ", count: max(0, room - CellWidth.of(text)))
  }
}
