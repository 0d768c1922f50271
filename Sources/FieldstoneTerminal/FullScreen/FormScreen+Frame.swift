import FieldstoneCore

extension FormScreen {
  /// The window as it is to be shown now.
  func frame() -> CellGrid {
    var grid = CellGrid(width: width, height: height)
    let foot = height >= 8 ? 2 : height >= 3 ? 1 : 0
    var head = 0
    if height >= 6, let trail {
      grid.put("‹ " + trail, x: 0, y: 0, .bold)
      head = 1
    }
    drawRows(in: &grid, from: head, height: height - head - foot)
    if foot == 2 { drawHint(in: &grid, y: height - 2) }
    if foot > 0 { drawStatus(in: &grid, y: height - 1) }
    if let panel { draw(panel, in: &grid) }
    return grid
  }

  /// How one came to the page; nil on the first one where it has no title.
  private var trail: String? {
    guard let page = engine.openPages.last else { return nil }
    let titles = (page.trail + [page.title]).filter { !$0.isEmpty }
    return titles.isEmpty ? nil : titles.joined(separator: " › ")
  }

  // MARK: Rows

  private func lineCount(_ index: Int) -> Int { lines(index).count }

  /// The lines of a row; the first one of a page needs no space above it.
  private func lines(_ index: Int) -> [ScreenLine] {
    let lines = shownRow(at: index).lines
    return index == 0 && lines.first == .blank ? Array(lines.dropFirst()) : lines
  }

  private func drawRows(in grid: inout CellGrid, from start: Int, height: Int) {
    let count = engine.rows.count
    guard height > 0, count > 0 else { return }
    place.row = min(place.row, count - 1)
    // The row there may have become shorter.
    place.skipped = min(place.skipped, max(0, lineCount(place.row) - 1))
    scroll(height, count)
    var y = start
    var index = place.row
    var skipped = place.skipped
    while y < start + height, index < count {
      let lines = lines(index)
      let isFocused = focus == engine.rows.id(at: index)
      for (line, content) in lines.enumerated().dropFirst(skipped) where y < start + height {
        content.draw(in: &grid, y: y)
        if isFocused, let cursor = shownRow(at: index).cursor, cursor.line == line + dropped(index) {
          grid.cursor = (cursor.x, y)
        }
        y += 1
      }
      skipped = 0
      index += 1
    }
  }

  private func dropped(_ index: Int) -> Int { shownRow(at: index).lines.count - lineCount(index) }

  /// Moves the window so that the row with the focus is in it, with what belongs to it.
  private func scroll(_ height: Int, _ count: Int) {
    guard let focus, let index = engine.index(of: focus) else { return }
    // The heading above it and the remark below belong to it, as far as there is room.
    var first = index
    while first > 0, index - first < 2, !engine.rows[first - 1].isFocusable, lineCount(first - 1) < height / 2 {
      first -= 1
    }
    var last = index
    while last + 1 < count, last - index < 2, [.footer, .note, .notice].contains(engine.rows[last + 1].kind) {
      last += 1
    }
    place.reveal((first, 0), (last, max(0, lineCount(last) - 1)), height: height, count: lineCount)
    let end = lineCount(index) - 1
    let cursor = (shownRow(at: index).cursor?.line ?? 0) - dropped(index)
    if end < height {
      place.reveal((index, 0), (index, max(0, end)), height: height, count: lineCount)
    } else {
      place.reveal((index, max(0, cursor)), (index, max(0, cursor)), height: height, count: lineCount)
    }
    fillBelow(height, count)
  }

  /// No empty lines under the last row while there are rows above.
  private func fillBelow(_ height: Int, _ count: Int) {
    var lines = -place.skipped
    var index = place.row
    while index < count, lines < height {
      lines += lineCount(index)
      index += 1
    }
    guard lines < height, place != PagePlace() else { return }
    place = PagePlace()
    place.reveal((0, 0), (count - 1, max(0, lineCount(count - 1) - 1)), height: height, count: lineCount)
  }

  // MARK: Foot

  /// Help for the row with the focus, always in the same place.
  private func drawHint(in grid: inout CellGrid, y: Int) {
    guard let row = focus.flatMap(engine.row) else { return }
    var words = row.help.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") } ?? ""
    if case .date(let style) = row.control.known {
      words += (words.isEmpty ? "" : " ") + text(ScreenWords.format(style.kind))
    }
    grid.put(words, x: 2, y: y, .dim)
  }

  private func drawStatus(in grid: inout CellGrid, y: Int) {
    grid.put(String(repeating: " ", count: width), x: 0, y: y, .inverse)
    let keys = text(
      list != nil ? ScreenWords.listKeys : engine.openPages.count > 1 ? ScreenWords.pageKeys : ScreenWords.keys)
    var parts: [String] = []
    if !issueRows.isEmpty { parts.append("✗ " + text(ScreenWords.issues(issueRows.count))) }
    if engine.facts.dirtyFields > 0 { parts.append(text(ScreenWords.changed(engine.facts.dirtyFields))) }
    let left = message ?? parts.joined(separator: " · ")
    let end = grid.put(left, x: 1, y: y, CellStyle(isBold: true, isInverse: true))
    for keys in [keys, text(ScreenWords.fewKeys)] {
      let x = width - CellWidth.of(keys) - 1
      guard x > end + 1 else { continue }
      grid.put(keys, x: x, y: y, .inverse)
      return
    }
  }

  // MARK: Panels

  private func draw(_ panel: Panel, in grid: inout CellGrid) {
    var lines: [(String, CellStyle)] = []
    let room = max(2, min(70, width - 4))
    func add(_ words: String, _ style: CellStyle = .plain) {
      lines += TextWrap.lines(words, width: room).map { ($0, style) }
    }
    switch panel {
    case .help:
      if let row = focus.flatMap(engine.row) {
        add(row.title, .bold)
        if let help = row.help { add(help) }
        add("")
      }
      for line in text(ScreenWords.help).split(whereSeparator: \.isNewline) {
        // Keys in a column of their own, where there is room for two.
        let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
        guard room >= 50, parts.count == 2 else {
          add(String(line))
          continue
        }
        let keys = parts[0] + String(repeating: " ", count: max(1, 11 - CellWidth.of(parts[0])))
        for (place, words) in TextWrap.lines(parts[1], width: room - 11).enumerated() {
          lines.append(((place == 0 ? keys : String(repeating: " ", count: 11)) + words, .plain))
        }
      }
      add("")
      add(text(ScreenWords.anyKey), .dim)
    case .leaving:
      add(text(ScreenWords.leave), .bold)
      add(text(ScreenWords.leaveKeys))
    }
    let inside = lines.map { CellWidth.of($0.0) }.max() ?? 0
    let x = max(0, (width - inside - 4) / 2)
    let y = max(0, (height - lines.count - 2) / 2)
    let border = String(repeating: "─", count: inside + 2)
    grid.put("┌" + border + "┐", x: x, y: y)
    for (place, line) in lines.enumerated() {
      grid.put("│ " + String(repeating: " ", count: inside) + " │", x: x, y: y + 1 + place)
      grid.put(line.0, x: x + 2, y: y + 1 + place, line.1)
    }
    grid.put("└" + border + "┘", x: x, y: y + 1 + lines.count)
    grid.cursor = nil
  }
}
