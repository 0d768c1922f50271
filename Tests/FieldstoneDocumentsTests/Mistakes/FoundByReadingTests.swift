import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Faults that somebody found who read the code")
struct FoundByReadingTests {
  private func problems(_ items: String) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data("{\"fieldstone\": 1, \"items\": [\(items)]}".utf8))
      return []
    } catch {
      return error.problems.map { "\($0.source?.pointer ?? "") \($0)" }
    }
  }

  @Test(
    "What can't be read makes nothing else a mistake",
    arguments: [
      #"{"line": [{"field": "a", "type": "text"}]}"#, #"{"line": 5}"#,
      #"{"field": "a", "type": "text", "action": "nothing", "actionAt": "end"}"#,
      #"{"field": "a", "type": "text", "visible": "true", "whenHidden": "drop", "hiddenValue": "x"}"#,
      #"{"field": "a", "type": "integer", "slider": true, "rules": 5}"#,
      #"{"field": "a", "type": "integer", "slider": true, "rules": [{"maximum": 5}], "minimumFrom": 5}"#,
      #"{"field": "a", "type": "text", "optional": "yes", "initial": "x", "default": "y"}"#,
      #"{"field": "a", "type": "choice", "ownEntries": true, "options": ["a", null]}"#,
      #"{"field": "a", "type": "list", "elementSummary": "b", "element": {"type": "txet"}}"#,
      #"{"field": "a", "type": "list", "template": 5, "element": {"type": "txet"}}"#,
      #"{"field": "a", "type": "alternatives", "by": "k", "cases": [{"case": 5, "items": []}], "initial": "x"}"#,
    ])
  func once(_ item: String) {
    let found = problems(item)
    #expect(found.count == 1, "\(found)")
  }

  @Test("The fields of a line that has too many are read, too")
  func longLine() {
    let fields = (0..<4).map { #"{"field": "f\#($0)", "type": "text"}"# }.joined(separator: ", ")
    let found = problems(#"{"line": [\#(fields), {"field": "a", "type": "txet"}]}"#)
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.hasSuffix("A line has 2 to 4 fields, not 5.") == true)
  }

  @Test("A template is checked, also of a list that says nothing else")
  func template() {
    #expect(
      problems(#"{"field": "l", "type": "list", "template": 5, "element": {"type": "text"}}"#)
        == ["/items/0/template 1:72: l (/items/0/template): 5 isn't a valid element of this list: expected a text."])
  }

  @Test("The summary of a list knows the options of that list, and not those of another one with the same key")
  func summaries() {
    let forms = (0..<50).map { index in
      #"""
      {"field": "f\#(index)", "type": "form", "items": [
        {"field": "tags", "type": "list", "summary": "text(count(tags, it == 'x\#(index)'))",
         "element": {"type": "choice", "options": ["x\#(index)", "y\#(index)"]}}]}
      """#
    }
    #expect(problems(forms.joined(separator: ",")) == [])
  }

  @Test("What the row of an element says can't read the form around")
  func summaryOfParent() {
    let found = problems(
      #"""
      {"field": "note", "type": "text"},
      {"field": "l", "type": "list", "elementSummary": "a + parent.note",
       "element": {"items": [{"field": "a", "type": "text"}]}}
      """#)
    #expect(found.count == 1 && found[0].hasSuffix("'parent' doesn't refer to a form here."), "\(found)")
  }

  @Test(
    "Bounds that a Double takes for the same are two",
    arguments: [
      #"{"field": "a", "type": "integer", "rules": [{"exclusiveMinimum": 9007199254740992}, {"maximum": 9007199254740993}]}"#,
      #"{"field": "a", "type": "decimal", "rules": [{"exclusiveMinimum": 0.12345678901234567890}, {"exclusiveMaximum": 0.12345678901234567891}]}"#,
    ])
  func closeBounds(_ item: String) {
    #expect(problems(item) == [])
  }

  @Test("Options that look alike and have other bytes are others")
  func alikeOptions() throws {
    let (one, two) = ("\u{e9}", "e\u{301}")
    let schema =
      #"{"type": "object", "properties": {"a": {"enum": ["\#(one)", "x"]}, "b": {"enum": ["\#(two)", "x"]}}}"#
    let form = try FormDocument(jsonSchema: Data(schema.utf8), id: "form").session()
    let first = ["a", "b"].map { form.row($0)?.options.first.map { Array($0.id.utf8) } }
    #expect(first == [Array(one.utf8), Array(two.utf8)])
  }

  @Test("An option of which an expression doesn't say what it reads like has its title")
  func titleOfOption() throws {
    let json = #"""
      {"fieldstone": 1, "items": [
       {"field": "a", "type": "choice", "readOnly": true, "initial": "x",
        "options": [{"value": "x", "title": "The X"}, "y"], "display": "if value == 'y' then 'Y' else null"}]}
      """#
    #expect(try FormDocument(json: Data(json.utf8)).session().row("a")?.display == "The X")
  }
}

/// Files that once took time that grew faster than they do.
extension MistakeGrowthTests {
  @Test("A key that is written very often")
  func repeatedKey() throws {
    expectGrowth { count in
      let keys = String(repeating: #", "unmarked": true"#, count: count)
      return #"{"fieldstone": 1, "items": [{"field": "a", "type": "text"\#(keys)}]}"#
    }
  }

  @Test("Many initial elements with a choice of many options")
  func initialElements() throws {
    expectGrowth { count in
      let options = (0..<count).map { "\"o\($0)\"" }.joined(separator: ",")
      let elements = (0..<count).map { #"{"b": "o\#($0)"}"# }.joined(separator: ",")
      return #"""
        {"fieldstone": 1, "items": [{"field": "a", "type": "list", "initial": [\#(elements)], "element": {"items": [
          {"field": "b", "type": "choice", "options": [\#(options)]}]}}, {"field": "c", "type": "txet"}]}
        """#
    }
  }

  @Test("Many checks of the program at one field")
  func checks() throws {
    expectGrowth(names: DocumentNames(checks: ["c": { _ in nil }])) { count in
      let names = Array(repeating: #""c""#, count: count).joined(separator: ",")
      return #"{"fieldstone": 1, "items": [{"field": "a", "type": "text", "checkedBy": [\#(names)]}]}"#
    }
  }

  @Test("A long expression takes as long as a trait as it does as a condition")
  func traits() {
    let expression = Array(repeating: "v", count: 300).joined(separator: " + ")
    func time(_ key: String, _ name: String) -> Duration {
      let own = expression.replacingOccurrences(of: "v", with: name)
      let fields = (0..<100).map { #"{"field": "a\#($0)", "type": "text", "\#(key)": "\#(own)"}"# }
      let data = Data(#"{"fieldstone": 1, "items": [\#(fields.joined(separator: ","))]}"#.utf8)
      return PatternWork.processorTime { _ = try? FormDocument(json: data) }
    }
    let (trait, computed) = (time("display", "value"), time("titleFrom", "a0"))
    let condition = time("computed", "a0")
    #expect(trait < condition * 3 && computed < condition * 3, "\(trait), \(computed), \(condition)")
  }
}
