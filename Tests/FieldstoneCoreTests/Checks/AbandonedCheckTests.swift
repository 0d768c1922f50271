import FieldstoneCore
import Testing

@Suite("Checks of answers that aren't given, or no longer there")
struct AbandonedCheckTests {
  private func form(_ mode: FormMode = .submit) -> FormSession<Contact> {
    let definition = FormDefinition<Contact> { fields in
      Contact.describe(fields)
    } arrange: { form in
      form.mode(mode)
      form[\.name].asyncRule(delay: .zero) { $0 == "Eve" ? "Taken." : nil }
    }
    return FormSession(Contact(), definition: definition)
  }

  @Test("A draft that is restored ends a submit that waits for checks of other answers")
  func restored() async throws {
    let form = form()
    let draft = form.snapshot
    var submitted: [String] = []
    form.onSubmit { submitted.append($0.name) }
    form.send(.type("name", "Bob"))
    form.send(.submit)
    #expect(form.facts.isSubmitting)
    try form.restore(draft)
    _ = await form.finishSubmitting()
    #expect(!form.facts.isSubmitting && submitted.isEmpty)
    #expect(form.send(.type("name", "Grace")) == .accepted)
  }

  @Test("What a model has that replaces another one is no answer, and isn't checked by itself")
  func replaced() {
    let form = form()
    form.replace(Contact(name: "Eve"))
    #expect(!form.hasJobs && form.row("name")?.states.contains(.pending) == false)
  }

  @Test("In a form that was left, no check begins")
  func left() {
    let form = form()
    form.send(.cancel)
    form[\.name].value = "Eve"
    #expect(!form.hasJobs && form.row("name")?.states.contains(.pending) == false)
  }

  @Test("A text that is read when its field is left is checked then")
  func held() async {
    let definition = FormDefinition<Contact> { fields in
      fields.add(\.name, "name").updates(.whenLeft)
      fields.add(\.note, "note")
    } arrange: {
      $0[\.name].asyncRule(delay: .zero) { $0 == "Eve" ? "Taken." : nil }
    }
    let form = FormSession(Contact(), definition: definition)
    form.send(.focus("name"))
    form.send(.type("name", "Eve"))
    #expect(!form.hasJobs)
    form.send(.focus("note"))
    #expect(form.hasJobs)
    await form.runJobs()
    #expect(form.row("name")?.issues.map(\.text) == ["Taken."])
  }
}
