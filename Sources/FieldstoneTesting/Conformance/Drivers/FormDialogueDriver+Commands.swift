extension FormDialogueDriver {
  public func perform(_ command: ConformanceCommand) throws {
    switch command {
    case .type(let name, let text): try edit(name, text)
    case .pick(let name, let options): try edit(name, options.joined(separator: ", "))
    case .choose(let name, let option): try edit(name, option ?? "")
    case .set(let name, let isOn): try edit(name, isOn ? "yes" : "no")
    case .attach(let name, let path): try edit(name, path ?? "")
    case .open(let name):
      guard let found = try review().page(name) else {
        throw FormDriverError("There is no page '\(name)'.", shown: transcript)
      }
      page = found
    case .back: page = nil
    case .press(let name):
      try goToReview()
      var shown = try answer(name.title)
      if prompt.contains("Start over anyway?") { shown = try answer("yes") }
      noteQuestion(shown)
    case .submit(let twice):
      try goToReview()
      noteQuestion(try answer(twice ? "\n" : ""))
    case .cancel:
      try goToReview()
      try answer(":cancel")
    case .stay: try answer(isAskingToSave ? "" : "no")
    case .leave: try answer(isAskingToSave ? "discard" : "yes")
    case .edit, .save, .discard:
      try goToReview()
      noteQuestion(try answer(":\(command)"))
    case .hold: try hold.begin()
    case .release:
      hold.end()
      try readToPrompt()
      noteQuestion(shown)
    case .act, .undo, .redo, .tamper, .stop: throw FormDriverError("The dialogue has no '\(command)'.")
    case .insert, .remove, .move, .duplicate: try change(command)
    case .check, .expect: break
    }
  }

  /// After a refused submit, the dialogue asks the first question with an error, and names its page if that changed.
  /// Notes the page and goes back.
  private func noteQuestion(_ shown: String) {
    guard !isOver, !isBusy, !isAtReview, !isAskingToLeave else { return }
    let lines = shown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    page = nil
    for (line, stroke) in zip(lines, lines.dropFirst()) where stroke.hasPrefix("=") {
      page = line.hasPrefix("Page: ") ? ConformanceText.line(String(line.dropFirst(6))) : nil
    }
    _ = try? answer("<")
  }

  /// Goes to a question by its number in the review, answers it, and comes back.
  private func edit(_ name: ConformanceRowName, _ text: String) throws {
    let review = try review()
    guard let number = review.number(of: name, on: page) else {
      throw FormDriverError("There is no question '\(name)'.", shown: transcript)
    }
    try answer("\(number)")
    let isLong = prompt == "> "
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    guard lines.count == 1 || isLong, lines.count == 1 || lines[0] != "" else {
      throw FormDriverError("This text can't be typed at a question: \(text)", shown: transcript)
    }
    if text.isEmpty {
      try clear()
    } else {
      try answer(Self.literally(lines[0]))
      if isLong {
        for line in lines.dropFirst() { try answer(line.allSatisfy { $0 == "." } && !line.isEmpty ? line + "." : line) }
        try answer(".")
      }
    }
    if prompt.hasPrefix("Remove ") { try answer("yes") }
    // After an invalid answer the dialogue asks again; the answer is left as it is.
    if !isOver, !isAtReview, shown.contains("Error: ") { try answer("<") }
    try goToReview()
  }

  /// The line, escaped so that it isn't taken for a command.
  private static func literally(_ line: String) -> String {
    let bare = line.drop { $0 == "\\" }
    let isLikeCommand = bare.wholeMatch(of: /:\p{L}+/) != nil
    return isLikeCommand || ["?", "<", "-"].contains(String(bare)) ? "\\" + line : line
  }
}
