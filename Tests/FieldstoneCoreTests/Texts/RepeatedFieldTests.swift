import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Fields that repeat another one")
struct RepeatedFieldTests {
  private static func form(_ start: String = "") -> FormSession<Whole> {
    var whole = Whole()
    whole.a = start
    let definition = FormDefinition<Whole>(
      template: { Whole() },
      describe: { fields in
        fields.add(\.a, "a").repeated().title("Password").newPassword().minimumLength(3)
        fields.add(\.flag, "flag")
        fields.add(\.b, "b").repeated("Email again")
      },
      arrange: { form in
        form.field(\.flag)
        form.field(\.a).visible { !$0.flag }
        form.field(\.b)
      })
    return FormSession(whole, definition: definition, environment: .test)
  }

  @Test("The second field comes after the first one, and looks like it")
  func rows() {
    let form = Self.form()
    #expect(form.rows.map(\.id.path) == ["flag", "a", "aRepeated", "b", "bRepeated"])
    #expect(form.row("aRepeated")?.title == "Password again" && form.row("bRepeated")?.title == "Email again")
    #expect(form.row("aRepeated")?.control == .secure(isNew: true) && form.problems.isEmpty)
  }

  @Test("It is required once the first one has changed, and has to be the same")
  func rules() {
    let form = Self.form("old one")
    #expect(form.issues.isEmpty && form.row("aRepeated")?.isRequired == false)
    form.send(.type("a", "new one"))
    #expect(form.issues.map(\.kind) == [.required] && form.issues.first?.row == "aRepeated")
    form.send(.type("aRepeated", "new on"))
    #expect(form.issues.map { $0.text(in: .test) } == ["This doesn't match “Password”."])
    form.send(.type("aRepeated", "new one"))
    #expect(form.issues.isEmpty && form.model.a == "new one")
    form.send(.type("a", "another"))
    #expect(form.issues.count == 1)
  }

  @Test("It shows where the first one does, and is in no draft where that is a secret")
  func shown() {
    let form = Self.form()
    form.send(.type("aRepeated", "secret"))
    #expect(form.snapshot.fields["aRepeated"]?.value == nil)
    form.send(.set("flag", .flag(true)))
    #expect(!form.isShown("a") && !form.isShown("aRepeated") && form.issues.isEmpty)
  }

  @Test("A form can't repeat a field of its subform, and says who can")
  func fromOutside() {
    let form = FormSession(Journey(), environment: .test)
    #expect(form.problems == [FormProblem(kind: .repeatedFromOutside, key: "leg.code")])
    #expect(form.rows.map(\.id.path) == ["leg", "leg.code"])
    #expect("\(form.problems[0])".contains("declare '.repeated' in the form that has the field"))
  }
}

private struct Journey: FormModel {
  var leg = Leg()
  static func describe(_ fields: FieldList<Journey>) { fields.add(\.leg, "leg").inline() }
  static func arrange(_ form: FormBuilder<Journey>) { form[\.leg.code].repeated() }

  struct Leg: FormModel {
    var code = ""
    static func describe(_ fields: FieldList<Leg>) { fields.add(\.code, "code") }
  }
}
