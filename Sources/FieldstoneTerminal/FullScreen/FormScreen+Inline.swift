import FieldstoneCore

/// A form in a few lines under the prompt.
extension FormScreen {
  /// How many lines a form may use of a window: a dozen, or half of a high one.
  static func inlineHeight(_ window: Int) -> Int { max(1, min(max(12, window / 2), window - 1)) }

  /// As many lines as the form needs now, and not more than it may have.
  func inlineFrame() -> CellGrid {
    height = mostHeight
    if panel == nil, let needed = linesOfPage(mostHeight) {
      height = (1..<mostHeight).first { space(for: $0) >= needed } ?? mostHeight
    }
    return frame()
  }

  /// How many lines of a window of some height are left for rows.
  private func space(for height: Int) -> Int { height - headHeight(height) - footHeight(height) }

  /// How many lines all rows of the page have; nil where that is more than some.
  private func linesOfPage(_ most: Int) -> Int? {
    var sum = 0
    for index in 0..<rowCount {
      sum += boxed(index).lines.count
      if sum > most { return nil }
    }
    return sum
  }
}
