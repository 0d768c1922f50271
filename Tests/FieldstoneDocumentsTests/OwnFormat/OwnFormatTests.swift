import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Forms in the own format")
struct OwnFormatTests {
  private func load(_ json: String) throws -> FormDocument { try FormDocument(json: Data(json.utf8)) }

  @Test("A form with every key loads, shows and is filled in")
  func everything() throws {
    let document = try load(OwnExamples.everything)
    #expect(document.id == "everything" && document.version == 3)
    let form = document.session()
    #expect(form.problems == [])
    #expect(form.row("seats")?.control.kind == FormControl.stepper(FormNumberStyle(isInteger: true)).kind)
    #expect(form.row("mode")?.options.map(\.title) == ["Read", "Write"])
    #expect(form.row("title")?.title == "On")
    #expect(form.send(.set("off", .flag(true))) == .accepted)
    #expect(form.row("title")?.title == "Off")
    #expect(form.model["total"] == 20)
    #expect(form.model["pay"] == ["by": 1])
    #expect(form.send(.type("plate", "AB123")) == .accepted)
    #expect(form.model["plate"] == "AB-123")
    #expect(form.row("diet")?.options.count == 2)
    #expect(form.send(.type("seats", "1")) == .accepted)
    #expect(form.row("diet")?.options.count == 1)
  }

  @Test("Its texts are shown in the language of the form")
  func texts() throws {
    let document = try load(OwnExamples.everything)
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "de_AT")))
    #expect(form.row("seats")?.title == "Plätze")
    var program = FormEnvironment(locale: Locale(identifier: "de"))
    program.translate = { text, _ in text.key == "Seats" ? "Sitze" : nil }
    #expect(document.session(environment: program).row("seats")?.title == "Sitze")
  }

  @Test("A form in steps begins with the first")
  func steps() throws {
    let form = try load(OwnExamples.steps).session()
    #expect(form.problems == [] && form.row("name")?.isRequired == true)
  }

  @Test("An edit works out only the expressions that have read the value")
  func tracked() throws {
    func work(fields: Int) throws -> FormOperations {
      let items = (0..<fields).map {
        #"{"field":"f\#($0)","type":"integer","initial":0},{"field":"g\#($0)","type":"text","visible":"f\#($0) == 1"}"#
      }
      let form = try load(#"{"fieldstone":1,"items":[\#(items.joined(separator: ","))]}"#).session()
      let before = form.operations
      form.send(.type("f3", "1"))
      #expect(form.row("g3") != nil)
      return form.operations - before
    }
    let few = try work(fields: 10)
    #expect(few.closures == 1)
    #expect(try work(fields: 1_000) == few)
  }

  @Test("An expression about a list runs again only for what it has read of it")
  func trackedLists() throws {
    let form = try load(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "guests", "type": "list", "initial": [{"age": 1}, {"age": 2}], "element": {"items": [
          {"field": "name", "type": "text"}, {"field": "age", "type": "integer"}]}},
        {"field": "sum", "type": "integer", "computed": "sum(guests, age)"}]}
      """#
    ).session()
    #expect(form.model["sum"] == 3)
    let before = form.operations.closures
    form.send(.type("guests[1].name", "Ada"))
    #expect(form.operations.closures == before)
    form.send(.type("guests[1].age", "5"))
    #expect(form.operations.closures == before + 1 && form.model["sum"] == 7)
  }

  @Test("An expression that takes too long has no value, and is a problem of the form")
  func tooLong() throws {
    let numbers = (0..<400).map(String.init).joined(separator: ",")
    let form = try load(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "numbers", "type": "list", "element": {"type": "integer"}, "initial": [\#(numbers)]},
        {"field": "many", "type": "flag", "computed": "any(numbers, any(numbers, any(numbers, it < 0)))"},
        {"field": "name", "type": "text"}]}
      """#
    ).session()
    #expect(form.problems.contains { "\($0)".contains("takes more than 100000 steps") }, "\(form.problems)")
    #expect(form.send(.submit) == .refused(.hasProblems))
  }
}
