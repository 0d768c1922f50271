import FieldstoneCore
import Testing

@Suite("Checks that a submit waits for")
struct AwaitedCheckTests {
  @Test("A submit that waits for a pending check doesn't change that check's row")
  func alreadyPending() async {
    let definition = FormDefinition<Contact> { fields in
      Contact.describe(fields)
    } arrange: { form in
      form[\.name].asyncRule(delay: .zero) { _ in nil }
    }
    let form = FormSession(Contact(), definition: definition)
    form.send(.type("name", "Bob"))
    #expect(form.row("name")?.states.contains(.pending) == true)
    _ = form.takeChanges()
    form.send(.submit)
    let changes = form.takeChanges()
    #expect(form.facts.isSubmitting && form.row("name")?.states.contains(.pending) == true)
    #expect(!changes.pages.contains { $0.updates.contains { $0.row == "name" } })
    guard case .submitted(let contact)? = await form.finishSubmitting() else {
      Issue.record("The form should be submitted.")
      return
    }
    #expect(contact.name == "Bob")
  }

  @Test("A form that saves by itself saves a value once its check has passed")
  func savedByItself() async {
    let definition = FormDefinition<Contact> { fields in
      Contact.describe(fields)
    } arrange: { form in
      form.mode(.free)
      form[\.name].asyncRule(delay: .zero) { _ in nil }
    }
    let form = FormSession(Contact(), definition: definition)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    #expect(saved.isEmpty && form.row("name")?.states.contains(.pending) == true)
    await form.runJobs()
    _ = await form.finishSubmitting()
    #expect(saved == ["Bob"])
  }
}
