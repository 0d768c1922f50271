import FieldstoneCore

/// Search hits and issues as entries of a list.
extension FormScreen {
  func entry(_ hit: FormSearchHit) -> JumpEntry {
    var note = ""
    switch hit.match {
    case .option(let title): note = text(.screen(.option, .text(title)))
    case .help: note = engine.row(hit.row)?.help ?? ""
    case .title:
      if let row = engine.row(hit.row), !row.isSecure, row.kind == .field {
        note = row.display.isEmpty ? row.text : row.display
        if case .flag(let isOn) = row.answer { note = text(isOn ? .common(.yes) : .common(.no)) }
      }
    }
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
