import FieldstoneCore
import Testing

@Suite("What saving by itself costs")
struct FreeModeWorkTests {
  private func form(_ count: Int) -> FormSession<Contact> {
    var contact = Contact()
    contact.phones = (0..<count).map { ContactPhone(number: "\($0)") }
    let form = FormSession(contact)
    form.mode = .free
    form.onSave { _ in }
    return form
  }

  private func work(_ form: FormSession<Contact>, _ name: String) async -> FormOperations {
    let before = form.operations
    form.send(.type("name", name))
    _ = await form.finishSubmitting()
    return form.operations - before
  }

  @Test("An edit with its save reads, writes and marks as much among a thousand elements as among ten")
  func scale() async {
    let (small, large) = (form(10), form(1_000))
    for name in ["Bob", "Eve"] {
      let (few, many) = (await work(small, name), await work(large, name))
      #expect(few == many && few.total > 0)
    }
    #expect(!large.facts.isDirty && large.facts.isSaved && large.model.name == "Eve")
  }

  @Test("A field with an error goes on showing it while others are saved")
  func leftOut() async {
    let form = form(1)
    form.send(.focus("name"))
    form.send(.type("name", ""))
    form.send(.blur("name"))
    #expect(form.row("name")?.issues.isEmpty == false)
    form.send(.type("email", "eve@example.org"))
    _ = await form.finishSubmitting()
    #expect(form.row("name")?.issues.isEmpty == false && form.facts.dirtyFields == 1)
    #expect(form.row("email")?.isDirty == false)
  }
}
