import FieldstoneCore

extension Interview {
  enum Outcome { case answered, back, cancelled }

  /// Asks a question until an answer is accepted, a button of the toolbar is pressed, or the person goes back or leaves.
  nonisolated(nonsending) func ask(_ id: FormRowID) async throws -> Outcome {
    if engine.row(id)?.kind == .collection { return try await askCollection(id) }
    var isFirst = true
    var before = ""
    var wasKept = false
    var isRevealed = false
    while pressed == nil, engine.isShown(id), let row = engine.row(id), row.isAsked {
      await storeDraft()
      var question = question(row)
      question.isRevealed = isRevealed
      if question.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: question.title, option: secretsOption)
      }
      if isFirst {
        report(row, named: true, severities: .error)
        question.lead(withHelp: helped.insert(id).inserted).forEach { console.sayWrapped($0, hanging: 2) }
      } else if !before.isEmpty, question.presentAnswer != before, question.isChoice, !isKeptInConflict(row) {
        // The answer that was to be kept isn't accepted any more, so another one is to be chosen.
        question.content.forEach { console.sayWrapped($0, hanging: 2) }
      }
      if row.states.contains(.conflicting), !isStrict { console.sayWrapped(question.menuHelp, hanging: 2) }
      (isFirst, before) = (false, question.presentAnswer)
      if question.isLong { console.sayWrapped(question.prompt.trimmingSpaces) }
      guard let line = try read(question.isLong ? "> " : question.prompt, question) else { return .cancelled }
      let number = console.lineNumber
      switch Command.read(line) {
      case .command(.help): question.help.forEach { console.sayWrapped($0, hanging: 2) }
      case .command(.outline): FormOutline(engine).lines.forEach { console.sayWrapped($0, hanging: 2) }
      case .command(.back): return .back
      case .command(.cancel), .command(.quit):
        if confirmsLeaving() { return .cancelled }
      case .command(.none) where question.mustBeKept && (isStrict || question.isFlag || !wasKept):
        wasKept = true
        try complain(refusalToClear(question), question)
      case .command(.none):
        if let outcome = try await settle(question.clearing, question, number) { return outcome }
      case .unknown(":show") where question.isSecret && !isStrict: isRevealed.toggle()
      case .unknown(Self.menuCommand) where !isStrict && !row.contextActions.isEmpty:
        guard try await chooseAction(of: row) else { return .cancelled }
      case .unknown(Self.whyCommand) where !isStrict: explain(id)
      case .unknown(let name) where takesCommand(name): return .answered
      case .unknown(let name): try complain(noCommand(name, question), question)
      case .answer(let text):
        if !isStrict, let action = question.conflictAction(called: text) {
          await act(action, of: row)
          continue
        }
        let entered: FormInput?
        do {
          let keeps = text.isEmpty || question.isLong
          entered = keeps ? nil : try await input(for: text, question)
        } catch let refusal as AnswerRefusal {
          try complain(refusal.message, question)
          continue
        } catch Unanswered.asksAgain {
          continue
        } catch Unanswered.leaves {
          return .cancelled
        }
        switch try entered.map(Kept.input) ?? kept(text, question) {
        case .input(let input):
          let typed = entered == nil ? nil : text
          if let outcome = try await settle(input, question, number, typed: typed) { return outcome }
        case .nothing: report(row, named: false, severities: .error)
        case .left: return .cancelled
        }
      }
    }
    return .answered
  }

  /// Whether the answer of a row stays the one that Enter keeps until its conflict is resolved.
  private func isKeptInConflict(_ row: FormRow) -> Bool { row.states.contains(.conflicting) && !row.hasRefusal }

  /// The message for a line that looks like a command. It doesn't repeat what may be a secret.
  func noCommand(_ line: String, _ question: Question) -> FormString {
    if question.isSecret { return .dialogue(.noSuchCommandSecret) }
    let name = VisibleText.short(line)
    return .dialogue(isStrict ? .noSuchCommandInFile : .noSuchCommandHere, .text(name), .text("\\" + name))
  }

  /// The message for `-` at a question that needs an answer, which only a second `-` removes. In strict mode, nobody can
  /// press Enter instead.
  private func refusalToClear(_ question: Question) -> FormString {
    let need = FormString.issue(question.isFlag ? .notYesOrNo : .required)
    if isStrict { return need }
    return .sentences(need, .dialogue(question.isFlag ? .enterTakesCapital : .enterKeepsMinusRemoves))
  }

  /// Reads lines up to one that contains only a full stop. A line of several full stops loses one of them.
  ///
  /// - Returns: the text; nil if the person pressed Ctrl-C.
  func restOfLines(after first: String, _ question: Question) throws -> String? {
    var text = ""
    var line = first
    isInText = true
    defer { isInText = false }
    while line != "." {
      let isStops = line.count > 1 && line.allSatisfy { $0 == "." }
      // No field takes a longer text, so further lines are dropped; the engine reports the text as too long.
      if text.utf8.count <= LineReader.longest {
        text += (text.isEmpty ? "" : "\n") + (isStops ? String(line.dropFirst()) : line)
      }
      guard let next = try nextOfLines(question) else { return nil }
      line = next
    }
    return text
  }

  /// Reads a further line. In strict mode, a text has to be ended before the input is.
  private func nextOfLines(_ question: Question) throws -> String? {
    do {
      return try read("> ", question)
    } catch TerminalFormError.ended where isStrict {
      throw TerminalFormError.invalid(
        line: console.lineNumber, field: engine.titleInElements(of: question.row),
        message: text(.dialogue(.unendedText)))
    }
  }

  /// Sends an answer. If it removes a subform that has been filled in, asks for confirmation first.
  ///
  /// - Parameter typed: the answer as it was typed; nil if it wasn't.
  /// - Returns: the outcome; nil if the question has to be asked again.
  nonisolated(nonsending) private func settle(
    _ input: FormInput, _ question: Question, _ line: Int, typed: String? = nil
  ) async throws -> Outcome? {
    guard let isMeant = confirmsRemoval(question, input) else { return .cancelled }
    guard isMeant, try await take(input, question, line, typed: typed) else { return nil }
    return .answered
  }

  /// Sends an answer between a focus and a blur, as if somebody had entered it in the field, and reports its issues.
  ///
  /// - Returns: whether the field has no error. That it couldn't be checked is none: a submit checks it again.
  /// - Throws: ``TerminalFormError/invalid(line:field:message:)`` in strict mode, if the field has an error.
  nonisolated(nonsending) private func take(
    _ input: FormInput, _ question: Question, _ line: Int, typed: String?
  ) async throws -> Bool {
    let id = question.row.id
    let wasThere = engine.row(id)?.isThere
    engine.send(.focus(id))
    engine.send(input)
    engine.send(.blur(id))
    lines[id] = line
    isBlocked = false
    if engine.row(id)?.isThere != wasThere { noticeSubform(id) }
    if let words = engine.row(id)?.waitingWords { await atWork(saying: words) { await engine.runJobs() } }
    guard engine.isShown(id), let row = engine.row(id) else { return true }
    // The next submit decides about these anew, so the same answer may be right by then.
    let triesAgain = engine.triesAgain(id)
    let errors = triesAgain ? [] : row.issues.filter { $0.severity == .error }
    if isStrict, let error = errors.first {
      throw TerminalFormError.invalid(
        line: line, field: engine.titleInElements(of: row), message: error.spoken(in: engine.environment))
    }
    note(row, isRefused: errors.contains(where: \.isRefusal), wasTyped: typed != nil, question)
    if errors.isEmpty, let typed { echo(typed, row) }
    // Where nobody can answer meanwhile, the submit reports what it couldn't check either.
    if !isStrict || !triesAgain { report(row, named: isStrict, severities: .error, .warning, .info) }
    return errors.isEmpty
  }

  /// Reports a row's issues of the given severities.
  ///
  /// - Parameter named: whether to include the row's title, as for a row that was not just answered.
  func report(_ row: FormRow, named: Bool, severities: FormIssue.Severity...) {
    for issue in row.issues where severities.contains(issue.severity) {
      let words = issue.spoken(in: engine.environment)
      report(labelled(issue.severity.word, named ? labelled(engine.titleWithNumber(of: row), words) : words))
    }
  }

  // MARK: Reading

  /// Reads a line, and asks again for one that is not UTF-8 or is too long.
  ///
  /// - Returns: the line; nil if the person pressed Ctrl-C.
  func read(_ prompt: String, _ question: Question?) throws -> String? {
    while true {
      let message: FormString
      switch console.ask(
        prompt, isSecret: question.map { $0.isSecret && !$0.isRevealed } ?? false, earlier: question.map(earlier) ?? [],
        isPath: question?.isFile ?? false)
      {
      case .text(let text):
        (ends, interrupts) = (0, 0)
        if let question { note(text, question) }
        return text
      case .interrupted:
        if quits() { return nil }
        continue
      case .end:
        ends += 1
        // Nothing can follow in a pipe.
        if console.readsPipe || ends > 1 {
          throw TerminalFormError.ended(field: firstUnanswered.map(engine.titleInElements))
        }
        say(.dialogue(draftPlace != nil ? .endAgainKept : engine.toolbar == nil ? .endAgain : .endAgainUnsaved))
        continue
      case .notUTF8: message = FormString.dialogue(.notUTF8)
      case .tooLong(let most): message = FormString.dialogue(.lineTooLong, .count(most))
      }
      (ends, interrupts) = (0, 0)
      try complain(message, question)
    }
  }

  /// The first question that needs an answer, or another one than it has; nil if there is none.
  private var firstUnanswered: FormRow? {
    let faulty = Set(engine.issues.filter { $0.severity == .error }.compactMap(\.row))
    if faulty.isEmpty { return nil }
    return FormWalk(engine).first {
      $0.row.isAsked && faulty.contains($0.row.id) && !engine.triesAgain($0.row.id)
    }?.row
  }

  /// The earlier entries at a question, after its accepted answer if that is not among them. Empty for a secret.
  private func earlier(_ question: Question) -> [String] {
    if question.isSecret { return [] }
    let entered = entries[question.row.id] ?? []
    guard question.isTyped, !question.isLong, !question.isFile, let answered = question.accepted?.text,
      !answered.isEmpty,
      !entered.contains(answered)
    else { return entered }
    return [answered] + entered
  }

  private func note(_ line: String, _ question: Question) {
    guard !question.isSecret, !line.isEmpty, !isStrict, case .answer = Command.read(line) else { return }
    entries[question.row.id, default: []].removeAll { $0 == line }
    entries[question.row.id, default: []].append(line)
  }

  /// Reports an error in the line that was just read. In strict mode, throws it.
  func complain(_ message: FormString, _ question: Question?) throws {
    guard !isStrict else {
      let title = question.map { engine.titleInElements(of: $0.row) }
      throw TerminalFormError.invalid(line: console.lineNumber, field: title, message: text(message))
    }
    reportError(message)
  }
}
