import FieldstoneCore
import Foundation
import Testing

@Suite("Cycles over the whole form")
struct WholeFormCycleTests {
  struct Thing: FormModel {
    var name = ""
    var age: Int? = 5
    var hasMail = true
    var mail = "ada@example.org"
    var part: Part? = Part()
    static func describe(_ fields: FieldList<Thing>) {
      fields.add(\.name, "name").required()
      fields.add(\.age, "age")
      fields.add(\.hasMail, "hasMail")
      fields.add(\.mail, "mail").required()
      fields.add(\.part, "part").inline()
    }
    static var formTemplate: Thing? { Thing() }
  }
  struct Part: FormModel {
    var word = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word").required() }
    static var formTemplate: Part? { Part() }
  }

  private func form(_ arrange: @escaping (FormBuilder<Thing>) -> Void) -> FormSession<Thing> {
    FormSession(Thing(), definition: FormDefinition<Thing>(describe: Thing.describe, arrange: arrange))
  }

  private func drive(_ form: FormSession<Thing>, _ holds: (FormSession<Thing>) -> Bool, line: Int = #line) {
    func check(_ step: String) {
      let isReported = form.problems.contains { "\($0)".contains("wait for each other") }
      #expect(
        holds(form) || isReported, "\(step): valid \(form.facts.isValid), dirty \(form.facts.isDirty), \(form.problems)"
      )
    }
    check("start")
    form.send(.set("hasMail", .flag(false)))
    check("off")
    form.send(.type("mail", ""))
    check("mail")
    form.send(.type("part.word", "w"))
    check("word")
    form.send(.type("mail", "x@example.org"))
    check("mail again")
    form.send(.type("name", "Bob"))
    check("name")
    form.send(.undo)
    check("undo")
    form.send(.reset)
    check("reset")
    form.mode = .save
    form.send(.discard)
    check("discard")
  }

  @Test("Visible while valid", .timeLimit(.minutes(1)))
  func visible() {
    drive(form { $0[\.name].visible { $0[.isValid] } }) { $0.isShown("name") == $0.facts.isValid }
  }
  @Test("Enabled while valid", .timeLimit(.minutes(1)))
  func enabled() {
    drive(form { $0[\.name].enabled { $0[.isValid] } }) { $0.row("name")?.isEnabled == $0.facts.isValid }
  }
  @Test("Visible while invalid", .timeLimit(.minutes(1)))
  func invalid() {
    drive(form { $0[\.name].visible { !$0[.isValid] } }) { $0.isShown("name") == !$0.facts.isValid }
  }
  @Test("Dropped while changed", .timeLimit(.minutes(1)))
  func dropped() {
    drive(form { $0[\.mail].visible { !$0[.isDirty] }.whenHidden(.dropAtOnce) }) {
      $0.isShown("mail") == !$0.facts.isDirty
    }
  }
  @Test("Computed from validity", .timeLimit(.minutes(1)))
  func computed() {
    drive(form { $0[\.age].range(2...3).computed { $0[.isValid] ? 1 : 2 } }) {
      $0.model.age == ($0.facts.isValid ? 1 : 2)
    }
  }
  @Test("Required while valid", .timeLimit(.minutes(1)))
  func required() {
    drive(
      form { form in
        form[\.name].optionalNow()
        form[\.age].required { $0[.isValid] }
      }
    ) { _ in true }
  }
  @Test("A subform that exists while the form is invalid", .timeLimit(.minutes(1)))
  func exists() {
    drive(form { $0[\.part].visible { $0[.isValid] }.whenHidden(.dropAtOnce) }) {
      $0.isShown("part.word") == $0.facts.isValid || $0.model.part == nil
    }
  }
  @Test("The form is enabled while it is valid", .timeLimit(.minutes(1)))
  func whole() {
    drive(form { $0.enabled { $0[.isValid] } }) { $0.isEnabled == $0.facts.isValid }
  }
  @Test("Two in turn", .timeLimit(.minutes(1)))
  func turn() {
    drive(
      form { form in
        form[\.name].visible { $0[.isValid] }
        form[\.mail].visible { !$0[.isValid] }
        form[\.age].visible { $0[.isDirty] }
      }
    ) { $0.isShown("name") == $0.facts.isValid && $0.isShown("mail") != $0.facts.isValid }
  }
}

@Suite("Stale facts of the form")
struct StaleFactTests {
  struct Thing: FormModel {
    var isCompany = false
    var vat = ""
    var note = ""
    static func describe(_ fields: FieldList<Thing>) {
      fields.add(\.isCompany, "isCompany")
      fields.add(\.vat, "vat").required()
      fields.add(\.note, "note")
    }
    static var formTemplate: Thing? { Thing() }
  }

  @Test(
    "A button that waits for a valid form can be pressed in one that is valid from the start", arguments: [false, true])
  func start(isBefore: Bool) async {
    let definition = FormDefinition<Thing>(describe: Thing.describe) { form in
      if isBefore { form.button("Go", .submit).enabled { $0[.isValid] } }
      form[\.vat].visible { $0.isCompany }
      if !isBefore { form.button("Go", .submit).enabled { $0[.isValid] } }
    }
    let form = FormSession(Thing(), definition: definition)
    #expect(form.facts.isValid)
    #expect(form.row("action.submit")?.isEnabled == true)
  }

  @Test("A closure that has seen the form in between sees it as it is in the end", arguments: [false, true])
  func between(isBefore: Bool) async {
    let definition = FormDefinition<Thing>(describe: Thing.describe) { form in
      if isBefore { form.button("Go", .submit).enabled { $0.note.isEmpty || $0[.isValid] } }
      form[\.vat].visible { $0.isCompany }
      form[\.isCompany].visible { !$0[isValid: \.note] || $0.note != "x" }
      form[\.note].rule { value, form in value == "bad" ? "Bad." : nil }
      if !isBefore { form.button("Go", .submit).enabled { $0.note.isEmpty || $0[.isValid] } }
    }
    let form = FormSession(Thing(), definition: definition)
    for text in ["bad", "good", "bad", "x", "y"] {
      form.send(.type("note", text))
      #expect(form.row("action.submit")?.isEnabled == form.facts.isValid, "\(text)")
    }
  }
}

private extension FieldBuilder {
  func optionalNow() {}
}
