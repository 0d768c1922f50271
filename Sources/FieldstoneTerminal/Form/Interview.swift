import FieldstoneCore

/// Asks a form's questions one at a time, reviews the answers, and decides when to submit. Has no type parameter.
final class Interview {
  /// What to do with the form next.
  enum Next { case submit, cancel, save }

  let engine: FormEngine
  let console: FormConsole
  /// The theme, whose marks the questions have.
  var appearance = FormAppearance()
  /// The name of the option that allows secrets from a pipe, for the error message; nil if secrets may be read.
  let secretsOption: String?
  /// Whether an invalid answer ends the dialogue, because nobody can be asked again.
  var isStrict: Bool { !console.isTerminal }

  /// The walk that the next question comes from.
  var walk: FormWalk
  /// The questions that have been asked, whether their answers changed or were kept.
  var asked: Set<FormRowID> = []
  /// The questions in the order in which they were asked, for `<`.
  var trail: [FormRowID] = []
  /// The number of the input line that last answered each question.
  var lines: [FormRowID: Int] = [:]
  /// The page and the heading that were shown last.
  var shownPlace = FormWalk.Place()
  /// The text of each remark when it was last shown.
  var announced: [FormRowID: String] = [:]
  /// How many times in a row the input has ended. The first Ctrl-D may be a mistake; the second ends the dialogue.
  var ends = 0
  /// How many times in a row Ctrl-C was pressed.
  var interrupts = 0
  /// Whether a text of several lines is being entered.
  var isInText = false
  /// Each row as of its last accepted answer, which Enter keeps even after an invalid one.
  var accepted: [FormRowID: FormRow] = [:]
  /// The questions whose last entry was refused.
  var rejected: Set<FormRowID> = []
  /// The entries at each question, the oldest first, without secrets.
  var entries: [FormRowID: [String]] = [:]
  /// The fields whose help has been shown.
  var helped: Set<FormRowID> = []
  /// Whether the last submit was refused for a reason other than the answers, and no answer has been sent since.
  var isBlocked = false
  /// The answers as the last review showed them.
  var reviewed: [(id: FormRowID, entry: [String])] = []
  /// The lines that have named elements of collections, among `name=answer` lines.
  var elementLines = ElementLines()
  /// Whether the answers come as `name=answer` lines.
  var readsByName = false
  /// The button of the toolbar that a command or a question has pressed, and that has had no effect yet.
  var pressed: FormInput?
  /// Whether the form is left once it has been saved.
  var leavesAfterSave = false
  /// How many submits and saves had been refused when the last save ended.
  var refusals = 0
  /// Where the draft is kept, while answers are stored as they are given.
  var draftPlace: FormDraftPlace?
  /// Whether the answers are no longer wanted once the form is left.
  var discardsDraft = false
  /// Whether the answers couldn't be stored the last time, which was said.
  var hasDraftFailed = false
  /// Whether the form has stayed open because its answers couldn't be kept.
  var hasStayed = false
  /// The row at which the person begins, until its question has been asked.
  var start: FormRowID?
  private var hasBegun = false

  init(_ engine: FormEngine, _ console: FormConsole, secretsOption: String?) {
    self.engine = engine
    self.console = console
    self.secretsOption = secretsOption
    walk = FormWalk(engine, asking: .questions)
  }

  /// Asks all questions and shows the review, until the person submits or leaves.
  nonisolated(nonsending) func untilSubmit() async throws -> Next {
    if engine.toolbar != nil, !isStrict { return try await untilSave() }
    beginEditing()
    if !hasBegun {
      hasBegun = true
      if FormWalk(engine).contains(where: \.row.isAsked) { say(.dialogue(.welcome)) }
    }
    while true {
      do {
        if let row = start {
          start = nil
          guard try await begin(at: row) else { return .cancel }
        }
        guard try await askAll() else { return .cancel }
      } catch TerminalFormError.ended(field: nil) where isStrict {
        // The other questions keep their answers.
        return .submit
      }
      if isStrict { return try takeEnd() }
      await storeDraft()
      switch try await review() {
      case .submit: return .submit
      case .press, .saves: break
      case .cancel: return .cancel
      case .back: if !goBack() { say(.dialogue(.nothingBefore)) }
      case .change(let row): guard try await change(row) else { return .cancel }
      }
    }
  }

  /// Asks all questions that have not been asked yet.
  ///
  /// - Returns: false if the person leaves.
  nonisolated(nonsending) private func askAll() async throws -> Bool {
    while let stop = nextQuestion() {
      enter(stop.place)
      let id = stop.row.id
      switch try await ask(id) {
      case .answered:
        asked.insert(id)
        trail.append(id)
        walk.resume(after: id)
      case .back:
        if !goBack() {
          say(.dialogue(.firstQuestion))
          walk = FormWalk(engine, at: id, asking: .questions)
        }
      case .cancelled:
        // The form stays open if its answers can't be kept: then the question is asked again.
        walk = FormWalk(engine, at: id, asking: .questions)
        return false
      }
    }
    return true
  }

  /// The next question that has not been asked yet. The search starts over at the beginning of the form once, because
  /// answers may have made earlier questions appear.
  private func nextQuestion() -> FormWalk.Stop? {
    for isSecondRound in [false, true] {
      if isSecondRound { walk = FormWalk(engine, asking: .questions) }
      while let stop = walk.next() {
        guard stop.row.isAsked else {
          // What a review has of its own follows the answers there.
          if !engine.isReview(FormRowID(stop.place.page.path)) { announce(stop) }
          continue
        }
        if !asked.contains(stop.row.id) { return stop }
      }
    }
    return nil
  }

  /// Goes back to the last asked question that is still visible.
  ///
  /// - Returns: false if there is none.
  private func goBack() -> Bool {
    while let last = trail.popLast() {
      asked.remove(last)
      guard engine.isShown(last), engine.row(last)?.isAsked == true else { continue }
      walk = FormWalk(engine, at: last, asking: .questions)
      return true
    }
    return false
  }

  /// Asks a single question again.
  ///
  /// - Returns: false if the person leaves.
  nonisolated(nonsending) func change(_ row: FormRowID) async throws -> Bool {
    var walkFromRow = FormWalk(engine, at: row)
    if let stop = walkFromRow.next() { enter(stop.place) }
    let outcome = try await ask(row)
    walk = FormWalk(engine, asking: .questions)
    return outcome != .cancelled
  }

  // MARK: Output

  func text(_ words: FormString) -> String { words.text(in: engine.environment) }
  func say(_ words: FormString) { console.sayWrapped(text(words)) }
  func reportError(_ words: FormString) { report(labelled(.common(.error), text(words))) }
  /// A text behind what it is about, as the language writes that: `Error: …`
  func labelled(_ label: FormString, _ text: String) -> String { labelled(self.text(label), text) }
  func labelled(_ label: String, _ text: String) -> String { label.labelling(text, in: engine.environment) }
  /// The prompt of a question with what Enter takes: `Quit anyway? [y/N]: `
  func prompt(_ question: FormString, _ kept: String) -> String {
    "\(text(question)) [\(kept)]" + FormString.afterLabel(in: engine.environment)
  }
  /// Reports an issue, also where questions are not shown.
  func report(_ line: String) { console.reportWrapped(line, hanging: 2) }

  // MARK: Pages and headings

  /// Opens the page of a question, and shows the title of the page and the heading if they changed.
  func enter(_ place: FormWalk.Place) {
    if engine.page != place.page {
      if place.page == .root {
        while engine.page != .root, engine.send(.back).isAccepted {}
      } else {
        engine.send(.open(FormRowID(place.page.path)))
      }
    }
    show(place)
  }

  func show(_ place: FormWalk.Place) {
    let isNewPage = place.page != shownPlace.page
    if isNewPage {
      console.heading(text(engine.heading(of: place)), "=")
      if place.page != .root { sayHelp(of: FormRowID(place.page.path)) }
    }
    if isNewPage || place.heading != shownPlace.heading {
      if let heading = place.heading {
        console.heading(place.headingTitle, "-")
        sayHelp(of: heading)
      } else if !isNewPage {
        console.say()
      }
    }
    shownPlace = place
  }

  /// Says the help of a page or of an inline form, about which nothing is asked. An optional one has
  /// it beside the question whether it is there.
  private func sayHelp(of id: FormRowID) {
    guard let row = engine.row(id), !row.isOptionalSubform, let help = row.help, !help.isEmpty else { return }
    console.sayWrapped(help)
  }

  /// Shows a row that is not asked: a remark, or a field that can't be changed. The same text is not shown twice.
  func announce(_ stop: FormWalk.Stop) {
    guard let text = remark(of: stop.row), announced[stop.row.id] != text else { return }
    announced[stop.row.id] = text
    show(stop.place)
    for line in text.lines { console.sayWrapped(line) }
  }

  /// What a row says that isn't asked; nil if that is nothing.
  func remark(of row: FormRow) -> String? {
    let remark: String? =
      switch row.kind {
      case .note, .footer: row.title
      case .content: row.wordsToRead(in: engine.environment)
      case .field, .link, .collection, .element: row.readOut(in: engine.environment)
      default: nil
      }
    return remark?.isEmpty == true ? nil : remark
  }
}
