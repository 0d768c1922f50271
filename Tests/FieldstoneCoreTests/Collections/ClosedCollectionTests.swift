import FieldstoneTesting
import Testing

@testable import FieldstoneCore

/// An answer to a question, which people can't change.
private struct Answer: Equatable, FormModel {
  var question = ""
  var mark: Int?
  var remark = ""

  static func describe(_ fields: FieldList<Answer>) {
    fields.add(\.mark, "mark").required()
    fields.add(\.remark, "remark").minimumLength(4)
  }
  static func arrange(_ form: FormBuilder<Answer>) { form[\.remark].visible { $0.mark == 3 } }
  static var formTemplate: Answer? { Answer() }
}

private struct Answers {
  var texts: [String]
  var flags = [true, false]
  var answers: [Answer]

  init(_ count: Int) {
    texts = (0..<count).map { "Answer \($0)" }
    answers = (0..<count).map { Answer(question: "Question \($0)") }
  }
}

@Suite("Closed collections: many fields from one declaration")
struct ClosedCollectionTests {
  private func form(_ count: Int = 3, _ describe: (FieldList<Answers>) -> Void) -> FormSession<Answers> {
    let definition = FormDefinition(describe: describe)
    return FormSession(Answers(count), definition: definition, environment: .test)
  }

  @Test("Their rows have consecutive numbers as ids, and values of their own")
  func rows() {
    let form = form { $0.add(\.texts, "q").closed().elements { $0.required() } }
    #expect(form.rows.map(\.id.path) == ["q", "q[1]", "q[2]", "q[3]"])
    #expect(form.rows.map(\.text) == ["", "Answer 0", "Answer 1", "Answer 2"])
    form.send(.type("q[2]", "Other"))
    #expect(form.model.texts == ["Answer 0", "Other", "Answer 2"])
    #expect(form.send(.type("q[4]", "x")) == .refused(.unknownRow("q[4]")))
    form.undo()
    #expect(form.model.texts[1] == "Answer 1" && !form.facts.isDirty)
  }

  @Test("People can't add, remove, or duplicate their elements")
  func membership() {
    let form = form { $0.add(\.texts, "q").closed() }
    #expect(form.rows.allSatisfy { $0.actions.isEmpty })
    #expect(form.send(.remove("q[1]")) == .refused(.wrongInput("q[1]")))
    #expect(form.send(.insert("q", id: "x", before: nil)) == .refused(.wrongInput("q")))
    #expect(form.send(.duplicate("q[1]", id: "x")) == .refused(.wrongInput("q[1]")))
    #expect(form.model.texts.count == 3)
  }

  @Test("Their elements can be switches, and there can be none")
  func kinds() {
    let form = form(0) {
      $0.add(\.flags, "flag").closed()
      $0.add(\.texts, "none").closed()
    }
    #expect(form.rows.map(\.id.path) == ["flag", "flag[1]", "flag[2]", "none"] && form.problems.isEmpty)
    form.send(.set("flag[2]", .flag(true)))
    #expect(form.model.flags == [true, true])
  }

  @Test("The title of an element can come from the element")
  func titles() {
    let form = form { $0.add(\.answers, "q").closed().inline().elementTitle { "\($0.question)" } }
    #expect(form.rows.filter { $0.kind == .element }.map(\.title) == ["Question 0", "Question 1", "Question 2"])
    #expect(form.search("question 2").map(\.row.path) == ["q[3]"])
  }

  @Test("Conditions and rules apply to each element separately")
  func conditions() {
    let form = form { $0.add(\.answers, "q").closed().inline() }
    form.send(.type("q[2].mark", "3"))
    #expect(form.rows.map(\.id.path).filter { $0.hasSuffix("remark") } == ["q[2].remark"])
    form.send(.type("q[2].remark", "Hm"))
    #expect(form.issues.map(\.row?.path) == ["q[1].mark", "q[2].remark", "q[3].mark"])
    form.send(.type("q[2].mark", "1"))
    #expect(!form.isShown("q[2].remark") && form.issues.map(\.row?.path) == ["q[1].mark", "q[3].mark"])
  }

  @Test("10,000 fields are declared once and read once each; an edit costs the same as among three")
  func work() {
    func operations(_ count: Int) -> (building: FormOperations, edit: FormOperations, form: FormSession<Answers>) {
      let form = form(count) {
        $0.add(\.texts, "q").closed().elements { $0.required().minimumLength(2).maximumLength(9) }
      }
      let building = form.operations
      form.send(.type("q[1]", "x"))
      return (building, form.operations - building, form)
    }
    let (few, many) = (operations(3), operations(10_000))
    #expect(many.building.rules == 20_000 && many.building.rows == 0)
    #expect(many.building.reads <= 10_002, "\(many.building.reads)")
    #expect(many.edit == few.edit && many.edit.writes == 1)
    #expect(many.form.facts.applicableFields == 10_000 && many.form.facts.invalidFields == 1 + 9_900)
    #expect(many.form.core.elements.count <= 2 && many.form.blocks.count == 10_001)
  }
}
