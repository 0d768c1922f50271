/// Where on the terminal a frame goes.
enum FramePlace: Equatable {
  /// To the whole window.
  case window
  /// To a part of a window that belongs to somebody else; nothing beside it is touched.
  case part(x: Int, y: Int)
  /// To lines of a window that goes on above them, found by their distance from the cursor: the line that it is in.
  case lines(cursor: Int)

  /// Whether cells that nothing is known of are blank: a part of a window is not cleared, but written over.
  var isCleared: Bool {
    if case .part = self { return false }
    return true
  }
}

/// Where the terminal's cursor is while a frame is written, and how it writes.
struct FramePen {
  private let sequences: [String]
  private let place: FramePlace
  private(set) var out = ""
  private var style = CellStyle.plain
  /// In the frame; -1 where it is anywhere.
  private var x = -1
  private var y = -1

  init(sequences: [String], place: FramePlace) {
    (self.sequences, self.place) = (sequences, place)
    if case .lines(let line) = place { y = line }
  }

  mutating func add(_ sequence: String) { out += sequence }

  /// Clears what nothing is known of, and makes room where lines are only found from the cursor.
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

  /// Clears the lines from some lines above the cursor on; the cursor is there then.
  ///
  /// Some terminals move all they show into what was scrolled away when it is cleared from its very first cell.
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
      // From behind the last column only the left edge is certain.
      if toX != x { add("\r" + (toX > 0 ? "\u{1B}[\(toX)C" : "")) }
    }
    (x, y) = (toX, toY)
  }

  mutating func write(_ cell: CellGrid.Cell, _ atX: Int, _ atY: Int) {
    move(atX, atY)
    if cell.style != style { set(cell.style) }
    out.append(cell.character)
    // Behind the last column and behind characters that terminals disagree about, the cursor is anywhere.
    x = CellWidth.isUncertain(cell.character) ? -1 : x + CellWidth.of(cell.character)
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
