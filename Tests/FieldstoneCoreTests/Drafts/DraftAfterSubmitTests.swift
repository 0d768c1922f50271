import FieldstoneTesting
import Testing

@Suite("Drafts after a submit, and of removed subforms")
struct DraftAfterSubmitTests {
  struct Whole: FormModel, Equatable {
    var name = "Ada"
    var count = 1
    var part: Part? = Part(word: "w")

    static func describe(_ fields: FieldList<Whole>) {
      fields.add(\.name, "name")
      fields.add(\.count, "count")
      fields.add(\.part, "part")
      fields.add(standalone: "own", initial: "o")
    }
  }

  struct Part: FormModel, Equatable {
    var word = ""
    static func describe(_ fields: FieldList<Part>) { fields.add(\.word, "word") }
    static var formTemplate: Part? { Part() }
  }

  @Test("A draft made after a submit restores over the original")
  func submitted() throws {
    let form = FormSession(Whole())
    form.send(.type("name", "Bob"))
    form.send(.type("own", "mine"))
    form.send(.submit)
    form.send(.type("count", "2"))
    let again = FormSession(Whole())
    let left = try again.restore(form.snapshot)
    #expect(left.isEmpty && again.model == form.model && again.row("own")?.text == "mine")
    #expect(again.changedRows == ["count"] && again.snapshot == form.snapshot)
    again.send(.reset)
    #expect(again.model.name == "Bob" && again.model.count == 1, "The submitted value is the starting value.")
    try again.restore(FormSession(Whole()).snapshot)
    #expect(again.model == Whole() && again.row("own")?.text == "o" && !again.facts.isDirty)
  }

  @Test("A removed subform stays removed")
  func removed() throws {
    let form = FormSession(Whole())
    form.send(.type("part.word", "x"))
    form.send(.set("part", .none))
    let again = FormSession(Whole())
    try again.restore(form.snapshot)
    #expect(again.model.part == nil && again.snapshot == form.snapshot)
    form.send(.submit)
    let submitted = FormSession(Whole())
    try submitted.restore(form.snapshot)
    #expect(submitted.model.part == nil && !submitted.facts.isDirty)
    submitted.send(.reset)
    #expect(submitted.model.part == nil)
  }

  @Test("Replacing the model also resets standalone fields")
  func replace() {
    let form = FormSession(Whole())
    form.send(.type("own", "mine"))
    form.replace(Whole())
    #expect(form.row("own")?.text == "o" && !form.facts.isDirty && form.snapshot.fields.isEmpty)
  }
}
