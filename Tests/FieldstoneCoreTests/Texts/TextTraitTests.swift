import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Traits of texts")
struct TextTraitTests {
  private typealias Field = FieldBuilder<Whole, String>

  private static func form(
    locale: String = "en", _ more: @escaping (Field) -> Void
  ) -> FormSession<Whole> {
    FormSession(
      Whole(), definition: FormDefinition { more($0.add(\.a, "a")) },
      environment: FormEnvironment(locale: Locale(identifier: locale)))
  }

  private struct Letter: FormModel {
    var text = ""
    static func describe(_ fields: FieldList<Letter>) { fields.add(\.text, "text").longText() }
  }

  @Test("A text of several lines has line ends and tabs, and no other control characters")
  func controlCharacters() {
    let form = FormSession(Letter())
    form.send(.type("text", "one\r\ntwo\n\tthree"))
    #expect(form.issues.isEmpty && form.model.text.contains("\t"))
    for character in ["\u{0}", "\u{1B}", "\u{7F}", "\u{8}"] {
      form.send(.type("text", "one\(character)two"))
      #expect(form.issues.map(\.kind.code) == ["controlCharacter"], "\(character.debugDescription)")
    }
  }

  @Test("Case is that of the form's language")
  func letterCase() {
    for (locale, upper, lower) in [("en", "INDIA", "india"), ("tr", "İNDİA", "ındıa")] {
      let form = Self.form(locale: locale) { $0.uppercased() }
      form.send(.type("a", "india"))
      #expect(form.model.a == upper && form.row("a")?.text == "india")
      form.send(.blur("a"))
      #expect(form.row("a")?.text == upper)
      let other = Self.form(locale: locale) { $0.lowercased().trimmed() }
      other.send(.type("a", " INDIA "))
      #expect(other.model.a == lower)
    }
  }

  @Test("Normalized, texts that look alike are equal")
  func normalized() {
    let form = Self.form { $0.normalized() }
    form.send(.type("a", "Cafe\u{301}"))
    #expect(Array(form.model.a.unicodeScalars) == Array("Café".unicodeScalars))
  }

  @Test("A count of characters as people count them, of what is typed; more can be typed")
  func length() {
    let form = Self.form { $0.maximumLength(4) }
    #expect(form.row("a")?.length == FormRow.Length(count: 0, maximum: 4))
    form.send(.type("a", "👩‍🚀e\u{301}🇩🇪"))
    #expect(form.row("a")?.length?.count == 3 && form.issues.isEmpty)
    form.send(.type("a", "👩‍🚀e\u{301}🇩🇪abc"))
    #expect(form.row("a")?.length.map { $0.shown.text(in: .test) } == "6 of 4")
    #expect(form.row("a")?.length?.isExceeded == true && form.row("a")?.text == "👩‍🚀e\u{301}🇩🇪abc")
    #expect(form.issues.map(\.kind) == [.tooLong(maximum: 4, count: 6)])
    let trimmed = Self.form { $0.maximumLength(4).trimmed() }
    trimmed.send(.type("a", "  ab  "))
    #expect(trimmed.row("a")?.length?.count == 2)
    #expect(Self.form { $0.password().maximumLength(4) }.row("a")?.length == nil)
    #expect(Self.form { $0.readOnly().maximumLength(4) }.row("a")?.length == nil)
  }

  @Test("How a text is typed is in its row")
  func typing() {
    let form = Self.form {
      $0.longText(lines: 3).capitalization(.words).correction(false).spellChecking(true).returnKey(.send)
    }
    let typing = form.row("a")?.typing
    #expect(typing?.capitalization == .words && typing?.corrects == false && typing?.checksSpelling == true)
    #expect(typing?.returnKey == .send && typing?.lines == 3 && form.row("a")?.control == .longText)
    #expect(Self.form { _ in }.row("a")?.typing == nil)
  }

  @Test("A one-time code is in no draft")
  func oneTimeCode() {
    let form = Self.form { $0.oneTimeCode() }
    form.send(.type("a", "123456"))
    #expect(form.row("a")?.purpose == .oneTimeCode && form.model.a == "123456")
    #expect(form.snapshot.fields["a"]?.value == nil && form.secrets.fields["a"]?.value == .text("123456"))
  }

  @Test("There are the 53 purposes of WCAG, each once")
  func purposes() {
    #expect(FieldPurpose.all.count == 53 && Set(FieldPurpose.all).count == 53)
    #expect(!FieldPurpose.all.contains(.oneTimeCode))
  }
}
