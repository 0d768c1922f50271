import FieldstoneCore

/// The header: the trail of pages, whether there are unsaved changes, and how much is answered.
extension FormScreen {
  /// The titles of the pages that lead to this one, and its own; nil if none of them has a title.
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

  /// Unsaved changes and progress; the longest text comes first.
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
