import FieldstoneCore

/// Why an answer can't be sent: it isn't understood, or could mean several options.
struct AnswerRefusal: Error {
  /// The message, complete in itself.
  let message: FormString
  /// What could mean several options of a list that isn't printed whole; nil if that isn't the reason.
  var ambiguity: AmbiguousName?

  init(_ message: FormString) { self.message = message }

  init(_ issue: FormIssue, _ environment: FormEnvironment) {
    message = FormString(verbatim: issue.text(in: environment))
  }

  /// A text that no option of a list is found for.
  init(nothingFoundFor text: String) {
    message = .dialogue(.quoted, .text(VisibleText.short(text)), .string(.common(.nothingFound)))
  }

  /// A text that could mean several options.
  init(_ ambiguity: AmbiguousName, _ question: Question) {
    let titles = ambiguity.positions.prefix(OptionNames.shown).map { VisibleText.short(question.row.options[$0].title) }
    let names = FormArgument.either(titles, of: ambiguity.positions.count)
    message = .dialogue(.couldBe, .text(VisibleText.short(ambiguity.name)), names)
    if question.names.areMany || question.isSearched { self.ambiguity = ambiguity }
  }
}

/// A text that fits several options.
struct AmbiguousName {
  let name: String
  /// The positions of the options among all of them.
  let positions: [Int]
}

extension FormArgument {
  /// The first of several alternatives, and how many more there are: `a, b or 3 others`.
  static func either(_ words: [String], of count: Int) -> FormArgument {
    guard count > words.count else { return .either(words) }
    return .string(.dialogue(.orOthers, .string(.list(words.map { .text($0) })), .count(count - words.count)))
  }
}
