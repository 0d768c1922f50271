/// Where on the terminal a frame is drawn.
enum FramePlace: Equatable {
  /// The whole window.
  case window
  /// Part of a window that somebody else draws. Nothing outside that part is touched.
  case part(x: Int, y: Int)
  /// Some lines of a window that has other content above them. Positions are relative to the cursor, which is in the
  /// line of this index.
  case lines(cursor: Int)

  /// Whether cells of unknown content are cleared first. Part of a window isn't cleared, but overwritten.
  var isCleared: Bool {
    if case .part = self { return false }
    return true
  }
}

/// Writes the sequences of a frame, and tracks the terminal's cursor and style meanwhile.
struct FramePen {
  private let sequences: [String]
  private let place: FramePlace
  private(set) var out = ""
  private var style = CellStyle.plain
  /// The cursor's column in the frame; -1 if unknown.
  private var x = -1
  private var y = -1

  init(sequences: [String], place: FramePlace) {
    (self.sequences, self.place) = (sequences, place)
    if case .lines(let line) = place { y = line }
  }

  mutating func add(_ sequence: String) { out += sequence }

  /// Clears cells of unknown content. For `lines`, also scrolls to make room for `height` lines.
  mutating func begin(height: Int) {
    switch place {
    case .window: add("\u{1B}[0m\u{1B}[2J")
    case .part: add("\u{1B}[0m")
    case .lines:
      add(Self.clearing(from: y))
      if height > 1 { add(String(repeating: "\n", count: height - 1) + "\u{1B}[\(height - 1)A") }
      (x, y) = (0, 0)
    }
  }

  /// Clears from `linesAbove` lines above the cursor to the end of the window, and leaves the cursor at the start.
  ///
  /// The first cell is cleared separately, because some terminals move the whole window into the scrollback if it is
  /// cleared from its first cell.
  static func clearing(from linesAbove: Int) -> String {
    "\u{1B}[0m" + (linesAbove > 0 ? "\u{1B}[\(linesAbove)A" : "") + "\r\u{1B}[K\u{1B}[C\u{1B}[J\r"
  }

  mutating func move(_ toX: Int, _ toY: Int) {
    guard toX != x || toY != y else { return }
    switch place {
    case .window: add("\u{1B}[\(toY + 1);\(toX + 1)H")
    case .part(let left, let top): add("\u{1B}[\(top + toY + 1);\(left + toX + 1)H")
    case .lines:
      if toY != y { add("\u{1B}[\(abs(toY - y))\(toY > y ? "B" : "A")") }
      // After the last column the position is uncertain, so that columns are counted from the left edge.
      if toX != x { add("\r" + (toX > 0 ? "\u{1B}[\(toX)C" : "")) }
    }
    (x, y) = (toX, toY)
  }

  mutating func write(_ cell: CellGrid.Cell, _ atX: Int, _ atY: Int) {
    if joinsLast(cell.character) { x = -1 }
    move(atX, atY)
    if cell.style != style { set(cell.style) }
    out.append(cell.character)
    // Terminals disagree about the width of some characters, so the cursor's column is unknown after them.
    x = CellWidth.isUncertain(cell.character) ? -1 : x + CellWidth.of(cell.character)
  }

  /// Whether a character becomes one with that of the cell before it if it is written right after it, as two parts of
  /// a Hangul syllable do (UAX #29).
  private func joinsLast(_ character: Character) -> Bool {
    guard x >= 0, let byte = out.utf8.last, byte >= 0x80 || character.utf8.count > 1, let last = out.last else {
      return false
    }
    return (String(last) + String(character)).count == 1
  }

  mutating func clearLine(_ fromX: Int, _ atY: Int) {
    move(fromX, atY)
    if style != .plain { set(.plain) }
    add("\u{1B}[K")
  }

  mutating func finish() {
    if style != .plain { set(.plain) }
  }

  private mutating func set(_ new: CellStyle) {
    add(sequences[Int(new.rawValue)])
    style = new
  }
}
