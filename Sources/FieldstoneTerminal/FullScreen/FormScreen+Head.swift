import FieldstoneCore

/// The header: the trail of pages, what `*` means, whether there are unsaved changes, and how much is answered.
extension FormScreen {
  /// The titles of the pages that lead to this one, and its own; empty if none of them has a title. Those of elements say
  /// which ones they are.
  var trail: [String] {
    engine.openPages.map { page in
      // The first page has no row that leads to it. Looking for one would make the table of all ids.
      guard page.id != .root else { return page.title }
      let row = FormRowID(page.id.path)
      return engine.row(row).flatMap(engine.titleWithName) ?? title(page.title, at: row)
    }.filter { !$0.isEmpty }
  }

  func drawHead(in grid: inout CellGrid) {
    let inset = hasBoxes ? 1 : 0
    let line = HeadLine(
      columns: (columns.lowerBound + inset)..<(columns.upperBound - inset), trail: trail,
      isBelow: engine.page != .root, standings: standing)
    hints += line.draw(in: &grid)
  }

  /// The meaning of `*` if a visible row has one, unsaved changes and progress; the longest text comes first.
  private var standing: [String] {
    let facts = engine.facts
    let required = hits.contains { shown[$0.row]?.isMarkedRequired == true } ? text(.screen(.requiredMark)) : ""
    // The status line says what is unsaved, and nobody fills in such a form from the beginning to the end.
    if engine.toolbar != nil { return [required] }
    // The status line says when the answers were saved.
    var isUnsaved = facts.isDirty
    if case .saved = engine.draftState { isUnsaved = false }
    let unsaved = isUnsaved ? "● " + text(.screen(.unsaved)) : ""
    guard facts.applicableFields > 0 else { return [unsaved] }
    let counts = text(.screen(.answered, .count(facts.answeredFields), .count(facts.applicableFields)))
    let bar = ValueBar.progress(facts.answeredFields, of: facts.applicableFields)
    func joined(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: "  ") }
    let all = [joined(required, unsaved, bar, counts), joined(required, unsaved, counts)]
    let mark = isUnsaved ? "●" : ""
    // Where the title leaves little room, two numbers have to do.
    let few = "\(facts.answeredFields)/\(facts.applicableFields)"
    return all + [joined(unsaved, bar, counts), joined(unsaved, counts), counts, joined(mark, few), mark]
  }
}
