import FieldstoneCore

/// Why an answer can't be sent: it isn't understood, or could mean several options.
struct AnswerRefusal: Error {
  /// The message, complete in itself.
  let message: FormString
  /// The options that a part of a name could mean, and what to print above them; only for long lists.
  var matches: (message: FormString, lines: [String])?

  init(_ message: FormString) { self.message = message }

  init(_ issue: FormIssue, _ environment: FormEnvironment) {
    message = FormString(verbatim: issue.text(in: environment))
  }

  /// - Parameter part: the part of the answer, if it has several.
  init(_ options: [FormRow.Option], count: Int, named name: String, part: String?, _ question: Question) {
    let titles = options.map { VisibleText.short($0.title) }
    let names: FormArgument =
      count > options.count
      ? .string(.dialogue(.orOthers, .text(titles.joined(separator: ", ")), .count(count - options.count)))
      : .either(titles)
    message = part.map { .dialogue(.partCouldBe, .text(VisibleText.short($0)), names) } ?? .dialogue(.couldBe, names)
    guard question.names.areMany || question.isListed else { return }
    let lines = question.lines(options.compactMap { question.row.options.position(ofID: $0.id) }, question.names)
    let rest = count - options.count
    matches = (
      .dialogue(.optionsMatch, .text(VisibleText.short(name)), .count(count)),
      lines + (rest > 0 ? ["  " + question.text(.dialogue(.moreMatches, .count(rest)))] : [])
    )
  }
}
