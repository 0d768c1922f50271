/// A text field, whose area is visible even if it is empty.
struct TypedField {
  /// The text, and the area in which it shows.
  let editor: TextEditor
  let isActive: Bool
  /// Whether the text is being edited, so that the cursor shows.
  let isEdited: Bool

  /// A field of one line.
  ///
  /// - Parameter placeholder: the text that shows while the field is empty.
  func line(_ placeholder: String?) -> ShownRow {
    let room = editor.area.width
    if editor.text.isEmpty, let placeholder {
      let words = padded(CellWidth.cut(VisibleText.short(placeholder, room), room))
      var shown = ShownRow(
        lines: [ScreenLine(words, isActive ? .activePlaceholder : .placeholder)],
        spots: [Spot(line: 0, 0..<room, .caret([]))])
      if isEdited { (shown.cursor, shown.isTyped) = ((0, 0), true) }
      return shown
    }
    let part = FieldText.line(editor)
    var shown = ShownRow(lines: [line(part.line)], spots: [Spot(line: 0, 0..<room, .caret(part.line.places))])
    if isEdited { (shown.cursor, shown.isTyped, shown.editor) = ((part.cursor, 0), true, editor) }
    return shown
  }

  /// The visible lines of a long text. Arrows next to them show that there are more.
  ///
  /// - Parameters:
  ///   - least: how many lines there are at least, empty ones included.
  ///   - placeholder: the text that shows while the field is empty.
  func lines(atLeast least: Int, _ placeholder: String?) -> ShownRow {
    let room = editor.area.width
    if editor.text.isEmpty, let placeholder {
      var shown = line(placeholder)
      fill(&shown, atLeast: least)
      return shown
    }
    let part = FieldText.lines(editor)
    var shown = ShownRow(lines: part.lines.map(line))
    if part.isMoreAbove { shown.lines[0].add("↑", x: room, .help) }
    if part.isMoreBelow { shown.lines[shown.lines.count - 1].add("↓", x: room, .help) }
    shown.spots = part.lines.enumerated().map { Spot(line: $0, 0..<room, .caret($1.places)) }
    fill(&shown, atLeast: least)
    if isEdited { (shown.cursor, shown.isTyped, shown.editor) = (part.cursor, true, editor) }
    return shown
  }

  /// Adds empty lines. A click on one of them puts the cursor at the end of the text.
  private func fill(_ shown: inout ShownRow, atLeast least: Int) {
    let room = editor.area.width
    while shown.lines.count < least {
      shown.spots.append(Spot(line: shown.lines.count, 0..<room, .caret(Array(repeating: editor.end, count: room))))
      shown.lines.append(ScreenLine(padded(""), isActive ? .activeField : .field))
    }
  }

  private func line(_ field: FieldText) -> ScreenLine {
    var line = ScreenLine(padded(field.text), isActive ? .activeField : .field)
    if !field.selected.isEmpty { line.add(field.selected, x: field.selectedX, .selection) }
    return line
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(0, editor.area.width - CellWidth.of(text)))
  }
}
