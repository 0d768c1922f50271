import FieldstoneCore
import SwiftUI

/// The undo manager of the window, as far as the form has a part in it.
///
/// The form keeps its steps itself. For each of them, one action is registered, so that Undo and Redo of the system, a
/// shake and the gestures with three fingers do what the form's own do, in the order in which things were done in the
/// whole window.
@MainActor
final class UndoBridge {
  weak var manager: UndoManager?
  /// How many of the form's steps have been registered.
  private var steps = 0

  /// Registers the steps that have come since.
  func follow(_ form: FormState) {
    let now = form.engine.recordedSteps
    defer { steps = now }
    // The form has forgotten its steps.
    if now < steps { return forget(form) }
    for _ in steps..<now { register(.undo, form) }
  }

  func forget(_ form: FormState) { manager?.removeAllActions(withTarget: form) }

  /// What is registered while an action is undone is its redo.
  private func register(_ input: FormInput, _ form: FormState) {
    manager?.registerUndo(withTarget: form) { form in
      MainActor.assumeIsolated {
        form.undo.register(input == .undo ? .redo : .undo, form)
        form.send(input)
      }
    }
  }
}
