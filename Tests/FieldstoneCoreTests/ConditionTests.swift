import FieldstoneTesting
import Foundation
import Testing

@Suite("Conditions, computed fields, hidden values")
struct ConditionTests {
  @Test("A condition shows and hides its row; focus and all other rows stay")
  func visibility() {
    let person = FormTester(Guest.valid)
    person.send(.focus("diet"))
    #expect(
      person.changes { $0.choose("other", for: \.diet) }
        == """
        ~   [diet] Diet: Other
        +   [note] Note:
        """.replacing("    ~", with: "~").replacing("    +", with: "+"))
    #expect(person.form.focusedRow == "diet")
    #expect(
      person.form.takeChanges().pages.first?.splices == [
        FormChanges.Splice(offset: 7, removed: 0, inserted: ["note"])
      ])
  }

  @Test("A parent's condition applies to a field of its subform without changing the subform's definition")
  func parentCondition() {
    let form = FormSession(Guest.valid)
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.rows(of: "invoice")?.ids == ["invoice.company", "invoice.amount"])
    form.send(.type("seats", "2"))
    #expect(form.rows(of: "invoice")?.ids == ["invoice.company", "invoice.vat", "invoice.amount"])
    #expect(form.rows(of: "extraBill")?.ids.count == 3)
    #expect(FormSession(Bill()).rows.count == 3)
  }

  @Test("A hidden or disabled field never blocks a submit")
  func hiddenNeverBlocks() async throws {
    let form = FormSession(Guest.valid)
    form.send(.set("needsInvoice", .flag(true)))
    #expect(await form.submit().model == nil)
    form.send(.set("needsInvoice", .flag(false)))
    #expect(await form.submit().model != nil)
  }

  @Test("Hidden values are kept in drafts and left out of the submitted model")
  func dropOnSubmit() async throws {
    let definition = FormDefinition<Guest>(template: { Guest() }, describe: Guest.describe) { form in
      Guest.arrange(form)
      form.exclude(\.extraBill)
    }
    let form = FormSession(Guest.valid, definition: definition)
    form.edit { edit in
      edit.needsInvoice = true
      edit.invoice.company = "ACME"
    }
    form.send(.set("needsInvoice", .flag(false)))
    let submitted = try #require(await form.submit().model)
    #expect(submitted.invoice.company == "")
    #expect(form.model.invoice.company == "ACME")
  }

  @Test("With dropAtOnce a value disappears with its row, and undo restores both")
  func dropAtOnce() {
    let form = FormSession(Guest.valid)
    form.send(.set("diet", .choices(["other"])))
    form.send(.type("note", "no nuts"))
    form.send(.set("diet", .choices(["vegan"])))
    #expect(form.model.note == nil)
    form.undo()
    #expect(form.model.note == "no nuts" && form.isShown("note"))
  }

  struct Sums: Equatable {
    var values = [1, 0, 0, 0]
  }

  @Test("Computed fields run once each, in dependency order, whatever the order of declaration")
  func computed() {
    let definition = FormDefinition<Sums> { fields in
      // Declared in reverse order.
      let last = fields.add("d", get: { $0.values[3] }, set: { $0.values[3] = $1 })
      let third = fields.add("c", get: { $0.values[2] }, set: { $0.values[2] = $1 })
      let second = fields.add("b", get: { $0.values[1] }, set: { $0.values[1] = $1 })
      let first = fields.add("a", get: { $0.values[0] }, set: { $0.values[0] = $1 })
      let (a, b, c) = (first.reference, second.reference, third.reference)
      last.computed { ($0[b] ?? 0) + ($0[c] ?? 0) }
      third.computed { ($0[b] ?? 0) * 2 }
      second.computed { ($0[a] ?? 0) + 1 }
    }
    let form = FormSession(Sums(), definition: definition)
    #expect(form.model.values == [1, 2, 4, 6])
    let before = form.operations.closures
    form.send(.type("a", "10"))
    #expect(form.model.values == [10, 11, 22, 33])
    #expect(form.operations.closures - before == 3)
    #expect(form.send(.type("d", "1")) == .refused(.readOnly("d")))
  }

  @Test("A cycle of computed fields is reported with their ids, and nothing hangs")
  func cycles() {
    let definition = FormDefinition<Sums> { fields in
      let first = fields.add("a", get: { $0.values[0] }, set: { $0.values[0] = $1 })
      let second = fields.add("b", get: { $0.values[1] }, set: { $0.values[1] = $1 })
      let (a, b) = (first.reference, second.reference)
      first.computed { min(($0[b] ?? 0) + 1, 1_000_000) }
      second.computed { min(($0[a] ?? 0) + 1, 1_000_000) }
    }
    let form = FormSession(Sums(), definition: definition)
    #expect(form.problems.contains { if case .cycle(let keys) = $0.kind { Set(keys) == ["a", "b"] } else { false } })
    #expect(form.problems.first?.description.hasPrefix("These fields wait for each other: ") == true)
  }

  @Test("The form explains why a row is hidden, disabled or invalid")
  func why() throws {
    let form = FormSession(Guest.valid)
    let note = try #require(form.why("note"))
    #expect(
      note.description == """
        'note' is hidden. Its own condition does not hold; it reads 'diet'.
        Its value is dropped as soon as it is hidden.
        """)
    let company = try #require(form.why("invoice.company"))
    #expect(company.hiddenBy == "invoice" && company.visibilityReads == ["needsInvoice"])
    #expect(company.issues.map(\.kind) == [.required])
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.why("extraBill.company")?.disabledBy == "extraBill")
    #expect(form.why("password")?.ruleReads.contains("name") == true)
    #expect(form.why("nope") == nil)
  }

  @Test("Disabling cascades from the form and the section to the field")
  func enabledCascade() {
    let definition = FormDefinition<Guest>(
      describe: { fields in
        fields.add(\.name, "name")
        fields.add(\.email, "email")
        fields.add(\.agrees, "agrees")
      },
      arrange: { form in
        form.section("Account") { $0.field(\.email) }.enabled { $0.agrees }
      })
    let form = FormSession(Guest(), definition: definition)
    #expect(form[\.name].isEnabled && !form[\.email].isEnabled)
    form.send(.set("agrees", .flag(true)))
    #expect(form[\.email].isEnabled)
    form.isEnabled = false
    #expect(!form[\.email].isEnabled && !form[\.name].isEnabled)
    #expect(form.send(.type("name", "x")) == .refused(.disabled("name")))
  }
}
