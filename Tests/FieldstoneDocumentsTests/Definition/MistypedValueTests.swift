import FieldstoneCore
import FieldstoneDocuments
import Testing

@testable import FieldstoneTesting

@Suite("Values of the wrong type")
struct MistypedValueTests {
  private static let document = FormDocument("all") {
    DocumentField("text", .text())
    DocumentField("flag", .flag())
    DocumentField("integer", .integer)
    DocumentField("number", .number)
    DocumentField("date", .date(.date))
    DocumentField("choice", .choice(["a", "b"]))
    DocumentField("choices", .choices(["a", "b"]))
    DocumentField("form", .form { DocumentField("age", .integer) })
    DocumentField("list", .list(of: .integer))
    DocumentField("guests", .list(elementTitle: nil) { DocumentField("age", .integer) })
    DocumentField(
      "pay",
      .alternatives(DocumentAlternatives(by: "by", [.init("cash"), .init("card") { DocumentField("no", .integer) }])))
    DocumentButton("Send", .submit)
  }

  @Test("Each shows at its field, blocks the submit, and stays until it is edited")
  func shown() throws {
    let json = """
      {"text":5,"flag":"x","integer":2.5,"number":"many","date":"2025-02-30","choice":"c","choices":7,\
      "form":{"age":"old"},"list":[1,"two"],"guests":[{"age":[]}],"pay":{"by":"card","no":"4x"},"unknown":{"a":1e99}}
      """
    let form = Self.document.session(try FormValues(json: json))
    #expect(form.problems.isEmpty)
    #expect(
      form.issues.compactMap(\.row).map(\.path).sorted() == [
        "choice", "choices", "date", "flag", "form.age", "guests[3].age", "integer", "list[2]", "number", "pay.no",
        "text",
      ])
    #expect(form.row("integer")?.text == "2.5" && form.row("integer")?.issues.map(\.code) == ["notWholeNumber"])
    #expect("\(form.model)" == json)
    form.send(.submit)
    #expect(!form.facts.isSubmitted)
    form.send(.type("integer", "2"))
    form.send(.type("list[2]", "3"))
    #expect(form.row("integer")?.issues.isEmpty == true)
    #expect(form.model["integer"] == 2 && form.model["list"] == [1, 3] && form.model["text"] == 5)
  }

  @Test("One in the place of a form or a list is a problem")
  func problems() throws {
    let json = #"{"form":[],"list":{},"guests":[1],"pay":"cash"}"#
    let form = Self.document.session(try FormValues(json: json))
    #expect(form.problems.map(\.key) == ["form", "list", "guests.0", "pay"])
    #expect(form.send(.submit) == .refused(.hasProblems))
    for row in form.rows { _ = form.send(.type(row.id, "1")) }
  }

  @Test("An unknown case is an issue at the choice")
  func unknownCase() throws {
    let form = Self.document.session(try FormValues(json: #"{"pay":{"by":"gold","no":7}}"#))
    #expect(form.row("pay")?.issues.map(\.code) == ["notChoice"])
    #expect(form.model[path: "pay.by"] == "gold")
    form.send(.set("pay", .choices(["card"])))
    #expect(form.model[path: "pay.by"] == "card")
  }

  @Test("What the form shows is what it holds: a missing value that can't be missing gets the initial one")
  func completed() throws {
    let document = FormDocument("completed") {
      DocumentField("seats", .integer, initial: 2)
      DocumentField("note", .text())
      DocumentField("flag", .flag())
      DocumentField("sizes", .list(of: .integer))
      DocumentField("form", .form { DocumentField("name", .text(), initial: "Ada") })
    }
    let form = document.session(try FormValues(json: #"{"note":null,"sizes":[1,null],"seats":null}"#))
    #expect("\(form.model)" == #"{"note":null,"sizes":[1,0],"seats":2,"flag":false,"form":{"name":"Ada"}}"#)
    #expect(form.issues.isEmpty && form.problems.isEmpty && !form.facts.isDirty)
    form.send(.type("note", "x"))
    form.send(.type("note", ""))
    #expect(form.model["note"] == nil)
    #expect("\(document.initialValues)" == #"{"seats":2,"flag":false,"sizes":[],"form":{"name":"Ada"}}"#)
  }

  @Test("Whatever the values are, nothing crashes", arguments: 0..<UInt64(60))
  func random(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func value(_ depth: Int) -> FormValues.Value {
      switch Int.random(in: 0..<(depth > 3 ? 6 : 9), using: &random) {
      case 0: .null
      case 1: .flag(Bool.random(using: &random))
      case 2: .integer(Int.random(in: -3...300, using: &random))
      case 3: .init(Double.random(in: -1...1, using: &random))
      case 4: .text(RandomInput.text(&random))
      case 5: .text(["2025-01-01", "a", "card"].randomElement(using: &random) ?? "")
      case 6: .list((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(depth + 1) })
      default: .object(object(depth + 1))
      }
    }
    func object(_ depth: Int) -> FormValues {
      var object = FormValues()
      for key in ["text", "flag", "integer", "number", "date", "choice", "choices", "form", "list", "guests", "pay"]
        + ["age", "by", "no", "other"] where Int.random(in: 0..<3, using: &random) > 0
      {
        object[key] = value(depth)
      }
      return object
    }
    let values = object(0)
    let form = Self.document.session(values)
    #expect(form.model["other"] == values["other"])
    for _ in 0..<25 { form.send(RandomInput.make(for: form, &random)) }
    #expect(try FormValues(json: form.model.json()) == form.model)
  }
}
