import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What types and rules tell surfaces")
struct TypeTests {
  @Test("Integer types ask for whole numbers only")
  func numbers() {
    func isInteger<Value: FormValue>(_ value: Value) -> Bool? {
      if case .number(let style) = One<Value>.form(value).row("value")?.control { style.isInteger } else { nil }
    }
    #expect(isInteger(1) == true && isInteger(UInt8(1)) == true && isInteger(Int128(1)) == true)
    #expect(isInteger(1.5) == false && isInteger(Float(1)) == false && isInteger(Decimal(1)) == false)
  }

  @Test("Consent is marked as required")
  func consent() {
    let form = FormSession(Guest.valid)
    #expect(form.row("agrees")?.isRequired == true && form.row("needsInvoice")?.isRequired == false)
  }

  @Test(
    "Words for yes and no, in any case", arguments: ["yes", "Y", "true", "ON", " 1 ", "no", "N", "false", "Off", "0"])
  func flags(word: String) throws {
    let isYes = ["yes", "y", "true", "on", "1"].contains(word.lowercased().filter { $0 != " " })
    #expect(try Bool.formValue(from: word, in: .test) == isYes)
    let german = FormEnvironment(translate: { text, _ in ["Yes": "Ja", "No": "Nein"][text.english] })
    #expect(try Bool.formValue(from: word, in: german) == isYes && Bool.formValue(from: "JA", in: german))
    #expect(try !Bool.formValue(from: "nein", in: german))
    #expect(throws: FormIssue.self) { try Bool.formValue(from: "maybe", in: german) }
  }

  @Test(
    "Impossible times are refused, and omitted seconds are zero",
    arguments: [
      ("13:00 pm", nil), ("0:30 am", nil), ("12:30 am", "00:30"), ("12:30 pm", "12:30"), ("11:59pm", "23:59"),
      ("14:30:x", nil), ("14:30:", nil), ("14:30:60", nil), ("14:60", nil), ("23:59:59", "23:59:59"), ("9:05", "09:05"),
      ("14:31", "14:31"), ("1:2:3:4", nil), ("٩:٠٥", "09:05"), ("09005:00", nil),
    ])
  func times(text: String, result: String?) throws {
    let start = try DateText.date("14:30:15", .time, .test)
    let form = One<Date>.form(start) { $0.time() }
    form.send(.type("value", text))
    form.send(.blur("value"))
    #expect(form.issues.isEmpty == (result != nil))
    if let result { #expect(form.row("value")?.text == result) }
  }

  @Test(
    "A date has three parts and a year of four digits",
    arguments: [
      ("2025-03-31", true), ("2025.3.1", true), ("2025/03/1", true), ("2025--03-31", false), ("2025-03-31-", false),
      ("-2025-03-31", false), ("2025-03", false), ("25-03-31", false), ("02025-03-31", false), ("2025-03-", false),
      ("2025 03 31", false), ("2025-00-10", false), ("2025-04-31", false), ("1900-02-29", false), ("2000-02-29", true),
    ])
  func dates(text: String, isDate: Bool) {
    let form = One<Date>.form(Date(timeIntervalSince1970: 0)) { $0.date() }
    form.send(.type("value", text))
    #expect(form.issues.isEmpty == isDate)
  }

  @Test("Lengths count user-perceived characters, not bytes", arguments: ["abc", "äöü", "日本語", "👩‍👩‍👧é🇩🇪"])
  func lengths(text: String) {
    let form = One<String>.form("") { $0.minimumLength(3).maximumLength(3) }
    for (typed, code) in [
      (text, nil), (text + "x", "tooLong"), (text + text, "tooLong"), (String(text.dropLast()), "tooShort"),
    ] {
      form.send(.type("value", typed))
      #expect(form.issues.first?.kind.code == code, "\(typed)")
    }
  }

  @Test("Significant digits exclude zeros at both ends")
  func digits() {
    for (text, whole, all) in [
      ("0", 0, 0), ("-12.50", 2, 3), ("0.050", 0, 1), ("100", 3, 3), ("007.0", 1, 1), ("10.01", 2, 4), ("-0.0", 0, 0),
    ] {
      let digits = NumberText.significantDigits(text)
      #expect(digits.whole == whole && digits.all == all, "\(text)")
    }
  }

  @Test("Numbers in messages have no exponent")
  func sentences() {
    for (number, text) in [
      (1.0, "1"), (-2.5, "-2.5"), (1e15, "1000000000000000"), (1e-7, "0.0000001"), (1.5e17, "150000000000000000"),
      (-1.25e-6, "-0.00000125"), (999_999_999_999_999, "999999999999999"), (.infinity, "inf"), (0, "0"), (-0.0, "0"),
    ] {
      #expect(NumberText.plain(number) == text)
      #expect(("\(number)" as FormString).text(in: .test) == text)
    }
  }

  @Test("A printed row contains its answer, unless it is a secret")
  func printed() {
    let form = FormSession(Guest.valid)
    form.send(.type("password", "geheim"))
    #expect(form.row("name").map { "\($0)".contains("answer: text(\"Ada\")") } == true)
    #expect(form.row("password").map { "\($0)".contains("geheim") } == false)
  }

  @Test("Search folds combining marks, also in texts without plain letters")
  func folded() {
    #expect(
      SearchText.folded("ÉÄ") == "ea" && SearchText.folded("Zürich") == "zurich" && SearchText.folded("AB") == "ab")
  }
}
