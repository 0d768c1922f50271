import FieldstoneCore

/// The whole form as text: its questions, page by page.
struct FormOutline {
  let lines: [String]

  init(_ engine: FormEngine) {
    let environment = engine.environment
    var lines: [String] = []
    var place = FormWalk.Place()
    var hasQuestions = false
    // The title of a page, until something follows on it: nothing may, after a page that is opened from it.
    var pageTitle: [String] = []
    for stop in FormWalk(engine) {
      let isNewPage = stop.place.page != place.page
      if isNewPage {
        pageTitle = ["", engine.heading(of: stop.place).text(in: environment)]
        place = FormWalk.Place(page: stop.place.page)
      }
      let description = Self.describe(stop.row, engine)
      if !description.isEmpty {
        lines += pageTitle
        pageTitle = []
      }
      // A heading with nothing under it says nothing.
      if !description.isEmpty, stop.place.heading != place.heading, stop.place.heading != nil || !isNewPage {
        lines += stop.place.heading == nil ? [""] : ["", stop.place.headingTitle]
        place.heading = stop.place.heading
      }
      lines += description
      hasQuestions = hasQuestions || stop.row.isAsked
    }
    // Answers that can't be changed lead nowhere.
    let isLocked = engine.facts.mode == .edit && !engine.facts.isEditing
    let words: DialogueText? = !hasQuestions ? .noQuestions : isLocked ? nil : .moreMayCome
    self.lines = lines + (words.map { ["", FormString.dialogue($0).text(in: environment)] } ?? [])
  }

  private static func describe(_ row: FormRow, _ engine: FormEngine) -> [String] {
    let (name, environment) = (engine.nameWithPositions(row.id.path), engine.environment)
    switch row.kind {
    case .footer, .note: return row.title.isEmpty ? [] : row.title.lines.map { indent + $0 }
    case .content: return row.wordsToRead(in: environment)?.lines.map { indent + $0 } ?? []
    case .collection where row.isAsked:
      let title = Question(row: row, environment: environment).titleAndNeed
      return [indent + [title, name].listed(in: environment)] + names(in: row.id, engine).map { indent + indent + $0 }
    case .field where row.isAsked, .link where row.isAsked:
      let question = Question(row: row, environment: environment)
      var lines = [indent + [question.titleAndNeed, name].listed(in: environment)]
      lines += (question.expectation + question.hintSentence + question.helpLines).map { indent + indent + $0 }
      if question.isChoice { lines += question.content.map { indent + indent + $0 } }
      return lines
    case .field, .link: return row.readOut(in: environment).map { [indent + $0] } ?? []
    default: return []
    }
  }

  private static let indent = "  "
  /// Longer lists of names would hide the questions; what they have in common shows in the first ones.
  private static let mostNames = 8

  /// How the entries of a collection are answered by name.
  private static func names(in collection: FormRowID, _ engine: FormEngine) -> [String] {
    let names = engine.namesInEntry(of: collection)
    let shown = names.isEmpty ? [engine.nameWithPositions(collection.path) + ".1"] : Array(names.prefix(mostNames))
    let list = (shown + (names.count > mostNames ? ["…"] : [])).listed(in: engine.environment)
    let entry = FormString.dialogue(.namesOfEntry, .text(list))
    return ([entry] + (engine.addingByName(to: collection).map { [$0] } ?? [])).map { $0.text(in: engine.environment) }
  }
}
