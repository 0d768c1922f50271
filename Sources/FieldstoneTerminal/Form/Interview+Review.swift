import FieldstoneCore

extension Interview {
  enum Decision {
    case submit, cancel, back
    case change(FormRowID)
  }

  /// Shows every answer, and asks what is to be done.
  func review() throws -> Decision {
    var list = ReviewList(engine)
    show(list)
    while true {
      let prompt = "\(list.submitTitle)? Return to go ahead, a number or a name to change an answer, :cancel to leave: "
      guard let line = try read(prompt, nil) else { return .cancel }
      switch Command.read(line.trimmingSpaces) {
      case .answer(""): return .submit
      case .command(.back): return .back
      case .command(.cancel), .command(.quit): if try confirmsLeaving() { return .cancel }
      case .command(.outline): FormOutline(engine).lines.forEach(console.say)
      case .command:
        console.say("Nothing is submitted before Return is pressed here. < goes back to the last question.")
      case .answer(let text):
        switch list.find(text) {
        case .question(let row): return .change(row)
        case .nothing(let message): console.report("Error: " + message)
        case .button(let row):
          engine.send(.perform(row.id))
          if engine.facts.isCancelled { return .cancel }
          list = ReviewList(engine)
          show(list)
        }
      }
    }
  }

  private func show(_ list: ReviewList) {
    console.heading("Review", "=")
    var place = FormWalk.Place()
    for (stop, number) in list.stops {
      let isNewPage = stop.place.page != place.page
      if isNewPage {
        console.heading(stop.place.page == .root ? "Main page" : "Page: \(stop.place.pageTitle)", "-")
      }
      if stop.place.heading != place.heading, stop.place.heading != nil || !isNewPage {
        console.say(stop.place.headingTitle)
      }
      place = stop.place
      show(stop.row, number)
    }
    if !list.buttons.isEmpty {
      console.say("Buttons: " + list.buttons.map(\.shownTitle).joined(separator: ", "))
    }
    for issue in engine.issues { console.report(list.describe(issue, engine)) }
    console.say()
    // The next question stands under its heading again.
    shownPlace = FormWalk.Place()
  }

  private func show(_ row: FormRow, _ number: Int?) {
    let digits = number.map(String.init) ?? ""
    let start = String(repeating: " ", count: max(0, 4 - digits.count)) + digits + "  \(row.shownTitle):"
    let lines = row.isSecret ? [] : row.text.lines
    if lines.count > 1 {
      console.say(start)
      for line in lines.prefix(20) { console.say("        | " + VisibleText.short(line, 200)) }
      if lines.count > 20 { console.say("        and \(lines.count - 20) more lines") }
    } else {
      console.say("\(start) \(row.shownAnswer.isEmpty ? "(no answer)" : row.shownAnswer)")
    }
  }

  /// Everything is answered and nobody is there to review it: nothing may come after the last answer.
  func takeEnd() throws -> Next {
    while true {
      switch console.ask("") {
      case .end: return .submit
      case .interrupted: return .cancel
      case .text(""): continue
      case .text(let text) where Command.read(text) == .command(.cancel): return .cancel
      default:
        throw TerminalFormError.invalid(
          line: console.lineNumber, field: nil, message: "All questions are answered; this line is left over.")
      }
    }
  }

  // MARK: After a submit

  /// Says why the form was not submitted, and asks the first question that keeps it from being.
  func afterRefusal() throws -> Next {
    let list = ReviewList(engine)
    let errors = engine.issues.filter { $0.severity == .error }
    if isStrict {
      throw TerminalFormError.refused(
        errors.map { issue in
          let title = issue.row.flatMap(engine.row).map { $0.kind == .field ? $0.shownTitle + ": " : "" } ?? ""
          let line = issue.row.flatMap { lines[$0] }.map { "line \($0): " } ?? ""
          return line + title + issue.text(in: engine.environment)
        })
    }
    console.report("This can't be submitted yet:")
    for error in errors { console.report(list.describe(error, engine)) }
    let first = errors.lazy.compactMap(\.row).first { engine.row($0)?.isAsked == true }
    if let first, try !change(first) { return .cancel }
    return try untilSubmit()
  }

  /// Says what went wrong after the submit; everything is still there.
  func afterFailure(_ error: any Error) throws -> Next {
    for line in String(describing: error).lines { console.report("Error: " + line) }
    return try untilSubmit()
  }
}
