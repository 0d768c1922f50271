import FieldstoneTesting
import Foundation
import Testing

@Suite("Parsing and formatting values")
struct ValueTests {
  struct Everything {
    var text = ""
    var flag: Bool?
    var byte: UInt8?
    var short: Int16?
    var long: Int64?
    var huge: UInt64?
    var float: Float?
    var double: Double?
    var decimal: Decimal?
    var day: Date?
    var time: Date?
    var moment: Date?
    var url: URL?
    var uuid: UUID?
    var diet: Diet?

    static let form = FormDefinition<Everything> { fields in
      fields.add(\.text, "text")
      fields.add(\.flag, "flag")
      fields.add(\.byte, "byte")
      fields.add(\.short, "short")
      fields.add(\.long, "long")
      fields.add(\.huge, "huge")
      fields.add(\.float, "float")
      fields.add(\.double, "double")
      fields.add(\.decimal, "decimal")
      fields.add(\.day, "day")
      fields.add(\.time, "time").time()
      fields.add(\.moment, "moment").dateAndTime()
      fields.add(\.url, "url")
      fields.add(\.uuid, "uuid")
      fields.add(\.diet, "diet")
    }
  }

  private static func typed(_ text: String, in field: FormRowID, _ environment: FormEnvironment = .test) -> String {
    let form = FormSession(Everything(), definition: Everything.form, environment: environment)
    form.send(.focus(field))
    form.send(.type(field, text))
    form.send(.blur(field))
    guard let row = form.row(field) else { return "no row" }
    return row.issues.first.map { "! " + $0.text } ?? row.text
  }

  @Test(
    "Typed texts become values, or the message says what is accepted",
    arguments: [
      ("byte", "7", "7"), ("byte", " 007 ", "7"), ("byte", "255", "255"), ("byte", "+5", "5"), ("byte", "5.0", "5"),
      ("byte", "-0", "0"), ("byte", "٣", "3"), ("byte", "256", "! Enter a number from 0 to 255."),
      ("byte", "-1", "! Enter a number from 0 to 255."), ("byte", "1.5", "! Enter a whole number, for example 12."),
      ("byte", "abc", "! Enter a whole number, for example 12."),
      ("byte", "12abc", "! Enter a whole number, for example 12."),
      ("byte", "", ""), ("short", "-32768", "-32768"), ("short", "40000", "! Enter a number from -32768 to 32767."),
      ("long", "1,234,567", "1234567"), ("long", "12,34", "! Enter a whole number, for example 12."),
      ("long", "9223372036854775808", "! Enter a number from -9223372036854775808 to 9223372036854775807."),
      ("huge", "18446744073709551615", "18446744073709551615"), ("double", "3.14", "3.14"), ("double", ".5", "0.5"),
      ("double", "5.", "5"), ("double", "-", "! Enter a number, for example 12.5."),
      ("double", "1e9", "! Enter a number, for example 12.5."),
      ("double", "NaN", "! Enter a number, for example 12.5."),
      ("double", "inf", "! Enter a number, for example 12.5."),
      ("float", "0.1", "0.1"), ("float", "16777217", "16777216"), ("decimal", "0.10", "0.1"),
      ("decimal", "12345678901234567890.123456789", "12345678901234567890.123456789"),
      ("decimal", "1.2.3", "! Enter a number, for example 12.5."),
      ("day", "2025-03-31", "2025-03-31"), ("day", "2025/3/1", "2025-03-01"), ("day", "2024-02-29", "2024-02-29"),
      ("day", "2025-02-29", "! 2025-02-29 doesn't exist. Enter a date, for example 2025-03-31."),
      ("day", "2025-13-01", "! 2025-13-01 doesn't exist. Enter a date, for example 2025-03-31."),
      ("day", "31.3.2025", "! Enter a date, for example 2025-03-31."),
      ("day", "tomorrow", "! Enter a date, for example 2025-03-31."),
      ("day", "0000-01-01", "! 0000-01-01 doesn't exist. Enter a date, for example 2025-03-31."),
      ("time", "14:30", "14:30"), ("time", "2:30 pm", "14:30"), ("time", "12:00am", "00:00"),
      ("time", "14:30:15", "14:30:15"),
      ("time", "24:00", "! 24:00 doesn't exist. Enter a time, for example 14:30."),
      ("time", "14", "! Enter a time, for example 14:30."),
      ("moment", "2025-03-31T14:30", "2025-03-31 14:30"),
      ("moment", "2025-03-31", "! Enter a date and time, for example 2025-03-31 14:30."),
      ("flag", "YES", "Yes"), ("flag", "off", "No"), ("flag", "maybe", "! Enter yes or no."),
      ("url", "https://example.org/a?b=c", "https://example.org/a?b=c"), ("url", "example.org", "https://example.org"),
      ("url", "mailto:ada@example.org", "mailto:ada@example.org"),
      ("url", "not a url", "! Enter a web address, for example https://example.org."),
      ("url", "jdbc:mysql://host/db", "jdbc:mysql://host/db"),
      // Its scheme is `n`, and `://` is a part of the path. A fuzzer found it.
      ("url", "n:^On:///C", "! Enter a web address, for example https://example.org."),
      ("url", "https://", "! Enter a web address, for example https://example.org."),
      ("uuid", "123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000"),
      ("uuid", "123", "! Enter a UUID, for example 123e4567-e89b-12d3-a456-426614174000."),
      ("diet", "Vegan", "vegan"), ("diet", "meat", "! “meat” isn't one of the options."), ("diet", "", ""),
      ("text", "a\u{0}b", "! Remove the invisible character U+0000."),
      ("text", "\u{1B}[31m", "! Remove the invisible character U+001B."),
      ("text", "a\nb", "! Remove the line break."), ("text", "a\tb", "! Remove the tab."),
      (
        "text", "a\tb\u{7}c\r\n\u{1B}[31m\t",
        """
        ! Remove the tab, the line break and the invisible characters U+0007 and U+001B.
        """
      ),
      ("text", "\u{0}\t", "! Remove the tab and the invisible character U+0000."),
      ("text", "\u{85}", "! Remove the invisible character U+0085."),
    ])
  func parsing(field: String, text: String, result: String) {
    #expect(Self.typed(text, in: FormRowID(field)) == result)
  }

  @Test(
    "Numbers are parsed and formatted for the locale",
    arguments: [
      ("de", "1.234,5", "1234,5"), ("de", "1,5", "1,5"), ("en", "1,234.5", "1234.5"), ("fr", "1 234,5", "1234,5"),
      ("de", "1.5", "! Enter a number, for example 12,5."),
    ])
  func locales(locale: String, text: String, result: String) {
    let environment = FormEnvironment(locale: Locale(identifier: locale)).inEnglish
    let shown = Self.typed(text, in: "double", environment)
    #expect(shown == result)
  }

  @Test("Dates are parsed and formatted in the form's time zone")
  func timeZones() throws {
    let tokyo = FormEnvironment(timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")))
    let form = FormSession(Everything(), definition: Everything.form, environment: tokyo)
    form.send(.type("moment", "2025-03-31 09:00"))
    #expect(form.model.moment == Date(timeIntervalSince1970: 1_743_379_200))
    #expect(
      form.row("moment")?.answer == .date(DateComponents(year: 2025, month: 3, day: 31, hour: 9, minute: 0, second: 0)))
  }

  @Test("Answers set the same values as typing, and invalid ones are refused")
  func answers() {
    let form = FormSession(Everything(), definition: Everything.form, environment: .test)
    form.send(.set("byte", .number(200)))
    form.send(.set("decimal", .number(Decimal(string: "0.1") ?? 0)))
    form.send(.set("diet", .choices(["vegan"])))
    form.send(.set("flag", .flag(true)))
    form.send(.set("day", .date(DateComponents(year: 2025, month: 3, day: 31))))
    #expect(form.model.byte == 200 && form.model.decimal == Decimal(string: "0.1") && form.model.diet == .vegan)
    #expect(form.model.flag == true && form.row("day")?.text == "2025-03-31")
    form.send(.set("byte", .number(300)))
    #expect(form.model.byte == 200 && form[\.byte].text == "300" && !form[\.byte].isValid)
    #expect(form.send(.set("byte", .flag(true))) == .refused(.wrongInput("byte")))
    #expect(form.send(.set("diet", .choices(["vegan", "other"]))) == .refused(.wrongInput("diet")))
    form.send(.set("day", .date(DateComponents(year: 2025, month: 2, day: 30))))
    #expect(form[\.day].issues.map(\.kind) == [.noSuchDate("2025-02-30", .date)])
    form.send(.set("flag", .none))
    form.send(.set("diet", .choices([])))
    #expect(form.model.flag == nil && form.model.diet == nil)
  }

  @Test("A megabyte is accepted, more is refused with a message, and nothing is cut")
  func megabytes() {
    let form = FormSession(Everything(), definition: Everything.form, environment: .test)
    let fits = String(repeating: "x", count: 1 << 20)
    form.send(.type("text", fits))
    #expect(form.model.text.utf8.count == 1 << 20)
    form.send(.type("text", fits + "y"))
    #expect(form[\.text].issues.map(\.kind) == [.tooMuchText(1 << 20)])
    #expect(form[\.text].text.utf8.count == (1 << 20) + 1, "The pasted text is kept.")
    for field in ["byte", "double", "decimal", "day", "url", "uuid", "diet", "flag"] {
      form.send(.type(FormRowID(field), String(repeating: "9", count: 1 << 20)))
      #expect(form.row(FormRowID(field))?.isDirty == true)
    }
    #expect(form.facts.invalidFields == 9)
  }

  @Test(
    "Parsing a number's text restores the number",
    arguments: [
      0.1, 1e300, -2.5, 123_456_789.125, 1e-300, 1e15, 1e16,
    ])
  func doubles(number: Double) {
    let text = number.formText(in: .standard)
    #expect((try? Double.formValue(from: text, in: .standard)) == number, "\(text)")
  }
}
