import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("A document and a compiled form are alike")
struct AlikeTests {
  @Test("They begin with the same rows, issues and values")
  func beginning() {
    let (compiled, document) = (FormSession(Registration()), Registration.document.session())
    #expect(Registration.document.problems.isEmpty)
    #expect(document.problems == compiled.problems && document.problems.isEmpty)
    #expect(document.dump() == compiled.dump())
    #expect(document.model == compiled.model.values)
    #expect(difference(compiled, document) == nil)
  }

  @Test("They reply, show and hold the same after each of many inputs", arguments: 0..<UInt64(8))
  func randomInputs(seed: UInt64) {
    let (compiled, document) = (FormSession(Registration()), Registration.document.session())
    var random = SplitMix(seed: seed)
    for step in 0..<120 {
      let input = RandomInput.make(for: compiled, &random)
      let (before, documentBefore) = (compiled.operations, document.operations)
      let (reply, documentReply) = (compiled.send(input), document.send(input))
      #expect(reply == documentReply, "\(input) in step \(step)")
      #expect(compiled.operations - before == document.operations - documentBefore, "\(input) in step \(step)")
      if let difference = difference(compiled, document) {
        Issue.record("\(input) in step \(step): \(difference)")
        return
      }
    }
  }

  @Test("What is submitted is the same: hidden answers and cases that are not chosen are left out")
  func submitting() async throws {
    let (compiled, document) = (FormSession(Registration()), Registration.document.session())
    let inputs: [FormInput] = [
      .type("name", "Ada"), .set("needsInvoice", .flag(true)), .type("invoice.company", "Analytical"),
      .type("invoice.vat", "DE123"), .set("needsInvoice", .flag(false)), .set("agrees", .flag(true)),
      .set("language", .choices(["de"])), .insert("guests", id: "g", before: nil), .type("guests[g].name", "Bob"),
      .insert("guests[g].meals", id: "m", before: nil), .type("guests[g].meals[m]", "soup"),
      .set("refund", .choices(["transfer"])), .type("refund.iban", "DE02"), .set("refund", .choices(["card"])),
      .type("refund.number", "4711"), .set("deposit", .choices(["voucher"])),
    ]
    for input in inputs { #expect(compiled.send(input) == document.send(input), "\(input)") }
    #expect(difference(compiled, document) == nil)
    let submitted = try #require(await document.submit().model)
    #expect(submitted == (await compiled.submit().model)?.values)
    #expect(submitted["invoice"] == ["company": ""])
    #expect(submitted["refund"] == ["by": "card", "number": "4711"])
    #expect(document.model[path: "invoice.company"] == "Analytical")
  }

  @Test("Snapshots of one restore in the other")
  func snapshots() throws {
    let (compiled, document) = (FormSession(Registration()), Registration.document.session())
    var random = SplitMix(seed: 99)
    for _ in 0..<150 { compiled.send(RandomInput.make(for: compiled, &random)) }
    let restored = FormSession(Registration())
    try restored.restore(compiled.snapshot)
    try document.restore(compiled.snapshot)
    #expect(difference(restored, document) == nil)
  }

  /// The first thing in which two forms differ.
  private func difference(_ compiled: FormSession<Registration>, _ document: FormSession<FormValues>) -> String? {
    if compiled.page != document.page { return "page \(compiled.page), \(document.page)" }
    for (row, other) in zip(compiled.rows, document.rows) where row != other {
      return "row\n\(row.line)\n\(other.line)\n\(row.id == other.id ? "\(row)\n\(other)" : "")"
    }
    if compiled.rows.count != document.rows.count { return "rows\n\(compiled.dump())\n\(document.dump())" }
    if compiled.issues != document.issues { return "issues \(compiled.issues)\n\(document.issues)" }
    if compiled.facts != document.facts { return "facts \(compiled.facts)\n\(document.facts)" }
    if compiled.focusedRow != document.focusedRow { return "focus" }
    let values = compiled.model.values
    if values != document.model { return "values\n\(values)\n\(document.model)" }
    if document.problems != compiled.problems { return "problems \(document.problems)" }
    return nil
  }
}
