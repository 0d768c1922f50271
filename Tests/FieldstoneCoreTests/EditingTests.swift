import FieldstoneTesting
import Foundation
import Testing

@Suite("Editing: texts, values, undo")
struct EditingTests {
  @Test("A half-typed number stays in the field with an issue, and the model keeps its last valid value")
  func drafts() {
    let person = FormTester(Guest.valid)
    person.type("3", in: \.seats)
    person.type("3x", in: \.seats)
    #expect(person.form.model.seats == 3)
    #expect(person.form[\.seats].text == "3x")
    #expect(person.form[\.seats].issues.map(\.kind.code) == ["notWholeNumber"])
    person.type("4", in: \.seats)
    #expect(person.form.model.seats == 4)
    #expect(person.form[\.seats].issues.isEmpty)
  }

  @Test("Leaving a field replaces its text with the formatted value")
  func normalising() {
    let person = FormTester(Guest.valid)
    person.type(" 004 ", in: \.seats)
    #expect(person.form[\.seats].text == " 004 ")
    person.send(.blur("seats"))
    #expect(person.form[\.seats].text == "4")
  }

  @Test("isDirty compares values; isChanged stays true once a field was changed")
  func dirty() {
    let person = FormTester(Guest.valid)
    person.type("Adam", in: \.name)
    #expect(person.form[\.name].isDirty && person.form.facts.dirtyFields == 1)
    person.type("Ada", in: \.name)
    #expect(!person.form[\.name].isDirty && !person.form.facts.isDirty)
    #expect(person.form[\.name].isChanged)
    person.type("x", in: \.seats)
    #expect(person.form.facts.isDirty, "Half-typed text would be lost.")
  }

  @Test("Typing in one field is one undo step, until a pause or another field")
  func coalescing() {
    let clock = FormTestClock()
    let person = FormTester(Guest.valid, environment: .test(clock: clock))
    for text in ["B", "Bo", "Bob"] { person.form.send(.type("name", text)) }
    person.form.send(.type("email", "b@example.org"))
    person.undo()
    #expect(person.form.model.email == "ada@example.org")
    person.undo()
    #expect(person.form.model.name == "Ada")
    #expect(!person.form.facts.canUndo)
    person.redo()
    #expect(person.form.model.name == "Bob")
    person.form.send(.type("name", "Bobb"))
    clock.advance(seconds: 5)
    person.form.send(.type("name", "Bobby"))
    person.undo()
    #expect(person.form.model.name == "Bobb")
  }

  @Test("Several edits in one program edit are one undo step")
  func programEdit() {
    let form = FormSession(Guest.valid)
    form.edit { edit in
      edit.name = "Grace"
      edit.seats = 2
      edit.needsInvoice = true
    }
    #expect(form.model.name == "Grace" && form.isShown("invoice"))
    form.undo()
    #expect(form.model == Guest.valid && !form.isShown("invoice"))
    form[\.seats].value = 3
    #expect(form[\.seats].value == 3 && form.facts.canUndo)
  }

  @Test("Reset restores everything, and can be undone")
  func reset() {
    let person = FormTester(Guest.valid)
    person.enter("Bob", in: \.name)
    person.enter("x", in: \.seats)
    person.reset()
    #expect(person.form.model == Guest.valid && person.form[\.seats].text == "1")
    #expect(!person.form.facts.isDirty && !person.form[\.name].isTouched)
    person.undo()
    #expect(person.form.model.name == "Bob" && person.form[\.seats].text == "x")
  }

  @Test("A nil subform is created by the first edit, not by reading, and undo sets it to nil again")
  func optionalSubform() {
    let person = FormTester(Guest.valid)
    _ = person.form.rows(of: "extraBill").map(Array.init)
    #expect(person.form.model.extraBill == nil)
    person.send(.type("extraBill.company", "ACME"))
    #expect(person.form.model.extraBill?.company == "ACME")
    person.undo()
    #expect(person.form.model.extraBill == nil)
    #expect(person.form.model == Guest.valid)
    person.redo()
    #expect(person.form.model.extraBill?.company == "ACME")
  }

  @Test("A nil subform has no issues; creating, filling in and removing it can each be undone")
  func nilSubform() {
    let person = FormTester(Guest.valid)
    #expect(person.form.facts.isValid && person.row(\.extraBill)?.answer == .flag(false))
    person.set(\.extraBill, to: .flag(true))
    #expect(person.form.model.extraBill == Bill() && person.form.facts.invalidFields == 1)
    #expect(person.row(\.extraBill)?.isDirty == true && person.form.facts.isDirty)
    person.reset()
    #expect(person.form.model.extraBill == nil && !person.form.facts.isDirty)
    person.set(\.extraBill, to: .flag(true))
    person.send(.type("extraBill.company", "ACME"))
    #expect(person.form.facts.isValid)
    person.set(\.extraBill, to: .none)
    #expect(person.form.model.extraBill == nil && person.form.row("extraBill.company")?.text == "")
    person.undo()
    #expect(person.form.model.extraBill?.company == "ACME" && person.form.row("extraBill.company")?.text == "ACME")
    person.undo()
    #expect(person.form.model.extraBill == Bill())
    person.undo()
    #expect(person.form.model == Guest.valid && person.form.facts.isValid)
    #expect(person.form.send(.set("invoice", .flag(false))) == .refused(.hidden("invoice")))
  }

  @Test("A nil subform displays nothing: its fields hold the values of a blank one, which nobody entered")
  func nilDisplay() {
    struct Stay: FormModel, Equatable {
      var nights = 1
      static func describe(_ fields: FieldList<Stay>) { fields.add(\.nights, "nights") }
      static var formTemplate: Stay? { Stay() }
    }
    struct Trip {
      var stay: Stay?
      var other: Stay?
    }
    let form = FormSession(
      Trip(),
      definition: FormDefinition { fields in
        fields.add(\.stay, "stay")
        fields.add(\.other, "other").summary { "\($0.nights) nights" }
      })
    for page: FormPageID in ["stay", "other"] { _ = form.rows(of: page).map(Array.init) }
    #expect(form.row("stay")?.display == "" && form.row("other")?.display == "")
    form.send(.set("stay", .flag(true)))
    form.send(.set("other", .flag(true)))
    #expect(form.row("stay")?.display == "1" && form.row("other")?.display == "1 nights")
  }

  @Test("A required subform must exist")
  func requiredSubform() {
    let definition = FormDefinition<Guest>(describe: { fields in
      fields.add(\.agrees, "agrees")
      fields.add(\.extraBill, "extraBill").required()
    })
    let person = FormTester(Guest(), definition: definition)
    #expect(person.row(\.extraBill)?.isRequired == true)
    person.submit()
    #expect(person.messages(\.extraBill) == ["This field is required."] && person.form.focusedRow == "extraBill")
    person.send(.type("extraBill.company", "ACME"))
    #expect(person.messages(\.extraBill).isEmpty && person.form.facts.isValid)
  }

  @Test("Inputs to rows that can't be edited are refused and change nothing")
  func refusals() {
    let form = FormSession(Guest.valid)
    #expect(form.send(.type("nope", "x")) == .refused(.unknownRow("nope")))
    #expect(form.send(.type("note", "x")) == .refused(.hidden("note")))
    #expect(form.send(.set("diet", .flag(true))) == .refused(.wrongInput("diet")))
    #expect(form.send(.open("email")) == .refused(.wrongInput("email")))
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.send(.type("extraBill.company", "x")) == .refused(.disabled("extraBill.company")))
    #expect(form.send(.undo) == .accepted && form.send(.undo) == .refused(.noEffect))
    form.send(.cancel)
    #expect(form.send(.type("name", "x")) == .refused(.closed))
    #expect(form.model == Guest.valid)
  }

  @Test("Inputs are idempotent: a second time changes nothing")
  func idempotent() {
    let form = FormSession(Guest.valid)
    let inputs: [FormInput] = [
      .type("name", "Bob"), .set("needsInvoice", .flag(true)), .set("diet", .choices(["vegan"])), .focus("name"),
      .open("invoice"),
    ]
    for input in inputs {
      form.send(input)
      _ = form.takeChanges()
      form.send(input)
      #expect(form.takeChanges().isEmpty, "\(input.swiftSource)")
    }
  }
}
