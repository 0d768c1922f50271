import FieldstoneCore

/// The menus of rows, and other choices that the dialogue itself offers.
extension Interview {
  /// The command that lists the actions of a question.
  static let menuCommand = ":actions"

  /// What somebody has picked.
  enum Picked {
    case place(Int)
    /// Enter was pressed.
    case usual
    /// Ctrl-C was pressed.
    case leaves
    /// The command to quit was entered.
    case quits
  }

  /// Lists titles and asks for one of them, by number or as a whole.
  func pick(_ titles: [String], _ prompt: String) throws -> Picked {
    for (index, title) in titles.enumerated() {
      console.sayWrapped(text(.common(.numbered, .count(index + 1), .text(title))), hanging: 2)
    }
    while true {
      guard let line = try read(prompt, nil) else { return .leaves }
      let answer = line.trimmingSpaces
      if answer.isEmpty { return .usual }
      if answer == Command.cancel.rawValue || answer == Command.quit.rawValue { return .quits }
      if let number = Int(answer), titles.indices.contains(number - 1) { return .place(number - 1) }
      if let index = titles.firstIndex(where: { $0.lowercased() == answer.lowercased() }) { return .place(index) }
      let (name, count) = (FormArgument.text(VisibleText.short(answer)), FormArgument.text(String(titles.count)))
      let isNumber = answer.allSatisfy(\.isNumber)
      reportError(
        titles.count == 1
          ? .dialogue(.noSuchNumberButOne, name)
          : isNumber ? .dialogue(.noSuchNumber, name, count) : .dialogue(.enterNumber, count))
    }
  }

  /// Does one of the actions of a question's menu, and says what came of it.
  ///
  /// - Returns: false if the person leaves.
  nonisolated(nonsending) func chooseAction(of row: FormRow) async throws -> Bool {
    switch try pick(row.contextActions.map(\.title), text(.dialogue(.whichAction)) + " ") {
    case .leaves: return false
    case .quits: return !confirmsLeaving()
    case .usual: return true
    case .place(let index):
      await act(row.contextActions[index], of: row)
      return true
    }
  }

  /// Does an action of a question's menu, and says what came of it.
  nonisolated(nonsending) func act(_ action: FormRow.ContextAction, of row: FormRow) async {
    let before = remarks
    engine.send(.act(row.id, action: action.id))
    await finishWork(of: row.id)
    sayRemarks(except: before)
  }

  /// Waits for what an action has begun, and says what came of it.
  nonisolated(nonsending) func finishWork(of id: FormRowID) async {
    if let words = engine.row(id)?.waitingWords { await atWork(saying: words) { await engine.runJobs() } }
    if let row = engine.row(id) { report(row, named: true, severities: .error, .warning, .info) }
  }

  /// What rows say that ask nothing, such as a note that an action makes appear.
  var remarks: [FormRowID: String] {
    var remarks: [FormRowID: String] = [:]
    for stop in FormWalk(engine) where !stop.row.isAsked { remarks[stop.row.id] = remark(of: stop.row) }
    return remarks
  }

  /// Says the remarks that are new: nobody sees a row appear in a dialogue.
  func sayRemarks(except before: [FormRowID: String]) {
    for stop in FormWalk(engine) where !stop.row.isAsked {
      guard [.note, .footer, .content].contains(stop.row.kind), let text = remark(of: stop.row),
        before[stop.row.id] != text
      else { continue }
      announced[stop.row.id] = text
      for line in text.lines { console.sayWrapped(line) }
    }
  }
}

extension Question {
  /// The action that an answer is the title of, while the row has a conflict: the line before the prompt offers these.
  /// The title of an option is an answer.
  func conflictAction(called answer: String) -> FormRow.ContextAction? {
    guard row.states.contains(.conflicting), !isSecret else { return nil }
    let name = answer.trimmingSpaces
    guard !isChoice || names.exact(name) == nil else { return nil }
    return row.contextActions.first { $0.title.lowercased() == name.lowercased() }
  }
}
