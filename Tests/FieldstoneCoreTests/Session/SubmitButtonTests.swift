import FieldstoneCore
import Testing

@Suite("The button that submits a form")
struct SubmitButtonTests {
  private func form(_ arrange: (FormBuilder<Contact>) -> Void) -> FormSession<Contact> {
    FormSession(Contact(), definition: FormDefinition(describe: Contact.describe, arrange: arrange))
  }

  @Test("It is the first one that submits, not one that does something else")
  func first() {
    let form = form {
      $0.button("Call", "call")
      $0.button("Stop", .cancel)
      $0.button("Send", .submit)
      $0.button("Send again", .submit)
    }
    #expect(form.submitButton?.title == "Send" && form.submitTitle == "Send")
  }

  @Test("A form that has buttons for other things has none")
  func none() {
    let form = form { $0.button("Stop", .cancel) }
    #expect(form.submitButton == nil && form.submitTitle == "Submit")
  }
}
