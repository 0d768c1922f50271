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
    form.send(.focus("name"))
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      await form.runJobs()
    }
    form.undo()
    #expect(form.model.name == "Ada", "\(form.model.name)")
  }

  @Test("A run of typing is one step, although the draft is stored between two keys")
  func typingWithDraft() async {
    var environment = FormEnvironment.test
    environment.sleep = { _ in }
    let form = FormSession(Contact(), environment: environment)
    form.keepDraft(in: FormMemoryStore(), as: "a")
    form.send(.focus("name"))
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      await form.runJobs()
    }
    form.undo()
    #expect(form.model.name == "Ada", "\(form.model.name)")
  }

  @Test("A run of typing is one step in a form that saves by itself")
  func typingFree() async {
    let form = Contact.session(.free)
    form.onSave { _ in }
    form.send(.focus("name"))
    for text in ["B", "Bo", "Bob"] {
      form.send(.type("name", text))
      _ = await form.finishSubmitting()
    }
    form.undo()
    #expect(form.model.name == "Ada", "\(form.model.name)")
  }
}
