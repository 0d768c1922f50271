/// The titles that lead to a place, outermost first.
enum Trail {
  private static let separator = " › "

  /// The titles on one line. Where they don't fit, the first ones are left out: the last one says where one is.
  static func line(_ titles: [String], _ room: Int) -> String {
    let titles = titles.map { VisibleText.short($0, 200) }
    for count in titles.indices.reversed().map({ $0 + 1 }) {
      let line = (count < titles.count ? "…" + separator : "") + titles.suffix(count).joined(separator: separator)
      if CellWidth.of(line) <= room || count == 1 { return CellWidth.cut(line, room) }
    }
    return ""
  }

  /// The width of the last title, after an ellipsis in the place of the others.
  static func leastWidth(_ titles: [String]) -> Int {
    guard let last = titles.last else { return 0 }
    return min(width(titles), CellWidth.of(titles.count > 1 ? "…" + separator : "") + width([last]))
  }

  /// The width of all titles on one line.
  static func width(_ titles: [String]) -> Int { CellWidth.of(line(titles, .max)) }
}
