import FieldstoneCore

/// Saying which options were taken, where the person typed something else.
extension Interview {
  /// Shows the titles of the chosen options on a line of their own, unless the answer has them, or their numbers.
  func echo(_ typed: String, _ row: FormRow) {
    let question = Question(row: row, environment: engine.environment)
    if question.isFile { return console.sayWrapped("  " + VisibleText.short(row.display, 400), hanging: 2) }
    guard question.isChoice, !row.display.isEmpty, !question.names(allChosen: typed.trimmingSpaces) else { return }
    console.sayWrapped(VisibleText.short(row.display, 400), hanging: 2)
  }
}

extension Question {
  /// Whether an answer has the whole names of the chosen options, or the numbers with which they were printed.
  func names(allChosen answer: String) -> Bool {
    let chosen = row.options.chosen
    let answer = answer.lowercased()
    if answer == row.display.lowercased() || answer == text(.dialogue(.all)).lowercased() { return true }
    let known = Set(chosen.flatMap { [$0.title.lowercased(), $0.id.lowercased()] })
    let printed = names.areMany ? OptionNames.shown : row.options.count
    return Self.parts(answer).allSatisfy { part in
      let isNumber = names.areNumbered && !isSearched && Int(part).map { 1...max(1, printed) ~= $0 } ?? false
      return isNumber || known.contains(part)
    }
  }
}
