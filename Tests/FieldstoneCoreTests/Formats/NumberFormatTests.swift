import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

private struct Expense: FormModel {
  var amount: Decimal = 0
  var code = "EUR"
  var variable: Decimal = 0
  var rate = 0.25
  var share = 25
  var distance = 0.0
  var weight = 1.5
  var consumption = 6.0
  var stairs = 3
  var size = 0
  var third: Decimal { amount / 3 }
  var foreign: Decimal { amount / 3 }
  static func describe(_ fields: FieldList<Expense>) {
    fields.add(\.amount, "amount").currency("EUR")
    fields.add(\.code, "code")
    fields.add(\.variable, "variable")
    fields.add(\.rate, "rate").percent()
    fields.add(\.share, "share").percent()
    fields.add(\.distance, "distance").unit("km", or: ["mi": 1.609344])
    fields.add(\.weight, "weight").unit("kg")
    fields.add(\.consumption, "consumption").unit("l/100 km", or: ["m2": 2, "km2": 3])
    fields.add(\.stairs, "stairs").unit("km", or: ["mi": 1.609344])
    fields.add(\.size, "size").byteCount()
    fields.add(\.third, "third").currency("EUR")
    fields.add(\.foreign, "foreign")
  }
  static func arrange(_ form: FormBuilder<Expense>) {
    form[\.variable].currency { $0.code }
    form[\.foreign].currency { _ in "JPY" }
  }
}

/// The session of an expense in a language.
private func session(_ locale: String = "en") -> FormSession<Expense> {
  FormSession(Expense(), environment: FormEnvironment(locale: Locale(identifier: locale)).inEnglish)
}

@Suite("Numbers with a format")
struct NumberFormatTests {
  @Test(
    "An amount is read as people write it in their language",
    arguments: [
      ("en", "1,234.5", "1234.5"), ("en", "€1,234.50", "1234.5"), ("en", "1234.50 EUR", "1234.5"),
      ("de", "1.234,50 €", "1234.5"), ("de", "€ 1.234,50", "1234.5"), ("de", "-3 €", "-3"), ("de", "€ -3,5", "-3.5"),
      ("fr", "1 234,5 €", "1234.5"), ("fr", "1\u{202F}234,5\u{A0}€", "1234.5"), ("de", "\u{2212}€3", "-3"),
      ("ar-EG", "١٬٢٣٤٫٥", "1234.5"), ("fa", "۱۲٫۵ €", "12.5"), ("hi-u-nu-deva", "१२.५", "12.5"),
      ("ja", "１２．５", nil), ("ja", "１２.５", "12.5"), ("he", "\u{200F}12.50 \u{200F}€", "12.5"),
      ("en", "$5", nil), ("en", "5 USD", nil), ("en", "five", nil), ("en", "€", nil), ("en", "5 € €", nil),
      ("en", "1 2", nil), ("en", "€5 EUR", nil), ("en", ".5", "0.5"), ("en", "5.", "5"), ("en", "+5", "5"),
    ] as [(String, String, String?)])
  func amounts(locale: String, text: String, value: String?) {
    let form = session(locale)
    form.send(.type("amount", "77"))
    form.send(.type("amount", text))
    #expect(form.model.amount == value.flatMap { Decimal(string: $0) } ?? 77, "\(form.row("amount")?.issues ?? [])")
    #expect(form.issues.contains { $0.row == "amount" } == (value == nil))
  }

  @Test("What is wrong with an amount is said with an example in the language of the form")
  func examples() {
    let form = session("de")
    form.send(.type("amount", "viel"))
    #expect(form.issues.map(\.kind.code) == ["notNumber"])
    form.send(.blur("amount"))
    #expect(form.row("amount")?.issues.map(\.text) == ["Enter an amount in EUR, for example 12,50."])
    form.send(.type("amount", "1,234"))
    #expect(form.row("amount")?.issues.map(\.text) == ["Enter at most 2 decimals, for example 12,50."])
    #expect(form.model.amount == Decimal(string: "1.234"))
  }

  @Test("An amount has a text for editing, one to look at, and its exact value")
  func texts() throws {
    let form = session("de")
    form.send(.type("amount", "1.234,5"))
    #expect(form.row("amount")?.formatted == "1.234,50\u{A0}€" && form.row("amount")?.control.unit == "€")
    form.send(.type("amount", "1234,5"))
    #expect(form.row("amount")?.text == "1234,5" && form.row("amount")?.answer == .number(1234.5))
    let saved = form.snapshot
    let other = session("en")
    try other.restore(saved)
    #expect(other.model.amount == 1234.5 && other.row("amount")?.formatted == "€1,234.50")
  }

  @Test("A read-only amount that can't be paid exactly has no issue: it is rounded where it is shown")
  func readOnlyAmount() throws {
    let form = session()
    form.send(.type("amount", "10"))
    #expect(form.row("third")?.display == "€3.33")
    #expect(form.row("foreign")?.display == "¥3")
    #expect(form.issues.isEmpty)
  }

  @Test("The currency may be the answer of another field, and says how many decimals there are")
  func variableCurrency() {
    let form = session()
    form.send(.type("variable", "12.5"))
    #expect(form.row("variable")?.formatted == "€12.50" && form.facts.isValid)
    form.send(.type("code", "JPY"))
    #expect(form.row("variable")?.formatted == "¥12" || form.row("variable")?.formatted == "¥13")
    #expect(form.issues.map(\.kind.code) == ["tooManyDigits"] && form.model.variable == 12.5)
    form.send(.type("variable", "¥1,200"))
    #expect(form.model.variable == 1200 && form.facts.isValid)
    form.send(.type("code", "KWD"))
    form.send(.type("variable", "1.234"))
    #expect(form.facts.isValid)
    form.undo()
    form.undo()
    #expect(form.row("variable")?.formatted == "¥1,200")
    form.send(.type("code", ""))
    #expect(form.row("variable")?.formatted == nil && form.row("variable")?.control.unit == nil)
  }

  @Test("A fraction and a whole number are percentages, and no digit is lost or added on the way")
  func percentages() {
    let form = session("de")
    #expect(form.row("rate")?.text == "25" && form.row("share")?.text == "25")
    #expect(form.row("rate")?.formatted == "25\u{A0}%" && form.row("share")?.formatted == "25\u{A0}%")
    form.send(.type("rate", "7,1 %"))
    #expect(form.model.rate == 0.071 && form.row("rate")?.answer == .number(7.1))
    form.send(.set("rate", .number(12)))
    #expect(form.model.rate == 0.12 && form.row("rate")?.text == "12")
    form.send(.type("rate", "-200 %"))
    #expect(form.model.rate == -2 && form.row("rate")?.text == "-200 %")
    form.send(.type("rate", "-0"))
    #expect(form.model.rate == 0 && form.model.rate.sign == .plus)
    form.send(.type("share", "12,5"))
    #expect(form.model.share == 25 && form.issues.map(\.kind.code) == ["notWholeNumber"])
    form.send(.type("share", "12%"))
    #expect(form.model.share == 12)
    form.send(.type("share", "1\u{1}2 %"))
    #expect(form.issues.map(\.kind.code) == ["controlCharacter"], "Which can't be seen.")
  }

  @Test(
    "The digits of a unit are none of the number's",
    arguments: [
      ("7.5 l/100 km", 7.5), ("7.5 L/100 KM ", 7.5), ("7l/100 km", 7), ("5 m2", 10), ("5 km2", 15), ("5m2", 10),
      ("5", 5), ("5 dm2", nil), ("l/100 km", nil), ("5 l/100", nil), ("5 m2 m2", nil), ("m2", nil),
    ] as [(String, Double?)])
  func digitsInUnits(text: String, value: Double?) {
    let form = session()
    form.send(.type("consumption", text))
    #expect(form.model.consumption == value ?? 6 && form.issues.count == (value == nil ? 1 : 0))
  }

  @Test(
    "Before a unit that begins with a digit, there has to be a space",
    arguments: [("5 2-packs", 5), ("12 2-packs", 12), ("5", 5), ("32-packs", nil), ("2-packs", nil)]
      as [(String, Int?)])
  func digitBeforeUnit(text: String, value: Int?) {
    struct Order: Equatable { var packs = 1 }
    let definition = FormDefinition<Order> { $0.add(\.packs, "packs").unit("2-packs") }
    let form = FormSession(Order(), definition: definition)
    form.send(.type("packs", text))
    #expect(form.model.packs == value ?? 1 && form.issues.count == (value == nil ? 1 : 0))
  }

  @Test("An amount in another unit that isn't a whole number of the field's unit is told in it")
  func convertedFraction() {
    let form = session()
    form.send(.type("stairs", "10 mi"))
    #expect(form.model.stairs == 3 && form.issues.map(\.kind.code) == ["notWholeNumber"])
    form.send(.blur("stairs"))
    #expect(form.row("stairs")?.issues.map(\.text) == ["10 mi is 16.09344 km. Enter a whole number of km."])
    form.send(.type("stairs", "10.5"))
    #expect(form.row("stairs")?.issues.map(\.text) == ["Enter a whole number, for example 12."])
    form.send(.type("stairs", "1000000 mi"))
    #expect(form.model.stairs == 1_609_344 && form.issues.isEmpty)
  }

  @Test("A number may be typed with its unit, or with another one")
  func units() {
    let form = session("de")
    form.send(.type("weight", "2,5 kg"))
    form.send(.type("distance", "10 mi"))
    #expect(form.model.weight == 2.5 && form.model.distance == 16.09344)
    form.send(.type("weight", "2 mi"))
    form.send(.type("distance", "10 Zoll"))
    #expect(form.model.weight == 2.5 && form.model.distance == 16.09344)
    #expect(form.issues.map(\.kind.code) == ["notNumber", "notNumber"])
    form.send(.blur("distance"))
    #expect(
      form.row("distance")?.issues.map(\.text) == ["Enter a value in km, for example 12,5, or add another unit: mi."])
  }

  @Test(
    "A size in bytes is read and written with its unit",
    arguments: [
      ("1.5 MB", 1_500_000, "1.5 MB"), ("1 KiB", 1024, "1.024 kB"), ("20", 20, "20"), ("1,234 bytes", 1234, "1.234 kB"),
      ("2gb", 2_000_000_000, "2 GB"), ("1234567", 1_234_567, "1234.567 kB"), ("0", 0, "0"),
    ])
  func bytes(text: String, value: Int, edited: String) {
    let form = session()
    form.send(.type("size", text))
    #expect(form.model.size == value && form.facts.isValid)
    let other = FormSession(form.model)
    #expect(other.row("size")?.text == edited)
    other.send(.type("size", edited + " "))
    #expect(other.model.size == value)
  }
}
