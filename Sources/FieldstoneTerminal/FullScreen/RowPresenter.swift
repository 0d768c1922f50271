import FieldstoneCore

/// How a row becomes lines: a surface's "present a row".
struct RowPresenter {
  let width: Int
  /// Whether groups of rows are framed, so that their titles stand in the frame.
  let isInBox: Bool
  let environment: FormEnvironment
  /// What is typed in the row, where it has the focus.
  var editor: TextEditor?
  /// What is unfolded under it.
  var unfolded: Unfolded?
  var isFocused = false
  var isRevealing = false
  /// How many entries of a list, and lines of a long text, may show.
  var most = 6

  /// Below this, values stand under their titles.
  private static let leastForColumns = 50

  func present(_ row: FormRow) -> ShownRow {
    switch row.kind {
    case .header:
      if isInBox, row.depth == 0 { return ShownRow(heading: row.title) }
      return ShownRow(lines: [.blank] + wrapped(row.title, x: 2 * row.depth, .heading))
    case .footer: return ShownRow(lines: wrapped(row.title, x: left(row), .help))
    case .note: return ShownRow(lines: wrapped(row.title, x: row.depth == 0 ? 0 : left(row), .help))
    case .notice: return ShownRow(lines: issueLines(row, x: 2))
    case .action: return presentAction(row)
    case .link where row.isInline: return presentHeading(row)
    case .link, .field: return presentField(row)
    }
  }

  // MARK: Parts

  func text(_ words: FormString) -> String { words.text(in: environment) }

  /// Rows of a section stand a step further in than rows that belong to none, unless a box holds them together.
  private func left(_ row: FormRow) -> Int {
    let steps = isInBox || width < Self.leastForColumns ? row.depth : row.depth + 1
    return min(2 * max(1, steps), max(0, width - 4))
  }

  private func wrapped(_ text: String, x: Int, _ style: CellStyle) -> [ScreenLine] {
    guard !text.isEmpty else { return [] }
    let x = min(x, max(0, width - 4))
    return TextWrap.lines(VisibleText.bounded(text, 4000), width: width - x - 1).map { ScreenLine($0, x: x, style) }
  }

  private func issueLines(_ row: FormRow, x: Int) -> [ScreenLine] {
    row.issues.flatMap { issue -> [ScreenLine] in
      let (mark, style, text) = Self.looks(of: issue.severity)
      return TextWrap.lines(issue.text, width: width - x - 3).enumerated().map { place, line in
        var shown = ScreenLine(line, x: x + 2, text)
        if place == 0 { shown.add(mark, x: x, style) }
        return shown
      }
    }
  }

  /// What tells how much an issue matters, with and without colour: a mark, how that looks, and how its words look.
  static func looks(of severity: FormIssue.Severity) -> (mark: String, CellStyle, text: CellStyle) {
    switch severity {
    case .error: ("✗", .error, .errorText)
    case .warning: ("!", .warning, .warningText)
    case .info: ("i", .info, .infoText)
    }
  }

  private func presentAction(_ row: FormRow) -> ShownRow {
    var shown = button(row.shownTitle, x: left(row), isEnabled: row.isEnabled)
    shown.lines += issueLines(row, x: left(row))
    return shown
  }

  /// The end of a page that was opened from another one.
  func presentDone() -> ShownRow { button(text(.common(.done)), x: min(2, max(0, width - 4)), isEnabled: true) }

  private func button(_ title: String, x: Int, isEnabled: Bool) -> ShownRow {
    var line = ScreenLine()
    if isFocused { line.add("›", x: max(0, x - 2), .mark) }
    let style: CellStyle = !isEnabled ? .disabled : isFocused ? .activeButton : .button
    let title = CellWidth.cut(VisibleText.short(title, width), max(1, width - x - 5))
    line.add("[ \(title) ]", x: x, style)
    let spot = Spot(line: 1, x..<(x + CellWidth.of(title) + 4), .keys([Key(.enter)]))
    return ShownRow(lines: [.blank, line], spots: [spot], cursor: isFocused ? (x + 2, 1) : nil)
  }

  /// A subform within the page: a heading, with what can be done to it where it may be nil.
  private func presentHeading(_ row: FormRow) -> ShownRow {
    if isInBox, row.depth == 0 {
      var shown = ShownRow(heading: row.shownTitle)
      if row.isOptionalSubform {
        shown.put(FieldPresenter(presenter: self, row: row, width: width - 2).presence, x: 2, line: 0)
        if isFocused { shown.lines[0].add("›", x: 0, .mark) }
      }
      shown.lines += issueLines(row, x: 2)
      return shown
    }
    guard row.isOptionalSubform else {
      return ShownRow(lines: [.blank] + wrapped(row.title, x: 2 * row.depth, .heading) + issueLines(row, x: 2))
    }
    var shown = ShownRow(lines: [.blank])
    shown.put(presentField(row), x: 0, line: 1)
    return shown
  }

  /// A switch whose title leaves no room beside it: the box, and the title behind it.
  private func presentCheckbox(_ row: FormRow, _ box: String, _ title: String, x: Int) -> ShownRow {
    let titles = TextWrap.lines(title, width: width - x - 5)
    var shown = ShownRow(lines: titles.map { ScreenLine($0, x: x + 4, isFocused ? .title : .plain) })
    shown.spots = shown.lines.enumerated().map { Spot(line: $0, x..<$1.end, .keys([Key(.text(" "))])) }
    shown.lines[0].add(box, x: x, isFocused ? .current : .plain)
    if isFocused {
      shown.lines[0].add("›", x: max(0, x - 2), .mark)
      shown.cursor = (x + 1, 0)
    }
    shown.lines += issueLines(row, x: x + 4)
    return shown
  }

  private func presentField(_ row: FormRow) -> ShownRow {
    let x = left(row)
    let titleStyle: CellStyle = isFocused || row.isInline ? .title : .plain
    var title = VisibleText.bounded(row.shownTitle, 1000)
    if let mark = row.mark { title += mark == .required ? " *" : " (\(text(.dialogue(.optional))))" }
    let column = max(x + 4, min(30, width * 2 / 5))
    var lines: [ScreenLine] = []
    var valueX = column
    if width < Self.leastForColumns || CellWidth.of(title) > column - x - 1 {
      valueX = x + 2
      lines = TextWrap.lines(title, width: width - x - 1).map { ScreenLine($0, x: x, titleStyle) } + [.blank]
    } else {
      lines = [ScreenLine(title, x: x, titleStyle)]
    }
    if isFocused { lines[0].add("›", x: max(0, x - 2), .mark) }
    if valueX == x + 2, let box = row.box { return presentCheckbox(row, box, title, x: x) }
    let value = FieldPresenter(presenter: self, row: row, width: max(3, width - valueX - 1)).value
    var shown = ShownRow(lines: lines)
    shown.put(value, x: valueX, line: lines.count - 1)
    if let cursor = shown.cursor { shown.cursor = (min(cursor.x, width - 1), cursor.line) }
    shown.lines += issueLines(row, x: valueX)
    return shown
  }
}
