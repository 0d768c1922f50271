import FieldstoneCore
import Testing

@Suite("Drafts of equal answers")
struct EqualDraftTests {
  private struct Tariff: Hashable, Codable, Sendable, CustomStringConvertible {
    var prices: [String: Int]
    var description: String { "Tariff" }
  }
  private struct Ticket {
    var tariff: Tariff?
  }

  @Test("They are equal, in whatever order a value was put together")
  func equal() {
    func draft(_ keys: some Sequence<Int>) -> FormSnapshot {
      var prices: [String: Int] = [:]
      for key in keys { prices["zone\(key)"] = key }
      let form = FormSession(
        Ticket(), definition: FormDefinition { $0.add(\.tariff, "tariff").options([Tariff(prices: prices)]) })
      form[\.tariff].value = Tariff(prices: prices)
      return form.snapshot
    }
    let (first, second) = (draft(0..<200), draft((0..<200).reversed()))
    #expect(first.fields["tariff"] != nil && first == second)
  }
}
