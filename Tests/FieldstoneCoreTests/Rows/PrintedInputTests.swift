import FieldstoneCore
import Foundation
import Testing

@Suite("Inputs as Swift code")
struct PrintedInputTests {
  @Test("A date has the parts that it was given, and no others")
  func dates() {
    func source(_ date: DateComponents) -> String { FormInput.set("born", .date(date)).swiftSource }
    let whole = DateComponents(year: 2025, month: 3, day: 31, hour: 14, minute: 30, second: 5)
    #expect(
      source(whole)
        == #".set("born", .date(DateComponents(year: 2025, month: 3, day: 31, hour: 14, minute: 30, second: 5)))"#)
    #expect(
      source(DateComponents(year: 2025, month: 3, day: 31))
        == #".set("born", .date(DateComponents(year: 2025, month: 3, day: 31)))"#)
    #expect(source(DateComponents(hour: 7, minute: 0)) == #".set("born", .date(DateComponents(hour: 7, minute: 0)))"#)
    #expect(source(DateComponents()) == #".set("born", .date(DateComponents()))"#)
  }

  @Test("Logs say that it was a date, and not which")
  func description() {
    #expect("\(FormInput.set("born", .date(DateComponents(year: 1999))))" == "set(born, date)")
  }
}
