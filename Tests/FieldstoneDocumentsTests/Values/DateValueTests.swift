import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments
@testable import FieldstoneTesting

@Suite("Dates as values")
struct DateValueTests {
  @Test("They are what Foundation makes of them, in every year", arguments: 0..<UInt64(4))
  func alike(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for _ in 0..<500 {
      let parts = DateComponents(
        year: .random(in: 1...9_999, using: &random), month: .random(in: 1...12, using: &random),
        day: .random(in: 1...28, using: &random), hour: .random(in: 0...23, using: &random),
        minute: .random(in: 0...59, using: &random), second: .random(in: 0...59, using: &random))
      let date = try #require(calendar.date(from: parts))
      let text = DateValue.text(date, .dateAndTime)
      #expect(DateValue.date(text, .dateAndTime) == date, "\(text)")
      let day = DateValue.text(date, .date)
      #expect(DateValue.date(day, .date) == calendar.startOfDay(for: date), "\(day)")
    }
  }

  @Test("Offsets and fractions are read")
  func offsets() {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
    for text in ["2001-01-01T12:00:00Z", "2001-01-01T14:00:00+02:00", "2001-01-01t06:30:00.000-05:30"] {
      #expect(DateValue.date(text, .dateAndTime) == noon, "\(text)")
    }
    #expect(DateValue.text(noon.addingTimeInterval(0.25), .dateAndTime) == "2001-01-01T12:00:00.250Z")
    #expect(DateValue.date("12:00", .time) == noon && DateValue.text(noon, .time) == "12:00")
    #expect(DateValue.date("2001-01", .month) == DateValue.date("2001", .year))
  }

  @Test(
    "What is no date is none",
    arguments: [
      ("2025-02-29", FormDateKind.date), ("2025-13-01", .date), ("2025-1-1", .date), ("2025-01-01 ", .date),
      ("0000-01-01", .date), ("24:00", .time), ("1:30", .time), ("2025-01-01T10:00:00", .dateAndTime),
      ("2025-01-01", .dateAndTime), ("99999", .year), ("", .date), ("２０２５-01-01", .date),
    ])
  func none(text: String, kind: FormDateKind) {
    #expect(DateValue.date(text, kind) == nil)
  }
}
