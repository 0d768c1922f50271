import FieldstoneDocuments
import Foundation
import Testing

@Suite("Mistakes in a file of the own format")
struct OwnMistakeTests {
  /// The problems of a file, a line each.
  private func problems(_ json: String, names: DocumentNames = DocumentNames()) -> [String] {
    do throws(DocumentErrors) {
      _ = try FormDocument(json: Data(json.utf8), file: "form.json", names: names)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("All come at once, each with its line and column and the nearest known name")
  func all() {
    let found = problems(
      """
      {"fieldstone": 1, "titel": "Form",
       "items": [
         {"field": "seats", "type": "interger"},
         {"field": "name", "type": "text", "requird": true, "sortable": true, "rules": [{"minimumLenght": 2}]},
         {"secton": "You", "items": []},
         {"field": "diet", "type": "choice", "options": ["a"], "choiceStyle": "tile"},
         {"button": "Go", "action": "sumbit"},
         {"field": "name", "type": "text", "help": 5, "help": "x"}
       ]}
      """)
    #expect(
      found == [
        "form.json:1:19: form: There is no key 'titel' in a form file. Did you mean 'title'?",
        "form.json:3:31: seats: Expected one of text, plainText, longText, email, web, phone, password, newPassword, oneTimeCode, flag, toggle, checkbox, integer, number, decimal, date, time, dateAndTime, month, year, choice, choices, file, form, list, alternatives, not the text 'interger'. Did you mean 'integer'?",
        "form.json:4:38: name: There is no key 'requird' in a field of this type. Did you mean 'required'?",
        "form.json:4:55: name: There is no key 'sortable' in a field of this type.",
        "form.json:4:84: name: There is no key 'minimumLenght' in a rule. Did you mean 'minimumLength'?",
        "form.json:5:4: form: An item has one of the keys field, section, page, step, review, line, button, text, markdown, info, link, question, progress, image, conflicts, divider, spacer, which says what it is. Did you mean 'section'?",
        "form.json:6:73: diet: Expected one of automatic, list, menu, segments, tiles, chips, stepper, slider, expanding, page, not the text 'tile'. Did you mean 'tiles'?",
        "form.json:7:31: form: There is no action 'sumbit'. Did you mean 'submit'?",
        "form.json:8:4: name: Two fields have the key 'name'.",
        "form.json:8:46: name: Expected a text, not the number 5.",
        "form.json:8:49: name: The key 'help' is written twice.",
      ])
  }

  @Test("Mistakes in expressions have the line and column inside of the text")
  func expressions() {
    let found = problems(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "seats", "type": "integer", "visible": "name == '\u00e9\ud83d\ude00' and seets > 3"},
        {"field": "name", "type": "text", "visible": "seats = 3"},
        {"field": "code", "type": "text", "visible": "name > 3", "computed": "seats"}
      ]}
      """#)
    #expect(
      found == [
        "form.json:2:86: seats (visible): There is no field 'seets'. Did you mean 'seats'?",
        "form.json:3:55: name (visible): Write '==' instead of '='.",
        "form.json:4:56: code (visible): A text can't be compared with a number.",
        "form.json:4:73: code (computed): Expected a text, but this is a number.",
      ])
  }

  @Test("What isn't JSON, or isn't an object, is said with its place")
  func unreadable() {
    #expect(problems("{\"fieldstone\": 1,").first?.hasPrefix("form.json:1:18: form: ") == true)
    #expect(problems("[]") == ["form.json:1:1: form: Expected a form file, not a list."])
    #expect(
      problems("{\"fieldstone\": 2, \"items\": []}") == [
        "form.json:1:16: form: This version of Fieldstone reads the format 1, not the number 2."
      ])
  }

  @Test("Actions and controls of the program are known by their names")
  func names() {
    let json = """
      {"fieldstone": 1, "items": [
        {"field": "color", "type": "text", "control": {"custom": "wheel"}}, {"button": "Mix", "action": "mix"}
      ]}
      """
    #expect(problems(json, names: DocumentNames(actions: ["mix"], controls: ["wheel"])) == [])
    #expect(problems(json, names: DocumentNames(actions: ["mixer"])).count == 2)
  }
}
