import FieldstoneCore

/// The whole form as text: its questions, page by page.
struct FormOutline {
  let lines: [String]

  init(_ engine: FormEngine) {
    let environment = engine.environment
    var lines: [String] = []
    var place = FormWalk.Place()
    var hasQuestions = false
    for stop in FormWalk(engine) {
      let isNewPage = stop.place.page != place.page
      if isNewPage {
        let title = engine.heading(of: stop.place)
        lines += ["", title.text(in: environment)]
      }
      if stop.place.heading != place.heading, stop.place.heading != nil || !isNewPage {
        lines += stop.place.heading == nil ? [""] : ["", stop.place.headingTitle]
      }
      place = stop.place
      lines += Self.describe(stop.row, environment)
      hasQuestions = hasQuestions || stop.row.isAsked
    }
    self.lines = lines + ["", FormString.dialogue(hasQuestions ? .moreMayCome : .noQuestions).text(in: environment)]
  }

  private static func describe(_ row: FormRow, _ environment: FormEnvironment) -> [String] {
    let indent = "  "
    switch row.kind {
    case .footer, .note: return row.title.lines.map { indent + $0 }
    case .collection where row.isAsked:
      return ["\(indent)\(Question(row: row, environment: environment).titleAndNeed), \(row.id.path)"]
    case .field where row.isAsked, .link where row.isAsked:
      let question = Question(row: row, environment: environment)
      var lines = ["\(indent)\(question.titleAndNeed), \(row.id.path)"]
      lines += (question.expectation + question.hintSentence + question.helpLines).map { indent + indent + $0 }
      if question.isChoice { lines += question.content.map { indent + indent + $0 } }
      return lines
    case .field, .link: return row.readOut(in: environment).map { [indent + $0] } ?? []
    default: return []
    }
  }
}
