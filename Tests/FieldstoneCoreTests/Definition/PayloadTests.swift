import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Blank values of cases")
struct PayloadTests {
  private enum Size: String, CaseIterable { case small, large }
  private struct Opaque { var number: Int }
  private struct Flags: OptionSet { let rawValue: Int }

  private func blank<Value>(_ type: Value.Type) -> Value? { FormPayload<Value>().projectedValue }

  @Test("An empty text or collection, zero, false, the first case, the template of a form")
  func blanks() {
    #expect(blank(String.self) == "" && blank([Int].self) == [] && blank(Set<Int>.self) == [])
    #expect(blank(Int.self) == 0 && blank(Double.self) == 0 && blank(Decimal.self) == 0 && blank(Bool.self) == false)
    #expect(blank(Size.self) == .small && blank(Flags.self)?.rawValue == 0)
    #expect(blank(Contact.self) == Contact() && blank(Payment.self) == .cash)
  }

  @Test("Nil, of a type that may be nil")
  func nothing() {
    let (text, card) = (FormPayload<String?>(), FormPayload<Card?>())
    #expect(text.projectedValue == .some(nil) && card.projectedValue == .some(nil))
    #expect(text.wrappedValue == nil && card.wrappedValue == nil)
  }

  @Test("Today's date, and an identifier that nothing else has")
  func unique() throws {
    let date = try #require(blank(Date.self))
    #expect(abs(date.timeIntervalSinceNow) < 60)
    #expect(blank(UUID.self) != nil && blank(UUID.self) != blank(UUID.self))
  }

  @Test("Other types have none, until a value is set")
  func none() {
    var payload = FormPayload<Opaque>()
    #expect(payload.projectedValue == nil)
    payload.wrappedValue = Opaque(number: 7)
    #expect(payload.wrappedValue.number == 7 && payload.projectedValue?.number == 7)
    #expect(FormPayload(wrappedValue: Opaque(number: 8)).wrappedValue.number == 8)
    var text = FormPayload(wrappedValue: "a")
    text.wrappedValue += "b"
    #expect(text.projectedValue == "ab")
  }
}
