import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("The list of a document's texts")
struct TextListTests {
  private func document(_ items: String, _ more: String = "") throws -> FormDocument {
    try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]\#(more)}"#.utf8), file: "form.json")
  }

  private func keys(_ items: String, _ more: String = "") throws -> Set<String> {
    Set(try document(items, more).session().programTexts.map(\.key))
  }

  @Test("It has the messages of checks, also of those about the whole form")
  func messages() throws {
    let keys = try keys(
      #"""
      {"field": "a", "type": "integer", "rules": [{"check": "value > 1", "message": "More."}]},
      {"field": "b", "type": "text", "rules": [{"matches": "c", "message": "Same."}]}, {"field": "c", "type": "text"},
      {"field": "l", "type": "list", "element": {"type": "text", "rules": [{"check": "value != 'x'", "message": "No x."}]}},
      {"field": "f", "type": "form", "items": [{"field": "g", "type": "flag"}],
       "formRules": [{"on": "g", "check": "g", "message": "Inner."}]},
      {"field": "pay", "type": "alternatives", "by": "by", "cases": [{"case": "card", "items": [
        {"field": "number", "type": "text", "rules": [{"check": "length(value) > 3", "message": "Longer."}]}]}]}
      """#, #", "formRules": [{"check": "a != 3", "message": "Not three."}]"#)
    #expect(keys.isSuperset(of: ["More.", "Same.", "No x.", "Inner.", "Longer.", "Not three."]), "\(keys)")
  }

  @Test("It has the texts in expressions that are shown, and bare options")
  func expressions() throws {
    let keys = try keys(
      #"""
      {"field": "a", "type": "integer", "titleFrom": "if true then 'T ' + text(a) else 'None'", "helpFrom": "'50% of ' + text(a)",
       "placeholderFrom": "'P'", "unitFrom": "if a > 2 then 'km' else 'mi'", "display": "'D ' + text(value)"},
      {"field": "o", "type": "choice", "options": ["bus", {"value": "car"}]},
      {"section": "S", "titleFrom": "'ST'", "footerFrom": "'F ' + default(o, 'no') + '.'", "items": [
        {"button": "B", "action": "submit", "titleFrom": "'BT'"}, {"info": "I", "from": "'(' + (text(a) + ' x') + ')'"}]},
      {"page": "P", "titleFrom": "'PT'", "items": [{"field": "z", "type": "text"}]},
      {"progress": "G", "from": "if length('secret') > 2 then 1 else 0"},
      {"field": "l", "type": "list", "summary": "text(count(l)) + ' many'", "elementSummary": "n + ' one'",
       "elementTitleFrom": "'Title ' + n", "element": {"items": [{"field": "n", "type": "text", "helpFrom": "'Inner'"}]}},
      {"field": "f", "type": "form", "summary": "'Sum'", "items": [{"field": "q", "type": "text"}]},
      {"field": "v", "type": "text", "optional": true, "computed": "'computed ' + text(a)", "visible": "o != 'bus'"}
      """#)
    let expected: Set = [
      "T %@", "None", "50%% of %@", "P", "km", "mi", "D %@", "bus", "car", "ST", "F %@.", "no", "BT", "(%@ x)", "PT",
      "%@ many", "%@ one", "Title %@", "Inner", "Sum",
    ]
    #expect(expected.subtracting(keys) == [])
    #expect(keys.isDisjoint(with: ["secret", "computed ", "computed %@", "", "%@"]))
  }

  @Test("Each text of which a form asks the translation is in it")
  func asked() throws {
    let asked = Locked<Set<String>>([])
    let environment = FormEnvironment(
      locale: Locale(identifier: "de"),
      translate: { text, _ in
        if !text.isStandard { asked.withLock { _ = $0.insert(text.key) } }
        return nil
      })
    let document = try document(
      #"""
      {"field": "n", "type": "integer", "initial": 2, "titleFrom": "'N ' + (if n > 1 then 'many' else 'few')"},
      {"field": "o", "type": "choice", "options": ["bus"], "initial": "bus", "helpFrom": "default(t, 'none') + '!'"},
      {"field": "t", "type": "text"}, {"info": "I", "from": "text(n) + ' x' + (t + (t + ' y'))"}
      """#)
    let form = document.session(environment: environment)
    for _ in 0..<2 {
      for row in form.rows { _ = (row.title, row.help, row.display, row.options.map(\.title)) }
      form.send(.type("t", "Ada"))
      form.send(.type("n", "1"))
    }
    #expect(asked.withLock { $0 }.subtracting(form.programTexts.map(\.key)) == [])
    #expect(asked.withLock { $0 }.isSuperset(of: ["N %@", "many", "few", "bus", "none", "%@!", "%@ x%@%@ y"]))
  }

  // MARK: Translations that nothing needs

  @Test("A translation of a text that there isn't is a warning, with its place and the text that was meant")
  func unused() throws {
    let document = try document(
      #"{"field": "seats", "type": "integer", "titleFrom": "text(seats) + ' seats'"}"#,
      #"""
      , "texts": {"de": {"%@ seats": "%@ Plätze", "%@ saets": "x", "Unused": "y", "fieldstone.issue.required": "Fehlt."},
        "fr": {"fieldstone.issue.requird": "z"}}
      """#)
    #expect(
      document.warnings.map(\.description) == [
        "form.json:1:150: form (/texts/de/%@ saets): Nothing in the form has the text '%@ saets'. Did you mean '%@ seats'?",
        "form.json:1:167: form (/texts/de/Unused): Nothing in the form has the text 'Unused'.",
        "form.json:2:10: form (/texts/fr/fieldstone.issue.requird): Nothing in the form has the text 'fieldstone.issue.requird'. Did you mean 'fieldstone.issue.required'?",
      ])
    #expect(document.problems == [] && document.session().problems == [])
    var changed = document
    changed.warnings = []
    #expect(changed.warnings == [])
  }

  @Test("There are no warnings without translations, nor where all of them are used")
  func used() throws {
    #expect(try document(#"{"field": "a", "type": "text"}"#).warnings == [])
    let used = try document(
      #"{"field": "fullName", "type": "text", "help": "H"}, {"divider": true}"#,
      #", "title": "Form", "texts": {"de": {"Full Name": "Name", "H": "h", "Form": "Formular"}}"#)
    #expect(used.warnings == [])
  }
}
