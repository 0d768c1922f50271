import FieldstoneCore

/// The summary that an inline form leaves in the terminal when it ends.
extension FormScreen {
  /// The maximum number of answers in a record.
  private static let longestRecord = 20

  /// The answers of the first page as lines of text. Secrets are masked.
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
    return (lines + (rest > 0 ? [text(.screen(.moreAnswers, .count(rest)))] : [])).map {
      CellWidth.cut("  " + $0, width - 1)
    }
  }

  private func recorded(_ row: FormRow) -> String? {
    if row.isSecure { return row.text.isEmpty ? nil : "••••••" }
    if case .flag(let isOn) = row.answer, row.kind == .field { return text(isOn ? .common(.yes) : .common(.no)) }
    return VisibleText.short(row.display.isEmpty ? row.text : row.display, max(1, width))
  }
}
