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
    var isProgress = true
    while isProgress, !waiting.isEmpty {
      isProgress = false
      for named in waiting where engine.isShown(named.row.id) && engine.row(named.row.id)?.isAsked == true {
        let question = Question(row: named.row)
        engine.send(.focus(named.row.id))
        engine.send(named.answer.isEmpty ? question.clearing : .type(named.row.id, named.answer))
        engine.send(.blur(named.row.id))
        lines[named.row.id] = named.line
        waiting.removeAll { $0.row.id == named.row.id }
        isProgress = true
      }
    }
    // Only now do all the fields show that may have been meant.
    if let unknown {
      let suggestion = Nearest.suggestion(for: unknown.name, in: names)
      throw TerminalFormError.invalid(
        line: unknown.line, field: nil, message: "Unknown field '\(VisibleText.short(unknown.name))'." + suggestion)
    }
    guard let left = waiting.first else { return .submit }
    let message = engine.isShown(left.row.id) ? "This can't be changed." : "This is not asked with these answers."
    throw TerminalFormError.invalid(line: left.line, field: left.row.shownTitle, message: message)
  }

  private func readNamedAnswers(_ unknown: inout (name: String, line: Int)?) throws -> [Named] {
    var found: [Named] = []
    var places: [FormRowID: Int] = [:]
    while let text = try nextLine() {
      let line = console.lineNumber
      guard !text.trimmingSpaces.isEmpty else { continue }
      func wrong(_ message: String) -> TerminalFormError { .invalid(line: line, field: nil, message: message) }
      guard let sign = text.firstIndex(of: "=") else {
        throw wrong("Enter a name and an answer, like name=answer.")
      }
      let name = String(text[..<sign]).trimmingSpaces
      let answer = String(text[text.index(after: sign)...])
      guard let row = engine.row(FormRowID(name)), row.kind == .field else {
        unknown = unknown ?? (name, line)
        continue
      }
      if row.isSecret, let secretsOption {
        throw TerminalFormError.secretFromPipe(field: row.shownTitle, option: secretsOption)
      }
      if let place = places[row.id] {
        // A text of several lines is given line by line.
        guard row.control == .longText else {
          throw wrong("'\(name)' was answered in line \(found[place].line) already.")
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

  private var names: [String] { FormWalk(engine).filter { $0.row.kind == .field }.map(\.row.id.path) }
}
