import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: values")
struct ValuePromises {
  @Test("Typing a day keeps the time, and typing a time keeps the day")
  func dateParts() {
    let date = Date(timeIntervalSince1970: 1_743_431_400)  // 2025-03-31 14:30
    let day = One<Date>.form(date) { $0.date() }
    day.send(.type("value", "2025-04-01"))
    #expect(day.model.value == date.addingTimeInterval(86_400))
    let time = One<Date>.form(date) { $0.time() }
    time.send(.type("value", "15:30"))
    #expect(time.model.value == date.addingTimeInterval(3_600))
  }

  @Test("Sending back a row's own text and answer changes nothing")
  func echo() throws {
    for kind in [FormDateKind.date, .time, .dateAndTime] {
      let form = One<Date>.form(Date(timeIntervalSince1970: 1_743_431_405.25)) {
        _ = kind == .date ? $0.date() : kind == .time ? $0.time() : $0.dateAndTime()
      }
      let row = try #require(form.row("value"))
      form.send(.type("value", row.text))
      form.send(.set("value", row.answer))
      #expect(!form.facts.isDirty, "\(kind): \(row.text)")
    }
  }

  @Test("A time skipped by a clock change doesn't exist")
  func gap() throws {
    let form = One<Date>.form(Date(timeIntervalSince1970: 0), try berlin()) { $0.dateAndTime() }
    form.send(.type("value", "2025-03-30 02:30"))
    #expect(form[\.value].issues.map(\.kind.code) == ["noSuchDate"], "The value became \(form.model.value).")
  }

  @Test("Changing the environment makes it unequal")
  func environment() throws {
    var environment = FormEnvironment.test
    environment.locale = Locale(identifier: "de")
    environment.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let number = One<Double>.form(0, environment)
    number.send(.type("value", "1,5"))
    #expect(number.model.value == 1.5)
    let date = One<Date>.form(Date(timeIntervalSince1970: -3_600), environment) { $0.date() }
    date.send(.type("value", "2025-07-01"))
    #expect(date.model.value == Date(timeIntervalSince1970: 1_751_320_800))
  }

  @Test(
    "Numbers follow the grouping of the locale",
    arguments: [
      ("hi_IN", "1,00,000", 100_000.0), ("en_IN", "1,00,000", 100_000), ("en_DE", "1.234,5", 1_234.5),
      ("fr", "1\u{202F}234,5", 1_234.5), ("fr", "1 234,5", 1_234.5), ("ar_EG", "١٬٢٣٤٫٥", 1_234.5),
      ("de_CH", "1'234.5", 1_234.5),
      ("es", "1.234,5", 1_234.5),
    ])
  func grouping(_ locale: String, _ text: String, _ number: Double) {
    let form = One<Double>.form(0, FormEnvironment(locale: Locale(identifier: locale)))
    form.send(.type("value", text))
    #expect(form.model.value == number, "\(locale)")
  }

  @Test("A Float is formatted as it was typed")
  func float() {
    for text in ["0.1", "0.00001", "0.000123", "16777216", "100000000000000000000"] {
      let form = One<Float>.form(0)
      form.send(.type("value", text))
      form.send(.blur("value"))
      #expect(form[\.value].text == text)
    }
  }
}
