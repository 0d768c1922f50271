import FieldstoneCore

/// What lies over the form until it is answered.
enum ScreenPanel: Equatable {
  case help
  /// Leave with changes?
  case leaving
  /// Remove a subform with what is in it?
  case removing(FormRowID)
  /// A submit failed; what the program had to say.
  case failed(String)
  /// What a search has found, or what is wrong.
  case jump(JumpPanel)
}

extension FormScreen {
  func show(_ new: ScreenPanel) {
    panel = new
    panelStart = 0
  }

  func draw(_ panel: ScreenPanel, in grid: inout CellGrid) {
    if case .jump(let jump) = panel { return draw(jump, in: &grid) }
    let room = max(2, min(70, width - 4))
    let lines = lines(of: panel, room: room)
    // What goes on stays in sight, however far one has scrolled.
    let last = takesAnyKey(panel) ? TextWrap.lines(text(ScreenWords.anyKey), width: room) : []
    let inside = max(1, min((lines.map(\.text) + last).map { CellWidth.of($0) }.max() ?? 0, width - 4))
    let most = max(1, height - 2 - last.count)
    panelStart = min(panelStart, max(0, lines.count - most))
    let window = lines.dropFirst(panelStart).prefix(most)
    let x = max(0, (width - inside - 4) / 2)
    let y = max(0, (height - window.count - last.count - 2) / 2)
    func border(_ left: String, _ right: String, _ arrow: String?) -> String {
      let line = String(repeating: "─", count: inside + 1 - (arrow == nil ? 0 : 1))
      return left + line + (arrow ?? "") + "─" + right
    }
    grid.put(border("╭", "╮", panelStart > 0 ? "↑" : nil), x: x, y: y)
    for (place, line) in (window + last.map { ($0, .help) }).enumerated() {
      // Nothing of the form sticks to the frame.
      if x > 0 { grid.put(" │ " + String(repeating: " ", count: inside) + " │ ", x: x - 1, y: y + 1 + place) }
      grid.put("│ " + String(repeating: " ", count: inside) + " │", x: x, y: y + 1 + place)
      grid.put(line.text, x: x + 2, y: y + 1 + place, line.style, end: x + 2 + inside)
      let name = line.text.split(separator: " ").first.map(String.init) ?? ""
      if line.style == .plain, let key = Key(called: name) {
        hints.append((y + 1 + place, x..<(x + inside + 4), [key]))
      }
    }
    let isMore = panelStart + window.count < lines.count
    grid.put(border("╰", "╯", isMore ? "↓" : nil), x: x, y: y + 1 + window.count + last.count)
    if takesAnyKey(panel) { hints = (0..<height).map { ($0, 0..<width, [Key(.escape)]) } }
    grid.cursor = nil
  }

  /// Whether any key will do.
  private func takesAnyKey(_ panel: ScreenPanel) -> Bool {
    switch panel {
    case .help, .failed: true
    case .leaving, .removing, .jump: false
    }
  }

  private typealias Line = (text: String, style: CellStyle)

  private func lines(of panel: ScreenPanel, room: Int) -> [Line] {
    var lines: [Line] = []
    func add(_ words: String, _ style: CellStyle = .plain) {
      lines += TextWrap.lines(VisibleText.bounded(words, 4000), width: room).map { ($0, style) }
    }
    switch panel {
    case .help:
      if let row = focus.flatMap(engine.row) {
        add(row.shownTitle, .heading)
        row.help.map { add($0) }
        add("")
      }
      lines += keyTable(room)
      add("")
    case .leaving:
      add(text(ScreenWords.leave), .heading)
      add(text(ScreenWords.leaveKeys))
    case .removing(let row):
      add(text(ScreenWords.remove(VisibleText.short(engine.row(row)?.shownTitle ?? row.path))), .heading)
      add(text(ScreenWords.removeKeys))
    case .failed(let message):
      add(text(ScreenWords.failed), .heading)
      add(message)
      add("")
      add(text(ScreenWords.nothingLost))
      add("")
    case .jump: break
    }
    return lines
  }

  /// Keys in a column of their own, where there is room for two.
  private func keyTable(_ room: Int) -> [Line] {
    let words = [ScreenWords.help] + (ownsTerminal ? [ScreenWords.helpOfTerminal] : [])
    return words.map(text).joined(separator: "\n").split(whereSeparator: \.isNewline).flatMap { line -> [Line] in
      let parts = line.split(separator: "  ", maxSplits: 1).map(String.init)
      guard room >= 50, parts.count == 2 else { return TextWrap.lines(String(line), width: room).map { ($0, .plain) } }
      let column = 13
      return TextWrap.lines(parts[1], width: room - column).enumerated().map { place, words in
        let keys = place == 0 ? parts[0] : ""
        return (keys + String(repeating: " ", count: max(1, column - CellWidth.of(keys))) + words, .plain)
      }
    }
  }
}
