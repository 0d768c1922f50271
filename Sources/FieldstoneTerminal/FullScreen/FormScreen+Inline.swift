import FieldstoneCore

/// A form in a few lines under the prompt.
extension FormScreen {
  /// The maximum number of lines of an inline form: twelve, or half of a taller window.
  static func inlineHeight(_ window: Int) -> Int { max(1, min(max(12, window / 2), window - 1)) }

  /// Draws a window with as many lines as the form needs, up to its maximum.
  func inlineFrame() -> CellGrid {
    height = mostHeight
    followTheme()
    if panel == nil, let needed = linesOfPage(mostHeight) {
      height = (1..<mostHeight).first { space(for: $0) >= needed } ?? mostHeight
    }
    return frame()
  }

  /// The number of lines left for rows in a window of a given height.
  private func space(for height: Int) -> Int { height - headHeight(height) - footHeight(height) }

  /// The number of lines of all rows of the page; nil if it is more than `most`.
  private func linesOfPage(_ most: Int) -> Int? {
    var sum = 0
    for index in 0..<rowCount {
      sum += boxed(index).lines.count
      if sum > most { return nil }
    }
    return sum
  }
}
