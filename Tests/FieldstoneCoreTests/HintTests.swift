import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Hints about formats")
struct HintTests {
  private static func hint<Value: FormValue>(
    _ value: Value, _ more: (FieldBuilder<One<Value>, Value>) -> Void = { _ in }
  ) -> String? {
    One<Value>.form(value, .test, more).row("value")?.hint
  }

  @Test("A type with a format of its own has an example")
  func types() {
    #expect(Self.hint(UUID()) == "For example, 123e4567-e89b-12d3-a456-426614174000")
    #expect(Self.hint(URL(filePath: "/")) == "For example, https://example.org")
    #expect(Self.hint("") == nil && Self.hint(12) == nil && Self.hint(1.5) == nil && Self.hint(true) == nil)
  }

  @Test("So has a rule about a format, unless the title says what it is")
  func rules() {
    #expect(Self.hint("") { $0.web() } == "For example, https://example.org")
    #expect(Self.hint("") { $0.maximumLength(80).web() } == "At most 80 characters. For example, https://example.org")
    #expect(Self.hint("") { $0.email() } == "For example, name@example.org")
    for title in ["Email", "E-mail", "Your email address"] {
      #expect(Self.hint("") { $0.email().title(title) } == nil, "\(title)")
    }
    for title in ["Contact", "Mai", "A mail", "Amai mail"] {
      let isNamed = title.hasSuffix("mail")
      #expect((Self.hint("") { $0.email().title(title) } == nil) == isNamed, "\(title)")
    }
    #expect(Self.hint("") { $0.luhn() } == nil)
    #expect(Self.hint("") { $0.control(.text(.url)) } == nil, "Without the rule, any text is accepted.")
  }

  @Test(
    "A title that says email in the language of the form needs no example either",
    arguments: [
      ("fr", "Adresse électronique", true), ("fr", "COURRIEL", true), ("fr", "Contact", false),
      ("es", "Correo electrónico", true), ("tr", "E-posta", true), ("ja", "メールアドレス", true), ("ja", "連絡先", false),
      ("zh-Hans", "电子邮件", true), ("ar", "البريد الإلكتروني", true), ("ar", "جهة الاتصال", false), ("fa", "ایمیل", true),
      ("he", "כתובת דוא״ל", true), ("hi", "ईमेल पता", true), ("de", "E-Mail-Adresse", true), ("de", "Kontakt", false),
      ("ja", "Email", true), ("en", "Correo", false),
    ])
  func languages(language: String, title: String, saysMail: Bool) throws {
    let environment = FormEnvironment(locale: Locale(identifier: language))
    let form = One<String>.form("", environment) { $0.email().title(FormString(title)) }
    #expect((try #require(form.row("value")).hint == nil) == saysMail)
  }

  @Test("The few values that a field accepts are listed as the language of the form lists them")
  func listedValues() {
    let environment = FormEnvironment(locale: Locale(identifier: "ja"))
    let form = One<String>.form("us", environment) { $0.oneOf(["us", "ca"]) }
    #expect(form.row("value")?.hint == "次のいずれか：us、ca")
    form.send(.type("value", "de"))
    #expect(form.issues.map { $0.text(in: environment) } == ["次のいずれかを入力してください：us、ca"])
  }

  @Test("The few values that a field accepts are listed, but not those of a secret")
  func values() {
    #expect(Self.hint("us") { $0.oneOf(["us", "ca"]) } == "One of: us, ca")
    #expect(Self.hint(1) { $0.oneOf([1, 2, 3]) } == "One of: 1, 2, 3")
    #expect(Self.hint("a") { $0.password().oneOf(["a", "b"]) } == nil)
    #expect(Self.hint(1) { $0.oneOf(Array(1...100)) } == nil, "That would be too much to read.")
  }

  @Test("A field's own help, placeholder or description of its format comes instead")
  func own() {
    #expect(Self.hint("") { $0.web().help("Your own site") } == nil)
    #expect(Self.hint("") { $0.web().placeholder("https://ada.example.org") } == nil)
    #expect(Self.hint(UUID()) { $0.help("It is on the badge.") } == nil)
    #expect(Self.hint("us") { $0.oneOf(["us", "ca"]).help("us or ca") } == nil)
    #expect(Self.hint("") { $0.web().pattern("https://.*", "Begin with https.") } == "Begin with https.")
  }
}
