/// Turns the difference between two frames into bytes for the terminal.
struct FrameWriter {
  /// The sequence of each style.
  private let sequences: [String]

  init(_ theme: ScreenTheme = ScreenTheme(nil, depth: .sixteen)) {
    sequences = CellStyle.allCases.map(theme.sequence)
  }

  /// The longest run of unchanged cells that is cheaper to rewrite than to skip.
  private static let shortGap = 6

  /// The bytes that turn `last` into `next`. If `last` is nil or has another size, everything is written. Empty if
  /// nothing differs.
  func bytes(from last: CellGrid?, to next: CellGrid, at place: FramePlace = .window) -> [UInt8] {
    let known = last.flatMap { $0.width == next.width && $0.height == next.height ? $0 : nil }
    if known == next { return [] }
    var pen = FramePen(sequences: sequences, place: place)
    pen.add("\u{1B}[?2026h")
    if known == nil { pen.begin(height: next.height) }
    if known?.cursor != nil, next.cursor == nil { pen.add("\u{1B}[?25l") }
    for y in 0..<next.height { writeLine(y, from: known, to: next, isCleared: place.isCleared, &pen) }
    pen.finish()
    if let cursor = next.cursor {
      pen.move(min(cursor.x, next.width - 1), min(cursor.y, next.height - 1))
      if known == nil || known?.cursor == nil { pen.add("\u{1B}[?25h") }
    } else {
      if known == nil { pen.add("\u{1B}[?25l") }
      // Lines are relative to the cursor, so it needs a known position even while hidden.
      if case .lines = place { pen.move(0, 0) }
    }
    pen.add("\u{1B}[?2026l")
    return Array(pen.out.utf8)
  }

  private func writeLine(
    _ y: Int, from known: CellGrid?, to next: CellGrid, isCleared: Bool, _ pen: inout FramePen
  ) {
    let new = next.line(y)
    let old = known?.line(y)
    let base = new.startIndex
    func differs(_ x: Int) -> Bool {
      old.map { $0[base + x] != new[base + x] } ?? (!isCleared || new[base + x] != .blank)
    }
    guard old != new else { return }
    var used = next.width
    // The rest of a line can be cleared at once if the whole line belongs to the frame.
    while isCleared, used > 0, new[base + used - 1] == .blank { used -= 1 }
    var x = 0
    while x < next.width {
      guard differs(x) else {
        x += 1
        continue
      }
      if x >= used {
        pen.clearLine(x, y)
        return
      }
      var end = x + 1
      var gap = 0
      while end + gap < used, gap <= Self.shortGap {
        if differs(end + gap) {
          end += gap + 1
          gap = 0
        } else {
          gap += 1
        }
      }
      // Wide characters are written whole.
      while x > 0, new[base + x].isContinuation { x -= 1 }
      while end < next.width, new[base + end].isContinuation { end += 1 }
      pen.move(x, y)
      for column in x..<end where !new[base + column].isContinuation { pen.write(new[base + column], column, y) }
      x = end
    }
  }
}
