/// The frame of a panel, centered in a window, and its content area. In a window too small for a frame, the panel fills
/// the window.
struct PanelBox: Equatable {
  private let x: Int
  private let y: Int
  private let width: Int
  private let height: Int
  /// Whether the window is too small for a frame.
  private let isBare: Bool
  /// The area of the content.
  var inside: (x: Int, y: Int, width: Int, height: Int) {
    isBare ? (x, y, width, height) : (x + 1, y + 1, width - 2, height - 2)
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    (self.x..<(self.x + width)).contains(x) && (self.y..<(self.y + height)).contains(y)
  }

  /// - Parameters:
  ///   - width: the width including the frame.
  ///   - height: the height of the content.
  ///   - most: the maximum height of the content. The top edge stays the same up to that height.
  init(width: Int, height: Int, most: Int, in grid: CellGrid) {
    isBare = grid.width < 16 || grid.height < 6
    self.width = isBare ? grid.width : min(width, grid.width)
    self.height = isBare ? grid.height : min(height + 2, grid.height)
    x = max(0, (grid.width - self.width) / 2)
    y = isBare ? 0 : max(0, (grid.height - max(most, height) - 2) / 2)
  }

  func draw(in grid: inout CellGrid, title: String) {
    if isBare {
      for line in 0..<height { grid.put(String(repeating: " ", count: width), x: 0, y: line) }
      return
    }
    let line = String(repeating: "─", count: width - 2)
    let blank = String(repeating: " ", count: width - 2)
    // A margin keeps the form's text away from the frame, and covers narrow remains of it next to the panel.
    let margin = x < 6 ? x : 1
    for offset in 0..<height {
      grid.put(String(repeating: " ", count: margin), x: x - margin, y: y + offset)
      grid.put(String(repeating: " ", count: margin + 1), x: x + width, y: y + offset)
    }
    for offset in 1..<(height - 1) {
      let end = grid.put("│", x: x, y: y + offset, .activeBorder)
      grid.put("│", x: grid.put(blank, x: end, y: y + offset), y: y + offset, .activeBorder)
    }
    grid.put("╭" + line + "╮", x: x, y: y, .activeBorder)
    grid.put("╰" + line + "╯", x: x, y: y + height - 1, .activeBorder)
    let words = CellWidth.cut(VisibleText.short(title, width), max(0, width - 6))
    if !words.isEmpty { grid.put(" \(words) ", x: x + 2, y: y, .heading, end: x + width - 1) }
  }

  /// Draws arrows on the frame if there is more content above or below.
  func drawMore(above: Bool, below: Bool, in grid: inout CellGrid) {
    guard !isBare else { return }
    if above { grid.put("↑", x: x + width - 3, y: y, .activeBorder) }
    if below { grid.put("↓", x: x + width - 3, y: y + height - 1, .activeBorder) }
  }
}
