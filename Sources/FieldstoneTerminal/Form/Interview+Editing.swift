import FieldstoneCore

/// Forms that are edited and saved rather than submitted: the review shows what is there, and asks what to do with it.
extension Interview {
  private static let commands: [String: FormInput] = [":edit": .edit, ":save": .save, ":discard": .discard]

  /// Notes what a line asks for that looks like a command, to be done once the question is left.
  ///
  /// - Returns: whether it is a command of this form.
  func takesCommand(_ line: String) -> Bool {
    guard !isStrict, engine.toolbar != nil, let input = Self.commands[line] else { return false }
    pressed = input
    return true
  }

  /// Notes what a button among the rows asks for, if it does what one of the toolbar does.
  func takesButton(_ row: FormRow) -> Bool {
    switch row.action {
    case .edit: pressed = .edit
    case .save: pressed = .save
    case .discard: pressed = .discard
    default: return false
    }
    return true
  }

  /// Shows the review until there is something to save, or the person leaves.
  nonisolated(nonsending) func untilSave() async throws -> Next {
    if let row = start {
      start = nil
      guard try await beginReview(at: row) else { return leaving }
      if engine.facts.mode == .free, engine.facts.isDirty, pressed == nil { return .save }
    }
    while true {
      if let input = pressed {
        pressed = nil
        if press(input) { return .save }
      }
      await storeDraft()
      switch try await review() {
      case .submit:
        pressed = engine.toolbar?.primary?.input
        if pressed == nil, let toolbar = engine.toolbar { sayToolbar(toolbar, ReviewList(engine)) }
      case .press: break
      case .saves: return .save
      case .cancel: return leaving
      case .back: say(.dialogue(.nothingBefore))
      case .change(let row):
        guard try await change(row) else { return leaving }
        if engine.facts.mode == .free, pressed == nil { return .save }
      }
    }
  }

  /// What comes next when the person leaves: what is to be saved before that is saved.
  private var leaving: Next { leavesAfterSave ? .save : .cancel }

  /// Does what a button of the toolbar does.
  ///
  /// - Returns: whether there is something to save.
  private func press(_ input: FormInput) -> Bool {
    let hadChanges = engine.facts.isDirty
    switch engine.send(input) {
    case .accepted: break
    case .refused(.noEffect):
      leavesAfterSave = false
      say(nothingToDo(input))
      return false
    case .refused(let refusal):
      leavesAfterSave = false
      reportError(refusal.message(isSubmit: input == .save))
      return false
    }
    switch input {
    case .save: return true
    case .discard:
      // Enter must not bring a discarded answer back.
      (accepted, rejected, entries) = ([:], [], [:])
      if hadChanges { say(.screen(.discarded)) }
    default: break
    }
    // Other answers can be changed now, so their numbers are new.
    reviewed = []
    return false
  }

  /// Why a command does nothing now.
  private func nothingToDo(_ input: FormInput) -> FormString {
    let facts = engine.facts
    switch input {
    case .save where facts.isEditing: return .screen(.nothingToSave)
    case .discard where facts.isEditing: return .dialogue(.nothingToDiscard)
    case .edit where facts.isEditing: return .dialogue(.isBeingEdited)
    default: return facts.mode == .edit ? .dialogue(.editFirst) : .screen(.readOnlyForm)
    }
  }

  /// Says how a save has ended, and goes on.
  nonisolated(nonsending) func afterSave(_ end: SaveEnd, changesBefore: Int) async throws -> Next {
    let leaves = leavesAfterSave
    leavesAfterSave = false
    let isRefused = engine.refusedSubmits > refusals
    refusals = engine.refusedSubmits
    if isRefused { return try await afterErrors() }
    let facts = engine.facts
    switch end {
    case .saved, .invalid:
      if facts.mode == .free, facts.dirtyFields < changesBefore { say(.dialogue(.saved)) }
      if leaves, !facts.isDirty {
        if facts.mode != .free { say(.dialogue(.saved)) }
        return .cancel
      }
    case .cancelled: say(.screen(.saveCancelled))
    case .failed(let words):
      for line in (words ?? text(.common(.notSaved))).lines { reportError(FormString(verbatim: line)) }
    }
    return try await untilSave()
  }

  /// Lets a program that sends answers change them: nobody could press Edit.
  func beginEditing() {
    if isStrict, engine.facts.mode == .edit, !engine.facts.isEditing { engine.send(.edit) }
  }
}
