import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: undo after restoring, lifetimes, observers")
struct FuzzPromises {
  @Test("Restoring leaves nothing to undo, and redo survives inputs that change nothing")
  func restoreAndRedo() throws {
    let form = Whole.form()
    form.send(.type("a", "x"))
    let again = Whole.form()
    try again.restore(form.snapshot)
    #expect(again.model.a == "x" && !again.facts.canUndo)
    form.undo()
    form.send(.focus("b"))
    form.send(.type("b", ""))
    form.send(.blur("b"))
    #expect(form.facts.canRedo)
  }

  @Test("A session is released with its last owner, observed or not")
  func weak() {
    weak var session: FormSession<Whole>?
    var kept: [FormObservation] = []
    do {
      let form = Whole.form()
      session = form
      kept.append(form.observe(\.a) { _ in })
      kept.append(form.observe { _ in })
      _ = form.values(of: \.b)
      form.onSubmit { _ in }
      form.on("go") { _ in }
      form.send(.type("a", "x"))
    }
    #expect(session == nil)
    kept.forEach { $0.cancel() }
  }

  @Test("An observer may cancel itself and others during a call")
  func cancelling() {
    let form = Whole.form()
    var calls: [String] = []
    var watches: [FormObservation] = []
    watches.append(
      form.observe(\.a) { _ in
        calls.append("first")
        watches.forEach { $0.cancel() }
      })
    watches.append(form.observe(\.a) { _ in calls.append("second") })
    watches.append(form.observe { _ in calls.append("third") })
    form.send(.type("a", "x"))
    form.send(.type("a", "y"))
    #expect(calls == ["first"])
  }
}
