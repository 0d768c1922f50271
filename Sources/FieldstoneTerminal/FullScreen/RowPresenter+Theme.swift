import FieldstoneCore

/// What a theme changes about rows, and the issues as a program shows them.
extension RowPresenter {
  /// A line of an issue with a stroke before it.
  func barred(_ line: ScreenLine, x: Int, _ style: CellStyle) -> ScreenLine {
    guard x >= 2 else { return line }
    var line = line
    line.add("▎", x: x - 2, style)
    return line
  }

  /// The program's lines for the issues of a row; nil if the form's own are to be shown.
  func ownIssueLines(_ row: FormRow, x: Int) -> [ScreenLine]? {
    guard let ownIssues, !row.issues.isEmpty else { return nil }
    let columns = max(1, width - x - 1)
    let space = TerminalFormSpace(columns: columns, lines: most, hasFocus: isFocused)
    return ownIssues(row, space)?.map { own in
      var line = ScreenLine()
      for part in own.parts {
        let text = CellWidth.cut(VisibleText.bounded(part.text, 4 * width + 4), columns - line.end)
        line.add(text, x: line.end, part.look.style)
      }
      line.shift(x)
      return line
    }
  }

  /// The lines after a row, or before a heading, that set it off.
  func spaced(_ shown: ShownRow, _ row: FormRow) -> ShownRow {
    guard !isInLine, !isOnOptionsPage, !isOnOwnScreen, !shown.lines.isEmpty else { return shown }
    var shown = shown
    switch (theme.density, row.kind) {
    case (.spacious, .field), (.spacious, .link), (.spacious, .element), (.spacious, .note), (.spacious, .content):
      shown.lines.append(.blank)
    case (.compact, _) where shown.lines.count > 1 && shown.lines[0] == .blank && shown.spots.isEmpty && !isFocused:
      shown.lines.removeFirst()
    default: break
    }
    return shown
  }

  /// A button or a link whose content the program shows. Pressing it does what it does otherwise.
  func presentContent(of row: FormRow, _ view: any TerminalFormControl) -> ShownRow {
    let x = left(row)
    var shown = FieldPresenter(presenter: self, row: row, width: max(1, width - x - 1)).own(view)
    for line in shown.lines.indices { shown.lines[line].shift(x) }
    shown.spots = shown.lines.enumerated().map { Spot(line: $0, x..<max(x + 1, $1.end), .keys([Key(.enter)])) }
    shown.cursor = isFocused ? (x, 0) : nil
    shown.isTyped = false
    if isFocused, !shown.lines.isEmpty { shown.lines[0].add(mark, x: max(0, x - 2), .mark) }
    if let words = row.waitingWords { shown.lines += wrapped(text(words), x: x, .help) }
    shown.lines += captionLines(row, x: x) + issueLines(row, x: x)
    return shown
  }
}
