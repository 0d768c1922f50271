import FieldstoneTesting
import Testing

@Suite("Marks beside titles")
struct MarkTests {
  struct Guest: FormModel {
    var name = ""
    var email = ""
    var phone = ""
    var seats = 1
    var note = ""
    var news = false
    static func describe(_ fields: FieldList<Guest>) {
      fields.add(\.name, "name")
      fields.add(\.email, "email")
      fields.add(\.phone, "phone")
      fields.add(\.seats, "seats")
      fields.add(\.note, "note")
      fields.add(\.news, "news")
    }
    static var formTemplate: Guest? { Guest() }
  }

  private func form(_ arrange: @escaping (FormBuilder<Guest>) -> Void) -> FormSession<Guest> {
    FormSession(Guest(), definition: FormDefinition(describe: Guest.describe, arrange: arrange))
  }

  private func marks(_ form: FormSession<Guest>) -> [String] {
    form.rows.compactMap { row in row.mark.map { "\(row.id): \($0)" } }
  }

  @Test("Where some fields need an answer, those are marked")
  func some() {
    let form = form {
      $0[\.name].required()
      $0[\.email].required()
    }
    #expect(marks(form) == ["name: required", "email: required", "seats: required"])
  }

  @Test("Where three of four need one, those that don't are marked; a switch counts as neither")
  func nearlyAll() {
    let form = form {
      $0[\.name].required()
      $0[\.email].required()
      $0.exclude(\.phone)
    }
    #expect(marks(form) == ["note: optional"])
    #expect(form.row("name")?.isRequired == true, "Assistive technology is still told.")
  }

  @Test("A field, or the form, can do without marks")
  func unmarked() {
    let field = form {
      $0[\.name].required().unmarked()
      $0[\.email].required()
    }
    #expect(marks(field) == ["email: required", "seats: required"])
    #expect(field.row("name")?.isRequired == true)
    let whole = form {
      $0[\.name].required()
      $0.unmarked()
    }
    #expect(marks(whole) == [])
  }

  @Test("Where all need one, all are marked")
  func all() {
    let form = form {
      for path in [\Guest.name, \.email, \.phone, \.note] { $0[path].required() }
    }
    #expect(marks(form).count == 5 && !form.rows.contains { $0.mark == .optional })
  }

  @Test("A condition moves its own mark, never those of other fields")
  func conditions() {
    let form = form {
      $0[\.name].required()
      $0[\.email].required()
      $0.exclude(\.phone)
      $0[\.note].required { $0.news }
    }
    #expect(marks(form) == ["note: optional"])
    _ = form.takeChanges()
    form.send(.set("news", .flag(true)))
    #expect(marks(form) == [])
    #expect(form.takeChanges().pages.flatMap(\.updates).contains { $0.row == "note" && $0.aspects.contains(.required) })
    form.isEnabled = false
    form.send(.set("news", .flag(false)))
    #expect(marks(form) == [], "What can't be answered has no mark.")
  }

  struct Stay: FormModel {
    var room: Guest?
    static func describe(_ fields: FieldList<Stay>) { fields.add(\.room, "room").required() }
  }

  @Test("A required optional subform is marked")
  func subform() {
    let form = FormSession(Stay(room: Guest()))
    #expect(form.row("room")?.isRequired == true && form.row("room")?.mark == .required)
  }
}
