import FieldstoneCore

/// The line at the head: where one is, how much is answered, and whether anything would be lost.
extension FormScreen {
  /// How one came to the page; nil on the first one where it has no title.
  var trail: String? {
    guard let page = engine.openPages.last else { return nil }
    let titles = (page.trail + [page.title]).filter { !$0.isEmpty }
    return titles.isEmpty ? nil : titles.map { VisibleText.short($0, 200) }.joined(separator: " › ")
  }

  func drawHead(in grid: inout CellGrid) {
    let start = columns.lowerBound + (hasBoxes ? 1 : 0)
    var end = columns.upperBound - (hasBoxes ? 1 : 0)
    // What is said on the right gives way to the trail.
    let room = end - start - min(CellWidth.of(trail ?? ""), (end - start) / 2)
    if let words = standing.first(where: { CellWidth.of($0) + 2 <= room }) {
      end -= CellWidth.of(words)
      grid.put(words, x: end, y: 0, .help)
      end -= 2
    }
    // The mark of a page that one can go back from.
    let isBelow = engine.page != .root
    let title = CellWidth.cut((isBelow ? "‹ " : "") + (trail ?? ""), end - start)
    let after = grid.put(title, x: start, y: 0, .trail)
    if isBelow { hints.append(KeySpot(y: 0, columns: start..<after, keys: [Key(.escape)])) }
  }

  /// How the form stands, the longest way to say it first.
  private var standing: [String] {
    let facts = engine.facts
    let unsaved = facts.isDirty ? "● " + text(.screen(.unsaved)) : ""
    guard facts.applicableFields > 0 else { return [unsaved] }
    let counts = text(.screen(.answered, .count(facts.answeredFields), .count(facts.applicableFields)))
    let bar = ValueBar.progress(facts.answeredFields, of: facts.applicableFields)
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "  ") }
    return [joined(unsaved, bar, counts), joined(unsaved, counts), counts, facts.isDirty ? "●" : ""]
  }
}
