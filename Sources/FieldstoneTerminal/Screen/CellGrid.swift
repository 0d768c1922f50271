/// The contents of a terminal's window: characters in cells, and the position of the cursor.
struct CellGrid: Equatable {
  /// One cell: a character, or the second half of a wide one.
  struct Cell: Equatable {
    var character: Character
    var style: CellStyle
    /// Whether this is the second half of the wide character before it.
    var isContinuation = false

    static let blank = Cell(character: " ", style: .plain)
  }

  let width: Int
  let height: Int
  private(set) var cells: [Cell]
  /// The texts that were written, in the order of writing: line and columns.
  private var runs: [(y: Int, columns: Range<Int>)] = []
  private var lastRunIsPart = false
  /// Whether any of the texts has right-to-left characters.
  private var isMixed = false
  /// The position of the cursor; nil if it is hidden.
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

  /// Writes a text on a line. Control characters are escaped; text that doesn't fit is cut off after a whole character.
  ///
  /// - Returns: the column after the text.
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
      let index = y * width + x
      cells[index] = Cell(character: Self.shown(character), style: style)
      if !isMixed, character.utf8.count > 1 { isMixed = BidiClass.isMixed(CollectionOfOne(character)) }
      if columns == 2 { cells[index + 1] = Cell(character: " ", style: style, isContinuation: true) }
      x += columns
    }
    if x > start {
      keepRun(y, start..<x, style)
      blankHalves(start..<x, y)
    }
    return x
  }

  /// Records the columns of a text. A style that only marks part of a text extends the run of that text.
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

  /// Dims the first lines, so that they look as if they were behind something.
  mutating func dim(lines: Int) {
    for index in cells.indices.prefix(width * max(0, lines)) where cells[index] != .blank {
      cells[index].style = .disabled
    }
  }

  /// Reorders right-to-left text for display. This is the last step of drawing a frame.
  ///
  /// - Returns: for each reordered line, how its drawn columns map to the columns where they are shown.
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

  /// The visible parts of texts that overlap: later ones cover earlier ones.
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

  /// Blanks the remaining half of a wide character that was half overwritten, as every terminal does.
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

  /// The character to show: one that takes exactly its cells, whatever was typed.
  private static func shown(_ character: Character) -> Character {
    if character.utf8.count == 1 { return character }
    if CellWidth.isLoneMark(character) {
      let marked = "\u{25CC}" + String(character.unicodeScalars.prefix(8))
      // Some marks attach to what follows them, so that they don't combine with the dotted circle.
      if marked.count == 1 { return Character(marked) }
    }
    // A single "character" may be a letter with a million marks.
    return character.unicodeScalars.count <= 16
      ? character : Character(String(String.UnicodeScalarView(character.unicodeScalars.prefix(16))))
  }

  /// The window as text, for screen readers and tests, without trailing blanks.
  var text: String {
    (0..<height).map { y in
      var line = String(line(y).filter { !$0.isContinuation }.map(\.character))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
