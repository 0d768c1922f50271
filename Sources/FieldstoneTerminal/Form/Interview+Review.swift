import FieldstoneCore

extension Interview {
  enum Decision {
    case submit, cancel, back
    /// A button of the toolbar was pressed.
    case press
    /// A form that saves by itself may have something to save.
    case saves
    case change(FormRowID)
  }

  /// Shows all answers, or those that changed since the last review, and asks what to do next.
  nonisolated(nonsending) func review() async throws -> Decision {
    var list = ReviewList(engine)
    show(list)
    while true {
      let prompt = engine.toolbar.map(prompt) ?? list.submitPrompt(engine.environment)
      guard let line = try read(prompt, nil) else { return .cancel }
      switch Command.read(line.trimmingSpaces) {
      // Where Enter presses no button, people look for what else they can do.
      case .answer("") where engine.toolbar.map { $0.primary.map(canPress) != true } == true: sayHelp(list)
      case .answer(""): return .submit
      case .command(.back): return .back
      case .command(.cancel), .command(.quit):
        if confirmsLeaving() { return .cancel }
        if pressed != nil { return .press }
      case .command(.outline): FormOutline(engine).lines.forEach { console.sayWrapped($0, hanging: 2) }
      case .command:
        show(list, isWhole: true)
        // Of a form that is saved, the review itself says what can be done.
        if engine.toolbar == nil { sayHelp(list) }
      case .unknown(let name) where takesCommand(name): return .press
      case .unknown(let name): reportError(.dialogue(.noSuchCommand, .text(VisibleText.short(name))))
      case .answer(let text):
        switch list.find(text, engine.environment) {
        case .submit: return .submit
        case .help: sayHelp(list)
        case .question(let row): return .change(row)
        case .nothing(let message): reportError(message)
        case .button(let row) where row.action == .cancel:
          if confirmsLeaving() { return .cancel }
          if pressed != nil { return .press }
        case .button(let row) where takesButton(row): return .press
        case .button(let row):
          if row.action == .reset {
            guard let isMeant = confirmsReset() else { return .cancel }
            guard isMeant else { continue }
          }
          if let question = row.confirmation {
            guard let isMeant = confirms(FormString(verbatim: question)) else { return .cancel }
            guard isMeant else { continue }
          }
          let before = remarks
          engine.send(.perform(row.id))
          if engine.facts.isCancelled { return .cancel }
          await finishWork(of: row.id)
          sayRemarks(except: before)
          // After starting over, Enter must not bring a discarded answer back.
          if row.action == .reset { (accepted, rejected, entries) = ([:], [], [:]) }
          if engine.facts.mode == .free { return .saves }
          list = ReviewList(engine)
          show(list)
        }
      }
    }
  }

  /// Says what can be entered now.
  private func sayHelp(_ list: ReviewList) {
    if let toolbar = engine.toolbar { sayToolbar(toolbar, list) } else { say(.dialogue(.reviewHelp)) }
  }

  /// Reads to the end of the input in strict mode, which has no review. Nothing but empty lines or `:cancel` may follow
  /// the last answer.
  func takeEnd() throws -> Next {
    while true {
      switch console.ask("") {
      case .end: return .submit
      case .interrupted: return .cancel
      case .text(""): continue
      case .text(let text) where Command.read(text) == .command(.cancel): return .cancel
      default:
        let locked = FormWalk(engine).first { $0.row.states.contains(.locked) }?.row
        throw TerminalFormError.invalid(
          line: console.lineNumber, field: locked.map(engine.titleInElements),
          message: text(.dialogue(locked == nil ? .leftOver : .lockedAnswer)))
      }
    }
  }

  // MARK: After a submit

  /// Reports the errors after a refused submit, and asks the first question that has one.
  ///
  /// - Throws: ``TerminalFormError/refused(_:)`` in strict mode.
  nonisolated(nonsending) func afterErrors() async throws -> Next {
    let list = ReviewList(engine)
    let errors = engine.issues.filter { $0.severity == .error }
    if readsByName { throw namedErrors(errors) }
    if isStrict {
      throw TerminalFormError.refused(
        errors.map { issue in
          let row = engine.subject(of: issue)
          let message = issue.spoken(in: engine.environment)
          let words = row.map { labelled(engine.titleInElements(of: $0), message) } ?? message
          return row.flatMap { lines[$0.id] }.map { labelled(.dialogue(.line, .count($0)), words) } ?? words
        })
    }
    report(text(engine.notSubmitted))
    for error in errors { report(list.describe(error, engine)) }
    let first = errors.lazy.compactMap(\.row).first { engine.row($0)?.isAsked == true }
    if let first, try await !change(first) { return .cancel }
    return try await untilSubmit()
  }

  /// Reports why the form can't be submitted whatever its answers are, and continues with the review.
  nonisolated(nonsending) func afterRefusal(_ refusal: FormReply.Refusal) async throws -> Next {
    if isStrict { throw TerminalFormError.refused([text(refusal.message)]) }
    reportError(refusal.message(isSubmit: true))
    isBlocked = true
    return try await untilSubmit()
  }

  /// Reports an error of the submit handler, and continues with the review. All answers are kept.
  nonisolated(nonsending) func afterFailure(_ error: any Error) async throws -> Next {
    let words = engine.environment.words(for: error)
    for line in words?.lines ?? [] { reportError(FormString(verbatim: line)) }
    if words == nil { reportError(.common(.failed)) }
    return try await untilSubmit()
  }
}
