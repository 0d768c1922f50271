/// A title with its value, which is next to it or, if there is no room, below it.
struct LabelledField {
  let title: String
  let style: CellStyle
  var isActive = false
  /// Whether the title is above the value, however much room there is.
  var isAbove = false
  /// The mark in front of an active field.
  var mark = "›"
  /// The column of the title.
  let x: Int
  let width: Int

  /// In windows with fewer columns, values are below their titles.
  static let leastForColumns = 50

  /// The column of values that are next to their titles.
  private var column: Int { max(x + 4, min(30, width * 2 / 5)) }
  var isBeside: Bool { !isAbove && width >= Self.leastForColumns && CellWidth.of(title) <= column - x - 1 }
  var valueX: Int { isBeside ? column : x + 2 }
  /// The width of the value in columns.
  var room: Int { max(3, width - valueX - 1) }

  /// - Parameter isArrow: whether the value is only an arrow, which stands behind the title where values are below it.
  func lines(_ value: ShownRow, isArrow: Bool = false) -> ShownRow {
    let isBehind = isArrow && !isBeside
    let titles = isBeside ? [title] : TextWrap.lines(title, width: width - x - (isBehind ? 3 : 1))
    var shown = ShownRow(lines: titles.map { ScreenLine($0, x: x, style) })
    if isActive { shown.lines[0].add(mark, x: max(0, x - 2), .mark) }
    if isBehind {
      shown.put(value, x: shown.lines[titles.count - 1].end + 1, line: titles.count - 1)
    } else {
      shown.put(value, x: valueX, line: isBeside ? 0 : titles.count)
    }
    if let cursor = shown.cursor { shown.cursor = (min(cursor.x, width - 1), cursor.line) }
    return shown
  }

  /// A toggle or checkbox whose title doesn't fit in front of it: the box, followed by the title.
  func lines(box: String) -> ShownRow {
    let titles = TextWrap.lines(title, width: width - x - 5)
    var shown = ShownRow(lines: titles.map { ScreenLine($0, x: x + 4, isActive ? .title : .plain) })
    shown.spots = shown.lines.enumerated().map { Spot(line: $0, x..<$1.end, .keys([Key(.text(" "))])) }
    shown.lines[0].add(box, x: x, isActive ? .current : .plain)
    if isActive {
      shown.lines[0].add(mark, x: max(0, x - 2), .mark)
      shown.cursor = (x + 1, 0)
    }
    return shown
  }
}

/// A text after a mark.
struct MarkedText {
  let mark: String
  let style: CellStyle
  let text: String
  let textStyle: CellStyle

  /// The lines of the text, wrapped between words.
  func lines(x: Int, width: Int) -> [ScreenLine] {
    TextWrap.lines(text, width: width - x - 2).enumerated().map { index, line in
      var shown = ScreenLine(line, x: x + 2, textStyle)
      if index == 0 { shown.add(mark, x: x, style) }
      return shown
    }
  }
}
