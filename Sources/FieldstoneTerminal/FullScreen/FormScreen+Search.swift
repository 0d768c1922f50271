import FieldstoneCore

/// Search hits and issues as entries of a list.
extension FormScreen {
  func entry(_ hit: FormSearchHit) -> JumpEntry {
    var note = engine.remark(on: hit)
    if case .option = hit.match { note = text(.screen(.option, .text(note))) }
    return JumpEntry(title: hit.title.withoutFinalStop, trail: hit.trail.map(\.withoutFinalStop), note: note)
  }

  func entry(_ issue: FormIssue) -> JumpEntry {
    let looks = RowPresenter.looks(of: issue.severity)
    let row = issue.row
    return JumpEntry(
      title: row.flatMap(engine.row).map(engine.titleWithNumber)?.withoutFinalStop ?? "",
      trail: row.map(engine.titles(around:)) ?? [],
      note: looks.mark + " " + issue.text(in: environment), noteStyle: looks.text)
  }
}
