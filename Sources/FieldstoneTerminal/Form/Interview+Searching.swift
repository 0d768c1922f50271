import FieldstoneCore

/// Options that the program searches for: what is typed at such a question is searched for.
extension Interview {
  /// The input for a typed answer.
  nonisolated(nonsending) func input(
    for answer: String, _ question: Question
  ) async throws -> FormInput {
    if case .file(let style) = question.control { return try fileInput(for: answer, style, question) }
    guard question.isSearched else { return try narrowedInput(for: answer, question) }
    let id = question.row.id
    if !question.takesSeveral { return .set(id, .choices([try await found(answer.trimmingSpaces, question)])) }
    return .set(id, .choices(try await foundAll(answer, question)))
  }

  /// The ids of several options. What is found stays chosen while the next one is searched for, so that it stays known.
  nonisolated(nonsending) private func foundAll(
    _ answer: String, _ question: Question
  ) async throws -> [String] {
    let id = question.row.id
    let parts = Question.parts(answer)
    let before = question.row.options.chosen.map(\.id)
    var ids: [String] = []
    do {
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

  /// The id of the option that a search for a text finds, or of the one that is meant if it finds several.
  nonisolated(nonsending) private func found(_ text: String, _ question: Question) async throws -> String {
    let id = question.row.id
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
    case 0: throw AnswerRefusal(nothingFoundFor: text)
    case 1: return options[0].id
    default: break
    }
    let found = AmbiguousName(name: text, positions: Array(0..<options.offeredCount))
    let listed = Question(row: row, environment: engine.environment)
    guard !isStrict else { throw AnswerRefusal(found, listed) }
    switch try which(found, listed) {
    case .option(let id): return id
    case .other(let name): return try await self.found(name, insteadOf: text, question)
    }
  }

  /// The id of the option that a search for another text finds. If it finds none, the first one is searched for again,
  /// so that the rest of the answer isn't lost.
  nonisolated(nonsending) private func found(
    _ name: String, insteadOf text: String, _ question: Question
  ) async throws -> String {
    do {
      return try await found(name, question)
    } catch let refusal as AnswerRefusal {
      reportError(refusal.message)
      return try await found(text, question)
    }
  }
}

extension Question {
  /// Whether the program searches for the options.
  var isSearched: Bool { row.options.finding != nil }
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
