/// Writes frames with random texts and styles: a terminal that reads the bytes must show these frames.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  var source = Source(bytes: UnsafeBufferPointer(start: start, count: count))
  let depth = ColorDepth.allCases[source.number(ColorDepth.allCases.count)]
  let colors: [TerminalColors?] = [nil, .dark, .light]
  let theme = ScreenTheme(colors[source.number(3)], depth: depth)
  let writer = FrameWriter(theme)
  let kind = source.number(3)
  let (width, height) = (1 + source.number(40), 1 + source.number(8))
  var terminal = Terminal(isInline: kind == 2)
  if kind == 2 { terminal.begin(at: 4) }
  // As it is, with right-to-left texts reordered, or with the whole window mirrored.
  let turn = source.number(3)
  let part = (x: source.number(9), y: source.number(9))
  var last: CellGrid?
  var grid = CellGrid(width: width, height: height)
  while !source.isEmpty {
    change(&grid, &source)
    var shown = grid
    if turn > 0 { _ = shown.turnAround(isMirrored: turn == 2) }
    let line = last.map { $0.cursor.map { min($0.y, height - 1) } ?? 0 } ?? 0
    let place: FramePlace = kind == 0 ? .window : kind == 1 ? .part(x: part.x, y: part.y) : .lines(cursor: line)
    terminal.read(writer.bytes(from: last, to: shown, at: place))
    let origin = kind == 1 ? part : (x: 0, y: kind == 2 ? 4 : 0)
    compare(terminal, shown, origin, theme)
    last = shown
  }
  return 0
}

/// Puts random texts at random positions.
private func change(_ grid: inout CellGrid, _ source: inout Source) {
  if source.number(4) == 0 { grid = CellGrid(width: grid.width, height: grid.height) }
  for _ in 0...source.number(4) {
    let style = CellStyle(rawValue: UInt8(source.number(CellStyle.allCases.count))) ?? .plain
    let (x, y) = (source.number(grid.width), source.number(grid.height))
    let end = source.number(3) == 0 ? source.number(grid.width + 4) : nil
    grid.put(source.text(), x: x, y: y, style, end: end)
  }
  grid.cursor = source.number(3) == 0 ? nil : (source.number(grid.width + 2), source.number(grid.height + 2))
}

private func compare(_ terminal: Terminal, _ grid: CellGrid, _ origin: (x: Int, y: Int), _ theme: ScreenTheme) {
  for y in 0..<grid.height {
    for (x, cell) in grid.line(y).enumerated() where !cell.isContinuation {
      let seen = terminal.cell(origin.x + x, origin.y + y)
      precondition(seen.text == String(cell.character), "\(x), \(y): '\(seen.text)' instead of '\(cell.character)'")
      precondition(seen.style == theme.sequence(cell.style), "\(x), \(y): wrong style")
    }
  }
  precondition(terminal.showsCursor == (grid.cursor != nil), "The cursor's visibility is wrong.")
  guard let cursor = grid.cursor else { return }
  let wanted = (origin.x + min(cursor.x, grid.width - 1), origin.y + min(cursor.y, grid.height - 1))
  precondition(terminal.x == wanted.0 && terminal.y == wanted.1, "The cursor's position is wrong.")
}

/// Derives numbers and texts from the fuzzer's bytes.
private struct Source {
  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0

  var isEmpty: Bool { place >= bytes.count }

  mutating func number(_ count: Int) -> Int {
    guard !isEmpty, count > 0 else { return 0 }
    defer { place += 1 }
    return Int(bytes[place]) % count
  }

  mutating func text() -> String {
    let end = min(bytes.count, place + number(24))
    defer { place = max(place, end) }
    return place < end ? String(decoding: bytes[place..<end], as: UTF8.self) : ""
  }
}
