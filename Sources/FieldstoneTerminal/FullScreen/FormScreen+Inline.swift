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
    for index in engine.rows.indices {
      sum += boxed(index).lines.count
      if sum > most { return nil }
    }
    return sum
  }

  // MARK: Afterwards

  /// How many rows a record has.
  private static let longestRecord = 20

  /// What was answered, in lines that stay when the form is gone: never a secret.
  var record: [String] {
    var entries: [(title: String, value: String)] = []
    var rest = 0
    for row in engine.rows(of: .root) ?? engine.rows where row.kind == .field || (row.kind == .link && row.isThere) {
      guard let value = recorded(row), !value.isEmpty else { continue }
      if entries.count < Self.longestRecord {
        entries.append((VisibleText.short(row.shownTitle, max(1, width / 2)), value))
      } else {
        rest += 1
      }
    }
    let column = (entries.map { CellWidth.of($0.title) }.max() ?? 0) + 2
    let lines = entries.map { entry in
      entry.title + String(repeating: " ", count: column - CellWidth.of(entry.title)) + entry.value
    }
    return (lines + (rest > 0 ? [text(ScreenWords.moreAnswers(rest))] : [])).map { CellWidth.cut("  " + $0, width - 1) }
  }

  private func recorded(_ row: FormRow) -> String? {
    if row.isSecure { return row.text.isEmpty ? nil : "••••••" }
    if case .flag(let isOn) = row.answer, row.kind == .field { return text(isOn ? ScreenWords.yes : ScreenWords.no) }
    return VisibleText.short(row.display.isEmpty ? row.text : row.display, max(1, width))
  }
}
