import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

/// Dates as the people of a language type and read them.
@Suite("Dates in a language")
struct DateLanguageTests {
  private static func environment(_ locale: String, _ calendar: Calendar.Identifier = .gregorian) -> FormEnvironment {
    FormEnvironment(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: calendar),
      now: { Date(timeIntervalSince1970: 1_743_422_400) }
    ).inEnglish
  }

  /// The date that a text is read as, in ISO order, or the message about it after `!`.
  private static func read(
    _ text: String, _ kind: FormDateKind, _ environment: FormEnvironment, _ freedom: DateFreedom = []
  ) -> String {
    do {
      let date = try DateText.date(text, kind, environment, freedom)
      return DateText.iso(DateText.components(date, kind, environment), kind)
    } catch {
      return "! " + error.text(in: environment)
    }
  }

  @Test(
    "A day is read in the language's own order, in its digits, with its names, and always in ISO order",
    arguments: [
      ("de", "31.3.2025"), ("de", "31.03.2025"), ("de", "31. März 2025"), ("de", "31 mär. 2025"), ("de", "31/3/2025"),
      ("de", "2025-03-31"), ("de", "31. 3. 2025"), ("en_US", "3/31/2025"), ("en_US", "Mar 31, 2025"),
      ("en_US", "march 31st 2025"), ("en_US", "2025/3/31"), ("en", "31 March 2025"), ("en", "March 31, 2025"),
      ("en_GB", "31/03/2025"), ("en_GB", "31st of March 2025"), ("fr", "31/03/2025"), ("fr", "31 mars 2025"),
      ("pt_BR", "31/03/2025"), ("pt_BR", "31 de março de 2025"), ("pt_BR", "31 de mar. de 2025"),
      ("ar_EG", "٣١/٣/٢٠٢٥"),
      ("ar_EG", "٣١\u{200F}/٣\u{200F}/٢٠٢٥"), ("ar_EG", "٣١ مارس، ٢٠٢٥"), ("ar_EG", "31/3/2025"), ("ar", "2025-03-31"),
      ("hi", "३१/३/२०२५"), ("hi", "31 मार्च 2025"), ("ja", "2025年3月31日"), ("ja", "２０２５／３／３１"), ("ja", "2025/3/31"),
      ("tr", "31.03.2025"), ("tr", "31 Mart 2025"), ("he", "31.3.2025"), ("he", "31 במרץ 2025"), ("fi", "31.3.2025"),
      ("ko", "2025. 3. 31."), ("ko", "2025년 3월 31일"), ("fr_CA", "2025-03-31"), ("hu", "2025. 03. 31."),
      ("cs", "31. 3. 2025"), ("cs", "31.3.2025"), ("sk", "31. 3. 2025"), ("bg", "31.03.2025 г."), ("bg", "31.3.2025"),
      ("mk", "31.3.2025"), ("lv", "31.03.2025."), ("hr", "31. 03. 2025."),
    ])
  func reads(_ locale: String, _ text: String) {
    #expect(Self.read(text, .date, Self.environment(locale)) == "2025-03-31", "\(locale): \(text)")
  }

  @Test(
    "What could mean two things, or nothing, is an issue with an example in the language",
    arguments: [
      ("en", "3/4/2025", "Enter a date, for example 2025-03-31."),
      ("en", "31.3.2025", "Enter a date, for example 2025-03-31."),
      ("en_US", "31/3/2025", "Enter a date, for example 3/31/2025."),
      ("de", "3/31/2025", "Enter a date, for example 31.3.2025."),
      ("de", "31.3.25", "Enter a date, for example 31.3.2025."),
      ("de", "morgen", "Enter a date, for example 31.3.2025."),
      ("de", "31.2.2025", "31.2.2025 doesn't exist. Enter a date, for example 31.3.2025."),
      ("fr", "31 marsh 2025", "Enter a date, for example 31/03/2025."),
      ("de", "31.3.2025.1", "Enter a date, for example 31.3.2025."),
      ("de", "31..3.2025", "Enter a date, for example 31.3.2025."),
      ("ar_EG", "x", "Enter a date, for example ٣١/٣/٢٠٢٥."),
    ])
  func refuses(_ locale: String, _ text: String, _ message: String) {
    #expect(Self.read(text, .date, Self.environment(locale)) == "! " + message)
  }

  @Test(
    "A time is read as people write it",
    arguments: [
      ("en_US", "8:30 pm", "20:30:00"), ("en_US", "8pm", "20:00:00"), ("en_US", "8 am", "08:00:00"),
      ("de", "8 Uhr", "08:00:00"), ("de", "8:30 Uhr", "08:30:00"), ("de", "8.30", "08:30:00"),
      ("fr", "8h30", "08:30:00"), ("fr", "8 h 30", "08:30:00"), ("fr", "8h", "08:00:00"), ("fi", "14.30", "14:30:00"),
      ("ja", "8時30分", "08:30:00"), ("ja", "8時5分", "08:05:00"), ("zh", "8点30分", "08:30:00"),
      ("de", "8 Uhr 30", "08:30:00"), ("ja", "８：３０", "08:30:00"),
    ])
  func times(_ locale: String, _ text: String, _ iso: String) {
    let read = Self.read(text, .time, Self.environment(locale))
    #expect(read == iso || read + ":00" == iso, "\(locale): \(text): \(read)")
  }

  @Test(
    "A day is not taken for a time, and a time with a day keeps both",
    arguments: [
      ("de", "31.3.2025 8:30 Uhr", "2025-03-31 08:30"), ("de", "31.3.2025 8 Uhr", "2025-03-31 08:00"),
      ("fr", "31 mars 2025 à 8h30", "2025-03-31 08:30"), ("en_US", "3/31/2025 8pm", "2025-03-31 20:00"),
      ("de", "31.3.2025 8.30 Uhr", "2025-03-31 08:30"),
      ("de", "31.3. 10.12 Uhr", "!"),
      ("de", "31.3.2025 8.30", "! Enter a date and time, for example 31.3.2025 14:30."),
    ])
  func daysAndTimes(_ locale: String, _ text: String, _ result: String) {
    let read = Self.read(text, .dateAndTime, Self.environment(locale))
    #expect(read.replacing("T", with: " ").hasPrefix(result), "\(locale): \(text): \(read)")
  }

  @Test(
    "Words for days are read with any apostrophe, vowel marks and Turkish letters; one for two days is none",
    arguments: [
      ("fr", "aujourd'hui", "2025-03-31"), ("fr", "aujourd’hui", "2025-03-31"), ("tr", "YARIN", "2025-04-01"),
      ("tr", "yarın", "2025-04-01"), ("ar", "غدا", "2025-04-01"), ("de", "Morgen", "2025-04-01"),
      ("hi", "कल", "! Enter a date, for example 31/3/2025."),
    ])
  func words(_ locale: String, _ text: String, _ result: String) {
    #expect(Self.read(text, .date, Self.environment(locale), .nearDays) == result)
  }

  @Test("A date of a surface is one date in every language: only the order of days and months differs")
  func orders() {
    #expect(Self.read("3/4/2025", .date, Self.environment("en_US")) == "2025-03-04")
    #expect(Self.read("3/4/2025", .date, Self.environment("en_GB")) == "2025-04-03")
  }

  @Test(
    "A time and a day with a time are read with the language's words",
    arguments: [
      ("de", FormDateKind.dateAndTime, "31.3.2025 14:30", "2025-03-31 14:30"),
      ("de", .dateAndTime, "31. März 2025 um 14:30", "2025-03-31 14:30"),
      ("en_US", .dateAndTime, "Mar 31, 2025 at 2:30 PM", "2025-03-31 14:30"),
      ("en_US", .dateAndTime, "3/31/2025, 2:30\u{202F}PM", "2025-03-31 14:30"),
      ("ar_EG", .dateAndTime, "٣١/٣/٢٠٢٥ ٢:٣٠ م", "2025-03-31 14:30"), ("ko", .time, "오후 2:30", "14:30"),
      ("fa", .time, "۱۴:۳۰", "14:30"),
      ("de", .dateAndTime, "31.3.2025", "! Enter a date and time, for example 31.3.2025 14:30."),
      ("de", .time, "14", "! Enter a time, for example 14:30."),
    ])
  func times(_ locale: String, _ kind: FormDateKind, _ text: String, _ result: String) {
    #expect(Self.read(text, kind, Self.environment(locale)) == result)
  }

  @Test("The T before a time may stand between spaces, in any language, also where there is no day")
  func separated() {
    #expect(Self.read("31.3.2025 T 14:30", .dateAndTime, Self.environment("de")) == "2025-03-31 14:30")
    #expect(Self.read("T 14:30", .time, Self.environment("de")) == "14:30")
  }

  @Test(
    "A month and a year are read with the year on either side",
    arguments: [
      ("en", FormDateKind.month, "2025-03", "2025-03"), ("en", .month, "3/2025", "2025-03"),
      ("en", .month, "March 2025", "2025-03"),
      ("de", .month, "März 2025", "2025-03"), ("de", .month, "03.2025", "2025-03"),
      ("ja", .month, "2025年3月", "2025-03"),
      ("fa", .year, "۲۰۲۵", "2025"),
      ("en", .month, "13/2025", "! 13/2025 doesn't exist. Enter a month, for example 2025-03."),
      ("de", .month, "2025", "! Enter a month, for example 3.2025."),
      ("en", .year, "25", "! Enter a year, for example 2025."),
      ("en", .year, "0000", "! 0000 doesn't exist. Enter a year, for example 2025."),
    ])
  func periods(_ locale: String, _ kind: FormDateKind, _ text: String, _ result: String) {
    #expect(Self.read(text, kind, Self.environment(locale)) == result)
  }

  @Test(
    "Days are typed in the Persian, Buddhist and Islamic calendars; a year of another calendar is not guessed",
    arguments: [
      ("fa", Calendar.Identifier.persian, "۱۴۰۴/۱/۱۱", "2025-03-31"), ("fa", .persian, "1404/1/11", "2025-03-31"),
      ("fa", .persian, "۱۱ فروردین ۱۴۰۴", "2025-03-31"), ("fa", .persian, "2025-03-31", "2025-03-31"),
      ("fa", .persian, "2025/3/31", "! Enter a date, for example ۱۴۰۴/۱/۱۱."),
      ("fa", .persian, "1404/12/30", "! 1404/12/30 doesn't exist. Enter a date, for example ۱۴۰۴/۱/۱۱."),
      ("th", .buddhist, "31/3/2568", "2025-03-31"), ("th", .buddhist, "31 มีนาคม 2568", "2025-03-31"),
      ("th", .buddhist, "31/3/2025", "! Enter a date, for example 31/3/2568."),
      ("ar_SA", .islamicUmmAlQura, "٢/١٠/١٤٤٦", "2025-03-31"),
      ("ar_SA", .islamicUmmAlQura, "٢ شوال، ١٤٤٦ هـ", "2025-03-31"),
      ("ar_SA", .islamicUmmAlQura, "٢ شوال ١٤٤٦", "2025-03-31"),
      // Hebrew months have names, and Japanese years an era: they are shown, and typed in the Gregorian calendar.
      ("he", .hebrew, "31.3.2025", "2025-03-31"), ("ja", .japanese, "2025/3/31", "2025-03-31"),
    ])
  func calendars(_ locale: String, _ calendar: Calendar.Identifier, _ text: String, _ result: String) {
    #expect(Self.read(text, .date, Self.environment(locale, calendar)) == result)
  }

  @Test(
    "Words for days and years of two digits are read only where they are declared",
    arguments: [
      ("en", "tomorrow", "2025-04-01"), ("en", "Today", "2025-03-31"), ("en", "yesterday", "2025-03-30"),
      ("en", "Monday", "2025-03-31"), ("en", "sun", "2025-04-06"), ("de", "morgen", "2025-04-01"),
      ("de", "Freitag", "2025-04-04"),
      ("fr", "hier", "2025-03-30"), ("de", "31.3.25", "2025-03-31"), ("de", "31.3.46", "1946-03-31"),
      ("de", "31.3.45", "2045-03-31"), ("en_US", "3/31/99", "1999-03-31"),
    ])
  func declared(_ locale: String, _ text: String, _ result: String) {
    let environment = Self.environment(locale)
    #expect(Self.read(text, .date, environment, [.nearDays, .twoDigitYears]) == result)
    #expect(Self.read(text, .date, environment).hasPrefix("! Enter a date"))
  }

  @Test(
    "A date reads in the medium style of its language, in the form's calendar",
    arguments: [
      ("en", Calendar.Identifier.gregorian, FormDateKind.date, "Mar 31, 2025"),
      ("en", .gregorian, .time, "2:30\u{202F}PM"),
      ("de", .gregorian, .date, "31. März 2025"), ("de", .gregorian, .dateAndTime, "31. März 2025, 14:30"),
      ("fr", .gregorian, .month, "mars 2025"), ("en", .gregorian, .month, "March 2025"),
      ("en", .gregorian, .year, "2025"),
      ("fa", .persian, .date, "۱۱ فروردین ۱۴۰۴"), ("ja", .japanese, .date, "令和7年3月31日"),
      ("he", .hebrew, .date, "2 בניסן 5785"),
      ("th", .buddhist, .date, "31 มี.ค. 2568"), ("ar_SA", .islamicUmmAlQura, .date, "٢ شوال، ١٤٤٦ هـ"),
    ])
  func displays(_ locale: String, _ calendar: Calendar.Identifier, _ kind: FormDateKind, _ text: String) {
    let date = Date(timeIntervalSince1970: 1_743_431_400)
    #expect(DateDisplay.text(date, kind, Self.environment(locale, calendar)) == text)
  }

  @Test(
    "English dates, which are written without a look-up, read as Foundation's",
    arguments: [0, 1_743_431_400, -86_399.0, 1e9])
  func english(_ seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    for kind in [FormDateKind.date, .time, .dateAndTime, .month, .year] {
      // Another name for the same language, which is looked up.
      #expect(
        DateDisplay.text(date, kind, Self.environment("en"))
          == DateDisplay.text(date, kind, Self.environment("en_Latn_US")))
    }
  }
}
