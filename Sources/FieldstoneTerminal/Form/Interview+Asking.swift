import FieldstoneCore

extension Interview {
  enum Outcome { case answered, back, cancelled }

  /// Asks a question until it has an answer that is accepted, or the person goes elsewhere.
  func ask(_ id: FormRowID) throws -> Outcome {
    var isFirst = true
    while engine.isShown(id), let row = engine.row(id), row.isAsked {
      let question = Question(row: row)
      if question.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: question.title, option: secretsOption)
      }
      if isFirst {
        report(row, severities: .error)
        question.lead.forEach(console.say)
      }
      isFirst = false
      if question.isLong { console.say(question.prompt) }
      guard let line = try read(question.isLong ? "> " : question.prompt, question) else { return .cancelled }
      let lineNumber = console.lineNumber
      switch Command.read(line) {
      case .command(.help): question.help.forEach(console.say)
      case .command(.outline): FormOutline(engine).lines.forEach(console.say)
      case .command(.back): return .back
      case .command(.cancel), .command(.quit): if try confirmsLeaving() { return .cancelled }
      case .command(.none): if try take(question.clearing, id, lineNumber) { return .answered }
      case .answer(let text):
        let candidates = question.candidates(for: text)
        guard candidates.isEmpty else {
          try complain("This can be \(candidates.joined(separator: " or ")).", question)
          continue
        }
        guard let input = try input(for: text, question) else { return .cancelled }
        if try take(input, id, lineNumber) { return .answered }
      }
    }
    return .answered
  }

  /// What the engine is sent for an answer; nil where the person leaves amid several lines. An answer that keeps what
  /// is there only puts the focus into the field, so that it is left and its issues show.
  private func input(for text: String, _ question: Question) throws -> FormInput? {
    switch question.control {
    case .longText:
      if text.isEmpty || text == "." { return .focus(question.row.id) }
      return try restOfLines(after: text, question).map { .type(question.row.id, $0) }
    // Return takes the marked answer, even after a wrong one.
    case .toggle, .checkbox, .choice:
      return text.isEmpty ? .set(question.row.id, question.row.answer) : question.input(for: text)
    default: return text.isEmpty ? .focus(question.row.id) : question.input(for: text)
    }
  }

  /// Lines up to one that is only a full stop; of a line of several full stops, one is dropped.
  private func restOfLines(after first: String, _ question: Question) throws -> String? {
    var text = ""
    var line = first
    while line != "." {
      let isStops = line.count > 1 && line.allSatisfy { $0 == "." }
      // What no field takes anyway is not kept; the engine says so.
      if text.utf8.count <= LineReader.longest {
        text += (text.isEmpty ? "" : "\n") + (isStops ? String(line.dropFirst()) : line)
      }
      guard let next = try read("> ", question) else { return nil }
      line = next
    }
    return text
  }

  /// Sends an answer as if the keyboard had come to the field and left it.
  ///
  /// - Returns: whether the field has no error now.
  private func take(_ input: FormInput, _ id: FormRowID, _ line: Int) throws -> Bool {
    engine.send(.focus(id))
    engine.send(input)
    engine.send(.blur(id))
    lines[id] = line
    guard engine.isShown(id), let row = engine.row(id) else { return true }
    let errors = row.issues.filter { $0.severity == .error }
    if isStrict, let error = errors.first {
      throw TerminalFormError.invalid(line: line, field: row.shownTitle, message: error.text)
    }
    report(row, severities: .error, .warning, .info)
    return errors.isEmpty
  }

  private func report(_ row: FormRow, severities: FormIssue.Severity...) {
    for issue in row.issues where severities.contains(issue.severity) {
      let title = isStrict ? row.shownTitle + ": " : ""
      console.report("\(issue.severity.word): \(title)\(issue.text)")
    }
  }

  // MARK: Reading

  /// A line; nil where the person has pressed Ctrl-C. What is no text is asked for again.
  func read(_ prompt: String, _ question: Question?) throws -> String? {
    while true {
      let message: String
      switch console.ask(prompt, isSecret: question?.isSecret ?? false) {
      case .text(let text):
        ends = 0
        return text
      case .interrupted: return nil
      case .end:
        ends += 1
        if isStrict || ends > 1 { throw TerminalFormError.ended(field: question?.title) }
        console.say("The end of the input is no answer. Ctrl-D once more leaves, and nothing is submitted.")
        continue
      case .notUTF8: message = "Enter text in UTF-8."
      case .tooLong(let most): message = "This is more text than fits: a line has at most \(most) bytes."
      }
      ends = 0
      try complain(message, question)
    }
  }

  /// Says what is wrong with the line that was just read.
  private func complain(_ message: String, _ question: Question?) throws {
    guard !isStrict else {
      throw TerminalFormError.invalid(line: console.lineNumber, field: question?.title, message: message)
    }
    console.report("Error: " + message)
  }

  /// Whether the person really leaves; asked only where something would be lost.
  func confirmsLeaving() throws -> Bool {
    // Computed fields may make a form dirty before anybody has touched it.
    guard !isStrict, engine.facts.isDirty, engine.facts.changedFields > 0 else { return true }
    switch console.ask("Leave without submitting? What was answered is lost. [y/N]: ") {
    case .text(let text): return ["y", "yes"].contains(text.trimmingSpaces.lowercased())
    case .interrupted: return true
    default: return false
    }
  }
}

extension FormIssue.Severity {
  /// What stands before the sentence: never a colour alone.
  var word: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .info: "Note"
    }
  }
}
