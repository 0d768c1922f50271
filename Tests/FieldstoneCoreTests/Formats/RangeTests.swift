import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

private struct Rental: FormModel {
  var days = Date(timeIntervalSinceReferenceDate: 43_200)...Date(timeIntervalSinceReferenceDate: 129_600)
  var floors = 1...3
  var price: ClosedRange<Decimal>?
  static func describe(_ fields: FieldList<Rental>) {
    fields.add(\.days, "days")
    fields.add(\.floors, "floors")
    fields.add(\.price, "price")
  }
}

private func session(_ locale: String = "en-US") -> FormSession<Rental> {
  FormSession(
    Rental(),
    environment: FormEnvironment(locale: Locale(identifier: locale), timeZone: TimeZone(identifier: "UTC")!).inEnglish)
}

@Suite("Ranges with both ends in one field")
struct RangeTests {
  @Test(
    "A range of numbers is typed with any dash",
    arguments: [
      ("3-7", 3...7), ("3 – 7", 3...7), ("-7--3", -7 ... -3), ("3...7", 3...7), ("3..7", 3...7), ("٣ ~ ٧", 3...7),
      ("5—5", 5...5), ("-1 - 1", -1...1),
    ])
  func numbers(text: String, range: ClosedRange<Int>) {
    let form = session()
    form.send(.type("floors", text))
    #expect(form.model.floors == range)
    #expect(form.row("floors")?.issues == [])
  }

  @Test(
    "What is no range says what is wrong, and changes nothing",
    arguments: [
      ("floors", "3", "Enter two values with a dash between them, for example 3 – 7."),
      ("floors", "–", "Enter two values with a dash between them, for example 3 – 7."),
      ("floors", "7–3", "Enter the two values in order: 3 – 7."),
      ("floors", "3–x", "Enter a whole number, for example 12."),
      ("floors", String(repeating: "-", count: 9_000), "Enter two values with a dash between them, for example 3 – 7."),
      ("days", "1/1/2001", "Enter two values with a dash between them, for example 3/31/2025 – 4/4/2025."),
      ("days", "1/1/2001 – 2/30/2001", "2/30/2001 doesn't exist. Enter a date, for example 3/31/2025."),
      ("days", "1/9/2001 – 1/2/2001", "Enter the two values in order: 1/2/2001 – 1/9/2001."),
    ])
  func wrong(field: FormRowID, text: String, message: String) {
    let form = session()
    form.send(.type(field, text))
    form.send(.blur(field))
    #expect(form.row(field)?.issues.map(\.text) == [message])
    #expect(form.model.floors == 1...3)
  }

  @Test("Days keep their times, also in the order of ISO 8601 and of other languages")
  func days() {
    let form = session("de")
    #expect(form.row("days")?.text == "1.1.2001 – 2.1.2001")
    #expect(form.row("days")?.hint == "For example, 31.3.2025 – 4.4.2025")
    for text in ["03.01.2001-05.01.2001", "2001-01-03-2001-01-05", "2001-01-03 - 2001-01-05"] {
      form.send(.type("days", text))
      #expect(form.model.days.lowerBound == Date(timeIntervalSinceReferenceDate: 2 * 86_400 + 43_200))
      #expect(form.model.days.upperBound == Date(timeIntervalSinceReferenceDate: 4 * 86_400 + 43_200))
      form.undo()
    }
  }

  @Test("A range may be empty where the property is optional, is displayed, and survives a draft")
  func draft() throws {
    let form = session()
    form.send(.type("price", "1.5 – 2"))
    #expect(form.model.price == 1.5...2)
    #expect(form.row("days")?.display == "Jan 1, 2001 – Jan 2, 2001")
    let draft = form.snapshot
    form.send(.type("price", ""))
    #expect(form.model.price == nil)
    try form.restore(draft)
    #expect(form.model.price == 1.5...2)
    #expect(form.row("floors")?.hint == "For example, 3 – 7")
  }
}
