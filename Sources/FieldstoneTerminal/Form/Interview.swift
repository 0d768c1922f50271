import FieldstoneCore

/// Asks a form's questions one after the other: the linear mode, without the model's type.
final class Interview {
  /// What is to be done next with the form.
  enum Next { case submit, cancel }

  let engine: FormEngine
  let console: FormConsole
  /// What allows secrets from a pipe is called so; nil where they may be read.
  let secretsOption: String?
  /// Whether a wrong answer ends it: nobody is there to be asked again.
  var isStrict: Bool { !console.isTerminal }

  /// Where the questions are.
  var walk: FormWalk
  /// The questions that were answered, or left as they were.
  var asked: Set<FormRowID> = []
  /// The same in the order in which they were asked: where `<` goes.
  var trail: [FormRowID] = []
  /// The line that answered a question last.
  var lines: [FormRowID: Int] = [:]
  /// Where the last line that was shown stands.
  var shownPlace = FormWalk.Place()
  /// The remarks that were shown, as they read then.
  var announced: [FormRowID: String] = [:]
  /// How often in a row the input has ended: Ctrl-D may be a slip, twice it is not.
  var ends = 0
  /// The subforms that the person made here: with nothing filled in, they go without a question.
  var made: Set<FormRowID> = []
  /// The rows as they were when their answers were accepted last: what Enter keeps after one that was not.
  var accepted: [FormRowID: FormRow] = [:]
  /// What was entered at each question, the oldest first; no secrets.
  var entries: [FormRowID: [String]] = [:]
  /// The fields whose help was shown.
  var helped: Set<FormRowID> = []
  /// Whether the last submit was refused whatever the answers are, and none has changed since.
  var isBlocked = false
  /// The answers as they were last shown for review.
  var reviewed: [(id: FormRowID, entry: [String])] = []
  /// Whether the answers come as `name=answer` lines.
  var readsByName = false
  private var hasBegun = false

  init(_ engine: FormEngine, _ console: FormConsole, secretsOption: String?) {
    self.engine = engine
    self.console = console
    self.secretsOption = secretsOption
    walk = FormWalk(engine)
  }

  /// Asks and reviews, until the form is to be submitted or left.
  func untilSubmit() throws -> Next {
    if !hasBegun {
      hasBegun = true
      if FormWalk(engine).contains(where: \.row.isAsked) { say(.dialogue(.welcome)) }
    }
    while true {
      guard try askAll() else { return .cancel }
      if isStrict { return try takeEnd() }
      switch try review() {
      case .submit: return .submit
      case .cancel: return .cancel
      case .back: if !goBack() { say(.dialogue(.nothingBefore)) }
      case .change(let row): guard try change(row) else { return .cancel }
      }
    }
  }

  /// - Returns: whether all was answered; false where the person leaves.
  private func askAll() throws -> Bool {
    while let stop = nextQuestion() {
      enter(stop.place)
      let id = stop.row.id
      switch try ask(id) {
      case .answered:
        asked.insert(id)
        trail.append(id)
        walk.resume(after: id)
      case .back:
        if !goBack() {
          say(.dialogue(.firstQuestion))
          walk = FormWalk(engine, at: id)
        }
      case .cancelled: return false
      }
    }
    return true
  }

  /// The first question from here on that was not asked; else the first from the beginning, where answers may have
  /// brought new ones.
  private func nextQuestion() -> FormWalk.Stop? {
    for isSecondRound in [false, true] {
      if isSecondRound { walk = FormWalk(engine) }
      while let stop = walk.next() {
        guard stop.row.isAsked else {
          announce(stop)
          continue
        }
        if !asked.contains(stop.row.id) { return stop }
      }
    }
    return nil
  }

  /// Takes the last question that still shows as not asked, so that it comes next.
  private func goBack() -> Bool {
    while let last = trail.popLast() {
      asked.remove(last)
      guard engine.isShown(last), engine.row(last)?.isAsked == true else { continue }
      walk = FormWalk(engine, at: last)
      return true
    }
    return false
  }

  /// Asks one question again, out of turn.
  ///
  /// - Returns: false where the person leaves.
  func change(_ row: FormRowID) throws -> Bool {
    var place = FormWalk(engine, at: row)
    if let stop = place.next() { enter(stop.place) }
    let outcome = try ask(row)
    walk = FormWalk(engine)
    return outcome != .cancelled
  }

  // MARK: Words

  func text(_ words: FormString) -> String { words.text(in: engine.environment) }
  func say(_ words: FormString) { console.say(text(words)) }
  func reportError(_ words: FormString) { report(text(.common(.error)) + ": " + text(words)) }
  /// An error or a remark about answers.
  func report(_ line: String) { console.reportWrapped(line, hanging: 2) }

  // MARK: Showing where one is

  /// Opens the page and shows its title and the section's, where they are new.
  private func enter(_ place: FormWalk.Place) {
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
    if isNewPage { console.heading(text(engine.heading(of: place)), "=") }
    if isNewPage || place.heading != shownPlace.heading {
      if place.heading != nil {
        console.heading(place.headingTitle, "-")
      } else if !isNewPage {
        console.say()
      }
    }
    shownPlace = place
  }

  /// Reads out what is not asked: remarks, and fields that can't be changed. What was read out is not repeated.
  private func announce(_ stop: FormWalk.Stop) {
    let row = stop.row
    let remark: String?
    switch row.kind {
    case .note, .footer: remark = row.title
    case .field, .link: remark = row.readOut(in: engine.environment)
    default: remark = nil
    }
    guard let text = remark, announced[row.id] != text else { return }
    announced[row.id] = text
    show(stop.place)
    for line in text.lines { console.sayWrapped(line) }
  }
}
