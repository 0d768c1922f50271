import FieldstoneCore
import FieldstoneDocuments
import Foundation
import Testing

@Suite("Controls that a file names")
struct OwnControlTests {
  @Test(
    "A control whose answers the field doesn't take is a mistake",
    arguments: [
      (
        #"{"field": "a", "type": "text", "control": "toggle"}"#,
        "/items/0/control: 'toggle' isn't a control of a text. Choose one of 'label', 'text', 'email', 'phone', 'web', 'digits', 'longText', 'secure'."
      ),
      (
        #"{"field": "a", "type": "integer", "control": "checkbox"}"#,
        "/items/0/control: 'checkbox' isn't a control of a number. Choose one of 'label', 'text', 'digits'."
      ),
      (
        #"{"field": "a", "type": "flag", "control": "email"}"#,
        "/items/0/control: 'email' isn't a control of a flag. Choose one of 'label', 'toggle', 'checkbox'."
      ),
      (
        #"{"field": "a", "type": "date", "control": "secure"}"#,
        "/items/0/control: 'secure' isn't a control of a date. Choose one of 'label', 'text'."
      ),
      (
        #"{"field": "a", "type": "choices", "options": ["x"], "control": "text"}"#,
        "/items/0/control: 'text' isn't a control of a choice of several options. The only one is 'label'."
      ),
      (
        #"{"field": "a", "type": "list", "element": {"type": "text", "control": "toggle"}}"#,
        "/items/0/element/control: 'toggle' isn't a control of a text. Choose one of 'label', 'text', 'email', 'phone', 'web', 'digits', 'longText', 'secure'."
      ),
      (
        #"{"field": "a", "type": "flag", "control": {"custom": "wheel", "fallback": "web"}}"#,
        "/items/0/control/fallback: 'web' isn't a control of a flag. Choose one of 'label', 'toggle', 'checkbox'."
      ),
      (
        #"{"field": "a", "type": "flag", "control": "togle"}"#,
        "/items/0/control: Expected label, toggle or checkbox, not 'togle'. Did you mean 'toggle'?"
      ),
    ])
  func mistakes(item: String, expected: String) throws {
    #expect(OwnProblems.of(item, names: DocumentNames(controls: ["wheel"])) == [expected])
    let schema = try JSONSchema(JSONDocument(text: FormDocument.formatSchema.formattedJSON))
    #expect(try !schema.accepts(JSONDocument(text: #"{"fieldstone": 1, "items": [\#(item)]}"#)))
  }

  @Test("Where the type of a field can't be read, its control is no mistake")
  func unknownType() {
    #expect(OwnProblems.of(#"{"field": "a", "type": "falg", "control": "toggle"}"#).count == 1)
  }

  @Test(
    "With each control that a field can have, it can be answered",
    arguments: [
      ("text", ["text", "email", "phone", "web", "digits", "longText", "secure"], "2025"),
      ("integer", ["text", "digits"], "2025"), ("decimal", ["text", "digits"], "2.5"), ("date", ["text"], "2025-03-31"),
      ("duration", ["text"], "1h"), ("url", ["text"], "https://example.org"),
      ("uuid", ["text"], "123E4567-E89B-12D3-A456-426614174000"), ("integerRange", ["text"], "1–5"),
    ])
  func typed(type: String, controls: [String], answer: String) throws {
    let schema = try JSONSchema(JSONDocument(text: FormDocument.formatSchema.formattedJSON))
    for control in controls {
      let json = #"{"fieldstone": 1, "items": [{"field": "a", "type": "\#(type)", "control": "\#(control)"}]}"#
      let form = try FormDocument(json: Data(json.utf8)).session()
      #expect(form.problems == [] && form.send(.type("a", answer)) == .accepted, "\(json)")
      #expect(form.model["a"] != nil && form.issues.isEmpty, "\(json)")
      #expect(try schema.accepts(JSONDocument(text: json)))
    }
  }

  @Test("Surfaces without a control of the program's own ask for the answer all the same")
  func fallbacks() throws {
    func form(_ field: String) throws -> FormSession<FormValues> {
      let json = #"{"fieldstone": 1, "items": [{"field": "a", \#(field), "control": {"custom": "wheel"}}]}"#
      return try FormDocument(json: Data(json.utf8), names: DocumentNames(controls: ["wheel"])).session()
    }
    let flag = try form(#""type": "flag""#)
    #expect(flag.row("a")?.control == .custom("wheel", fallback: .toggle))
    #expect(flag.send(.set("a", .flag(true))) == .accepted && flag.model["a"] == true)
    let choice = try form(#""type": "choice", "options": ["x", "y"]"#)
    #expect(choice.row("a")?.options.map(\.id) == ["x", "y"])
    #expect(choice.send(.set("a", .choices(["y"]))) == .accepted && choice.model["a"] == "y")
  }
}
