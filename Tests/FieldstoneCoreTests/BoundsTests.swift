import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// Bounds that depend on other answers.
@Suite("Bounds from other answers")
struct BoundsTests {
  struct Trip: Equatable, FormModel {
    var from: Date?
    var to: Date?
    var people = 2
    var beds = 1
    var budget: Decimal = 100
    var spent: Decimal = 10
    var note = ""

    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.from, "from")
      fields.add(\.to, "to").range(...Date(timeIntervalSince1970: 1_767_139_200))
      fields.add(\.people, "people")
      fields.add(\.beds, "beds").stepper()
      fields.add(\.budget, "budget")
      fields.add(\.spent, "spent").range(0...1000)
      fields.add(\.note, "note")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form.dateRange(\.from, \.to)
      form[\.beds].range { 1...max(1, $0.people) }
      form[\.spent].maximum { $0.budget }
    }
    static var formTemplate: Trip? { Trip() }
  }

  private let form = FormSession(
    Trip(), environment: FormEnvironment(now: { Date(timeIntervalSince1970: 1_743_422_400) }))

  private func message(_ id: FormRowID) -> String? {
    form.issues.first { $0.row == id }?.text(in: form.environment)
  }

  @Test("The second of two dates is not before the first, whichever is entered last")
  func dates() {
    form.send(.type("to", "2025-06-10"))
    #expect(form.issues.isEmpty)
    form.send(.type("from", "2025-06-11"))
    #expect(message("to") == "Enter a value from 2025-06-11 to 2025-12-31.")
    form.send(.type("from", "2025-06-10"))
    #expect(form.issues.isEmpty)
    form.send(.type("to", "2025-06-09"))
    #expect(message("to") == "Enter a value from 2025-06-10 to 2025-12-31.")
    form.send(.type("from", ""))
    #expect(form.issues.isEmpty)
  }

  @Test("The bounds are in the hint, in the control, in messages about texts, and where steps end")
  func everywhere() throws {
    form.send(.type("from", "2025-06-11"))
    let row = try #require(form.row("to"))
    #expect(row.hint == "From 2025-06-11 to 2025-12-31")
    guard case .date(let style) = row.control else { throw FormIssue(.required) }
    #expect(style.minimum == DateComponents(year: 2025, month: 6, day: 11))
    #expect(form.answer("to", steppedBy: 0) == .date(DateComponents(year: 2025, month: 6, day: 11)))
    #expect(throws: FormIssue.self) { try form.answer("to", on: DateComponents(year: 2025, month: 6, day: 10)) }
    form.send(.type("to", "soon"))
    #expect(message("to") == "Enter a date from 2025-06-11 to 2025-12-31.")
    form.send(.type("beds", "x"))
    #expect(message("beds") == "Enter a whole number from 1 to 2.")
  }

  @Test("Numbers have such bounds, too; a declared range narrows them")
  func numbers() throws {
    form.send(.type("beds", "3"))
    #expect(message("beds") == "Enter a value from 1 to 2.")
    form.send(.type("people", "3"))
    #expect(form.issues.isEmpty)
    #expect(form.answer("beds", steppedBy: 1) == .number(3))
    form.send(.type("spent", "100.01"))
    #expect(message("spent") == "Enter a value from 0 to 100.")
    form.send(.type("budget", "5000"))
    #expect(form.issues.isEmpty)
    form.send(.type("spent", "1001"))
    #expect(message("spent") == "Enter a value from 0 to 1000.")
    #expect(form.issues.count == 1, "One message about one range.")
  }

  @Test("Where bounds contradict each other, the message says so, and there is no hint")
  func contradiction() {
    form.send(.type("from", "2026-02-01"))
    form.send(.type("to", "2026-01-01"))
    #expect(
      message("to") == """
        No value fits now: it must be 2026-02-01 or later, but also 2025-12-31 or earlier. Check your other answers.
        """)
    #expect(form.row("to")?.hint == "For example, 2025-03-31")
    form.send(.type("to", "soon"))
    #expect(message("to") == "Enter a date, for example 2025-03-31.")
    form.send(.type("budget", "-5"))
    #expect(
      message("spent") == "No value fits now: it must be 0 or more, but also -5 or less. Check your other answers.")
    form.send(.type("budget", "0"))
    #expect(message("spent") == "Enter 0.")
  }

  private struct Shift: Equatable, FormModel {
    var start = Date(timeIntervalSince1970: 1_743_422_400)
    var end = Date(timeIntervalSince1970: 1_743_422_400)
    static func describe(_ fields: FieldList<Shift>) {
      fields.add(\.start, "start").time()
      fields.add(\.end, "end").time()
    }
    static func arrange(_ form: FormBuilder<Shift>) {
      // From ten in the evening to six in the morning, on a day long ago.
      let evening = Date(timeIntervalSinceReferenceDate: 22 * 3600)
      form[\.end].range(evening...evening.addingTimeInterval(8 * 3600))
      form[\.end].minimum { $0.start }
    }
    static var formTemplate: Shift? { Shift() }
  }

  @Test(
    "Bounds of times of day are compared as times, whatever their days, also where a range crosses midnight",
    arguments: [
      ("00:00", "23:00", true), ("23:30", "23:00", false), ("23:30", "23:45", true), ("05:00", "03:00", false),
      ("05:00", "05:30", true), ("05:00", "22:30", true), ("05:00", "12:00", false), ("00:00", "07:00", false),
    ])
  func times(start: String, end: String, isRight: Bool) {
    let form = FormSession(Shift(), environment: FormEnvironment())
    form.send(.type("start", start))
    form.send(.type("end", end))
    #expect(form.issues.isEmpty == isRight, "\(form.issues)")
  }

  @Test("The closures run again only when what they read has changed")
  func runs() {
    let before = form.operations.closures
    form.send(.type("note", "Hello"))
    form.send(.type("to", "2025-06-10"))
    #expect(form.operations.closures == before)
    form.send(.type("people", "4"))
    #expect(form.operations.closures == before + 1)
  }
}
