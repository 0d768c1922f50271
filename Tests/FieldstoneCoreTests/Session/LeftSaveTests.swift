import FieldstoneCore
import Testing

@Suite("Leaving a form that is being saved")
struct LeftSaveTests {
  @Test("A form that is left while its save waits for checks wasn't saved")
  func left() {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.save)
      form[\.name].asyncRule(delay: .zero) { _ in nil }
    }
    let form = FormSession(Contact(), definition: definition)
    form.send(.type("name", "Bob"))
    form.send(.save)
    #expect(form.facts.isSubmitting)
    #expect(form.send(.cancel).isAccepted)
    #expect(!form.facts.isSubmitting && form.facts.isDirty && form.toolbar?.status == .common(.notSaved))
  }
}
