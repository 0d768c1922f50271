import Foundation
import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// Makes a session of a model with the given fields.
private func session<Model: FormModel>(_ model: Model, _ locale: String = "en", calendar: Calendar? = nil)
  -> FormSession<Model>
{
  var environment = FormEnvironment(locale: Locale(identifier: locale))
  if let calendar { environment.calendar = calendar }
  environment.now = { Date(timeIntervalSinceReferenceDate: 765_000_000) }
  return FormSession(model, environment: environment.inEnglish)
}

private struct Invoice: FormModel {
  var code = "EUR"
  var amount: Decimal = 0
  var size = 0
  var share = 10
  var points = 25.0
  var worst = -Double.infinity
  var power = 0.0
  static func describe(_ fields: FieldList<Invoice>) {
    fields.add(\.code, "code")
    fields.add(\.amount, "amount")
    fields.add(\.size, "size").byteCount()
    fields.add(\.share, "share").percent()
    fields.add(\.points, "points").format(.percent.scale(1))
    fields.add(\.worst, "worst").percent()
    fields.add(\.power, "power").unit("W", or: ["mW": 0.001, "MW": 1_000_000])
  }
  static func arrange(_ form: FormBuilder<Invoice>) { form[\.amount].currency { $0.code } }
}

private struct Words: FormModel {
  var hex = 255
  var word = "a"
  var plate = ""
  var marks = ""
  var held = 3
  var email = ""
  static func describe(_ fields: FieldList<Words>) {
    fields.add(\.hex, "hex").format {
      String($0, radix: 16)
    } parse: {
      guard let number = Int($0, radix: 16) else { throw "Enter a hexadecimal number." as FormIssue }
      return number
    }
    fields.add(\.word, "word").format {
      $0.uppercased()
    } parse: {
      $0.lowercased()
    }
    fields.add(\.plate, "plate").mask("AAA").uppercased()
    fields.add(\.marks, "marks").normalized()
    fields.add(\.held, "held").updates(.whenLeft)
    fields.add(\.email, "email").repeated()
  }
}

private struct Limits: FormModel {
  var low = 1
  var number = 5
  var day: Date?
  var length = Duration.seconds(Int64.max)
  static func describe(_ fields: FieldList<Limits>) {
    fields.add(\.low, "low")
    fields.add(\.number, "number").range(1...10)
    fields.add(\.day, "day").twoDigitYears()
    fields.add(\.length, "length")
  }
  static func arrange(_ form: FormBuilder<Limits>) { form[\.number].minimum { $0.low * 3 } }
}

@Suite("Corners of formats")
struct FormatCornerTests {
  @Test("A text is read again when the currency changes, in one step with it")
  func currencyChanges() {
    let form = session(Invoice())
    form.send(.type("amount", "¥1,200"))
    #expect(form.model.amount == 0 && form.row("amount")?.states.contains(.unread) == true)
    form.send(.type("code", "JPY"))
    #expect(form.model.amount == 1200 && form.issues.isEmpty)
    form.undo()
    #expect(form.model.amount == 0 && form.model.code == "EUR" && form.row("amount")?.text == "¥1,200")
    form.redo()
    #expect(form.model.amount == 1200)
    let step = form.answer("amount", steppedBy: 1, from: "¥5")
    #expect(step == .number(6))
  }

  @Test("A currency and an amount in it may arrive together, and survive a draft")
  func currencyTogether() throws {
    let form = session(Invoice())
    form.sendTogether([.type("code", "JPY"), .blur("code"), .type("amount", "¥1,200"), .blur("amount")])
    #expect(form.model.amount == 1200 && form.issues.isEmpty)
    let other = session(Invoice())
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model.amount == 1200 && other.facts.isValid)
  }

  @Test("Without a currency, an amount is a plain number")
  func noCurrency() {
    let form = session(Invoice())
    form.send(.type("code", ""))
    form.send(.type("amount", "1.234"))
    #expect(form.issues.isEmpty && form.model.amount == Decimal(string: "1.234"))
  }

  @Test("Units that differ only in their case are told apart, and others are known in any case")
  func unitCase() {
    let form = session(Invoice())
    for (text, power) in [("5 MW", 5_000_000), ("5 mW", 0.005), ("5 w", 5.0)] {
      form.send(.type("power", text))
      #expect(form.model.power == power)
    }
    form.send(.type("power", "5 Mw"))
    #expect(form.row("power")?.states.contains(.unread) == true)
  }

  @Test("Examples are written as the field takes them")
  func examples() {
    let form = session(Invoice(), "de")
    #expect(form.row("size")?.hint == "For example, 1,5 MB")
    form.send(.type("size", "1,5 MB"))
    #expect(form.model.size == 1_500_000)
    form.send(.type("share", "x"))
    #expect(form.issues.map { $0.text(in: form.environment) } == ["Enter a percentage, for example 12."])
  }

  @Test("A style for percentages with a scale of its own is edited at that scale")
  func scale() {
    let form = session(Invoice())
    #expect(form.row("points")?.text == "25" && form.row("points")?.formatted == "25%")
    form.send(.type("points", "30"))
    #expect(form.model.points == 30)
    #expect(form.row("worst")?.answer == FormAnswer.none && form.row("worst")?.formatted != "0%")
  }

  @Test("Closures read what is typed before the type does, and write what is edited")
  func closures() {
    let form = session(Words())
    #expect(form.row("hex")?.text == "ff")
    form.send(.type("hex", "10"))
    form.send(.type("word", "HELLO"))
    #expect(form.model.hex == 16 && form.model.word == "hello" && form.row("word")?.text == "HELLO")
  }

  @Test("A mask leaves the letters' case to the field")
  func maskedCase() {
    let form = session(Words())
    form.send(.type("plate", "abc"))
    #expect(form.model.plate == "ABC")
  }

  @Test("Thousands of accents on a letter take no time")
  func marks() {
    let form = session(Words())
    let text = "a" + String(repeating: "\u{301}\u{323}", count: 50_000)
    let time = ContinuousClock().measure { form.send(.type("marks", text)) }
    #expect(form.model.marks == text && time < .seconds(5))
    form.send(.type("marks", "e\u{301}"))
    #expect(form.model.marks.unicodeScalars.count == 1)
  }

  @Test("A text that waits until its field is left is a change")
  func heldIsDirty() {
    let form = session(Words())
    form.send(.focus("held"))
    form.send(.type("held", "77"))
    #expect(form.facts.isDirty && form.model.held == 3)
    form.send(.type("held", "3"))
    #expect(!form.facts.isDirty)
  }

  @Test("A loaded record needs nothing to be entered again")
  func replacedRepeated() {
    let form = session(Words())
    form.replace(Words(email: "a@b.c"))
    #expect(form.facts.isValid)
    form.send(.type("email", "b@b.c"))
    #expect(form.issues.map(\.row) == ["emailRepeated"])
  }

  @Test("Bounds in messages are those that apply now")
  func bounds() {
    let form = session(Limits())
    func words() -> [String] { form.issues.map { $0.text(in: form.environment) } }
    form.send(.type("number", "0"))
    #expect(words() == ["Enter a value from 3 to 10."])
    form.send(.type("number", "x"))
    form.send(.type("low", "2"))
    #expect(words() == ["Enter a whole number from 6 to 10."])
  }

  @Test("Years of two digits are those of the calendar")
  func shortYears() {
    let form = session(Limits(), "th", calendar: Calendar(identifier: .buddhist))
    form.send(.type("day", "3/4/68"))
    let parts = form.environment.gregorian.dateComponents([.year, .month, .day], from: form.model.day ?? .distantPast)
    #expect(parts.year == 2025 && parts.month == 4 && parts.day == 3)
  }

  @Test("A duration longer than any that can be typed is shown")
  func longDuration() {
    #expect(session(Limits()).row("length")?.display.isEmpty == false)
  }

  @Test("Symbols are kept for codes of currencies alone")
  func symbols() {
    let long = String(repeating: "A", count: 1_000)
    #expect(CurrencySymbols.of(long, Locale(identifier: "en")) == [long])
    #expect(CurrencySymbols.of("eur", Locale(identifier: "de")).first == "€")
  }
}
