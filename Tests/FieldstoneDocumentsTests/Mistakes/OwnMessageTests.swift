import FieldstoneDocuments
import Foundation
import Testing

@Suite("What a file of the own format is told about its mistakes")
struct OwnMessageTests {
  @Test(
    "It is what helps",
    arguments: [
      (
        #"{"field": "a", "type": "integer", "initial": 99999999999999999999}"#,
        "/items/0/initial: 99999999999999999999 isn't a valid value for a field of type 'integer': expected a whole number from -9223372036854775808 to 9223372036854775807."
      ),
      (
        #"{"field": "a", "type": "integer", "initial": 1.5}"#,
        "/items/0/initial: 1.5 isn't a valid value for a field of type 'integer': expected a whole number."
      ),
      (
        #"{"field": "quantity", "type": "integer"}, {"field": "f", "type": "form", "items": [{"field": "a", "type": "text", "visible": "quantity > 1"}]}"#,
        "/items/1/items/0/visible: There is no field 'quantity'. Did you mean 'parent.quantity'?"
      ),
      (
        #"{"field": "how many", "type": "integer"}, {"field": "l", "type": "list", "element": {"items": [{"field": "f", "type": "form", "items": [{"field": "a", "type": "text", "visible": "`how many` > 1"}]}]}}"#,
        "/items/1/element/items/0/items/0/visible: There is no field 'how many'. Did you mean 'parent.parent.`how many`'?"
      ),
      (
        #"{"field": "m", "type": "integer"}, {"field": "l", "type": "list", "element": {"type": "integer"}}, {"field": "a", "type": "text", "visible": "count(l, it > parent.m) > 1"}"#,
        "/items/2/visible: Write 'm': an element that is a value isn't a form."
      ),
      (
        #"{"field": "f", "type": "form", "items": [{"field": "m", "type": "integer"}, {"field": "l", "type": "list", "element": {"type": "integer"}}, {"field": "a", "type": "text", "visible": "count(l, it > parent.m) > 1"}]}"#,
        "/items/0/items/2/visible: Write 'm': an element that is a value isn't a form."
      ),
      (
        #"{"button": "B", "action": "submit", "confirms": "Sure?"}"#,
        "/items/0/confirms: 'confirms' works only with an action of the program."
      ),
      (
        #"{"page": "P", "items": [{"review": true}]}"#,
        "/items/0/items/0: A review can't be in a section, on a page or in a step."
      ),
      (
        #"{"field": "a", "type": "date", "normalize": "today()"}"#,
        "/items/0/normalize: 'normalize' may use only 'value', not 'today()'."
      ),
      (
        #"{"field": "first name", "type": "text", "visible": "first name == 1"}"#,
        "/items/0/visible: Expected an operator, such as 'and' or '==', or the end, not 'name'. A key with a space is written between backquotes: `first name`."
      ),
      (
        #"{"line": [{"field": "a", "type": "text"}, {"section": "S", "items": []}]}"#,
        "/items/0/line/1: A line has only fields."
      ),
      (#"{"line": [{"field": "a", "type": "text"}], "widths": [1, 2]}"#, "/items/0: A line has 2 to 4 fields, not 1."),
    ])
  func messages(items: String, expected: String) {
    #expect(OwnProblems.of(items) == [expected])
  }

  @Test("That forms are used too often is said once")
  func doubling() {
    let forms = (0..<20).map { level in
      let inner = (0..<2).map { #"{"field": "f\#($0)", "type": "form", "form": "g\#(level + 1)"}"# }
      return #""g\#(level)": {"items": [\#(inner.joined(separator: ", "))]}"#
    }
    let more = #""forms": {\#(forms.joined(separator: ", ")), "g20": {"items": [{"field": "a", "type": "text"}]}},"#
    let found = OwnProblems.of(#"{"field": "a", "type": "form", "form": "g0"}"#, more: more)
    #expect(found.count == 1, "\(found)")
  }

  @Test("A key with hidden characters is written in the same way in the place and in the message")
  func hiddenCharacters() {
    let json = #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "b\u001b\u202e": 1}]}"#
    let error = #expect(throws: DocumentErrors.self) { try FormDocument(json: Data(json.utf8)) }
    #expect(
      error?.description == #"1:60: a (/items/0/b\u{1B}\u{202E}): A field of type 'text' has no key 'b\u{1B}\u{202E}'."#
    )
  }

  @Test("A list of problems that is cut says so, in each format")
  func manyProblems() throws {
    let rest = "Only the first 1000 problems are listed. There may be more."
    let own = String(repeating: #"{"field": "a", "type": "txet"},"#, count: 2_000)
    let properties = (0..<2_000).map { #""a\#($0)": {"type": "strin"}"# }.joined(separator: ",")
    let loads: [() throws -> FormDocument] = [
      { try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(own){"divider": true}]}"#.utf8), file: "f.json") },
      { try FormDocument(jsonSchema: Data(#"{"properties": {\#(properties)}}"#.utf8), id: "many", file: "f.json") },
    ]
    for load in loads {
      let error = try #require(throws: DocumentErrors.self) { try load() }
      #expect(error.problems.count == 1_001 && error.problems.last?.description == "f.json: form: \(rest)")
    }
    let few = #expect(throws: DocumentErrors.self) {
      try FormDocument(json: Data(#"{"fieldstone": 1, "items": [{"field": "a", "type": "txet"}]}"#.utf8))
    }
    #expect(few?.problems.count == 1)
  }
}
