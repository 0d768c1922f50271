import Foundation
import Testing

@testable import FieldstoneCore

@Suite("A run of typing is one step, whatever ends in between")
struct TypingRunTests {
  @Test("A run of typing is one step, although a job ends between two keys")
  func typingRun() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form[\.name].asyncRule(delay: .zero) { _ in nil }
    }
    let form = FormSession(Contact(), definition: definition, environment: .test)
    await typeAndUndo(in: form) { await form.runJobs() }
  }

  @Test("A run of typing is one step, although the draft is stored between two keys")
  func typingWithDraft() async {
    var environment = FormEnvironment.test
    environment.sleep = { _ in }
    let form = FormSession(Contact(), environment: environment)
    form.keepDraft(in: FormMemoryStore(), as: "a")
    await typeAndUndo(in: form) { await form.runJobs() }
  }

  @Test("A run of typing is one step in a form that saves by itself")
  func typingFree() async {
    let form = Contact.session(.free)
    form.onSave { _ in }
    await typeAndUndo(in: form) { _ = await form.finishSubmitting() }
  }

  /// Types a name, does something after each key, and expects one undo to bring back the name before.
  nonisolated(nonsending) private func typeAndUndo(
    in form: FormSession<Contact>, afterEachKey work: nonisolated(nonsending) () async -> Void
  ) async {
    form.send(.focus("name"))
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      await work()
    }
    form.undo()
    #expect(form.model.name == "Ada", "\(form.model.name)")
  }
}
