import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Messages for unparsable answers in fields with a range")
struct RangeWordingTests {
  private static func typed<Value: FormValue>(
    _ text: String, _ start: Value, _ environment: FormEnvironment = .test,
    _ more: (FieldBuilder<One<Value>, Value>) -> Void
  ) -> (text: String?, code: String?) {
    let form = One<Value>.form(start, environment, more)
    form.send(.type("value", text))
    let issue = form[\.value].issues.first
    return (issue?.text(in: environment), issue?.kind.code)
  }

  @Test("A whole number", arguments: ["1abc", "1.5", "-", ""])
  func wholeNumbers(text: String) {
    #expect(Self.typed(text, 3) { $0.range(1...5) } == ("Enter a whole number from 1 to 5.", "notWholeNumber"))
    #expect(Self.typed(text, 3) { $0.range(1...) } == ("Enter a whole number, 1 or more.", "notWholeNumber"))
    #expect(Self.typed(text, 3) { $0.range(...5) } == ("Enter a whole number, 5 or less.", "notWholeNumber"))
    #expect(Self.typed(text, 3) { $0.stepper(1...5) } == ("Enter a whole number from 1 to 5.", "notWholeNumber"))
    #expect(Self.typed(text, 3) { _ in } == ("Enter a whole number, for example 12.", "notWholeNumber"))
  }

  @Test("A number, with the separator of the locale")
  func numbers() {
    #expect(Self.typed("x", 1.0) { $0.range(0.5...2) } == ("Enter a number from 0.5 to 2.", "notNumber"))
    #expect(Self.typed("x", Decimal(1)) { $0.range(1...) } == ("Enter a number, 1 or more.", "notNumber"))
    #expect(Self.typed("x", Float(1)) { $0.range(...1.5) } == ("Enter a number, 1.5 or less.", "notNumber"))
    let german = FormEnvironment(locale: Locale(identifier: "de")).inEnglish
    #expect(Self.typed("x", 1.0, german) { $0.range(0.5...2) }.text == "Enter a number from 0,5 to 2.")
  }

  @Test("A date, a time, both")
  func dates() {
    let (first, last) = (Date(timeIntervalSince1970: 1_735_725_600), Date(timeIntervalSince1970: 1_735_754_400))
    let date = "Enter a date"
    #expect(
      Self.typed("31.3.2025", first) { $0.range(first...last) }
        == ("Enter 2025-01-01.", "notDate"))
    #expect(Self.typed("", first) { $0.range(first...) } == ("\(date), 2025-01-01 or later.", "notDate"))
    #expect(Self.typed("x", first) { $0.range(...last) } == ("\(date), 2025-01-01 or earlier.", "notDate"))
    #expect(
      Self.typed("x", first) { $0.time().range(first...last) }.text
        == "Enter a time from 10:00 to 18:00.")
    #expect(
      Self.typed("x", first) { $0.range(...last).dateAndTime() }.text
        == "Enter a date and time, 2025-01-01 18:00 or earlier.")
  }

  @Test("Parsable answers outside the range have the usual message")
  func others() {
    #expect(Self.typed("9", 3) { $0.range(1...5) } == ("Enter a value from 1 to 5.", "outOfRange"))
    #expect(Self.typed("300", UInt8(3)) { $0.range(1...5) } == ("Enter a value from 1 to 5.", "outOfRange"))
    #expect(Self.typed("1\t2", 3) { $0.range(1...5) }.code == "controlCharacter")
    let long = "1." + String(repeating: "1", count: 50)
    #expect(Self.typed(long, Decimal(3)) { $0.range(1...5) }.code == "tooManyDigits")
    let day = Date(timeIntervalSince1970: 0)
    #expect(Self.typed("2025-02-30", day) { $0.range(day...) }.code == "noSuchDate")
  }
}
