import FieldstoneCore

extension Interview {
  struct Named {
    let line: Int
    let row: FormRow
    var answer: String
  }

  /// A line whose collection isn't shown yet.
  struct Pending {
    let line: Int
    let name: String
    let answer: String
    let collection: FormRowID
  }

  /// An error in a line, or in an answer that no line gives.
  struct Fault {
    /// The line number, from 1; 0 if the error belongs to no line.
    var line = 0
    /// The id of the row that has the error.
    var row: String?
    /// The name of the row, as a line has it.
    var name: String?
    var message: String
  }

  /// Reads `name=answer` lines in any order, to the end of the input.
  ///
  /// An answer to a hidden question waits until the others are in, because they may make the question appear. All
  /// errors in the lines are reported together. Errors of the form as a whole are found on submit.
  nonisolated(nonsending) func takeNamedAnswers() async throws -> Next {
    beginEditing()
    var faults: [Fault] = []
    var (waiting, pending) = try readNamedAnswers(&faults)
    let given = Set(waiting.map(\.row.id))
    var isProgress = true
    while isProgress, !waiting.isEmpty || !pending.isEmpty {
      isProgress = resolve(&pending, &waiting, &faults)
      let named = Set(waiting.map(\.row.id))
      for answer in waiting where isReady(answer.row.id, named, given) {
        if let message = try await take(answer) {
          faults.append(Fault(line: answer.line, row: answer.row.id.path, message: message))
        }
        waiting.removeAll { $0.row.id == answer.row.id }
        isProgress = true
      }
      if !isProgress {
        let hidden = waiting.map(\.row.id) + pending.map(\.collection)
        isProgress = hidden.contains { makeSubform(around: $0, given) }
      }
    }
    for left in pending {
      faults.append(Fault(line: left.line, row: left.name, message: text(notApplicable(left.collection))))
    }
    for left in waiting {
      let isPossible = engine.isShown(left.row.id) && engine.row(left.row.id)?.isAsked == false
      let isLocked = engine.row(left.row.id)?.states.contains(.locked) == true
      let message = text(
        !isPossible ? notApplicable(left.row.id) : isLocked ? .dialogue(.lockedAnswer) : .issue(.cannotBeChanged))
      faults.append(Fault(line: left.line, row: left.row.id.path, message: message))
    }
    guard !faults.isEmpty else { return .submit }
    // While the elements that they name are there.
    faults = faults.map(named)
    for element in elementLines.added(onlyBy: Set(faults.map(\.line))) { engine.send(.remove(element)) }
    // Other answers may have errors or be missing as well; all are reported in one run.
    let reported = Set(faults.compactMap(\.row))
    let others = engine.issues.filter { $0.severity == .error }.map(fault)
    throw refused(faults + others.filter { $0.row.map { !reported.contains($0) } ?? true })
  }

  /// Why a question isn't asked. If it belongs to a case that isn't chosen, says how to choose it.
  private func notApplicable(_ row: FormRowID) -> FormString {
    guard let (choice, title) = engine.caseToChoose(for: row) else { return .dialogue(.notApplicable) }
    let line = engine.nameWithPositions(choice.id.path) + "=" + title
    return .dialogue(.belongsToCase, .text(title), .text(line))
  }

  /// The errors found on submit, with the row ids that the lines use as names.
  func namedErrors(_ errors: [FormIssue]) -> TerminalFormError { refused(errors.map(fault)) }

  private func fault(_ issue: FormIssue) -> Fault {
    let row = engine.subject(of: issue)
    // No single line is to blame for what is wrong with a collection as a whole.
    let isWhole = row?.kind == .collection
    let line = isWhole ? nil : row.flatMap { lines[$0.id] ?? elementLines.last(for: $0.id) }
    return named(Fault(line: line ?? 0, row: row?.id.path, message: issue.spoken(in: engine.environment)))
  }

  private func named(_ fault: Fault) -> Fault {
    var fault = fault
    fault.name = fault.name ?? fault.row.map(engine.nameWithPositions)
    return fault
  }

  /// The errors in the order of their lines, then those of no line, such as missing answers.
  private func refused(_ faults: [Fault]) -> TerminalFormError {
    let ofLines = faults.filter { $0.line > 0 }.sorted { $0.line < $1.line }
    return .refused((ofLines + faults.filter { $0.line == 0 }).map(describe))
  }

  private func describe(_ fault: Fault) -> String {
    let colon = FormString.afterLabel(in: engine.environment)
    let line = fault.line > 0 ? text(.dialogue(.line, .count(fault.line))) + colon : ""
    return line + (fault.name.map { $0 + colon } ?? "") + fault.message
  }

  /// Whether an answer can be sent: its question is asked, and no line for an enclosing subform is still waiting. A
  /// subform that is nil is created by an answer in it, unless a line has an answer for the subform itself.
  private func isReady(_ id: FormRowID, _ waiting: Set<FormRowID>, _ given: Set<FormRowID>) -> Bool {
    guard engine.isShown(id), engine.row(id)?.isAsked == true else { return false }
    return engine.subforms(around: id).allSatisfy { !waiting.contains($0.id) && ($0.isThere || !given.contains($0.id)) }
  }

  /// Creates the outermost inline subform that is nil around a hidden row, so that an answer to the row can be sent.
  ///
  /// - Returns: whether a subform was created.
  private func makeSubform(around id: FormRowID, _ given: Set<FormRowID>) -> Bool {
    guard !engine.isShown(id) else { return false }
    let missing = engine.subforms(around: id).first { $0.isInline && !$0.isThere }
    guard let missing, missing.isAsked, engine.isShown(missing.id), !given.contains(missing.id) else { return false }
    return engine.send(.set(missing.id, .flag(true))).isAccepted
  }

  /// Sends an answer.
  ///
  /// - Returns: the error of an answer that could not be sent; nil if it was sent.
  nonisolated(nonsending) private func take(_ named: Named) async throws -> String? {
    guard let row = engine.row(named.row.id) else { return nil }
    let question = Question(row: row, environment: engine.environment)
    var input = question.clearing
    if !named.answer.isEmpty {
      do {
        input = try await self.input(for: named.answer, question)
      } catch let refusal as AnswerRefusal {
        return text(refusal.message)
      }
    }
    engine.send(.focus(row.id))
    engine.send(input)
    engine.send(.blur(row.id))
    lines[row.id] = named.line
    return nil
  }
}
