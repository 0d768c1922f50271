import FieldstoneCore
import Testing

@Suite("Drafts after a save")
struct DraftAfterSaveTests {
  private let store = FormMemoryStore()

  /// A form with a draft that is stored.
  private func drafted(_ mode: FormMode) async -> FormSession<Contact> {
    var environment = FormEnvironment.standard
    environment.sleep = { _ in }
    let form = FormSession(Contact(), environment: environment)
    form.mode = mode
    form.keepDraft(in: store, as: "contact")
    form.send(.type("name", "Bob"))
    await form.runJobs()
    #expect(store.load("contact") != nil)
    return form
  }

  @Test("An answer that was saved is in a draft, also one that the program gave: the session began with another one")
  func saved() async throws {
    let form = Contact.session(.save)
    form[\.name].value = "Bob"
    #expect(await form.save().model?.name == "Bob" && !form.facts.isDirty)
    let next = Contact.session(.save)
    #expect(try next.restore(form.snapshot).isEmpty)
    #expect(next.model.name == "Bob")
  }

  @Test("A save that has saved everything removes the draft; one during which something was changed keeps it")
  func removed() async {
    for goesOn in [false, true] {
      let form = await drafted(.save)
      form.onSave { _ in if goesOn { form.send(.type("name", "Bobby")) } }
      #expect(await form.save().model?.name == "Bob" && form.facts.isDirty == goesOn)
      #expect((store.load("contact") != nil) == goesOn)
    }
  }

  @Test("A submit removes it, whatever its handler changes")
  func submitted() async {
    let form = await drafted(.submit)
    form.onSubmit { _ in form.send(.type("name", "Bobby")) }
    #expect(await form.submit().model?.name == "Bob")
    #expect(store.load("contact") == nil)
  }
}
