import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// What holds for all dates and all texts. `FIELDSTONE_DATES` sets how many of them are tried in each language.
@Suite("All dates")
struct DatePropertyTests {
  private static let count = ProcessInfo.processInfo.environment["FIELDSTONE_DATES"].flatMap(Int.init) ?? 400

  static let languages: [(String, Calendar.Identifier)] = [
    ("en", .gregorian), ("en_US", .gregorian), ("en_GB", .gregorian), ("de", .gregorian), ("fr", .gregorian),
    ("pt_BR", .gregorian), ("ar", .gregorian), ("ar_EG", .islamicUmmAlQura), ("ar_SA", .islamicUmmAlQura),
    ("fa", .persian), ("fa_IR", .gregorian), ("hi", .gregorian), ("hi@numbers=deva", .gregorian), ("ja", .gregorian),
    ("ja_JP", .japanese), ("tr", .gregorian), ("he", .hebrew), ("he_IL", .gregorian), ("th", .buddhist),
    ("ko", .gregorian),
  ]

  @Test("A date reads back from the text in which it is edited, and no other", arguments: languages)
  func identity(_ locale: String, _ calendar: Calendar.Identifier) throws {
    var numbers = SplitMix(seed: 7)
    for zone in ["UTC", "America/Sao_Paulo", "Asia/Tehran"] {
      let environment = FormEnvironment(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
        timeZone: try #require(TimeZone(identifier: zone)))
      for kind in [FormDateKind.date, .time, .dateAndTime, .month, .year] {
        for _ in 0..<max(1, Self.count / 15) {
          // Half of them in the lifetime of people, the others in the years 2 to 9998.
          let isNear = Bool.random(using: &numbers)
          let range = isNear ? -5_000_000_000...7_000_000_000 : -62_000_000_000...253_000_000_000
          let date = Date(timeIntervalSince1970: Double(Int.random(in: range, using: &numbers)))
          let text = DateText.text(date, kind, environment)
          let back = try DateText.date(text, kind, environment)
          #expect(
            DateText.components(back, kind, environment) == DateText.components(date, kind, environment), "\(text)")
          #expect(DateText.text(back, kind, environment) == text)
        }
      }
    }
  }

  @Test("Any text is a date that reads back, or an issue", arguments: languages)
  func anything(_ locale: String, _ calendar: Calendar.Identifier) {
    var numbers = SplitMix(seed: 11)
    let environment = FormEnvironment(locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar))
    let words = environment.dateWriting.months.map(\.name) + environment.dateWriting.halves.joined() + Self.pieces
    for _ in 0..<Self.count {
      let kind = [FormDateKind.date, .time, .dateAndTime, .month, .year].randomElement(using: &numbers) ?? .date
      let text = (0...Int.random(in: 0...7, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
        .joined()
      guard let date = try? DateText.date(text, kind, environment, [.nearDays, .twoDigitYears]) else { continue }
      let again = try? DateText.date(DateText.text(date, kind, environment), kind, environment)
      #expect(again == date, "\(text)")
    }
  }

  private static let pieces = [
    "2025", "31", "3", "12", "0", "99", "1404", "٣١", "۱۴۰۴", "२०२५", "２０２５", "-", "/", ".", ":", " ", ",", "،", "de",
    "年", "月",
    "日", "am", "T", "\u{200F}", "\u{202F}", "\u{0}", "\u{FEFF}", "👩‍🚀", "e\u{301}", "tomorrow", "mon",
    "99999999999999999999",
    "²", "Ⅷ", "\n", "\t", "%@", "",
  ]
}
