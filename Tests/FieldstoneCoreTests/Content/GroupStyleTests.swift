import FieldstoneCore
import Testing

@Suite("Styles of groups")
struct GroupStyleTests {
  private struct Passport: FormModel {
    var name = ""
    var number = ""

    static func describe(_ fields: FieldList<Passport>) {
      fields.add(\.name, "name")
      fields.add(\.number, "number")
    }
    static func arrange(_ form: FormBuilder<Passport>) {
      form.section("Boxed", id: "boxed") { $0.field(\.name) }
      form.section("Bare" as String, id: "bare", style: .plain) { $0.field(\.number) }
    }
  }

  @Test("A section is grouped unless it says otherwise; other rows have no style of their own")
  func styles() {
    let form = FormSession(Passport())
    #expect(form.rows.map(\.groupStyle) == [.grouped, .grouped, .plain, .grouped])
    #expect(form.groupStyle(of: "bare") == .plain && form.groupStyle(of: "boxed") == .grouped)
    #expect(form.groupStyle(of: "number") == .grouped && form.groupStyle(of: "gone") == .grouped)
    #expect(form.groupStyle(around: "number") == .plain && form.groupStyle(around: "name") == .grouped)
  }
}
