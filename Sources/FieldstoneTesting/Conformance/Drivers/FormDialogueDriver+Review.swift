/// How the driver gets to the review from anywhere.
extension FormDialogueDriver {
  /// Answers with Enter until everything was asked.
  ///
  /// A required question can't be skipped. The driver gives it an acceptable answer, and clears that from the review,
  /// where a question can be left with an invalid answer.
  func goToReview() throws {
    while !isOver, !isAtReview {
      let title = question
      try answer("")
      if isStuck(at: title) { try pass(title) }
    }
    while !isOver, let placeholder = placeholders.popLast() { try takeBack(placeholder.title, placeholder.answer) }
  }

  /// The title of the question, without its answer and its hint.
  private var question: String {
    var line = prompt
    if line == "> " {
      line =
        shown.split(separator: "\n").dropLast().last { !$0.hasPrefix("Error: ") && !$0.hasPrefix("Warning: ") } ?? line
    }
    for mark in [" (", " [", ", number or name", ":"] {
      if let end = line.firstRange(of: mark) { line = line[..<end.lowerBound] }
    }
    return ConformanceText.line(String(line))
  }

  private func isStuck(at title: String) -> Bool {
    !isOver && !isAtReview && question == title && shown.contains("Error: ")
  }

  private func pass(_ title: String) throws {
    let answers = [
      "xxxxxxxx", "123", "yes", "10", "1", "name@example.org", "2025-03-31", "https://example.org", "4012888888881881",
    ]
    for words in answers {
      let isLong = prompt == "> "
      try answer(words)
      if isLong { try answer(".") }
      guard isStuck(at: title) else { return placeholders.append((title, words)) }
    }
    throw FormDriverError("There is no way past this question.", shown: transcript)
  }

  /// Clears the answer to the question. One that is needed goes only with a second `-`.
  func clear() throws {
    let title = question
    try answer("-")
    if isStuck(at: title) { try answer("-") }
  }

  /// Empties a question that was only answered to get past it.
  private func takeBack(_ title: String, _ words: String) throws {
    let review = DialogueReview(try answer("?"))
    guard let number = review.number(of: title, answered: words) else {
      throw FormDriverError("'\(title)' is not there to be taken back.", shown: transcript)
    }
    try answer("\(number)")
    if words == "yes" { try answer("no") } else { try clear() }
    if !isAtReview { try answer("<") }
    guard isAtReview else { throw FormDriverError("'\(title)' could not be taken back.", shown: transcript) }
  }
}
