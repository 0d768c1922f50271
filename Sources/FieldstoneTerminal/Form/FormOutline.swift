import FieldstoneCore

/// The whole form as text: what it asks, page by page.
struct FormOutline {
  let lines: [String]

  init(_ engine: FormEngine) {
    var lines: [String] = []
    var place = FormWalk.Place()
    for stop in FormWalk(engine) {
      if stop.place.page != place.page {
        lines += ["", stop.place.page == .root ? "Main page" : "Page: \(stop.place.pageTitle)"]
      }
      if stop.place.heading != place.heading { lines += ["", stop.place.headingTitle] }
      place = stop.place
      lines += Self.describe(stop.row)
    }
    self.lines = lines + ["", "Answers may bring further questions."]
  }

  private static func describe(_ row: FormRow) -> [String] {
    let indent = "  "
    switch row.kind {
    case .footer, .note: return row.title.lines.map { indent + $0 }
    case .field where row.isAsked:
      let question = Question(row: row)
      let help = (row.help ?? "").lines.filter { !$0.isEmpty }
      var lines = ["\(indent)\(row.shownTitle) \(question.need), \(row.id.path)"]
      lines += (question.expectation + help).map { indent + indent + $0 }
      if case .choice = question.control { lines += question.lead.dropFirst().map { indent + indent + $0 } }
      return lines
    case .field: return ["\(indent)\(row.shownTitle): \(row.shownAnswer)"]
    default: return []
    }
  }
}
