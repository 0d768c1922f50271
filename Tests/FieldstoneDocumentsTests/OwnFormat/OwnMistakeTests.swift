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
        "form.json:1:19: form (/titel): A form file has no key 'titel'. Did you mean 'title'?",
        "form.json:3:31: seats (/items/0/type): There is no type 'interger'. Did you mean 'integer'?",
        "form.json:4:38: name (/items/1/requird): A field of type 'text' has no key 'requird'. Did you mean 'required'?",
        "form.json:4:55: name (/items/1/sortable): A field of type 'text' has no key 'sortable'.",
        "form.json:4:84: name (/items/1/rules/0/minimumLenght): A rule has no key 'minimumLenght'. Did you mean 'minimumLength'?",
        "form.json:5:4: form (/items/2): An item has no key 'secton'. Did you mean 'section'?",
        "form.json:6:73: diet (/items/3/choiceStyle): Expected automatic, list, menu, segments, tiles, chips, stepper, slider, expanding or page, not 'tile'. Did you mean 'tiles'?",
        "form.json:7:31: form (/items/4/action): There is no action 'sumbit'. Did you mean 'submit'?",
        "form.json:8:4: name (/items/5): Two fields have the key 'name'.",
        "form.json:8:46: name (/items/5/help): Expected a text, not 5.",
        "form.json:8:49: name (/items/5/help): The key 'help' appears twice.",
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
        "form.json:2:86: seats (/items/0/visible): There is no field 'seets'. Did you mean 'seats'?",
        "form.json:3:55: name (/items/1/visible): Write '==' instead of '='.",
        "form.json:4:56: code (/items/2/visible): A text can't be compared with a number.",
        "form.json:4:73: code (/items/2/computed): Expected a text, but this is a number.",
      ])
  }

  @Test("What isn't JSON, or isn't an object, is said with its place")
  func unreadable() {
    #expect(problems("{\"fieldstone\": 1,").first?.hasPrefix("form.json:1:18: form: ") == true)
    #expect(problems("[]") == ["form.json:1:1: form: Expected a form file, not a list."])
    #expect(
      problems("{\"fieldstone\": 2, \"items\": []}") == [
        "form.json:1:16: form (/fieldstone): This version of Fieldstone reads format 1, not 2."
      ])
  }

  @Test("Nearest names are those that people may have meant, and long lists aren't written out")
  func nearest() {
    func texts(_ items: String) -> [String] {
      problems(#"{"fieldstone": 1, "items": [\#(items)]}"#).map { $0.split(separator: "): ", maxSplits: 1).last ?? "" }
        .map(String.init)
    }
    #expect(texts(#"{"field": "a", "type": "tekst"}"#) == ["There is no type 'tekst'. Did you mean 'text'?"])
    #expect(
      texts(#"{"field": "a", "type": "x"}"#)
        == ["There is no type 'x'. All of them are in the schema of the format, form-1.schema.json."])
    #expect(
      texts(#"{"field": "a", "type": "text", "purpose": "emial"}"#)
        == ["There is no purpose 'emial'. Did you mean 'email'?"])
    #expect(
      texts(#"{"field": "a", "type": "text", "whenHidden": "drop"}"#)
        == ["Expected keep, dropOnSubmit or dropAtOnce, not 'drop'. Did you mean 'dropOnSubmit'?"])
    // Names of one or two letters are like too many others.
    #expect(texts(#"{"field": "ab", "type": "text", "visible": "ac"}"#) == ["There is no field 'ac'."])
    #expect(
      texts(#"{"field": "a", "type": "choice", "options": []}"#) == ["Expected at least one option."])
    #expect(
      texts(#"{"section": "A", "item": []}"#) == [
        "A section has no key 'item'. Did you mean 'items'?"
      ])
    #expect(
      texts(#"{"field": "a", "type": "flag", "words": {"off": "No"}}"#) == ["'words' needs the key 'on'."])
    #expect(
      texts(#"{"field": "a", "type": "text", "rules": [{"pattern": "[a"}]}"#) == [
        "The pattern isn't valid. At character 1: The character class that starts here isn't closed. Add ']', or write '\\[' for the character itself."
      ])
    #expect(
      texts(#"{"field": "a", "type": "integer", "rules": ["minimum"]}"#)
        == [#"The rule 'minimum' needs an argument: {"minimum": …}."#])
    #expect(
      texts(#"{"field": "a", "type": "date", "initial": "31.3.2025"}"#)
        == [#""31.3.2025" isn't a valid value for a field of type 'date': expected a text such as "2025-03-31"."#])
    #expect(
      texts(#"{"field": "a", "type": "text", "default": 5, "normalize": "1", "display": "2", "bits": []}"#).count == 4)
  }

  @Test("A file that is empty, or isn't JSON, says so")
  func notJSON() {
    let expected = #"Expected a form, such as {"fieldstone": 1, "items": []}."#
    for empty in ["", " \n "] {
      #expect(problems(empty).map { $0.suffix(expected.count + 19) } == ["The file is empty. \(expected)"])
    }
    for text in ["<html>", "this is a form", "fieldstone: 1"] {
      #expect(problems(text) == ["form.json:1:1: form: The file isn't JSON. \(expected)"])
    }
    #expect(
      problems(#"{"fieldstone": 1, "items": [x]}"#) == ["form.json:1:29: form (/items/0): Expected a value here."])
  }

  @Test("The part of a problem is the key of the file")
  func parts() throws {
    let json = #"""
      {"fieldstone": 1, "items": [{"field": "a", "type": "text", "default": 5, "normalize": "1", "display": "2",
        "case": "upper"}, {"field": "b", "type": "list", "element": {"items": []}, "elementSummary": "1", "summary": "2"}]}
      """#
    let error = try #require(throws: DocumentErrors.self) { try FormDocument(json: Data(json.utf8)) }
    #expect(error.problems.compactMap(\.part) == ["default", "normalize", "display", "elementSummary", "summary"])
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
