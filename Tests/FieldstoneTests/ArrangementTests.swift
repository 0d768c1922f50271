import Fieldstone
import Testing

@Form
private struct Attendee {
  var name = ""
  var email = ""
  var seats = 1
  var diet = Diet.anything
  var needsInvoice = false
  var invoice = Invoice()
  var token = "t"

  static func arrange(_ form: FormBuilder<Attendee>) {
    form.exclude(\.token)
    form.text("Welcome.")
    form.section("Account", footer: "You can change these later.") { $0.fields(\.email, \.name) }
    form.section("Extras", id: "extras") { section in
      section.field(\.diet)
      section.standaloneField("newsletter", "Send me news", initial: true)
      section.section(id: "inner") { $0.fields(\.invoice) }
    }
    .visible { $0.seats > 0 }
    form.remainingFields()
    form.button("Register", .submit)
    form[\.invoice].visible { $0.needsInvoice }
    form[\.invoice.vat].required(when: { $0.seats > 2 })
  }
}

@Form
private struct Unplaced {
  var first = 1
  var second = 2
  var third = 3

  static func arrange(_ form: FormBuilder<Unplaced>) {
    form.field(\.third)
    form.button("Go", .submit)
  }
}

@Form
private struct Faulty {
  var name = ""
  var seats = 1
  private var hidden = 0

  static func arrange(_ form: FormBuilder<Faulty>) {
    form.standaloneField("name", initial: 1)
    form.field(\.seats)
    form.field(\.seats)
    form[\.hidden].title("Never")
  }
}

@Suite("Arranging a form")
struct ArrangementTests {
  private let form = FormSession(Attendee())

  @Test("Sections, order and remaining fields are arranged as written")
  func order() {
    #expect(
      form.rows.ids.map(\.path) == [
        "note.welcome", "section.account", "email", "name", "section.account.footer", "extras", "diet", "newsletter",
        "seats", "needsInvoice", "action.submit",
      ])
    #expect(form.rows.map(\.kind).filter { $0 != .field } == [.note, .header, .footer, .header, .action])
    #expect(form.row("diet")?.depth == 1)
    #expect(form.problems.isEmpty)
  }

  @Test("Unplaced fields follow the last placed field")
  func unplaced() {
    #expect(FormSession(Unplaced()).rows.ids == ["third", "first", "second", "action.submit"])
  }

  @Test("A condition shows a field, and its section that was empty")
  func visible() {
    form.send(.set("needsInvoice", .flag(true)))
    #expect(form.rows.ids.contains("invoice"))
    #expect(form.row("invoice")?.depth == 2)
    form.send(.type("seats", "0"))
    #expect(!form.isShown("diet") && !form.isShown("invoice") && !form.isShown("extras"))
    form.send(.undo)
    #expect(form.isShown("diet") && form.isShown("invoice"))
  }

  @Test("A parent configures a field of its subform")
  func nested() {
    #expect(form.row("invoice.vat")?.isRequired == false)
    form.send(.type("seats", "3"))
    #expect(form.row("invoice.vat")?.isRequired == true)
    #expect(FormSession(Invoice()).row("vat")?.isRequired == false)
  }

  @Test("A standalone field keeps its value in the session")
  func extra() {
    #expect(form.row("newsletter")?.title == "Send me news")
    #expect(form.row("newsletter")?.answer == .flag(true))
    #expect(form.send(.set("newsletter", .flag(false))).isAccepted)
    #expect(form.row("newsletter")?.answer == .flag(false))
    #expect(form.facts.isDirty)
    form.send(.undo)
    #expect(form.row("newsletter")?.answer == .flag(true))
  }

  @Test("A hidden subform is submitted blank, and drafts keep it")
  func submit() async throws {
    form.send(.set("needsInvoice", .flag(true)))
    form.send(.type("invoice.company", "Engines"))
    form.send(.set("needsInvoice", .flag(false)))
    #expect(await form.submit().model?.invoice == Invoice())
    #expect(form.model.invoice.company == "Engines")
  }

  @Test("All problems of a form are reported together, with their keys")
  func problems() {
    let problems = FormSession(Faulty()).problems
    #expect(problems.contains { $0.kind == .duplicateID && $0.key == "name" })
    #expect(problems.contains { $0.kind == .placedTwice && $0.key == "seats" })
    #expect(problems.contains { if case .unknownField = $0.kind { $0.key.contains("hidden") } else { false } })
    #expect(problems.count == 3)
    #expect(problems.map(\.description).contains("'name' is the id of two rows; give one of them another id."))
  }
}
