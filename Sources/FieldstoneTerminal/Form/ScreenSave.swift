import FieldstoneCore

/// A save that runs while the form reads keys, on the actor that the form lives on.
final class ScreenSave<Model> {
  private let form: FormSession<Model>
  private let bell: JobBell?
  private var task: Task<Void, Never>?
  /// How it has ended; nil while it runs.
  private var outcome: FormOutcome<Model>??

  init(_ form: FormSession<Model>, _ bell: JobBell?) { (self.form, self.bell) = (form, bell) }

  var isRunning: Bool { task != nil }
  /// Whether a save was to begin after the last one had ended, but before its outcome was taken.
  private(set) var isWantedAgain = false

  /// Begins to save what there is to save. Changes made while it runs belong to it, if the form saves by itself.
  func start(on actor: isolated any Actor) {
    isWantedAgain = outcome != nil
    guard task == nil else { return }
    bell?.beginWork()
    task = Task {
      // Naming the actor makes the task run on it.
      _ = actor
      outcome = .some(await form.finishSubmitting())
      bell?.endWork()
    }
  }

  func cancel() { task?.cancel() }

  nonisolated(nonsending) func finish() async { await task?.value }

  /// How the save has ended: an outcome, or nil if it has saved everything; nil if it is still running.
  func takeOutcome() -> FormOutcome<Model>?? {
    guard let outcome else { return nil }
    (task, self.outcome) = (nil, nil)
    return .some(outcome)
  }

  /// Cancels the save and waits for its end.
  nonisolated(nonsending) func end() async {
    task?.cancel()
    await task?.value
    (task, outcome) = (nil, nil)
  }
}

/// Where a form lives whose program runs it on no actor.
actor ScreenActor {}

/// What is handed to an actor and back while its owner waits, so that nobody else uses it meanwhile.
struct Handover<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
