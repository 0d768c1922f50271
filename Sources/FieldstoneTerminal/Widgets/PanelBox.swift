/// The frame of a panel in the middle of a window, and the place in it. A window too small for frames is filled instead.
struct PanelBox: Equatable {
  private let x: Int
  private let y: Int
  private let width: Int
  private let height: Int
  /// Whether there is no room for a frame.
  private let isBare: Bool
  /// Where its content goes.
  var inside: (x: Int, y: Int, width: Int, height: Int) {
    isBare ? (x, y, width, height) : (x + 1, y + 1, width - 2, height - 2)
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    (self.x..<(self.x + width)).contains(x) && (self.y..<(self.y + height)).contains(y)
  }

  /// - Parameters:
  ///   - width: with the frame.
  ///   - height: of what is in the frame.
  ///   - most: how high that may become, without the upper edge moving.
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
    // Nothing of the form sticks to the frame, and no single letters of it stand beside.
    let margin = x < 6 ? x : 1
    for place in 0..<height {
      grid.put(String(repeating: " ", count: margin), x: x - margin, y: y + place)
      grid.put(String(repeating: " ", count: margin + 1), x: x + width, y: y + place)
    }
    for place in 1..<(height - 1) {
      let end = grid.put("│", x: x, y: y + place, .activeBorder)
      grid.put("│", x: grid.put(blank, x: end, y: y + place), y: y + place, .activeBorder)
    }
    grid.put("╭" + line + "╮", x: x, y: y, .activeBorder)
    grid.put("╰" + line + "╯", x: x, y: y + height - 1, .activeBorder)
    let words = CellWidth.cut(VisibleText.short(title, width), max(0, width - 6))
    if !words.isEmpty { grid.put(" \(words) ", x: x + 2, y: y, .heading, end: x + width - 1) }
  }

  /// Arrows on the frame where there is more than fits.
  func drawMore(above: Bool, below: Bool, in grid: inout CellGrid) {
    guard !isBare else { return }
    if above { grid.put("↑", x: x + width - 3, y: y, .activeBorder) }
    if below { grid.put("↓", x: x + width - 3, y: y + height - 1, .activeBorder) }
  }
}
