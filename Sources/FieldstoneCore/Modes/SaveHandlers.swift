/// What a program does with saved changes: the saves of single properties, in the order in which they were added, then
/// those of the whole model.
struct SaveHandlers<Model> {
  typealias Step = nonisolated(nonsending) () async throws -> Void

  /// The save of one property.
  struct Property {
    let path: PartialKeyPath<Model>
    /// Makes the save and what takes it back, from the session and the model that is being saved.
    let make: (FormSession<Model>, Model) -> (save: Step, undo: Step?)
  }

  var properties: [Property] = []
  var whole: [nonisolated(nonsending) (Model) async throws -> Void] = []
  /// The model as it was saved last, for the old values of what is no field.
  var baseline: Model?
}

/// What is wrong with the handlers of saves: the program has to correct it.
public enum FormSaveError: Error, CustomStringConvertible {
  /// They keep changing what they save.
  case endless

  public var description: String { "The save handlers keep changing the form, so that it would be saved for ever." }
}

extension FormSession {
  /// Adds a handler for the changes that people save, in a form with another mode than `submit`. Handlers run in order,
  /// after those of single properties. If one throws an error, nothing counts as saved, and people can try again.
  public func onSave(_ save: nonisolated(nonsending) @escaping (Model) async throws -> Void) {
    saves.whole.append(save)
    submissionState.addWork()
  }

  /// Adds a handler for the changes of one property, which runs only if that has changed.
  ///
  /// - Parameters:
  ///   - undo: Takes the save back because a later handler has failed. It gets the value that was saved before.
  ///   - save: Gets the value that was saved before, and the new one.
  public func onSave<Value>(
    _ path: KeyPath<Model, Value>,
    undo: (nonisolated(nonsending) (Value) async throws -> Void)? = nil,
    _ save: nonisolated(nonsending) @escaping (_ old: Value, _ new: Value) async throws -> Void
  ) {
    if saves.baseline == nil { saves.baseline = model }
    saves.properties.append(
      SaveHandlers.Property(path: path) { form, saved in
        let (old, new) = (form.savedValue(of: path), saved[keyPath: path])
        return ({ try await save(old, new) }, undo.map { undo in { try await undo(old) } })
      })
    submissionState.addWork()
  }

  /// Saves the changes, as pressing Save does.
  ///
  /// - Returns: `.submitted` with the saved model; also if nothing had to be saved.
  nonisolated(nonsending) public func save() async -> FormOutcome<Model> {
    switch send(.save) {
    case .refused(.closed): return .cancelled
    case .refused(.noEffect) where !facts.isDirty: return .submitted(model)
    case .refused(let refusal): return .refused(refusal)
    case .accepted: break
    }
    if facts.isSubmitting { return await finishWork() }
    if facts.isSaved { await removeDraft() }
    return facts.isDirty ? .invalid(issues.filter { $0.severity == .error }) : .submitted(model)
  }

  /// Runs the handlers of a save. If one fails, what others have done is taken back, the last one first.
  nonisolated(nonsending) func runSaves(_ saved: Model) async throws {
    var undos: [SaveHandlers<Model>.Step] = []
    do {
      for property in saves.properties where isBeingSaved(property.path) {
        try Task.checkCancellation()
        let step = property.make(self, saved)
        try await step.save()
        if let undo = step.undo { undos.append(undo) }
      }
      for save in saves.whole {
        try Task.checkCancellation()
        try await save(saved)
      }
    } catch {
      for undo in undos.reversed() {
        do { try await undo() } catch { environment.report(error) }
      }
      throw error
    }
    if saves.baseline != nil { saves.baseline = saved }
  }

  /// The value of a property when it was saved last.
  private func savedValue<Value>(of path: KeyPath<Model, Value>) -> Value {
    if let slot = slot(path), let field = field(at: slot),
      let value = field.value(start(of: slot), as: Value.self)
    {
      return value
    }
    return (saves.baseline ?? model)[keyPath: path]
  }

  /// Whether a property, or anything in it, is among what is being saved.
  private func isBeingSaved(_ path: PartialKeyPath<Model>) -> Bool {
    guard let slot = slot(path) else { return true }
    if isLeftOut(slot) { return false }
    // A value that is left out of what is saved because it is hidden.
    if block(of: slot) == 0, let field = field(at: slot), let submission,
      withUnsafePointer(to: submission, { field.read(UnsafeRawPointer($0)) }) != start(of: slot)
    {
      return true
    }
    return submissionState.saved.keys.contains { saved in
      var row = saved
      while row >= 0, row != slot { row = blocks[block(of: row)].owner }
      return row == slot
    }
  }

  /// Puts back what was saved before into the fields that aren't saved now because they have errors.
  func keepSaved(in root: UnsafeMutableRawPointer) {
    for slot in differing.sorted() where isLeftOut(slot) && slots[slot].start >= 0 {
      let block = blocks[block(of: slot)]
      guard !block.isShared, let field = field(at: slot), field.isWritable else { continue }
      let model = model(of: Int(block.index), in: root)
      guard model.isPresent else { continue }
      let value = start(of: slot)
      model.modify { field.write(value, $0) }
    }
  }
}
