/// The titles of what is chosen, on one line: as many as there is room for, and how many more there are.
enum ChosenTitles {
  /// - Parameter more: the words for a number of titles that don't fit.
  /// - Complexity: O(width), however many titles there are.
  static func line(
    _ titles: some RandomAccessCollection<String>, width: Int, more: (Int) -> String
  ) -> String {
    // All lines that begin with the first title, each with one title more.
    var lines: [String] = []
    for title in titles {
      let line = (lines.last.map { $0 + ", " } ?? "") + VisibleText.short(title, width)
      lines.append(line)
      if CellWidth.of(line) > width { break }
    }
    guard let last = lines.last, CellWidth.of(last) > width || lines.count < titles.count else {
      return lines.last ?? ""
    }
    for (index, line) in lines.enumerated().reversed() where index < titles.count - 1 {
      let cut = line + " " + more(titles.count - index - 1)
      if CellWidth.of(cut) <= width { return cut }
    }
    return CellWidth.cut(lines[0], width)
  }
}
