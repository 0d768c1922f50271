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
  /// The model as it was saved last, which the next save is compared with; nil if that isn't known.
  var baseline: Model?
  /// The model that the session began with; nil if that isn't known.
  private(set) var origin: Model?
  /// The model as it was when the first of the handlers was added.
  private(set) var first: Model?
  /// How often a draft had been restored when the baseline was known.
  var restores = 0

  /// Notes the model with which a session begins.
  mutating func begin(with model: Model, restores: Int) {
    (baseline, origin, first, self.restores) = (model, model, model, restores)
  }

  /// Notes the model at which handlers come in, after people have changed it.
  mutating func join(at model: Model) { first = model }
}

/// The task in which the handlers of a save run.
enum SaveTask {
  /// Whether this is one: what is changed here, the handlers have changed.
  @TaskLocal static var isCurrent = false
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
    if saves.properties.isEmpty {
      if restores == 0, !facts.isDirty { saves.begin(with: model, restores: 0) } else { saves.join(at: model) }
    }
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

  /// Runs the handlers of a save, over several models once for each model, in their order.
  nonisolated(nonsending) func saveAll() async throws {
    defer { several?.saving = 0 }
    for (object, saved) in submissions.enumerated() {
      several?.saving = object
      try await runSaves(saved)
    }
  }

  /// Runs the handlers of a save. If one fails, what others have done is taken back, the last one first.
  nonisolated(nonsending) func runSaves(_ saved: Model) async throws {
    var undos: [SaveHandlers<Model>.Step] = []
    followRestore()
    do {
      for property in saves.properties where isBeingSaved(property.path, in: saved) {
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
        do { try await UncancelledStep(run: undo).run(#isolation) } catch { environment.report(error) }
      }
      throw error
    }
    if !saves.properties.isEmpty { saves.baseline = saved }
  }
}

/// Takes a save back also where the task was cancelled, in which anything that heeds that would fail at once.
private struct UncancelledStep: @unchecked Sendable {
  let run: nonisolated(nonsending) () async throws -> Void

  /// Runs it in the isolation of the caller, who waits for it: nothing else happens there with what it captures.
  func run(_ isolation: isolated (any Actor)?) async throws {
    try await Task {
      _ = isolation
      try await self.run()
    }.value
  }
}
