import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("A form in the own format and a compiled one are alike")
struct OwnAlikeTests {
  private func makeForms() throws -> AlikeForms<Registration> {
    AlikeForms(compiled: FormSession(Registration()), document: try Registration.loaded().session()) { $0.values }
  }

  @Test("They begin with the same rows, issues and values")
  func beginning() throws {
    let forms = try makeForms()
    #expect(forms.document.problems.isEmpty)
    #expect(forms.document.dump() == forms.compiled.dump())
    #expect(forms.difference == nil)
  }

  @Test("They reply, show, hold and cost the same after each of many inputs", arguments: 0..<UInt64(8))
  func randomInputs(seed: UInt64) throws {
    let forms = try makeForms()
    var random = SplitMix(seed: seed)
    for step in 0..<150 {
      guard let difference = forms.difference(after: forms.input(&random)) else { continue }
      Issue.record("Step \(step), \(difference)")
      return
    }
  }

  @Test("What is submitted is the same")
  func submitting() async throws {
    let forms = try makeForms()
    let inputs: [FormInput] = [
      .type("name", "Ada"), .set("needsInvoice", .flag(true)), .type("invoice.company", "Analytical"),
      .type("invoice.vat", "DE123"), .set("needsInvoice", .flag(false)), .set("agrees", .flag(true)),
      .set("language", .choices(["de"])), .insert("guests", id: "g", before: nil), .type("guests[g].name", "Bob"),
      .set("refund", .choices(["transfer"])), .type("refund.iban", "DE02"), .set("deposit", .choices(["voucher"])),
    ]
    for input in inputs { #expect(forms.difference(after: input) == nil) }
    let submitted = try #require(await forms.document.submit().model)
    #expect(submitted == (await forms.compiled.submit().model)?.values)
    #expect(submitted["refund"] == ["by": "transfer", "iban": "DE02"])
  }
}
