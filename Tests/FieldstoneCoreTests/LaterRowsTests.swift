import FieldstoneTesting
import Testing

@Suite("Rows that appear after a refused submit")
struct LaterRowsTests {
  struct Plan: FormModel {
    var name = ""
    var hasMore = false
    var word = ""
    var part = Part()

    static func describe(_ fields: FieldList<Plan>) {
      fields.add(\.name, "name").required()
      fields.add(\.hasMore, "hasMore")
      fields.add(\.word, "word").required()
      fields.add(\.part, "part")
    }
    static func arrange(_ form: FormBuilder<Plan>) {
      form.fields(\.name, \.hasMore)
      form.section("More") { $0.fields(\.word, \.part) }.visible { $0.hasMore }
    }
    static var formTemplate: Plan? { Plan() }
  }

  struct Part: FormModel {
    var word = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word").required() }
    static var formTemplate: Part? { Part() }
  }

  private func shown(_ form: FormEngine) -> [String] { form.shownIssues.compactMap(\.row?.path) }

  @Test("Later rows start calm, until they are answered and left or another submit is refused")
  func calm() {
    let form = FormSession(Plan())
    form.send(.submit)
    #expect(shown(form) == ["name"])
    form.send(.set("hasMore", .flag(true)))
    #expect(shown(form) == ["name"] && form.row("part")?.issueCount == 0 && form.facts.shownErrors == 1)
    #expect(form.facts.invalidFields == 3)
    #expect(form.notSubmitted.text(in: .standard) == "Not submitted: 1 item needs attention.")
    form.send(.type("word", "x"))
    form.send(.type("word", ""))
    #expect(shown(form) == ["name"])
    form.send(.blur("word"))
    #expect(shown(form) == ["name", "word"])
    form.send(.submit)
    #expect(shown(form) == ["name", "word", "part.word"])
    form.send(.set("hasMore", .flag(false)))
    form.send(.set("hasMore", .flag(true)))
    #expect(shown(form) == ["name", "word", "part.word"], "These rows existed when the submit was refused.")
  }

  @Test("With onSubmit, leaving a field shows nothing; a refused submit shows the issues of existing rows")
  func onSubmit() {
    let form = FormSession(Plan(), policy: .onSubmit)
    form.send(.type("name", ""))
    form.send(.blur("name"))
    #expect(shown(form).isEmpty)
    form.send(.submit)
    form.send(.set("hasMore", .flag(true)))
    form.send(.type("word", ""))
    form.send(.blur("word"))
    #expect(shown(form) == ["name"])
    form.validate("word")
    #expect(shown(form) == ["name", "word"])
  }

  @Test("A snapshot records which rows existed")
  func snapshot() throws {
    let form = FormSession(Plan())
    form.send(.submit)
    form.send(.set("hasMore", .flag(true)))
    let again = FormSession(Plan())
    try again.restore(form.snapshot)
    #expect(shown(again) == ["name"] && again.facts.failedSubmits == 1 && again.snapshot == form.snapshot)
  }

  @Test("With onSubmit, rows are calm again after a successful submit")
  func afterSubmit() {
    let form = FormSession(Plan(name: "Ada"), policy: .onSubmit)
    form.send(.type("name", ""))
    form.send(.blur("name"))
    form.send(.submit)
    #expect(shown(form) == ["name"])
    form.send(.type("name", "Ada"))
    form.send(.submit)
    form.send(.type("name", ""))
    #expect(form.facts.isValid == false && shown(form).isEmpty && form.facts.shownErrors == 0)
  }
}
