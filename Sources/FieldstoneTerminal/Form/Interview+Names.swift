import FieldstoneCore

extension Interview {
  private struct Named {
    let line: Int
    let row: FormRow
    var answer: String
  }

  /// Takes `name=answer` lines in any order, to the end of the input.
  ///
  /// An answer whose question does not show waits for the others: it may be they that make it show. Errors are found by
  /// the submit, when every answer is there.
  func takeNamedAnswers() throws -> Next {
    var unknown: (name: String, line: Int)?
    var waiting = try readNamedAnswers(&unknown)
    let given = Set(waiting.map(\.row.id))
    var isProgress = true
    while isProgress, !waiting.isEmpty {
      isProgress = false
      let named = Set(waiting.map(\.row.id))
      for answer in waiting where isReady(answer.row.id, named, given) {
        try take(answer)
        waiting.removeAll { $0.row.id == answer.row.id }
        isProgress = true
      }
      if !isProgress { isProgress = waiting.contains { makeSubform(around: $0.row.id, given) } }
    }
    // Only now do all the fields show that may have been meant.
    if let unknown {
      let near = Nearest.name(to: unknown.name, in: names).map { " " + text(Words.didYouMean($0)) } ?? ""
      throw TerminalFormError.invalid(
        line: unknown.line, field: nil, message: text(Words.unknownField(VisibleText.short(unknown.name))) + near)
    }
    guard let left = waiting.first else { return .submit }
    let isPossible = engine.isShown(left.row.id) && engine.row(left.row.id)?.isAsked == false
    let message = text(isPossible ? Words.cannotBeChanged : Words.isNotAsked)
    throw TerminalFormError.invalid(line: left.line, field: left.row.shownTitle, message: message)
  }

  /// Whether a question is asked now. An answer in a subform that may be nil makes it, unless one says that it is nil.
  private func isReady(_ id: FormRowID, _ waiting: Set<FormRowID>, _ given: Set<FormRowID>) -> Bool {
    guard engine.isShown(id), engine.row(id)?.isAsked == true else { return false }
    return engine.subforms(around: id).allSatisfy { !waiting.contains($0.id) && ($0.isThere || !given.contains($0.id)) }
  }

  /// Makes a subform within the page that is nil, for an answer in it.
  private func makeSubform(around id: FormRowID, _ given: Set<FormRowID>) -> Bool {
    guard !engine.isShown(id) else { return false }
    let missing = engine.subforms(around: id).first { $0.isInline && !$0.isThere }
    guard let missing, missing.isAsked, engine.isShown(missing.id), !given.contains(missing.id) else { return false }
    return engine.send(.set(missing.id, .flag(true))).isAccepted
  }

  private func take(_ named: Named) throws {
    guard let row = engine.row(named.row.id) else { return }
    let question = Question(row: row, environment: engine.environment)
    var input = named.answer.isEmpty ? question.clearing : .type(row.id, named.answer)
    if row.isOptionalSubform, !named.answer.isEmpty {
      do throws(FormIssue) {
        input = try question.input(for: named.answer)
      } catch {
        let message = error.text(in: engine.environment)
        throw TerminalFormError.invalid(line: named.line, field: row.shownTitle, message: message)
      }
    }
    engine.send(.focus(row.id))
    engine.send(input)
    engine.send(.blur(row.id))
    lines[row.id] = named.line
  }

  private func readNamedAnswers(_ unknown: inout (name: String, line: Int)?) throws -> [Named] {
    var found: [Named] = []
    var places: [FormRowID: Int] = [:]
    while let entry = try nextLine() {
      let line = console.lineNumber
      guard !entry.trimmingSpaces.isEmpty else { continue }
      func wrong(_ words: FormString) -> TerminalFormError { .invalid(line: line, field: nil, message: text(words)) }
      guard let sign = entry.firstIndex(of: "=") else {
        throw wrong(Words.nameAndAnswer)
      }
      let name = String(entry[..<sign]).trimmingSpaces
      let answer = String(entry[entry.index(after: sign)...])
      guard let row = engine.row(FormRowID(name)), row.kind == .field || row.isOptionalSubform else {
        unknown = unknown ?? (name, line)
        continue
      }
      if row.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: row.shownTitle, option: secretsOption)
      }
      if let place = places[row.id] {
        // A text of several lines is given line by line.
        guard row.control == .longText else {
          throw wrong(Words.answeredAlready(name, found[place].line))
        }
        found[place].answer += "\n" + answer
      } else {
        places[row.id] = found.count
        found.append(Named(line: line, row: row, answer: answer))
      }
    }
    return found
  }

  private func nextLine() throws -> String? {
    do {
      return try read("", nil)
    } catch TerminalFormError.ended {
      return nil
    }
  }

  private var names: [String] {
    engine.allRowIDs.filter { id in
      guard engine.isShown(id), let row = engine.row(id) else { return false }
      return row.kind == .field || row.isOptionalSubform
    }.map(\.path)
  }
}
