import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Keys, elements and texts of files")
struct OwnKeyTests {
  private func document(_ items: String, more: String = "") throws -> FormDocument {
    try FormDocument(json: Data(#"{"fieldstone": 1, \#(more) "items": [\#(items)]}"#.utf8))
  }

  @Test(
    "Any text is a key, and expressions reach it between backquotes",
    arguments: ["a.b", "first name", "in", "x[1]", ".", "ä"])
  func keys(key: String) throws {
    let form = try document(
      #"""
      {"field": "\#(key)", "type": "text"}, {"field": "copy", "type": "text", "computed": "`\#(key)` + '!'", "optional": true},
      {"field": "sub", "type": "form", "presentation": "inline", "items": [
        {"field": "\#(key)", "type": "integer", "visible": "isAnswered(parent.`\#(key)`)"}]}
      """#
    ).session()
    #expect(form.problems == [])
    let row = try #require(form.rows.ids.first)
    #expect(form.send(.type(row, "x")) == .accepted)
    #expect(form.model[key] == "x" && form.model["copy"] == "x!")
    let inner = try #require(form.rows.last { $0.kind == .field })
    #expect(form.send(.type(inner.id, "5")) == .accepted)
    #expect(form.model["sub"]?.object?[key] == 5)
    form[path: FormValuePath([key])] = "y"
    #expect(form.model["copy"] == "y!" && form.row(row)?.text == "y")
    let other = try document(#"{"field": "\#(key)", "type": "text"}"#).session()
    other.send(.type(row, "draft"))
    let restored = try document(#"{"field": "\#(key)", "type": "text"}"#).session()
    #expect(try restored.restore(other.snapshot) == [] && restored.model[key] == "draft")
  }

  @Test("An empty key, and one that is the path of another field, are mistakes")
  func mistakes() {
    func problems(_ items: String) -> [String] {
      do throws(DocumentErrors) {
        _ = try FormDocument(json: Data(#"{"fieldstone": 1, "items": [\#(items)]}"#.utf8))
        return []
      } catch {
        return error.problems.map(\.text)
      }
    }
    #expect(problems(#"{"field": "", "type": "text"}"#) == ["The key of a field can't be empty."])
    #expect(
      problems(
        #"{"field": "a.b", "type": "text"}, {"field": "a", "type": "form", "items": [{"field": "b", "type": "text"}]}"#)
        == ["The key 'a.b' is also the path of a field in 'a'."])
  }

  @Test("The elements of a list are alternatives")
  func alternatives() throws {
    let form = try document(
      #"""
      {"field": "pays", "type": "list", "presentation": "inline", "element": {"type": "alternatives", "by": "method",
        "initial": "cash", "cases": [
          {"case": "cash"}, {"case": "card", "items": [{"field": "number", "type": "text", "required": true}]}]}},
      {"field": "cards", "type": "integer", "computed": "count(pays, method == 'card')", "optional": true}
      """#
    ).session()
    #expect(form.problems == [])
    #expect(form.send(.insert("pays", id: "x", before: nil)) == .accepted)
    #expect(form.model["pays"] == [["method": "cash"]] && form.model["cards"] == 0)
    let choice = try #require(form.rows.first { !$0.options.isEmpty })
    #expect(form.send(.set(choice.id, .choices(["card"]))) == .accepted)
    #expect(form.model["cards"] == 1 && form.issues.count == 1)
    let number = try #require(form.rows.ids.first { $0.path.hasSuffix("number") })
    #expect(form.send(.type(number, "4711")) == .accepted)
    #expect(form.model["pays"] == [["method": "card", "number": "4711"]] && form.issues.isEmpty)
  }

  @Test("A rule about alternatives as a whole shows at their choice")
  func ruleOfAlternatives() throws {
    let form = try document(
      #"""
      {"field": "pay", "type": "alternatives", "by": "method", "initial": "card", "cases": [
        {"case": "cash"}, {"case": "card", "items": [{"field": "number", "type": "text"}]}]}
      """#,
      more: #"""
        "formRules": [
          {"on": "pay", "check": "pay.method != 'card' or isAnswered(pay.number)", "message": "Enter a number."}],
        """#
    ).session()
    #expect(form.issues.map { $0.text(in: .standard) } == ["Enter a number."])
    #expect(form.issues.allSatisfy { $0.row == "pay" })
    form.send(.type("pay.number", "1"))
    #expect(form.issues.isEmpty)
  }

  @Test("A number that a text is joined with decides about its plural form")
  func plurals() throws {
    let document = try document(
      #"""
      {"field": "seats", "type": "integer", "initial": 1, "titleFrom": "text(seats) + ' seats'"},
      {"field": "name", "type": "text", "initial": "1"}, {"text": "", "id": "note", "from": "name + ' seats'"}
      """#,
      more: #"""
        "texts": {"en": {"%@ seats": {"one": "%@ seat", "other": "%@ seats"}},
          "pl": {"%@ seats": {"one": "%@ miejsce", "few": "%@ miejsca", "many": "%@ miejsc", "other": "%@ miejsca"}}},
        """#)
    for (language, words) in [("en", ["seat", "seats", "seats"]), ("pl", ["miejsce", "miejsca", "miejsc"])] {
      let form = document.session(environment: FormEnvironment(locale: Locale(identifier: language)))
      for (seats, word) in zip(["1", "2", "5"], words) {
        form.send(.type("seats", seats))
        #expect(form.row("seats")?.title == "\(seats) \(word)")
      }
    }
    // A name that looks like a number isn't one.
    #expect(document.session().row("note")?.title == "1 seats")
  }

  @Test(
    "Plural forms that a language doesn't have, or that nothing decides about, are mistakes",
    arguments: [
      (
        #"{"%@ seats": {"one": "%@ Platz", "few": "%@ Plätze", "other": "%@ Plätze"}}"#,
        "The language 'de' has no plural form 'few'. It has 'one', 'other'."
      ),
      (#"{"%@ seats": {"one": "%@ Platz"}}"#, "A text with plural forms needs the key 'other'."),
      (
        #"{"%@ seats": {"other": "%@ Plätze", "on": "%@ Platz"}}"#,
        "A text with plural forms has no key 'on'."
      ),
      (
        #"{"Seats": {"one": "Platz", "other": "Plätze"}}"#,
        "A text has plural forms only where '%@' in its key stands for the number, as in '%@ seats'."
      ),
      (#"{"Seats": 5}"#, "Expected a text, or an object with plural forms, not 5."),
    ])
  func wrongPlurals(texts: String, expected: String) throws {
    let error = try #require(throws: DocumentErrors.self) {
      try document("", more: #""texts": {"de": \#(texts)},"#)
    }
    #expect(error.problems.map(\.text) == [expected])
  }

  @Test("Texts that are written in an expression are translated, and answers aren't")
  func translations() throws {
    let document = try document(
      #"""
      {"field": "abroad", "type": "flag"}, {"field": "name", "type": "text", "initial": "Seats"},
      {"field": "address", "type": "text", "titleFrom": "if abroad then 'Foreign address' else 'Address'",
       "helpFrom": "name", "placeholderFrom": "'Seats'"},
      {"text": "", "id": "note", "from": "if abroad then 'Address' else ''"},
      {"field": "floor", "type": "integer", "initial": 0, "readOnly": true,
       "display": "if value == 0 then 'Ground floor' else text(value)"}
      """#,
      more: #"""
        "texts": {"de": {"Foreign address": "Adresse im Ausland", "Address": "Adresse", "Seats": "Plätze",
          "Ground floor": "Erdgeschoss"}},
        """#)
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "de")))
    #expect(form.row("address")?.title == "Adresse" && form.row("address")?.help == "Seats")
    #expect(form.row("address")?.placeholder == "Plätze" && form.row("floor")?.display == "Erdgeschoss")
    form.send(.set("abroad", .flag(true)))
    #expect(form.row("address")?.title == "Adresse im Ausland" && form.row("note")?.title == "Adresse")
  }
}
