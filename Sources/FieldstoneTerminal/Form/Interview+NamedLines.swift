import FieldstoneCore

/// Reading `name=answer` lines, and finding the rows that the names stand for.
extension Interview {
  /// Reads all lines. Those with an error are reported, the others are returned.
  func readNamedAnswers(_ faults: inout [Fault]) throws -> ([Named], [Pending]) {
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
        switch meaning(of: name, answer: answer, line: line) {
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
        faults.append(Fault(line: line, message: text(unknown(name))))
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
  func resolve(_ pending: inout [Pending], _ waiting: inout [Named], _ faults: inout [Fault]) -> Bool {
    let all = pending
    pending = []
    for left in all {
      switch meaning(of: left.name, answer: left.answer, line: left.line) {
      case .row(let row):
        waiting.append(Named(line: left.line, row: row, answer: left.answer))
        lines[row.id] = left.line
      case .added: break
      case .later: pending.append(left)
      case .wrong(let message): faults.append(Fault(line: left.line, row: left.name, message: text(message)))
      case nil: faults.append(Fault(line: left.line, message: text(unknown(left.name))))
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

  private func unknown(_ name: String) -> FormString {
    let unknown = FormString.dialogue(.unknownField, .text(VisibleText.short(name)))
    return meant(by: name).map { .sentences(unknown, .dialogue(.didYouMean, .text($0))) } ?? unknown
  }

  /// The id of the only row with this title, or whose path ends so, in any case; otherwise the most similar name.
  private func meant(by name: String) -> String? {
    // Hidden rows count, because other answers may make them appear.
    let rows = engine.allRowIDs.compactMap(engine.row).filter { $0.kind == .field || $0.isOptionalSubform }
    let names = rows.map { engine.nameWithPositions($0.id.path) }
    let wanted = name.lowercased()
    let called = zip(rows, names).filter { row, name in
      let path = name.lowercased()
      return path == wanted || path.hasSuffix("." + wanted) || row.title.withoutFinalStop.lowercased() == wanted
    }
    return called.count == 1 ? called[0].1 : Nearest.name(to: name, in: names + namesOfElements(like: name))
  }

  /// The most collections in one another whose names are compared with an unknown one.
  private static let mostLevels = 4

  /// The names of what can be answered in elements, whether or not they are there, at the positions that a name has.
  private func namesOfElements(like name: String) -> [String] {
    let numbers = name.split { ".+".contains($0) }.filter { Int($0) != nil }
    return engine.namesInCollections(levels: min(max(2, numbers.count), Self.mostLevels)).map { pattern in
      var numbers = numbers[...]
      return pattern.map { $0 == "#" ? String(numbers.popFirst() ?? "1") : String($0) }.joined()
    }
  }
}
