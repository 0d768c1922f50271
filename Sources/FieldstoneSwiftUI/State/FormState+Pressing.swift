import FieldstoneCore

/// Buttons, elements and subforms.
extension FormState {
  /// Presses a button of the form, after the question that it asks first.
  func press(_ row: FormRowID) {
    guard let pressed = engine.row(row) else { return }
    if pressed.action == .cancel {
      leave()
    } else if let words = pressed.confirmation, !pressed.states.contains(.busy) {
      let isDestructive = if case .button(.destructive) = pressed.control.standard { true } else { false }
      ask(
        words, "",
        [
          .init(text(.common(.cancel)), .cancel),
          .init(pressed.label, isDestructive ? .destructive : nil) { [weak self] in self?.sendOrExplain(.perform(row))
          },
        ])
    } else {
      sendOrExplain(.perform(row))
    }
  }

  /// Creates or removes an optional subform; asks first if answers in it would be lost.
  func setPresence(_ row: FormRow, _ isThere: Bool) {
    guard !isThere, engine.hasAnswers(below: row.id) else {
      send(.set(row.id, .flag(isThere)))
      return
    }
    ask(
      text(.window(.removeQuestion, .text(row.label))), text(.window(.removalUndone)),
      [
        .init(text(.window(.keep)), .cancel),
        .init(text(.common(.remove)), .destructive) { [weak self] in self?.send(.set(row.id, .flag(false))) },
      ])
  }

  // MARK: Elements

  func remove(_ element: FormRowID) { sendOrExplain(.remove(element)) }
  func duplicate(_ element: FormRowID) { sendOrExplain(.duplicate(element, id: engine.newElementID())) }

  /// Moves an element up (-1) or down (1).
  func move(_ element: FormRowID, by step: Int) {
    guard let collection = engine.collection(of: element) else { return }
    let all = engine.elements(of: collection)
    guard let index = all.firstIndex(of: element) else { return }
    let before = step < 0 ? index - 1 : index + 2
    sendOrExplain(.move(element, before: all.indices.contains(before) ? all[before] : nil))
  }

  /// Moves the rows of a list, as `onMove` reports it: only elements are moved, and only among those of their collection.
  func move(_ rows: [FormRowID], from offsets: [Int], to destination: Int) {
    for offset in offsets where rows.indices.contains(offset) {
      let element = rows[offset]
      guard let collection = engine.collection(of: element) else { continue }
      let next = rows[destination...].lazy.compactMap { self.element($0, of: collection) }.first
      if next != element { sendOrExplain(.move(element, before: next)) }
    }
  }

  /// The element of a collection that contains a row.
  private func element(_ row: FormRowID, of collection: FormRowID) -> FormRowID? {
    var element = engine.element(containing: row)
    while let one = element, engine.collection(of: one) != collection {
      element = engine.collection(of: one).flatMap { engine.element(containing: $0) }
    }
    return element
  }

  /// Does what Return does in a row: mostly, it moves the focus to the next row that is typed in, on any page.
  func goOn(from row: FormRowID) {
    switch engine.returnStep(in: row) {
    case .submit where only == nil: submit()
    case .act(let action): send(.act(row, action: action))
    case .next(let next): send(typedRow(from: next).map { .focus($0) } ?? .blur(row))
    case .submit, .done: send(.blur(row))
    }
  }

  /// The first row from one on that is typed in: the keyboard would close at a switch.
  private func typedRow(from first: FormRowID) -> FormRowID? {
    var next: FormRowID? = first
    while let id = next, let row = engine.row(id) {
      if RowShape(row, self).isTyped { return id }
      next = engine.focusableRow(after: id)
    }
    return nil
  }

  /// Runs what the form waits for outside of the main actor, and hands the outcomes back on it.
  func runJobs() {
    engine.jobRunner = { [weak engine, weak self] job in
      Task { @MainActor in
        let outcome = await job.run()
        engine?.finish(outcome)
        // A form that saves by itself waits for its checks.
        self?.followSubmit()
      }
    }
  }
}
