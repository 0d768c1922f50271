/// Options that are visible without opening a list.
extension ScreenLayout {
  /// The marks of options: one of them can be chosen, or several.
  static let marks = ["(•) ", "( ) ", "(-) ", "[x] ", "[ ] ", "[-] "]

  static func isOption(_ run: ScreenRun) -> Bool {
    let text = run.text.drop { $0 == "›" || $0 == " " }
    // A switch has the same mark as one of several options.
    return marks.contains { text.hasPrefix($0) } && !["[x] Yes", "[ ] No"].contains(ConformanceText.line(String(text)))
  }

  /// Reads options in a column or side by side, without their explanations.
  mutating func readOptions(_ runs: [ScreenRun]) {
    guard let last = reading.rows.indices.last else { return }
    for run in runs where Self.isOption(run) {
      let text = run.text.drop { $0 == "›" || $0 == " " }
      let whole = ConformanceText.line(String(text.dropFirst(4)))
      let parts = whole.split(separator: " – ", maxSplits: 1)
      let title = parts.first.map(String.init) ?? whole
      if text.hasPrefix("[") {
        let isChosen = text.hasPrefix("[x] ")
        options[last, default: []].append(title)
        if !text.hasPrefix("[-] ") { several[last, default: []].append((title, isChosen)) }
        if isChosen { reading.rows[last].value += (reading.rows[last].value.isEmpty ? "" : ", ") + title }
        continue
      }
      let canBeTaken = !text.hasPrefix("(-) ") && !(parts.last?.hasPrefix("not available") ?? false)
      if canBeTaken { options[last, default: []].append(title) }
      if text.hasPrefix("(•) ") { reading.rows[last].value = title == "None" ? "" : title }
    }
  }
}
