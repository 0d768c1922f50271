import FieldstoneCore

/// Asking about collections: one question for each, in which elements are added, changed, removed and moved.
extension Interview {
  /// Asks until the person goes on and the collection has no error, presses a button of the toolbar, goes back or
  /// leaves.
  nonisolated(nonsending) func askCollection(_ id: FormRowID) async throws -> Outcome {
    var walk = FormWalk(engine, at: id)
    let place = walk.next()?.place
    var isListed = false
    while pressed == nil, engine.isShown(id), let row = engine.row(id), row.isAsked {
      await storeDraft()
      let question = CollectionQuestion(row, engine)
      if !isListed {
        if let place { enter(place) }
        question.lead(withHelp: helped.insert(id).inserted).forEach { console.sayWrapped($0, hanging: 2) }
        isListed = true
      }
      let named = Question(row: row, environment: engine.environment)
      guard let line = try read(question.prompt, named) else { return .cancelled }
      lines[id] = console.lineNumber
      switch Command.read(line) {
      case .command(.help): question.help.forEach { console.sayWrapped($0, hanging: 2) }
      case .command(.outline): FormOutline(engine).lines.forEach { console.sayWrapped($0, hanging: 2) }
      case .command(.back): return .back
      case .command(.cancel), .command(.quit):
        if confirmsLeaving() { return .cancelled }
      case .command(.none): try complain(question.notPossible(line).message, named)
      case .unknown(Self.menuCommand) where !isStrict && !row.contextActions.isEmpty:
        guard try await chooseAction(of: row) else { return .cancelled }
      case .unknown(let name) where takesCommand(name): return .answered
      case .unknown(let name): try complain(noCommand(name, named), named)
      case .answer(let text):
        let answer: CollectionQuestion.Answer
        do {
          answer = try question.read(text)
        } catch {
          try complain(error.message, named)
          continue
        }
        if answer == .goesOn {
          if try isAccepted(row) { return .answered }
          continue
        }
        isBlocked = false
        isListed = false
        if try await take(answer, question, named) == .cancelled { return .cancelled }
      }
    }
    return .answered
  }

  /// Does what an answer asks for; after an element was added, asks its questions.
  ///
  /// - Returns: whether the person has left.
  nonisolated(nonsending) private func take(
    _ answer: CollectionQuestion.Answer, _ question: CollectionQuestion, _ named: Question
  ) async throws -> Outcome {
    let elements = question.elements
    func element(_ number: Int) -> FormRowID { elements[number - 1] }
    switch answer {
    case .goesOn: break
    case .add(let number):
      let id = engine.newElementID()
      let input = FormInput.insert(question.row.id, id: id, before: number.map(element))
      guard try send(input, named) else { break }
      return try await askElement(FormRowID("\(question.row.id.path)[\(id)]"))
    case .edit(let number): return try await askElement(element(number))
    case .remove(let number):
      guard let isMeant = confirmsRemoval(of: element(number)) else { return .cancelled }
      if isMeant { _ = try send(.remove(element(number)), named) } else { say(.dialogue(.notRemoved)) }
    case .move(let number, let other):
      // Where the element is to be, another one is now: moved down, it goes after that one.
      let next = number < other ? other + 1 : other
      let before = next <= elements.count ? element(next) : nil
      _ = try send(.move(element(number), before: before), named)
    case .duplicate(let number):
      _ = try send(.duplicate(element(number), id: engine.newElementID()), named)
    }
    return .answered
  }

  private func send(_ input: FormInput, _ question: Question) throws -> Bool {
    guard case .refused(let refusal) = engine.send(input) else { return true }
    try complain(engine.message(of: refusal), question)
    return false
  }

  /// Whether the collection as a whole has no error. Reports its issues, also those that don't show yet.
  private func isAccepted(_ row: FormRow) throws -> Bool {
    let issues = engine.issues.filter { $0.row == row.id }
    let errors = issues.filter { $0.severity == .error }
    if isStrict, let error = errors.first {
      throw TerminalFormError.invalid(
        line: console.lineNumber, field: engine.titleInElements(of: row), message: error.spoken(in: engine.environment))
    }
    for issue in issues { report(labelled(issue.severity.word, issue.spoken(in: engine.environment))) }
    return errors.isEmpty
  }

  /// Whether an element is to be removed; nil if the person pressed Ctrl-C. Asks only if something was filled in.
  private func confirmsRemoval(of element: FormRowID) -> Bool? {
    guard !isStrict, let row = engine.row(element), !(row.kind == .field ? row.text : row.display).isEmpty else {
      return true
    }
    let summary = CollectionQuestion.summary(of: element, engine)
    return confirms(.dialogue(.removeEntry, .text(engine.titleInSentence(of: row)), .text(summary)))
  }

  // MARK: Elements

  /// Asks the questions of an element, one by one. Going back from the first leads to the collection's question.
  ///
  /// - Parameter row: the row in it whose question comes first; nil for its first question.
  nonisolated(nonsending) func askElement(_ element: FormRowID, from row: FormRowID? = nil) async throws -> Outcome {
    var trail = row.map { questions(of: element, before: $0) } ?? []
    var done = Set(trail)
    while pressed == nil, let stop = nextQuestion(in: element, done) {
      enter(stop.place)
      let id = stop.row.id
      switch try await ask(id) {
      case .answered:
        done.insert(id)
        trail.append(id)
      case .back:
        guard let last = trail.popLast() else { return .back }
        done.remove(last)
      case .cancelled: return .cancelled
      }
    }
    return .answered
  }

  /// The questions of an element that come before that of one of its rows.
  private func questions(of element: FormRowID, before row: FormRowID) -> [FormRowID] {
    var fromRow = FormWalk(engine, at: row, asking: .element(element))
    let first = fromRow.next()?.row.id
    let stops = FormWalk(engine, at: element, asking: .element(element))
      .prefix { $0.row.id != first && engine.isRow($0.row.id, in: element) }
    return stops.filter(\.row.isAsked).map(\.row.id)
  }

  private func nextQuestion(in element: FormRowID, _ done: Set<FormRowID>) -> FormWalk.Stop? {
    guard engine.isShown(element) else { return nil }
    var walk = FormWalk(engine, at: element, asking: .element(element))
    while let stop = walk.next() {
      guard engine.isRow(stop.row.id, in: element) else { return nil }
      guard stop.row.isAsked else {
        announce(stop)
        continue
      }
      if !done.contains(stop.row.id) { return stop }
    }
    return nil
  }
}
