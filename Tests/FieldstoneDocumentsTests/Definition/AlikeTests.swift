import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("A document and a compiled form are alike")
struct AlikeTests {
  private func makeForms() -> AlikeForms<Registration> {
    AlikeForms(compiled: FormSession(Registration()), document: Registration.document.session()) { $0.values }
  }

  @Test("They begin with the same rows, issues and values")
  func beginning() {
    let forms = makeForms()
    #expect(Registration.document.problems.isEmpty && forms.document.problems.isEmpty)
    #expect(forms.document.dump() == forms.compiled.dump())
    #expect(forms.document.model == forms.compiled.model.values)
    #expect(forms.difference == nil)
  }

  @Test("They reply, show, hold and cost the same after each of many inputs", arguments: 0..<UInt64(8))
  func randomInputs(seed: UInt64) {
    let forms = makeForms()
    var random = SplitMix(seed: seed)
    for step in 0..<150 {
      guard let difference = forms.difference(after: forms.input(&random)) else { continue }
      Issue.record("Step \(step), \(difference)")
      return
    }
  }

  @Test("So do forms in steps", arguments: 0..<UInt64(4))
  func steps(seed: UInt64) {
    let forms = AlikeForms(compiled: FormSession(Trip()), document: Trip.document.session()) { $0.values }
    #expect(Trip.document.problems.isEmpty && forms.difference == nil)
    var random = SplitMix(seed: seed)
    for step in 0..<150 {
      guard let difference = forms.difference(after: RandomInput.make(for: forms.compiled, &random)) else { continue }
      Issue.record("Step \(step), \(difference)")
      return
    }
  }

  @Test("What is submitted is the same: hidden answers and cases that are not chosen are left out")
  func submitting() async throws {
    let forms = makeForms()
    let inputs: [FormInput] = [
      .type("name", "Ada"), .set("needsInvoice", .flag(true)), .type("invoice.company", "Analytical"),
      .type("invoice.vat", "DE123"), .set("needsInvoice", .flag(false)), .set("agrees", .flag(true)),
      .set("language", .choices(["de"])), .insert("guests", id: "g", before: nil), .type("guests[g].name", "Bob"),
      .insert("guests[g].meals", id: "m", before: nil), .type("guests[g].meals[m]", "soup"),
      .set("refund", .choices(["transfer"])), .type("refund.iban", "DE02"), .set("refund", .choices(["card"])),
      .type("refund.number", "4711"), .set("deposit", .choices(["voucher"])),
    ]
    for input in inputs { #expect(forms.difference(after: input) == nil) }
    let submitted = try #require(await forms.document.submit().model)
    #expect(submitted == (await forms.compiled.submit().model)?.values)
    #expect(submitted["invoice"] == ["company": ""])
    #expect(submitted["refund"] == ["by": "card", "number": "4711"])
    #expect(submitted[path: "guests.0.meals"] == ["soup"])
    #expect(forms.document.model[path: "invoice.company"] == "Analytical")
  }

  @Test("A draft of one fits the other")
  func snapshots() throws {
    let forms = makeForms()
    var random = SplitMix(seed: 99)
    for _ in 0..<150 { forms.compiled.send(forms.input(&random)) }
    let restored = AlikeForms(compiled: FormSession(Registration()), document: Registration.document.session()) {
      $0.values
    }
    let draft = forms.compiled.snapshot
    #expect(try restored.compiled.restore(draft) == restored.document.restore(draft))
    #expect(restored.difference == nil)
  }

  @Test("A newer model from elsewhere is taken over alike")
  func updating() {
    let forms = makeForms()
    for input: FormInput in [.type("name", "Ada"), .type("age", "40"), .insert("guests", id: "g", before: nil)] {
      #expect(forms.difference(after: input) == nil)
    }
    var newer = Registration()
    (newer.name, newer.seats, newer.guests) = ("Grace", 3, [Guest(name: "Bob", age: 7)])
    newer.refund = .transfer(iban: "DE02", holder: nil)
    let conflicts = forms.compiled.update(from: newer, by: "Bob")
    #expect(conflicts.count == 1)
    #expect(forms.document.update(from: newer.values, by: "Bob").map(\.row) == conflicts.map(\.row))
    #expect(forms.difference == nil)
    for input: FormInput in [.undo, .redo, .reset] { #expect(forms.difference(after: input) == nil) }
  }

  @Test("Nothing that anybody sends breaks an invariant")
  func fuzz() {
    let failure = FormFuzzer { Registration.document.session() }.run(inputs: 400, seed: 5)
    #expect(failure == nil)
  }
}
