import FieldstoneCore

extension Interview {
  private struct Named {
    let line: Int
    let row: FormRow
    var answer: String
  }

  /// A line whose collection isn't shown yet.
  private struct Pending {
    let line: Int
    let name: String
    let answer: String
    let collection: FormRowID
  }

  /// An error in a line, or in an answer that no line gives.
  private struct Fault {
    /// The line number, from 1; 0 if the error belongs to no line.
    var line = 0
    /// The id of the row that has the error.
    var row: String?
    var message: String
  }

  /// Reads `name=answer` lines in any order, to the end of the input.
  ///
  /// An answer to a hidden question waits until the others are in, because they may make the question appear. All
  /// errors in the lines are reported together. Errors of the form as a whole are found on submit.
  nonisolated(nonsending) func takeNamedAnswers() async throws -> Next {
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
      faults.append(Fault(line: left.line, row: left.name, message: text(.dialogue(.notApplicable))))
    }
    for left in waiting {
      let isPossible = engine.isShown(left.row.id) && engine.row(left.row.id)?.isAsked == false
      let message = text(isPossible ? .issue(.cannotBeChanged) : .dialogue(.notApplicable))
      faults.append(Fault(line: left.line, row: left.row.id.path, message: message))
    }
    guard !faults.isEmpty else { return .submit }
    // Other answers may have errors or be missing as well; all are reported in one run.
    let reported = Set(faults.compactMap(\.row))
    let others = engine.issues.filter { $0.severity == .error }.map(fault)
    throw refused(faults + others.filter { $0.row.map { !reported.contains($0) } ?? true })
  }

  /// The errors found on submit, with the row ids that the lines use as names.
  func namedErrors(_ errors: [FormIssue]) -> TerminalFormError { refused(errors.map(fault)) }

  private func fault(_ issue: FormIssue) -> Fault {
    let id = issue.row.flatMap { [.field, .collection].contains(engine.row($0)?.kind) ? $0 : nil }
    return Fault(line: id.flatMap { lines[$0] } ?? 0, row: id?.path, message: issue.spoken(in: engine.environment))
  }

  /// The errors in the order of their lines, then those of no line, such as missing answers.
  private func refused(_ faults: [Fault]) -> TerminalFormError {
    let ofLines = faults.filter { $0.line > 0 }.sorted { $0.line < $1.line }
    return .refused((ofLines + faults.filter { $0.line == 0 }).map(describe))
  }

  private func describe(_ fault: Fault) -> String {
    let line = fault.line > 0 ? text(.dialogue(.line, .count(fault.line))) + ": " : ""
    return line + (fault.row.map { engine.nameWithPositions($0) + ": " } ?? "") + fault.message
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

  private func readNamedAnswers(_ faults: inout [Fault]) throws -> ([Named], [Pending]) {
    var found: [Named] = []
    var pending: [Pending] = []
    var positions: [FormRowID: Int] = [:]
    while let entry = try nextLine(&faults) {
      let line = console.lineNumber
      guard !entry.trimmingSpaces.isEmpty else { continue }
      guard let sign = entry.firstIndex(of: "=") else {
        faults.append(Fault(line: line, message: text(.dialogue(.nameAndAnswer))))
        continue
      }
      let name = String(entry[..<sign]).trimmingSpaces
      let answer = String(entry[entry.index(after: sign)...])
      var known = engine.row(FormRowID(name))
      if known?.kind != .field, known?.isOptionalSubform != true {
        switch meaning(of: name, answer: answer) {
        case .row(let row): known = row
        case .added: continue
        case .later(let collection):
          pending.append(Pending(line: line, name: name, answer: answer, collection: collection))
          continue
        case .wrong(let message):
          faults.append(Fault(line: line, row: name, message: text(message)))
          continue
        case nil: known = nil
        }
      }
      guard let row = known else {
        let near = meant(by: name).map { " " + text(.dialogue(.didYouMean, .text($0))) } ?? ""
        faults.append(Fault(line: line, message: text(.dialogue(.unknownField, .text(VisibleText.short(name)))) + near))
        continue
      }
      if row.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: row.shownTitle, option: secretsOption)
      }
      if let position = positions[row.id] {
        // Each line of a long text has a line of its own with the same name.
        guard row.control == .longText else {
          faults.append(
            Fault(line: line, message: text(.dialogue(.answeredAlready, .text(name), .count(found[position].line)))))
          continue
        }
        found[position].answer += "\n" + answer
      } else {
        positions[row.id] = found.count
        found.append(Named(line: line, row: row, answer: answer))
      }
    }
    return (found, pending)
  }

  /// Finds the rows of names in collections that are shown by now.
  ///
  /// - Returns: whether there were any.
  private func resolve(_ pending: inout [Pending], _ waiting: inout [Named], _ faults: inout [Fault]) -> Bool {
    let all = pending
    pending = []
    for left in all {
      switch meaning(of: left.name, answer: left.answer) {
      case .row(let row):
        waiting.append(Named(line: left.line, row: row, answer: left.answer))
        lines[row.id] = left.line
      case .added: break
      case .later: pending.append(left)
      case .wrong(let message): faults.append(Fault(line: left.line, row: left.name, message: text(message)))
      case nil:
        let unknown = text(.dialogue(.unknownField, .text(VisibleText.short(left.name))))
        faults.append(Fault(line: left.line, message: unknown))
      }
    }
    return pending.count < all.count
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

  /// The id of the only row with this title, or whose path ends so, in any case; otherwise the most similar id.
  private func meant(by name: String) -> String? {
    // Hidden rows count, because other answers may make them appear.
    let rows = engine.allRowIDs.compactMap(engine.row).filter { $0.kind == .field || $0.isOptionalSubform }
    let names = rows.map { engine.nameWithPositions($0.id.path) }
    let wanted = name.lowercased()
    let called = zip(rows, names).filter { row, name in
      let path = name.lowercased()
      return path == wanted || path.hasSuffix("." + wanted) || row.title.withoutFinalStop.lowercased() == wanted
    }
    return called.count == 1 ? called[0].1 : Nearest.name(to: name, in: names)
  }
}
