import FieldstoneCore

/// Asking which option is meant where a part of a name fits several of a long list. The rest of the answer stays.
extension Interview {
  /// Why it remains open which option is meant.
  enum Unanswered: Error {
    /// The whole question is to be asked again.
    case asksAgain
    case leaves
  }

  /// Which of several options is meant.
  enum Meant {
    case option(String)
    /// None of them fits what was entered.
    case other(String)
  }

  /// The input for an answer, once it is clear which option each of its parts means.
  func narrowedInput(for answer: String, _ question: Question) throws -> FormInput {
    let whole = question
    var (question, answer) = (question, answer)
    var isListed = false
    while true {
      do throws(AnswerRefusal) {
        return try question.input(for: answer)
      } catch {
        guard !isStrict, let ambiguity = error.ambiguity else { throw error }
        switch try which(ambiguity, question, isListed: isListed) {
        case .option(let id): (question.meant[ambiguity.name], isListed) = (id, false)
        case .other(let text) where whole.canMean(text):
          (question, answer, isListed) = (whole, text, false)
        case .other(let text):
          reportError(AnswerRefusal(nothingFoundFor: text).message)
          isListed = true
        }
      }
    }
  }

  /// Lists the options that a name fits, and asks which one is meant: by its number, or by more letters, which leave
  /// fewer of them.
  ///
  /// - Parameter isListed: whether the options were listed before.
  func which(_ ambiguity: AmbiguousName, _ question: Question, isListed: Bool = false) throws -> Meant {
    var ambiguity = ambiguity
    if !isListed { list(ambiguity, question) }
    while true {
      let words: DialogueText = question.names.areNumbered ? .which : .whichByName
      let prompt =
        text(.dialogue(words, .text(VisibleText.short(ambiguity.name)))) + FormString.afterLabel(in: engine.environment)
      guard let line = try read(prompt, nil) else { throw Unanswered.leaves }
      switch Command.read(line.trimmingSpaces) {
      case .answer(""), .command(.back), .command(.none): throw Unanswered.asksAgain
      case .command(.cancel), .command(.quit):
        if confirmsLeaving() { throw Unanswered.leaves }
        // To save, the question is left.
        if pressed != nil { throw Unanswered.asksAgain }
      case .command(.outline): FormOutline(engine).lines.forEach { console.sayWrapped($0, hanging: 2) }
      case .command(.help):
        list(ambiguity, question)
        say(.dialogue(.whichHelp))
      case .unknown(let name): reportError(.dialogue(.noSuchCommand, .text(VisibleText.short(name))))
      case .answer(let name):
        switch question.names.find(name, among: ambiguity.positions) {
        case .one(let option): return .option(option.id)
        case .none: return .other(name)
        case .several(let positions):
          ambiguity = AmbiguousName(name: name, positions: positions)
          list(ambiguity, question)
        }
      }
    }
  }

  /// Lists the first options that a name fits, and how many more there are.
  private func list(_ ambiguity: AmbiguousName, _ question: Question) {
    let positions = ambiguity.positions
    say(.dialogue(.optionsMatch, .text(VisibleText.short(ambiguity.name)), .count(positions.count)))
    let rest = positions.count - OptionNames.shown
    let lines =
      question.lines(Array(positions.prefix(OptionNames.shown)), question.names)
      + (rest > 0 ? ["  " + text(.dialogue(.moreMatches, .count(rest)))] : [])
    lines.forEach { console.sayWrapped($0, hanging: 2) }
  }
}

extension Question {
  /// Whether a text is an answer to the whole question, or could be several. A number isn't: it is one of the list that
  /// was printed last.
  fileprivate func canMean(_ answer: String) -> Bool {
    guard Int(answer.trimmingSpaces) == nil else { return false }
    do throws(AnswerRefusal) {
      _ = try input(for: answer)
      return true
    } catch {
      return error.ambiguity != nil
    }
  }
}
