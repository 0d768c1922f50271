/// Options that are visible without opening a list, and tags of what is chosen.
extension ScreenLayout {
  /// How a row shows its options.
  enum OptionsLayout {
    case column, sideBySide, tiles, tags
    /// The chosen option between arrows, or on a bar.
    case steps
  }

  /// The marks of options: one of them can be chosen, or several.
  static let marks = ["(•) ", "( ) ", "(/) ", "[x] ", "[ ] ", "[/] "]

  static func isOption(_ run: ScreenRun) -> Bool {
    let text = run.text.drop { $0 == "›" || $0 == " " }
    // A switch has the same mark as one of several options.
    return marks.contains { text.hasPrefix($0) } && !["[x] Yes", "[ ] No"].contains(ConformanceText.line(String(text)))
  }

  /// Joins marks with the titles after them, which line up with those of options that have a symbol.
  static func joined(_ runs: [ScreenRun]) -> [ScreenRun] {
    runs.reduce(into: []) { joined, run in
      guard let mark = joined.last, marks.contains(mark.text + " "), !marks.contains(where: run.text.hasPrefix) else {
        return joined.append(run)
      }
      joined[joined.count - 1] = ScreenRun(x: mark.x, text: mark.text + " " + run.text, look: mark.look)
    }
  }

  /// The title after a mark, without a symbol and what is said about the option.
  static func title(_ text: some StringProtocol) -> String {
    let whole = ConformanceText.line(String(text))
    let title = ConformanceText.withoutRemark(
      whole.firstRange(of: " – ").map { String(whole[..<$0.lowerBound]) } ?? whole)
    let words = title.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].count == 1,
      words[0].unicodeScalars.allSatisfy(\.properties.isPatternSyntax)
        || words[0].unicodeScalars.contains(where: \.properties.isEmojiPresentation)
    else { return title }
    return words[1].drop { $0 == " " }.description
  }

  /// Reads options in a column or side by side, without their explanations.
  mutating func readOptions(_ runs: [ScreenRun]) {
    guard let last = reading.rows.indices.last else { return }
    for run in runs where Self.isOption(run) {
      let text = String(run.text.drop { $0 == "›" || $0 == " " })
      let isTakeable = !text.hasPrefix("(/) ") && !text.contains(" (not available)")
      // Keys skip an option in a column that isn't available.
      // One of several that is chosen can be given up.
      if isTakeable || text.hasPrefix("[") {
        addOption(text, to: last)
      } else if text.hasPrefix("(•) ") {
        reading.rows[last].value = Self.title(text.dropFirst(4))
      }
    }
  }

  private mutating func addOption(_ text: String, to row: Int) {
    let title = Self.title(text.dropFirst(4))
    options[row, default: []].append(title)
    if text.hasPrefix("[") {
      let isChosen = text.hasPrefix("[x] ")
      // A box alone may also be a switch, with its own words.
      reading.rows[row].formatted = options[row]?.count == 1 && !isChosen ? title : nil
      if !text.hasPrefix("[/] ") || layouts[row] != .column { several[row, default: []].append((title, isChosen)) }
      if isChosen { reading.rows[row].value += (reading.rows[row].value.isEmpty ? "" : ", ") + title }
    } else if text.hasPrefix("(•) ") {
      reading.rows[row].value = title == "None" ? "" : title
    }
  }

  /// The title between two arrows or after a bar; nil for other values.
  static func stepped(_ runs: [ScreenRun]) -> String? {
    guard let first = runs.first?.text.first, "◂├┝●×".contains(first) else { return nil }
    return ConformanceText.withoutRemark(
      runs.map(\.text).joined(separator: " ").filter { !"◂▸├┝┼┿┤━─●×".contains($0) })
  }

  // MARK: Tiles

  /// Whether a text is part of a tile's frame.
  static func isTile(_ text: String) -> Bool { text.first.map { "╭┏│┃╰┗".contains($0) } ?? false }

  /// Reads a line of tiles: the titles of options between their frames.
  mutating func readTiles(_ runs: [ScreenRun]) {
    guard let last = reading.rows.indices.last else { return }
    let text = runs.map(\.text).joined(separator: " ")
    for part in text.split(whereSeparator: { "│┃".contains($0) }) {
      let part = String(part.drop { $0 == " " })
      if Self.marks.contains(where: part.hasPrefix) { addOption(part, to: last) }
    }
  }

  // MARK: Tags

  /// The titles of tags like `[Ham ×]`.
  static func tags(_ runs: [ScreenRun]) -> [String] {
    runs.map(\.text).joined(separator: " ").components(separatedBy: " ×]").dropLast().map { part in
      let start = part.lastIndex(of: "[").map { part.index(after: $0) } ?? part.startIndex
      return ConformanceText.line(String(part[start...]))
    }
  }

  mutating func readTags(_ runs: [ScreenRun]) {
    guard let last = reading.rows.indices.last else { return }
    let titles = Self.tags(runs)
    options[last, default: []] += titles
    reading.rows[last].value = options[last, default: []].joined(separator: ", ")
  }

  /// Whether a line has tags, or the way to add more.
  static func hasTags(_ runs: [ScreenRun]) -> Bool {
    runs.contains { $0.text.contains(" ×]") || $0.text.hasPrefix("+ Add ") || $0.text.contains(" + Add ") }
  }
}
