import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Wording shared by all surfaces")
struct WordingTests {
  struct Hints: FormModel {
    var text = ""
    var other: String?
    var number = 1
    var share: Decimal?
    var day: Date?
    static func describe(_ fields: FieldList<Hints>) {
      fields.add(\.text, "text").minimumLength(8).maximumLength(40)
      fields.add(\.other, "other").pattern("[A-Z]{2}", "Enter two letters.").length(2)
      fields.add(\.number, "number").range(1...5)
      fields.add(\.share, "share").range(...2.5)
      fields.add(\.day, "day").range(Date(timeIntervalSince1970: 0)...).dateAndTime()
      fields.add(\.text, "label").minimumLength(3).readOnly()
      fields.add(\.text, "plain")
      fields.add(\.text, "one").maximumLength(1)
      fields.add(\.text, "helped").pattern("[A-Z]", "Enter a letter.").help("Any letter")
    }
  }

  @Test("Hints say what is accepted before anybody answers")
  func hints() {
    let form = FormSession(Hints(), environment: FormEnvironment(locale: Locale(identifier: "de")).inEnglish)
    let hints = Dictionary(uniqueKeysWithValues: form.rows.map { ($0.id.path, $0.hint) })
    #expect(
      hints["text"] == "8 to 40 characters" && hints["number"] == "From 1 to 5" && hints["share"] == "2,5 or less")
    #expect(hints["other"] == "2 characters. Enter two letters.")
    #expect(hints["day"] == "1.1.1970 00:00 or later")
    #expect(hints["one"] == "At most 1 character")
    for id in ["label", "plain", "helped"] { #expect(hints[id] == .some(nil), "\(id)") }
    form.isEnabled = false
    #expect(form.rows.allSatisfy { $0.hint == nil }, "Nobody can answer a disabled form.")
  }

  @Test("Units are in the form's language, also for read-only fields")
  func units() {
    let german = FormEnvironment(
      locale: Locale(identifier: "de"), translate: { text, _ in ["nights": "Nächte"][text.english] })
    let form = FormSession(
      Whole(age: 7),
      definition: FormDefinition<Whole> { fields in
        fields.add(\.age, "age").unit("nights")
        fields.add(\.age, "left").unit("nights").readOnly()
      }, environment: german)
    #expect(form.row("age")?.control.unit == "Nächte")
    #expect(form.row("left")?.display == "7 Nächte")
  }

  @Test("The standard control of a custom one is its fallback")
  func standard() {
    #expect(FormControl.custom("a", fallback: .custom("b", fallback: .toggle)).standard == .toggle)
    #expect(FormControl.custom("a", fallback: .secure(isNew: true)).isSecret && !FormControl.label.isSecret)
  }

  @Test("The purpose of an answer is declared, or else comes from the control")
  func purposes() {
    let form = FormSession(Guest.valid)
    #expect(form.row("email")?.purpose == .email && form.row("password")?.purpose == .newPassword)
    #expect(form.row("name")?.purpose == nil)
    let declared = Whole.form { $0[\.a].purpose(.givenName) }
    #expect(declared.row("a")?.purpose?.rawValue == "given-name")
  }

  @Test("Every row has the heading that it is under")
  func sections() {
    let form = Whole.form {
      $0.section("One") { one in
        one.field(\.a)
        one.section("Two") { $0.field(\.b) }
        one.field(\.age)
      }
      $0.field(\.part).inline()
      $0[\.part.inner].excluded()
      $0[\.part.deep].excluded()
    }
    let lines = form.rows.map { "\($0.id): \($0.section?.path ?? "-")" }
    #expect(
      lines == [
        "section.one: -", "a: section.one", "section.two: section.one", "b: section.two", "age: section.one", "part: -",
        "part.name: part", "part.code: part", "flag: -", "maybe: -",
      ])
  }

  @Test("A form has a title, and the trail of its pages begins with it")
  func title() {
    let form = Whole.form { $0.title("Everything") }
    form.send(.open("part"))
    #expect(form.openPages.map(\.title) == ["Everything", "Part"] && form.openPages[1].trail == ["Everything"])
    let untitled = Whole.form()
    #expect(untitled.openPages.map(\.title) == [""])
  }

  @Test("Characters that hide or reorder text are escaped; those that scripts need are not")
  func hidden() {
    for scalar in "\u{0}\u{1B}\u{85}\u{202E}\u{2066}\u{FEFF}\u{E0041}\u{2028}".unicodeScalars {
      #expect(FormHiddenCharacters.contains(scalar), "\(scalar.value)")
    }
    for scalar in "aé日👩‍👩‍👧ش\u{200C}\u{200D}\u{FE0F}".unicodeScalars {
      #expect(!FormHiddenCharacters.contains(scalar), "\(scalar.value)")
    }
    #expect(FormHiddenCharacters.written("\u{202E}") == "\\u{202E}")
  }

  @Test(
    "A kind inferred from a name is kept",
    arguments: ["newPassword", "password", "email", "mobile", "website", "notes", "name", "passwordConfirmation"])
  func keptGuess(key: String) {
    let guess = FieldKindInference.control(forKey: key)
    #expect(FieldKindInference.control(FieldKindInference.number(guess)) == guess)
  }
}
