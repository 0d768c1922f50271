import FieldstoneCore

/// What Enter keeps: the last accepted answer, or the part of it that can still be chosen.
extension Interview {
  enum Kept {
    case input(FormInput)
    /// No answer has been accepted so far.
    case nothing
    /// The person left while entering several lines.
    case left
  }

  /// A row as a question, with the answer that Enter keeps.
  func question(_ row: FormRow) -> Question {
    // In strict mode nobody sees what would be left out of an answer, so an empty line keeps all of it.
    let keepsAll = isStrict || !row.hasRefusal || engine.triesAgain(row.id)
    if keepsAll { accepted[row.id] = row }
    var question = Question(row: row, environment: engine.environment, accepted: accepted[row.id])
    question.marks = appearance.theme.marks
    if question.marks != .automatic { question.mark = engine.mark(of: row, question.marks) }
    if engine.position(of: row.id) != nil { question.name = engine.titleWithNumber(of: row) }
    if !keepsAll { question.leaveOutUnavailable() }
    return question
  }

  /// The input for an empty answer, which keeps the last accepted one, or for the first line of a long text.
  func kept(_ text: String, _ question: Question) throws -> Kept {
    let id = question.row.id
    if question.isLong, !text.isEmpty, text != "." {
      return try restOfLines(after: text, question).map { .input(.type(id, $0)) } ?? .left
    }
    guard let row = question.accepted else {
      // An entry that was refused is no answer, so Enter is an empty one.
      return rejected.contains(id) ? .input(question.clearing) : .nothing
    }
    // An empty text in a field that shows none of several values keeps each of them.
    if row.isMixed { return .input(.type(id, "")) }
    if let options = question.keptOptions { return .input(.set(id, .choices(options.map(\.id)))) }
    switch question.control {
    case .toggle, .checkbox, .choice, .choices: return .input(.set(id, row.answer))
    case .link: return .input(.set(id, .flag(row.isThere)))
    // Sent although nothing changes, so that the issues show.
    default: return .input(.type(id, row.text))
    }
  }

  /// Notes, after an answer was sent, what Enter keeps from now on.
  ///
  /// - Parameters:
  ///   - isRefused: whether the answer is wrong. One that is only in conflict with somebody else's is kept.
  ///   - wasTyped: whether the answer was typed rather than kept.
  func note(_ row: FormRow, isRefused: Bool, wasTyped: Bool, _ question: Question) {
    guard isRefused else {
      accepted[row.id] = row
      rejected.remove(row.id)
      return
    }
    if wasTyped {
      rejected.insert(row.id)
    } else {
      // The answer that Enter kept is refused, so it isn't offered again; the options that are left of it are.
      rejected.remove(row.id)
      if question.keptOptions != nil || !question.losesOptions(of: row) { accepted[row.id] = nil }
    }
  }
}

extension Question {
  /// Keeps only the options of the last accepted answer that can still be chosen. If there are none, nothing is kept.
  mutating func leaveOutUnavailable() {
    guard isChoice, let chosen = accepted?.options.chosen, losesOptions(chosen, row) else { return }
    let kept = chosen.filter { isAvailable($0, row) }
    (accepted, keptOptions) = kept.isEmpty ? (nil, nil) : (accepted, kept)
  }

  /// Whether some options of the last accepted answer can't be chosen any more, as the row is now.
  func losesOptions(of row: FormRow) -> Bool {
    isChoice && losesOptions(accepted?.options.chosen ?? [], row)
  }

  private func losesOptions(_ options: [FormRow.Option], _ row: FormRow) -> Bool {
    !options.allSatisfy { isAvailable($0, row) }
  }

  private func isAvailable(_ option: FormRow.Option, _ row: FormRow) -> Bool {
    guard let position = row.options.position(ofID: option.id) else {
      // What was searched for or added isn't in the list any more, and can be chosen nevertheless.
      return row.options.finding != nil || row.options.takesOwnEntries
    }
    let present = row.options[position]
    return present.isEnabled && present.isOffered
  }
}
