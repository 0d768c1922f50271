/// The buttons of a dialog, beside each other or, where there is no room, below each other.
struct PanelButtons {
  struct Button: Equatable {
    let title: String
    /// The key that does the same.
    let key: Key
  }

  /// A button as it is drawn.
  struct Drawn {
    let x: Int
    let text: String
    let style: CellStyle
    let key: Key
  }

  var buttons: [Button] = []
  var current = 0

  func lines(width: Int) -> [[Drawn]] {
    let texts = buttons.map { "[ \(CellWidth.cut(VisibleText.short($0.title, max(1, width)), max(1, width - 4))) ]" }
    let isWide = texts.reduce(-1) { $0 + CellWidth.of($1) + 1 } <= width
    var lines: [[Drawn]] = []
    var x = 0
    for (place, text) in texts.enumerated() {
      if lines.isEmpty || !isWide { lines.append([]) }
      let style: CellStyle = place == current ? .activeButton : .button
      lines[lines.count - 1].append(Drawn(x: isWide ? x : 0, text: text, style: style, key: buttons[place].key))
      x += CellWidth.of(text) + 1
    }
    return lines
  }
}

extension [PanelButtons.Drawn] {
  /// The column after the last of them.
  var end: Int { last.map { $0.x + CellWidth.of($0.text) } ?? 0 }
}
