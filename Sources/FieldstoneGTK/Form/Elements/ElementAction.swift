#if GTK
  import FieldstoneCore

  /// What a person can do with an element of a collection.
  enum ElementAction: String, CaseIterable {
    case moveUp, moveDown, duplicate, remove

    /// The engine's name for it.
    var action: FormRow.Actions {
      switch self {
      case .moveUp: .moveUp
      case .moveDown: .moveDown
      case .duplicate: .duplicate
      case .remove: .remove
      }
    }

    var title: FormString {
      switch self {
      case .moveUp: .window(.moveUp)
      case .moveDown: .window(.moveDown)
      case .duplicate: .common(.duplicate)
      case .remove: .common(.remove)
      }
    }
  }

  extension FormView {
    /// Does something with an element, or says why it can't be done now.
    ///
    /// - Returns: Whether elements have such an action.
    @discardableResult
    func act(_ action: ElementAction, on element: FormRowID) -> Bool {
      guard let row = engine.row(element) else { return false }
      guard row.actions.contains(action.action) else {
        if action == .duplicate, row.actions.contains(.remove), let collection = engine.collection(of: element) {
          explain(engine.fullness(of: collection))
          return true
        }
        guard !row.actions.isDisjoint(with: [.moveUp, .moveDown]), [.moveUp, .moveDown].contains(action) else {
          return false
        }
        explain(.common(action == .moveUp ? .isFirst : .isLast))
        return true
      }
      switch action {
      case .moveUp: move(element, by: -1)
      case .moveDown: move(element, by: 1)
      case .duplicate: answer(to: .duplicate(element, id: engine.newElementID()))
      case .remove: remove(row)
      }
      return true
    }

    private func move(_ element: FormRowID, by step: Int) {
      guard let collection = engine.collection(of: element) else { return }
      let all = engine.elements(of: collection)
      guard let index = all.firstIndex(of: element) else { return }
      let before = step < 0 ? index - 1 : index + 2
      move(element, before: all.indices.contains(before) ? all[before] : nil)
    }

    func move(_ element: FormRowID, before other: FormRowID?) {
      answer(to: .move(element, before: other))
      if let row = engine.focusedRow { top?.reveal(row) }
    }

    private func remove(_ row: FormRow) {
      let name = row.display.isEmpty ? top?.rows.row(row.id)?.label(row) ?? row.label : row.display.shortened(to: 60)
      guard answer(to: .remove(row.id)) else { return }
      let (close, undo) = (text(.common(.close)), text(.common(.undo)))
      toasts.show(text(.window(.removed, .text(name))), close: close, undo) { [weak self] in self?.send(.undo) }
    }

    /// Says for a moment why nothing happens.
    func explain(_ reason: FormString) { toasts.show(text(reason), close: text(.common(.close))) }

    /// Sends an input, and says why if it is refused.
    @discardableResult
    private func answer(to input: FormInput) -> Bool {
      guard case .refused(let refusal) = send(input) else { return true }
      explain(engine.message(of: refusal))
      return false
    }
  }

  extension FormChanges.Page {
    /// Whether the batch changes answers, or which rows there are.
    var changesAnswers: Bool { !splices.isEmpty || updates.contains { $0.aspects.contains(.value) } }
  }
#endif
