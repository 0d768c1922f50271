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
      trail: row.map(trail(of:)) ?? [],
      note: looks.mark + " " + issue.text(in: environment), noteStyle: looks.text)
  }

  /// The titles of the pages and of the elements that a row is in, outermost first, without the first page.
  private func trail(of row: FormRowID) -> [String] {
    var titles: [String] = []
    var inner = row
    while let outer = place(around: inner), let row = engine.row(outer) {
      titles.insert(engine.titleWithNumber(of: row).withoutFinalStop, at: 0)
      inner = outer
    }
    return titles
  }

  /// The element that a row is in, or the row that leads to its page, whichever is nearer.
  private func place(around row: FormRowID) -> FormRowID? {
    let element = engine.element(around: row)
    guard let page = engine.page(of: row), page != .root, element.flatMap(engine.page(of:)) != page else {
      return element
    }
    return FormRowID(page.path)
  }
}
