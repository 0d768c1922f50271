import FieldstoneDocuments
import Foundation
import Testing

@Suite("Settings of a file that can't have an effect")
struct OwnEffectTests {
  @Test(
    "They are a mistake",
    arguments: [
      (
        #"{"field": "a", "type": "decimal", "unit": "km", "currency": "EUR"}"#,
        ["/items/0/unit: 'unit' has no effect with 'currency'."]
      ),
      (
        #"{"field": "a", "type": "decimal", "unit": "km", "unitFrom": "'mi'"}"#,
        ["/items/0/unit: 'unit' has no effect with 'unitFrom'."]
      ),
      (
        #"{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}"#,
        ["/items/0/whenHidden: 'whenHidden' has no effect, because nothing hides the field. Add 'visible'."]
      ),
      (
        #"{"section": "S", "items": [{"field": "a", "type": "form", "items": [{"field": "b", "type": "text", "whenHidden": "keep"}]}]}"#,
        [
          "/items/0/items/0/items/0/whenHidden: 'whenHidden' has no effect, because nothing hides the field. Add 'visible'."
        ]
      ),
      (
        #"{"field": "a", "type": "form", "optional": true, "existsWhileVisible": true, "items": []}"#,
        [
          "/items/0/existsWhileVisible: 'existsWhileVisible' has no effect, because nothing hides the form. Add 'visible'."
        ]
      ),
      (#"{"divider": true, "enabled": false}"#, ["/items/0/enabled: A divider has no key 'enabled'."]),
      (
        #"{"info": "I", "value": "x", "from": "'y'"}"#,
        ["/items/0/value: Use either 'value' or 'from', not both."]
      ),
      (
        #"{"field": "a", "type": "text", "rules": [{"pattern": "x", "message": ""}]}"#,
        ["/items/0/rules/0/message: Expected a text that isn't empty, not ''."]
      ),
      (#"{"progress": "P", "from": "1.5"}"#, ["/items/0/from: Expected a number from 0 to 1, not 1.5."]),
      (#"{"progress": "P", "from": "-1"}"#, ["/items/0/from: Expected a number from 0 to 1, not -1."]),
      (
        #"{"field": "a", "type": "choice", "options": [{"value": 1, "title": "One"}, {"value": 2, "title": "One"}]}"#,
        ["/items/0/options/1: Two options have the title 'One'."]
      ),
      (
        #"{"field": "a", "type": "choice", "options": ["x", {"value": "y", "title": "x"}]}"#,
        ["/items/0/options/1: Two options have the title 'x'."]
      ),
      (
        #"{"review": true}, {"step": "S", "items": [{"field": "a", "type": "text"}]}"#,
        ["/items/0: The review is the last step: put all fields before it."]
      ),
      (
        #"{"step": "S", "items": [{"field": "a", "type": "text"}]}, {"review": true}, {"review": "Again"}"#,
        ["/items/2: A form can have only one review."]
      ),
    ])
  func mistakes(item: String, expected: [String]) {
    #expect(OwnProblems.of(item) == expected)
  }

  @Test(
    "What may have one isn't",
    arguments: [
      #"{"field": "on", "type": "flag"}, {"section": "S", "visible": "on", "items": [{"section": "T", "items": [{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}]}]}"#,
      #"{"field": "on", "type": "flag"}, {"page": "P", "visible": "on", "items": [{"field": "f", "type": "form", "items": [{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}]}]}"#,
      #"{"field": "on", "type": "flag"}, {"field": "f", "type": "form", "visible": "on", "items": [{"field": "g", "type": "form", "optional": true, "existsWhileVisible": true, "items": []}]}"#,
      #"{"field": "f", "type": "list", "element": {"items": [{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}]}}"#,
      #"{"field": "f", "type": "form", "form": "n"}"#,
      #"{"field": "a", "type": "choice", "options": [{"value": 1, "title": "Other", "section": "A"}, {"value": 2, "title": "Other", "section": "B"}]}"#,
      #"{"field": "on", "type": "flag"}, {"field": "a", "type": "choice", "options": [{"value": 1, "title": "Other", "visible": "on"}, {"value": 2, "title": "Other", "visible": "not on"}]}"#,
      #"{"field": "a", "type": "number", "initial": 2}, {"progress": "P", "from": "a / 9"}"#,
      #"{"text": "Note", "enabled": false}"#,
      #"{"step": "S", "items": [{"field": "on", "type": "flag"}]}, {"review": "A", "visible": "on"}, {"review": "B", "visible": "not on"}, {"text": "Bye"}, {"button": "Go", "action": "submit"}"#,
    ])
  func others(items: String) {
    let more = #""forms": {"n": {"items": [{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}]}},"#
    #expect(OwnProblems.of(items, more: more) == [])
  }

  @Test("What hides a field may be what can't be read")
  func unread() {
    for item in [
      #"{"field": "a", "type": "text", "whenHidden": "dropAtOnce", "visible": 5}"#,
      #"{"section": "S", "visible": 5, "items": [{"field": "a", "type": "text", "whenHidden": "dropAtOnce"}]}"#,
      #"{"field": "a", "type": "text", "readOnly": true, "required": true, "computed": 5}"#,
    ] {
      #expect(OwnProblems.of(item).count == 1, "\(item)")
    }
  }

  @Test("Comments may stand beside forms, languages and texts")
  func comments() throws {
    let json = #"""
      {"fieldstone": 1, "forms": {"$comment": "x", "f": {"$comment": "y", "items": []}},
       "texts": {"$comment": "x", "de": {"$comment": "y", "Seats": "Plätze"}},
       "items": [{"field": "a", "type": "form", "form": "f", "title": "Seats"}]}
      """#
    let document = try FormDocument(json: Data(json.utf8))
    #expect(document.forms.keys.sorted() == ["f"] && document.texts == ["de": ["Seats": "Plätze"]])
    let schema = try JSONSchema(JSONDocument(text: FormDocument.formatSchema.formattedJSON))
    #expect(try schema.accepts(JSONDocument(text: json)))
  }
}
