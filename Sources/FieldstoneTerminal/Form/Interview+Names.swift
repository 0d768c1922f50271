import FieldstoneCore

extension Interview {
  private struct Named {
    let line: Int
    let row: FormRow
    var answer: String
  }

  /// What is wrong with a line, or with an answer that no line gives.
  private struct Fault {
    /// 0 where there is none.
    var line = 0
    /// The id of the row that it is about.
    var row: String?
    var message: String
  }

  /// Takes `name=answer` lines in any order, to the end of the input.
  ///
  /// An answer whose question is hidden waits for the others: it may be they that make it appear. All that is wrong with the
  /// lines is reported at once; what is wrong with the form as a whole is found by the submit, when every answer is there.
  func takeNamedAnswers() throws -> Next {
    var faults: [Fault] = []
    var waiting = try readNamedAnswers(&faults)
    let given = Set(waiting.map(\.row.id))
    var isProgress = true
    while isProgress, !waiting.isEmpty {
      isProgress = false
      let named = Set(waiting.map(\.row.id))
      for answer in waiting where isReady(answer.row.id, named, given) {
        if let message = take(answer) {
          faults.append(Fault(line: answer.line, row: answer.row.id.path, message: message))
        }
        waiting.removeAll { $0.row.id == answer.row.id }
        isProgress = true
      }
      if !isProgress { isProgress = waiting.contains { makeSubform(around: $0.row.id, given) } }
    }
    for left in waiting {
      let isPossible = engine.isShown(left.row.id) && engine.row(left.row.id)?.isAsked == false
      let message = text(isPossible ? .issue(.cannotBeChanged) : .dialogue(.notApplicable))
      faults.append(Fault(line: left.line, row: left.row.id.path, message: message))
    }
    guard !faults.isEmpty else { return .submit }
    // The other lines would be next: whoever corrects one wants to know of all.
    for issue in engine.issues where issue.severity == .error {
      guard let id = issue.row, let line = lines[id] else { continue }
      faults.append(Fault(line: line, row: id.path, message: issue.text(in: engine.environment)))
    }
    throw TerminalFormError.refused(faults.sorted { $0.line < $1.line }.map(describe))
  }

  /// What a submit has found, by the names that the lines use.
  func namedErrors(_ errors: [FormIssue]) -> TerminalFormError {
    .refused(
      errors.map { issue in
        let id = issue.row.flatMap { engine.row($0)?.kind == .field ? $0 : nil }
        return describe(
          Fault(
            line: id.flatMap { lines[$0] } ?? 0, row: id?.path, message: issue.text(in: engine.environment)))
      })
  }

  private func describe(_ fault: Fault) -> String {
    let line = fault.line > 0 ? text(.dialogue(.line, .count(fault.line))) + ": " : ""
    return line + (fault.row.map { $0 + ": " } ?? "") + fault.message
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

  /// - Returns: what is wrong with an answer that is not sent.
  private func take(_ named: Named) -> String? {
    guard let row = engine.row(named.row.id) else { return nil }
    let question = Question(row: row, environment: engine.environment)
    let candidates = question.candidates(for: named.answer)
    guard candidates.isEmpty else { return text(.dialogue(.couldBe, .either(candidates))) }
    var input = question.clearing
    if !named.answer.isEmpty {
      do throws(FormIssue) {
        input = try question.input(for: named.answer)
      } catch {
        return error.text(in: engine.environment)
      }
    }
    engine.send(.focus(row.id))
    engine.send(input)
    engine.send(.blur(row.id))
    lines[row.id] = named.line
    return nil
  }

  private func readNamedAnswers(_ faults: inout [Fault]) throws -> [Named] {
    var found: [Named] = []
    var places: [FormRowID: Int] = [:]
    while let entry = try nextLine(&faults) {
      let line = console.lineNumber
      guard !entry.trimmingSpaces.isEmpty else { continue }
      guard let sign = entry.firstIndex(of: "=") else {
        faults.append(Fault(line: line, message: text(.dialogue(.nameAndAnswer))))
        continue
      }
      let name = String(entry[..<sign]).trimmingSpaces
      let answer = String(entry[entry.index(after: sign)...])
      guard let row = engine.row(FormRowID(name)), row.kind == .field || row.isOptionalSubform else {
        let near = Nearest.name(to: name, in: names).map { " " + text(.dialogue(.didYouMean, .text($0))) } ?? ""
        faults.append(Fault(line: line, message: text(.dialogue(.unknownField, .text(VisibleText.short(name)))) + near))
        continue
      }
      if row.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: row.shownTitle, option: secretsOption)
      }
      if let place = places[row.id] {
        // A text of several lines is given line by line.
        guard row.control == .longText else {
          faults.append(
            Fault(line: line, message: text(.dialogue(.answeredAlready, .text(name), .count(found[place].line)))))
          continue
        }
        found[place].answer += "\n" + answer
      } else {
        places[row.id] = found.count
        found.append(Named(line: line, row: row, answer: answer))
      }
    }
    return found
  }

  private func nextLine(_ faults: inout [Fault]) throws -> String? {
    while true {
      do {
        return try read("", nil)
      } catch TerminalFormError.ended {
        return nil
      } catch TerminalFormError.invalid(let line, _, let message) {
        faults.append(Fault(line: line, message: message))
      }
    }
  }

  /// All that can be answered, hidden or not: the other answers may make it appear.
  private var names: [String] {
    engine.allRowIDs.filter { id in
      guard let row = engine.row(id) else { return false }
      return row.kind == .field || row.isOptionalSubform
    }.map(\.path)
  }
}
