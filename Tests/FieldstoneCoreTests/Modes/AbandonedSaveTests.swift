import FieldstoneCore
import Testing

@Suite("Saves and submits of what is no longer in the form")
struct AbandonedSaveTests {
  @Test("What is found wrong with a model says nothing about the one that has replaced it", arguments: [true, false])
  func replaced(isFound: Bool) async {
    let form = Contact.session(.save)
    form.onSave { _ in
      form.replace(Contact(name: "Grace"))
      if isFound { throw FormIssues(["name": "Taken."]) } else { throw SaveFailure() }
    }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(form.issues == [] && form.facts.failedSubmits == 0)
    #expect(form.toolbar?.status == nil && form.snapshot.lastSave == nil)
  }

  @Test("Reset forgets what was reported about the answers, as Cancel does")
  func reset() {
    let form = FormSession(Contact())
    form.send(.type("name", "Bob"))
    form.report(["address.city": "No such city."])
    form.send(.reset)
    #expect(form.issues == [] && form.facts.isValid)
  }

  @Test("A form that saves by itself saves what is hidden and wrong, as every form does")
  func hidden() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.free)
      form[\.name].visible { $0.note == nil }.whenHidden(.keep)
    }
    let form = FormSession(Contact(), definition: definition)
    var saved: [String?] = []
    form.onSave { saved.append($0.note) }
    form.send(.type("name", ""))
    _ = await form.finishSubmitting()
    #expect(form.facts.isDirty)
    form.send(.type("note", "n"))
    _ = await form.finishSubmitting()
    #expect(saved == ["n"] && !form.facts.isDirty && form.facts.isSaved)
  }
}
