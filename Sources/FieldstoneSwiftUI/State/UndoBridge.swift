import FieldstoneCore
import SwiftUI

/// The undo manager of the window, as far as the form has a part in it.
///
/// The form keeps its steps itself. For each of them, one action is registered, so that Undo and Redo of the system, a
/// shake and the gestures with three fingers do what the form's own do, in the order in which things were done in the
/// whole window.
@MainActor
final class UndoBridge {
  /// What actions are registered with. The manager doesn't keep its targets alive, but it keeps the actions, and they keep
  /// this, so none of them is left without a target.
  private final class Target: Sendable {}

  weak var manager: UndoManager?
  private let target = Target()
  /// How many of the form's steps have been registered.
  private var steps = 0

  /// Registers the steps that have come since.
  func follow(_ form: FormState) {
    let now = form.engine.recordedSteps
    defer { steps = now }
    // The form has forgotten its steps.
    if now < steps { return forget() }
    for _ in steps..<now { register(.undo, form) }
  }

  func forget() { manager?.removeAllActions(withTarget: target) }

  /// What is registered while an action is undone is its redo.
  private func register(_ input: FormInput, _ form: FormState) {
    manager?.registerUndo(withTarget: target) { [weak form, target] _ in
      _ = target
      MainActor.assumeIsolated {
        guard let form else { return }
        form.undo.register(input == .undo ? .redo : .undo, form)
        form.send(input)
      }
    }
  }
}
