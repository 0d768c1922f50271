import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("What every surface says in the same words")
struct WordingTests {
  @Test("A control says how its answer is written, where nobody can guess it")
  func hints() {
    func hint(_ control: FormControl) -> String? { control.hint?.text(in: .test) }
    #expect(hint(.date(FormDateStyle(.dateAndTime))) == "For example, 2025-03-31 14:30")
    #expect(hint(.stepper(FormNumberStyle(isInteger: true, minimum: "1", maximum: "5"))) == "From 1 to 5")
    #expect(hint(.number(FormNumberStyle(isInteger: false, maximum: "2.5"))) == "2.5 or less")
    #expect(hint(.number(FormNumberStyle(isInteger: true))) == nil && hint(.text(.plain)) == nil)
    #expect(
      hint(.custom("dial", fallback: .custom("knob", fallback: .date(FormDateStyle(.time))))) == "For example, 14:30")
  }

  @Test("Units are in the language of the form, also of what is only shown")
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

  @Test("A control of the program's own is known by its fallback")
  func standard() {
    #expect(FormControl.custom("a", fallback: .custom("b", fallback: .toggle)).standard == .toggle)
    #expect(FormControl.custom("a", fallback: .secure(isNew: true)).isSecret && !FormControl.label.isSecret)
  }

  @Test("The purpose of an answer comes from what was declared, else from the control")
  func purposes() {
    let form = FormSession(Guest.valid)
    #expect(form.row("email")?.purpose == .email && form.row("password")?.purpose == .newPassword)
    #expect(form.row("name")?.purpose == nil)
    let declared = Whole.form { $0[\.a].purpose(.givenName) }
    #expect(declared.row("a")?.purpose?.rawValue == "given-name")
  }

  @Test("Every row says which heading it stands under")
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

  @Test("A form says what it is called, and its pages' trail begins with that")
  func title() {
    let form = Whole.form { $0.title("Everything") }
    form.send(.open("part"))
    #expect(form.openPages.map(\.title) == ["Everything", "Part"] && form.openPages[1].trail == ["Everything"])
    let untitled = Whole.form()
    #expect(untitled.openPages.map(\.title) == [""])
  }

  @Test("Characters that hide or turn text are found and written out; those that scripts need are not")
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
    "A guess from a name is kept as what it was",
    arguments: ["newPassword", "password", "email", "mobile", "website", "notes", "name", "passwordConfirmation"])
  func keptGuess(key: String) {
    let guess = FieldKindInference.control(forKey: key)
    #expect(FieldKindInference.control(FieldKindInference.number(guess)) == guess)
  }
}
