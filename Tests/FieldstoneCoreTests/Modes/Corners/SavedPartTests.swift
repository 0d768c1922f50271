import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What the handler of a property gets, compared with what was saved last")
struct SavedPartTests {
  private func form(_ mode: FormMode) -> FormSession<Contact> {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(mode)
      form[\.note].visible { $0.name == "Ada" }
    }
    return FormSession(Contact(note: "n"), definition: definition)
  }

  @Test(
    "The store has what the form shows once a value that was saved hidden is shown again",
    arguments: [FormMode.save, .free])
  func shownAgain(mode: FormMode) async {
    let form = form(mode)
    var (note, calls): (String?, Int) = ("n", 0)
    form.onSave(\.note) {
      calls += 1
      note = $1
    }
    func save() async {
      form.send(.save)
      _ = await form.finishSubmitting()
    }
    form.send(.type("note", "m"))
    form.send(.type("name", "Bob"))
    await save()
    form.send(.type("email", "x@example.org"))
    await save()
    form.send(.type("name", "Ada"))
    await save()
    #expect(form.row("note")?.text == "m" && !form.facts.isDirty)
    #expect(note == "m", "The form shows m and says that all changes are saved.")
  }

  @Test("A value that was saved as hidden isn't saved again by each later save")
  func once() async {
    let form = form(.save)
    var calls: [String] = []
    form.onSave(\.note) { calls.append("\($0 ?? "-") \($1 ?? "-")") }
    form.send(.type("note", "m"))
    form.send(.type("name", "Bob"))
    _ = await form.save()
    for mail in ["x@example.org", "y@example.org"] {
      form.send(.type("email", mail))
      _ = await form.save()
    }
    #expect(calls == ["n -"], "\(calls)")
  }

  @Test(
    "What is left out of the whole because it is hidden is left out for its property's handler",
    arguments: [false, true])
  func parts(isAnswered: Bool) async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.save)
      form[\.phones].visible { $0.name == "Ada" }.whenHidden(.dropOnSubmit)
      form[\.address].visible { $0.name == "Ada" }.whenHidden(.dropOnSubmit)
    }
    let form = FormSession(Contact(), definition: definition)
    var (phones, address, city) = (Contact().phones, Contact().address, Contact().address.city)
    var whole = Contact()
    form.onSave(\.phones) { phones = $1 }
    form.onSave(\.address) { address = $1 }
    form.onSave(\.address.city) { city = $1 }
    form.onSave { whole = $0 }
    if isAnswered {
      form.send(.type("phones[1].number", "34"))
      form.send(.type("address.city", "Oslo"))
    }
    form.send(.type("name", "Bob"))
    _ = await form.save()
    #expect(phones == whole.phones, "\(phones) \(whole.phones)")
    #expect(address == whole.address, "\(address) \(whole.address)")
    #expect(city == whole.address.city, "\(city) \(whole.address.city)")
    form.send(.type("name", "Ada"))
    _ = await form.save()
    #expect(phones == whole.phones, "shown again: \(phones) \(whole.phones)")
    #expect(address == whole.address, "shown again: \(address) \(whole.address)")
    #expect(city == whole.address.city, "shown again: \(city) \(whole.address.city)")
  }

  @Test("The old value of a subform after an earlier draft was restored")
  func restored() async throws {
    let before = Contact.session(.save)
    before.onSave { _ in }
    before.send(.type("address.city", "Paris"))
    _ = await before.save()
    let form = Contact.session(.save)
    var calls: [String] = []
    form.onSave(\.address) { calls.append("\($0.city) \($1.city)") }
    try form.restore(before.snapshot)
    form.send(.type("address.city", "Rome"))
    _ = await form.save()
    #expect(calls == ["Paris Rome"], "\(calls)")
  }
}
