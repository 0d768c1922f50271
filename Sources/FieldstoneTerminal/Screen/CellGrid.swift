/// What a terminal's window shows: characters in cells, and where the cursor is.
struct CellGrid: Equatable {
  /// One cell: a character, or the second half of a wide one.
  struct Cell: Equatable {
    var character: Character
    var style: CellStyle
    /// Whether it belongs to the wide character before it.
    var isContinuation = false

    static let blank = Cell(character: " ", style: .plain)
  }

  let width: Int
  let height: Int
  private(set) var cells: [Cell]
  /// The texts that were put, as they came: line and columns.
  private var runs: [(y: Int, columns: Range<Int>)] = []
  private var lastRunIsPart = false
  /// Whether any of them has characters that go from right to left.
  private var isMixed = false
  /// Where the cursor blinks; nil where it is hidden.
  var cursor: (x: Int, y: Int)?

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.cells == right.cells && left.cursor?.x == right.cursor?.x
      && left.cursor?.y == right.cursor?.y
  }

  /// The cells of a line.
  func line(_ y: Int) -> ArraySlice<Cell> { cells[(y * width)..<((y + 1) * width)] }

  /// Puts a text on a line. Controls are written out, what does not fit is cut off at a whole character.
  ///
  /// - Returns: the column after it.
  @discardableResult mutating func put(_ text: String, x: Int, y: Int, _ style: CellStyle = .plain, end: Int? = nil)
    -> Int
  {
    let end = min(end ?? width, width)
    guard (0..<height).contains(y), x >= 0 else { return x }
    let start = x
    var x = x
    for character in VisibleText.line(text) {
      let columns = CellWidth.of(character)
      guard x + columns <= end else { break }
      let place = y * width + x
      cells[place] = Cell(character: Self.shown(character), style: style)
      if !isMixed, character.utf8.count > 1 { isMixed = BidiClass.isMixed(CollectionOfOne(character)) }
      if columns == 2 { cells[place + 1] = Cell(character: " ", style: style, isContinuation: true) }
      x += columns
    }
    if x > start {
      keepRun(y, start..<x, style)
      blankHalves(start..<x, y)
    }
    return x
  }

  /// Remembers where a text is. What only marks a part of a text belongs to it; what lies over others leaves of them what
  /// is still seen.
  private mutating func keepRun(_ y: Int, _ columns: Range<Int>, _ style: CellStyle) {
    if let last = runs.last, last.y == y, style.isPart || lastRunIsPart, last.columns.upperBound >= columns.lowerBound,
      last.columns.lowerBound <= columns.lowerBound
    {
      runs[runs.count - 1].columns = last.columns.lowerBound..<max(last.columns.upperBound, columns.upperBound)
    } else {
      runs.append((y, columns))
    }
    lastRunIsPart = style.isPart
  }

  /// Makes what stands in the first lines look as if it lay behind something.
  mutating func dim(lines: Int) {
    for place in cells.indices.prefix(width * max(0, lines)) where cells[place] != .blank {
      cells[place].style = .disabled
    }
  }

  /// Turns around what goes from right to left; the last thing that is done to a frame.
  ///
  /// - Returns: where the cells of those lines were drawn and are shown now.
  mutating func turnAround(isMirrored: Bool) -> [Int: LineOrder] {
    guard isMixed || isMirrored else { return [:] }
    var orders: [Int: LineOrder] = [:]
    for (y, runs) in Dictionary(grouping: runs, by: \.y) {
      var line = Array(line(y))
      guard let order = LineOrder(&line, runs: Self.visible(runs.map(\.columns)), isMirrored: isMirrored) else {
        continue
      }
      cells.replaceSubrange((y * width)..<((y + 1) * width), with: line)
      orders[y] = order
    }
    if let cursor, let order = orders[cursor.y], order.shown.indices.contains(cursor.x) {
      self.cursor = (order.shown[cursor.x], cursor.y)
    } else if let cursor, isMirrored {
      self.cursor = (max(0, width - 1 - cursor.x), cursor.y)
    }
    return orders
  }

  /// Of texts that lie over each other, what is seen.
  private static func visible(_ runs: [Range<Int>]) -> [Range<Int>] {
    var seen: [Range<Int>] = []
    for run in runs {
      seen = seen.flatMap { other -> [Range<Int>] in
        guard other.overlaps(run) else { return [other] }
        let parts = [
          other.lowerBound..<max(other.lowerBound, run.lowerBound),
          min(run.upperBound, other.upperBound)..<other.upperBound,
        ]
        return parts.filter { !$0.isEmpty }
      }
      seen.append(run)
    }
    return seen
  }

  /// Of a wide character that was written over by half, nothing is left: so it is in every terminal.
  private mutating func blankHalves(_ written: Range<Int>, _ y: Int) {
    let line = y * width
    let end = line + written.upperBound
    if written.upperBound < width, cells[end].isContinuation {
      cells[end] = Cell(character: " ", style: cells[end].style)
    }
    guard written.lowerBound > 0 else { return }
    let before = cells[line + written.lowerBound - 1]
    guard !before.isContinuation, CellWidth.of(before.character) == 2 else { return }
    cells[line + written.lowerBound - 1] = Cell(character: " ", style: before.style)
  }

  /// A character that takes its cells and no more, whatever was typed.
  private static func shown(_ character: Character) -> Character {
    if character.utf8.count == 1 { return character }
    if CellWidth.isLoneMark(character) {
      let marked = "\u{25CC}" + String(character.unicodeScalars.prefix(8))
      // Some marks belong to what follows them, and stay by themselves.
      if marked.count == 1 { return Character(marked) }
    }
    // Some "characters" are a million marks over one letter.
    return character.unicodeScalars.count <= 16
      ? character : Character(String(String.UnicodeScalarView(character.unicodeScalars.prefix(16))))
  }

  /// The window as text, for reading and for tests: no blanks at the ends of lines.
  var text: String {
    (0..<height).map { y in
      var line = String(line(y).filter { !$0.isContinuation }.map(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
