import FieldstoneCore

/// Options that the program searches for: what is typed at such a question is searched for.
extension Interview {
  /// The input for a typed answer.
  nonisolated(nonsending) func input(
    for answer: String, _ question: Question
  ) async throws(AnswerRefusal) -> FormInput {
    guard question.isSearched else { return try question.input(for: answer) }
    let id = question.row.id
    if !question.takesSeveral { return .set(id, .choices([try await found(answer.trimmingSpaces, question)])) }
    return .set(id, .choices(try await foundAll(answer, question)))
  }

  /// The ids of several options. What is found stays chosen while the next one is searched for, so that it stays known.
  nonisolated(nonsending) private func foundAll(
    _ answer: String, _ question: Question
  ) async throws(AnswerRefusal) -> [String] {
    let id = question.row.id
    let parts = answer.split(separator: ",").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
    let before = question.row.options.chosen.map(\.id)
    var ids: [String] = []
    do throws(AnswerRefusal) {
      for part in parts {
        let new = try await found(part, question)
        if !ids.contains(new) { ids.append(new) }
        guard parts.count > 1 else { break }
        engine.send(.set(id, .choices(before + ids.filter { !before.contains($0) })))
      }
    } catch {
      if !ids.isEmpty { engine.send(.set(id, .choices(before))) }
      throw error
    }
    return ids
  }

  /// The id of the option that a text means: the number of one that was listed, or else what a search for it finds.
  nonisolated(nonsending) private func found(
    _ text: String, _ question: Question
  ) async throws(AnswerRefusal) -> String {
    let id = question.row.id
    if question.isListed, let option = question.numbered(text) { return option.id }
    listed.remove(id)
    guard engine.send(.search(id, text)).isAccepted else { throw AnswerRefusal(.issue(.cannotBeChanged)) }
    if engine.hasJobs { say(.common(.searching)) }
    await engine.runJobs()
    guard let row = engine.row(id) else { throw AnswerRefusal(.issue(.cannotBeChanged)) }
    if case .failed(_, let message)? = row.options.finding {
      throw AnswerRefusal(FormString(verbatim: VisibleText.short(message, 400)))
    }
    let options = row.options
    let matches = options.named(text)
    if matches.count == 1 { return matches[0].id }
    switch options.offeredCount {
    case 0: throw AnswerRefusal(.dialogue(.nothingFound, .text(VisibleText.short(text))))
    case 1: return options[0].id
    default: break
    }
    if !isStrict { listed.insert(id) }
    var question = Question(row: row, environment: engine.environment)
    question.isListed = true
    throw AnswerRefusal(
      Array(options.prefix(min(options.offeredCount, OptionNames.shown))), count: options.offeredCount, named: text,
      part: question.takesSeveral ? text : nil, question)
  }
}

extension Question {
  /// Whether the program searches for the options.
  var isSearched: Bool { row.options.finding != nil }

  /// The option with a number, among those that were found last.
  func numbered(_ text: String) -> FormRow.Option? {
    guard names.areNumbered, let number = Int(text), (1...max(1, row.options.offeredCount)).contains(number),
      !row.options.isEmpty
    else { return nil }
    return row.options[number - 1]
  }
}

extension FormRow.Options {
  /// The options with an id or a title, in any case: those that were found, or else one that is chosen already.
  fileprivate func named(_ name: String) -> [FormRow.Option] {
    let wanted = name.lowercased()
    func isNamed(_ option: FormRow.Option) -> Bool {
      option.id.lowercased() == wanted || option.title.lowercased() == wanted
    }
    let found = prefix(offeredCount).filter(isNamed)
    return found.isEmpty ? chosen.filter(isNamed) : found
  }
}
