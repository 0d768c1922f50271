import FieldstoneCore

/// The rows of collections: the heading, the elements, and the button that adds one.
extension RowPresenter {
  /// The heading, with the issues of the collection as a whole. An empty one says that it is empty.
  func presentCollection(_ row: FormRow) -> ShownRow {
    let x = left(row)
    var shown =
      isInBox && row.depth == 0
      ? ShownRow(heading: row.shownTitle)
      : ShownRow(lines: [.blank] + wrapped(row.shownTitle, x: 2 * row.depth, .heading))
    shown.lines += issueLines(row, x: x)
    // In line with the button that adds an element.
    if isEmpty { shown.lines += wrapped(row.display, x: left(depth: row.depth + 1), .help) }
    return shown
  }

  /// An element whose rows follow: a line with its title and position.
  func presentElement(_ row: FormRow) -> ShownRow {
    let x = left(row)
    let title = CellWidth.cut(VisibleText.short(title(of: row), width), width - x - Self.roomForMarks)
    var shown = ShownRow(lines: [ScreenLine(title, x: x, .title)])
    if isFocused || isMoving {
      shown.lines[0].add(mark, x: max(0, x - 2), .mark)
      if isFocused { shown.cursor = (x, 0) }
    }
    shown.lines += issueLines(row, x: x)
    return shown
  }

  func presentAdd(_ row: FormRow) -> ShownRow {
    let button = PageButton(title: row.shownTitle, isEnabled: row.isEnabled, isActive: isFocused)
    var shown = button.lines(x: left(row), width: width)
    // It belongs to the elements above it.
    shown.lines.removeFirst()
    shown.spots = shown.spots.map { Spot(line: 0, $0.columns, $0.action) }
    if let cursor = shown.cursor { shown.cursor = (cursor.x, 0) }
    if let fullness { shown.lines += wrapped(text(fullness), x: left(row), .help) }
    return shown
  }

  /// The columns that the marks of an element need.
  static let roomForMarks = 7

  /// Adds marks for the pointer at the end of an element's first line, if there is room: `↑ ↓ ×`.
  func addMarks(to shown: inout ShownRow, _ row: FormRow) {
    guard let line = shown.lines.first, line.end <= width - Self.roomForMarks else { return }
    let marks: [(FormRow.Actions, String, Key)] = [
      (.remove, "×", .alt("x")), (.moveDown, "↓", .alt("j")), (.moveUp, "↑", .alt("k")),
    ]
    var x = width - 2
    for (action, mark, key) in marks {
      if row.actions.contains(action) {
        shown.lines[0].add(mark, x: x, isFocused ? .key : .help)
        shown.spots.append(Spot(line: 0, x..<(x + 1), .keys([key])))
      }
      x -= 2
    }
  }
}
