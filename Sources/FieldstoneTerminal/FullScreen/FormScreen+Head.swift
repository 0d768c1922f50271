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
    let inset = hasBoxes ? 1 : 0
    let line = HeadLine(
      columns: (columns.lowerBound + inset)..<(columns.upperBound - inset), trail: trail ?? "",
      isBelow: engine.page != .root, standings: standing)
    hints += line.draw(in: &grid)
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
