import Foundation
import Testing

@testable import FieldstoneCore

/// What people met who filled in the gallery's forms.
private struct Trip: FormModel {
  var weight = 0.0
  var count = 1
  var day: Date?
  var when: Date?

  static func describe(_ fields: FieldList<Trip>) {
    fields.add(\.weight, "weight").unit("kg", or: ["lb": 0.45359237, "st": 6.35029318])
    fields.add(\.count, "count").range(1...1)
    fields.add(\.day, "day").date().range(Date(timeIntervalSince1970: 1_743_422_400)...)
    fields.add(\.when, "when").relativeDates()
  }
}

@Suite("Numbers as people meet them")
struct PeopleTests {
  private func session(_ locale: String = "en") -> FormSession<Trip> {
    FormSession(Trip(), environment: FormEnvironment(locale: Locale(identifier: locale)).inEnglish)
  }

  @Test("A number in another unit is converted exactly", arguments: [("150 lb", "68.0388555"), ("3 lb", "1.36077711")])
  func converted(_ text: String, _ result: String) {
    let form = session()
    form.send(.focus("weight"))
    form.send(.type("weight", text))
    form.send(.blur("weight"))
    #expect(form.row("weight")?.text == result)
  }

  @Test("What is no number with a unit gets an example, and the names of the others")
  func units() {
    let form = session("de")
    form.send(.type("weight", "12.5.1"))
    #expect(
      form.issues.first?.text(in: form.environment)
        == "Enter a value in kg, for example 12,5, or add another unit: lb or st.")
    #expect(form.row("weight")?.hint == "You can also use lb or st")
  }

  @Test("A range of one number is that number")
  func only() {
    let form = session()
    #expect(form.row("count")?.hint == "Only 1")
    form.send(.type("count", "2"))
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Enter 1."])
    form.send(.type("count", "x"))
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Enter 1."])
  }

  @Test("A bound says how dates are written, so no example follows that may be beyond it")
  func bounds() {
    let form = session("de")
    #expect(form.row("day")?.hint == "31.3.2025 or later")
  }

  @Test("A date that may be a word is one that is typed")
  func typed() {
    let form = session()
    guard case .date(let style)? = form.row("when")?.control, case .date(let other)? = form.row("day")?.control else {
      Issue.record("They are no dates.")
      return
    }
    #expect(style.isTyped && !other.isTyped)
  }
}
