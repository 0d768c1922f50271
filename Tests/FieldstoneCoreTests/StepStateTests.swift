import FieldstoneCore
import FieldstoneTesting
import Foundation
import Testing

@Suite("How far steps are")
struct StepStateTests {
  private let form = FormSession(Application())

  private var states: [FormStepState?] { states(form) }
  private func states(_ form: FormEngine) -> [FormStepState?] {
    ["step.you", "step.invoice", "step.the-rest"].map { form.stepState(of: $0) }
  }
  /// The rows of steps that a batch names.
  private func named() -> [FormRowID] {
    form.takeChanges().pages.flatMap(\.updates).filter { $0.aspects.contains(.value) }.map(\.row).filter {
      form.stepState(of: $0) != nil
    }
  }

  @Test("A step is begun with its first answer, and done once its button has led on")
  func finished() {
    #expect(states == [.notStarted, .notStarted, .notStarted] && form.row("step.you")?.display == "Not started")
    _ = form.takeChanges()
    form.send(.type("name", "Ada"))
    #expect(states[0] == .inProgress && named() == ["step.you"])
    #expect(form.row("step.you")?.display == "In progress: Ada, 1")
    form.send(.perform("step.you.next"))
    #expect(states == [.done, .notStarted, .notStarted] && named() == ["step.you"])
    #expect(form.row("step.you")?.display == "Completed: Ada, 1")
    form.send(.perform("step.the-rest.next"))
    #expect(states == [.done, .notStarted, .done], "Nothing has to be answered there.")
  }

  @Test("A step that is refused isn't done")
  func refused() {
    _ = form.takeChanges()
    form.send(.perform("step.you.next"))
    #expect(states[0] == .inProgress && form.page == "step.you", "Somebody was told what is wrong.")
    #expect(named() == ["step.you"])
    form.send(.type("name", "Ada"))
    form.send(.perform("step.you.next"))
    #expect(states[0] == .done)
  }

  @Test("A step with an error, also one that another step has brought about, isn't done any longer")
  func wrongAgain() {
    form.send(.type("name", "Ada"))
    form.send(.set("wantsInvoice", .flag(true)))
    form.send(.perform("step.you.next"))
    form.send(.type("company", "Acme"))
    form.send(.perform("step.invoice.next"))
    #expect(states == [.done, .done, .inProgress])
    _ = form.takeChanges()
    // A rule on the company reads the name.
    form.send(.type("name", "Acme"))
    #expect(states == [.done, .inProgress, .inProgress] && named().contains("step.invoice"))
    form.send(.blur("name"))
    form.send(.type("name", "Ada"))
    #expect(states[1] == .done && named().contains("step.invoice"))
    form.undo()
    #expect(states[1] == .inProgress)
  }

  @Test("One error in the place of another changes no state, and names no row for it")
  func exchanged() {
    form.send(.type("name", "Ada"))
    form.send(.perform("step.you.next"))
    form.send(.type("seats", "0"))
    _ = form.takeChanges()
    form.send(.type("seats", "x"))
    #expect(states[0] == .inProgress && named().isEmpty)
  }

  @Test("A reset starts over, and so does another model")
  func reset() {
    for startOver in [{ $0.send(.reset) }, { $0.replace(Application()) }] as [(FormSession<Application>) -> Void] {
      form.send(.type("name", "Ada"))
      form.send(.open("step.you"))
      form.send(.perform("step.you.next"))
      #expect(states[0] == .done)
      startOver(form)
      #expect(states == [.notStarted, .notStarted, .notStarted])
    }
  }

  @Test("Drafts have the steps that were finished; a form without them takes such a draft")
  func drafts() throws {
    form.send(.type("name", "Ada"))
    form.send(.perform("step.you.next"))
    let draft = try FormSnapshot(encoded: form.snapshot.encoded())
    let other = FormSession(Application())
    #expect(try other.restore(draft).isEmpty && other.snapshot == form.snapshot)
    #expect(states(other) == [.done, .notStarted, .notStarted])
    #expect(other.row("step.you")?.display == "Completed: Ada, 1")
    let flat = FormSession(Application(), definition: Application.withoutSteps)
    #expect(try flat.restore(draft).isEmpty && flat.snapshot.finishedSteps.isEmpty)
    // A draft of somebody else's program.
    let strange = try String(decoding: form.snapshot.encoded(), as: UTF8.self)
      .replacing("[\"step.you\"]", with: "[\"name\",\"step.you.next\",\"nothing\",\"step.the-rest\"]")
    #expect(try other.restore(FormSnapshot(encoded: Data(strange.utf8))).isEmpty)
    #expect(states(other) == [.inProgress, .notStarted, .done])
  }

  @Test("A review has no state, and neither have the steps of a form that is edited and saved")
  func none() {
    let definition = FormDefinition(template: { Application() }, describe: Application.describe) { form in
      form.mode(.edit)
      form.step("You") { $0.fields(\.name, \.seats) }
      form.review()
    }
    let form = FormSession(Application(), definition: definition)
    #expect(form.stepState(of: "step.you") == nil && form.row("step.you")?.display.hasPrefix("1, ") == true)
    #expect(form.stepState(of: "review") == nil && form.stepState(of: "name") == nil)
    #expect(self.form.stepState(of: "nowhere") == nil)
  }
}
