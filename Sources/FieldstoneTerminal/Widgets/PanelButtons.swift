/// The buttons of a dialog, side by side or, if there is no room, below each other.
struct PanelButtons {
  struct Button: Equatable {
    let title: String
    /// The shortcut key.
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
    for (index, text) in texts.enumerated() {
      if lines.isEmpty || !isWide { lines.append([]) }
      let style: CellStyle = index == current ? .activeButton : .button
      lines[lines.count - 1].append(Drawn(x: isWide ? x : 0, text: text, style: style, key: buttons[index].key))
      x += CellWidth.of(text) + 1
    }
    return lines
  }
}

extension PanelButtons {
  enum Pressed: Equatable {
    case moves
    /// A button is pressed; the value is its shortcut key.
    case button(Key)
    /// Not a key of buttons.
    case nothing
  }

  /// Moves between the buttons, or presses the current one.
  mutating func press(_ key: Key) -> Pressed {
    // With a single button, ↑ and ↓ scroll the message above it.
    if buttons.isEmpty || buttons.count == 1 && (key.name == .up || key.name == .down) { return .nothing }
    switch key.name {
    case .tab where key.modifiers.contains(.shift), .left, .up: current = (current + buttons.count - 1) % buttons.count
    case .tab, .right, .down: current = (current + 1) % buttons.count
    case .enter, .text(" "): return .button(buttons[min(current, buttons.count - 1)].key)
    default: return .nothing
    }
    return .moves
  }
}

extension [PanelButtons.Drawn] {
  /// The column after the last button.
  var end: Int { last.map { $0.x + CellWidth.of($0.text) } ?? 0 }
}
