import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Parsing numbers")
struct NumberInputTests {
  /// The result of typing a text: the value, or the code of the issue.
  private static func read<Value: FormValue>(_ text: String, _ start: Value, _ locale: String = "en") -> String {
    let form = One<Value>.form(start, FormEnvironment(locale: Locale(identifier: locale)))
    form.send(.type("value", text))
    return form[\.value].issues.first?.kind.code ?? form.model.value.formText(in: .standard)
  }

  @Test(
    "Only decimal digits are digits, in any script",
    arguments: [
      ("10²", "notNumber"), ("²", "notNumber"), ("½", "notNumber"), ("①", "notNumber"), ("Ⅷ", "notNumber"),
      ("五", "notNumber"), ("〇", "notNumber"), ("1\u{301}", "notNumber"), ("٣", "3"), ("३५", "35"), ("１２", "12"),
      ("𝟗", "9"), ("1٣", "13"),
    ])
  func digits(text: String, result: String) {
    #expect(Self.read(text, 0.5) == result)
    #expect(Self.read(text, 7) == (result == "notNumber" ? "notWholeNumber" : result))
    #expect(Self.read(text, Decimal(7)) == result)
  }

  @Test(
    "A number has at most one sign, at its beginning",
    arguments: ["+-5", "-+5", "--5", "++5", "+−5", "5-", "5+", "- 5", "-", "+", "−", "+.", "-.", ".", ",", "1-2", ""])
  func signs(text: String) {
    #expect(Self.read(text, 7) == "notWholeNumber" && Self.read(text, 0.5) == "notNumber")
    #expect(Self.read(text, Decimal(7)) == "notNumber")
  }

  @Test("Signs and decimal separators are accepted in common positions")
  func plain() {
    for (text, number) in [
      ("+5", 5.0), ("−5", -5), ("1.", 1), (".5", 0.5), ("-.5", -0.5), ("-0", -0.0), ("00.10", 0.1),
    ] {
      #expect(Self.read(text, 9.0) == number.formText(in: .standard), "\(text)")
    }
    #expect(Self.read("1.", 7) == "1" && Self.read("1.00", 7) == "1" && Self.read("-0", UInt8(7)) == "0")
    #expect(Self.read("٣٫٥", 0.5, "ar_EG") == "3.5" && Self.read("٣٫٥", 0.5, "en") == "notNumber")
  }

  @Test(
    "Locales that group with a space accept the spaces that people type, and no others",
    arguments: [" ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"])
  func spaces(space: String) {
    for locale in ["fr", "sv", "pl"] { #expect(Self.read("1\(space)234", 0, locale) == "1234", "\(locale)") }
    #expect(Self.read("1\(space)234", 0, "en") == "notWholeNumber")
  }

  @Test("Other white space separates two numbers", arguments: ["\u{2003}", "\u{3000}", "\u{1680}", "\u{2028}"])
  func otherSpaces(space: String) {
    #expect(Self.read("1\(space)234", 0, "fr") == "notWholeNumber")
  }

  @Test("Text that begins with a zero isn't grouped, because it may be another locale's fraction")
  func leadingZero() {
    #expect(Self.read("0.125", 1.5, "de") == "notNumber" && Self.read("0,125", 1.5) == "notNumber")
    #expect(Self.read("-0,125", 1.5) == "notNumber" && Self.read("0,125", 1.5, "de") == "0.125")
    #expect(Self.read("1.125", 1.5, "de") == "1125" && Self.read("007", 1.5) == "7")
  }

  @Test(
    "Digits behind the decimal separator aren't grouped, and there is only one separator",
    arguments: ["1.5,000", "1.000,5", "1.2.3"])
  func fractions(text: String) {
    #expect(Self.read(text, 0.5) == "notNumber" && Self.read(text, Decimal(7)) == "notNumber")
  }

  @Test(
    "A control character inside is named in the message; around the number it is ignored",
    arguments: [
      ("1\t234", "Remove the tab."), ("1\n234", "Remove the line break."), ("1\r\n234", "Remove the line break."),
      ("1\u{7}2", "Remove the invisible character U+0007."), ("\t12\n", nil), (" 12\u{A0}", nil),
    ])
  func controls(text: String, message: String?) {
    for locale in ["en", "fr"] {
      let form = One<Int>.form(7, FormEnvironment(locale: Locale(identifier: locale)))
      form.send(.type("value", text))
      #expect(form[\.value].issues.first?.text(in: .test) == message && form.model.value == (message == nil ? 12 : 7))
    }
    #expect(Self.read(text, 0.5) == (message == nil ? "12" : "controlCharacter"))
    #expect(Self.read(text, Decimal(7)) == (message == nil ? "12" : "controlCharacter"))
  }

  @Test("A decimal with too many digits is refused for its digits, one that is too large for its size")
  func decimals() {
    let long = "0.1000000000000000000000000000000000000000001"
    let form = One<Decimal>.form(7)
    form.send(.type("value", long))
    #expect(form[\.value].issues.map(\.kind) == [.tooManyDigits(38)] && form.model.value == 7)
    #expect(form[\.value].issues.map { $0.text(in: .test) } == ["Enter at most 38 digits."])
    let zeros = String(repeating: "0", count: 60)
    #expect(Self.read("000.10\(zeros)", Decimal(7)) == "0.1" && Self.read("\(zeros)12", Decimal(7)) == "12")
    #expect(Self.read("0.\(zeros)12", Decimal(7)) == "0.\(zeros)12")
    #expect(Self.read("0.\(zeros)\(zeros)\(zeros)1", Decimal(7)) == "tooManyDigits")
    let most = String(repeating: "9", count: 38)
    #expect(Self.read(most, Decimal(7)) == most && Self.read(most + ".0", Decimal(7)) == most)
    #expect(
      Self.read(most + ".5", Decimal(7)) == "tooManyDigits" && Self.read(most + "9", Decimal(7)) == "outsideWidth")
    #expect(Self.read("1\(zeros)", Decimal(7)) == "outsideWidth")
  }

  @Test("Extremely long text is refused")
  func long() {
    let nines = String(repeating: "9", count: 399)
    #expect(Self.read(nines, 7) == "outsideWidth" && Self.read(nines, 0.5) == "outsideWidth")
    for text in [nines + "99", String(repeating: "٣", count: 1_000), String(repeating: "9", count: 100_000)] {
      #expect(Self.read(text, 7) == "notWholeNumber" && Self.read(text, Decimal(7)) == "notNumber")
    }
    #expect(Self.read("0." + String(repeating: "0", count: 390) + "1", 0.5) == "0")
  }

  @Test("A decimal NaN is refused as an answer, and setting one leaves no answer")
  func notANumber() {
    let form = One<Decimal>.form(7)
    form.send(.set("value", .number(.nan)))
    #expect(form.model.value == 7 && form[\.value].issues.map(\.kind.code) == ["notNumber"])
    #expect(One<Decimal>.form(.nan).row("value")?.answer == FormAnswer.none)
  }
}
