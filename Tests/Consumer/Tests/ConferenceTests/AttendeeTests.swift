import Conference
import Fieldstone
import FieldstoneTesting
import Testing

@Suite("Registration")
struct AttendeeTests {
  private let person = FormTester(Attendee())

  private func fillIn() {
    person.enter("ada@example.org", in: \.email)
    person.enter("lovelace-1815", in: \.password)
    person.enter("lovelace-1815", in: \.repeatPassword)
    person.enter("Ada", in: \.name)
    person.set(\.agreesToTerms, true)
  }

  @Test("The form has no problems, and its rows are in the arranged order")
  func rows() {
    #expect(person.form.problems.isEmpty)
    #expect(
      person.form.rows.filter { $0.kind == .field }.map(\.id) == [
        "email", "password", "repeatPassword", "name", "diet", "birthDate", "seats", "needsInvoice", "total",
        "agreesToTerms",
      ])
    #expect(person.row(\.email)?.help == "We'll send your ticket to this address.")
  }

  @Test("A correctly filled in form is submitted")
  func submit() async throws {
    fillIn()
    person.choose("vegan", for: \.diet)
    person.enter("2", in: \.seats)
    #expect(person.form.row("total")?.display == "480")
    let attendee = await person.form.submit().model
    #expect(attendee?.name == "Ada" && attendee?.diet == .vegan && attendee?.seats == 2)
  }

  @Test("A missing answer is reported at its own field")
  func missing() async throws {
    #expect(await person.form.submit().model == nil)
    #expect(person.messages(\.name) == ["This field is required."])
    #expect(person.messages(\.agreesToTerms) == ["Select this to continue."])
    #expect(person.messages(\.seats) == [])
  }

  @Test("A rule across fields, and one on a subform's field")
  func rules() {
    fillIn()
    person.enter("Adalovelace", in: \.name)
    person.enter("Adalovelace", in: \.password)
    person.submit()
    #expect(person.messages(\.password).contains("Choose a password that isn't your name."))
    person.set(\.needsInvoice, true)
    person.enter("1", in: \.invoice.vat)
    #expect(person.messages(\.invoice.vat) == ["Enter the number with its country code, for example DE123456789."])
  }

  @Test("A hidden invoice is not submitted")
  func hidden() async throws {
    fillIn()
    person.set(\.needsInvoice, true)
    person.enter("Analytical Engines", in: \.invoice.company)
    person.set(\.needsInvoice, false)
    #expect(await person.form.submit().model?.invoice == Invoice())
    #expect(person.form.model.invoice.company == "Analytical Engines")
  }
}
