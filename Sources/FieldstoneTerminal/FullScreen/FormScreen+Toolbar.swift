import FieldstoneCore

/// Editing and saving: what the toolbar of a form with a mode of its own says, and the keys of its buttons.
extension FormScreen {
  /// The key of a toolbar's button, and its name in hints.
  private static func key(of input: FormInput) -> (key: Key, name: String) {
    switch input {
    case .edit: (.control("e"), "^E")
    case .discard: (.control("r"), "^R")
    default: (.control("s"), "^S")
    }
  }

  /// Keys of the toolbar. Cancel has one that never leaves the form.
  func pressInToolbar(_ key: Key) -> Outcome? {
    guard let toolbar = engine.toolbar else { return nil }
    if engine.facts.isSubmitting {
      // Only Ctrl-C may be pressed again, to end a program whose save doesn't end.
      if key == .control("c") || key == .control("r") && !isCancellingSave { return .cancelsSave }
      if key == .control("r") { return .goesOn }
    }
    switch key {
    case .control("s"): return save(toolbar)
    // In a field that can be edited while the form is locked, the End key does what this one does elsewhere.
    case .control("e") where toolbar.primary?.input == .edit: return send(.edit)
    case .control("r"):
      guard toolbar.secondary != nil else { return .goesOn }
      return send(.discard)
    default: return nil
    }
  }

  private func save(_ toolbar: FormToolbar) -> Outcome {
    let facts = engine.facts
    // What is changed in a locked form is saved with the same key.
    if !facts.isEditing, toolbar.primary?.input != .save {
      message = text(.screen(toolbar.primary == nil ? .readOnlyForm : .editFirst))
    } else if !facts.isDirty, facts.mode != .edit {
      message = text(.screen(.nothingToSave))
    } else {
      return send(.save)
    }
    return .goesOn
  }

  /// The hints for the buttons that can be pressed now.
  func hints(of toolbar: FormToolbar) -> [String] {
    if engine.facts.isSubmitting { return [text(.screen(isCancellingSave ? .quitsSave : .cancelsSave))] }
    return [toolbar.primary, toolbar.secondary].compactMap { button in
      button.flatMap { $0.isEnabled ? Self.key(of: $0.input).name + " " + text($0.title) : nil }
    }
  }

  /// Whether there may be something to save: people have asked for it, or the form saves by itself.
  var wantsSave: Bool {
    let facts = engine.facts
    guard facts.mode != .submit, !facts.isCancelled else { return false }
    return facts.isSubmitting || facts.mode == .free && facts.isDirty
  }

  // MARK: Around an input

  /// Moves the focus to the first field of the page, because the form can be edited now.
  func focusFirstField() {
    let rows = engine.rows
    let first = rows.indices.first { rows.isFocusable(at: $0) && ![.action, .content].contains(rows.kind(at: $0)) }
    if let first { send(.focus(rows.id(at: first))) }
  }

  /// What to say after changes have been discarded.
  var discardedMessage: String {
    text(.screen(engine.facts.isEditing && engine.facts.canUndo ? .discardedWithUndo : .discarded))
  }

  // MARK: The end of a save

  /// Shows how a save has ended.
  ///
  /// - Returns: Whether the form is left now.
  func takeSave(_ outcome: SaveEnd) -> Bool {
    (isCancellingSave, message) = (false, nil)
    settle()
    let leaves = leavesAfterSave
    leavesAfterSave = false
    switch outcome {
    case .saved:
      guard leaves else { break }
      if !engine.facts.isDirty {
        send(.cancel)
        return true
      }
      show(.leaving)
    case .invalid: message = text(engine.notSubmitted)
    case .cancelled: message = text(.screen(.saveCancelled))
    case .failed(let words):
      // What saves by itself doesn't come between people and their typing.
      if engine.facts.mode != .free || leaves {
        show(.notSaved(words))
      } else {
        message = words.map { VisibleText.line($0) } ?? text(.common(.notSaved))
      }
    }
    return false
  }

  /// Saves, and leaves if that works.
  func saveAndLeave() -> Outcome {
    let outcome = send(.save)
    if engine.facts.isSubmitting {
      leavesAfterSave = true
      return outcome
    }
    return engine.facts.isDirty ? outcome : send(.cancel)
  }
}

/// How a save has ended.
enum SaveEnd: Equatable {
  case saved, invalid, cancelled
  /// With the message for people, if there is one.
  case failed(String?)

  init(_ outcome: FormOutcome<some Any>?, _ environment: FormEnvironment) {
    self =
      switch outcome {
      case .submitted, nil: .saved
      case .invalid, .refused: .invalid
      case .cancelled: .cancelled
      case .failed(let error): .failed(environment.words(for: error))
      }
  }
}
