import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneDocuments

@Suite("The titles of options without one")
struct BareOptionTests {
  private func titles(_ field: String, _ locale: String = "de") throws -> [String] {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "a", \#(field)}],
         "texts": {"de": {"bus": "Bus!", "car": "Auto", "5": "fünf"}}}
        """#.utf8))
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: locale)))
    return try #require(form.row("a")).options.map(\.title)
  }

  @Test(
    "A text is a key of translations",
    arguments: [
      #""type": "choice", "options": ["bus", "train"]"#, #""type": "choices", "options": ["bus", "train"]"#,
      #""type": "choice", "options": [{"value": "bus", "help": "Slow."}, "train"]"#,
      #""type": "choice", "options": ["bus", "train"], "optionsFrom": "['bus', 'train']""#,
      #""type": "choice", "options": ["bus", "train"], "ownEntries": true"#,
    ])
  func translated(field: String) throws {
    #expect(try titles(field) == ["Bus!", "train"])
    #expect(try titles(field, "en") == ["bus", "train"])
  }

  @Test("A title, a number and a value that answers offer are no such keys")
  func others() throws {
    #expect(
      try titles(#""type": "choice", "options": [{"value": "bus", "title": "car"}, {"value": 5}, 6]"#) == [
        "Auto", "5", "6",
      ])
    #expect(try titles(#""type": "choice", "optionsFrom": "['bus']""#) == ["bus"])
  }

  @Test("What is chosen reads the same, and its value is the one in the file")
  func chosen() throws {
    let document = try FormDocument(
      json: Data(
        #"""
        {"fieldstone": 1, "items": [{"field": "a", "type": "choice", "options": ["bus", "50%"], "initial": "bus"}],
         "texts": {"de": {"bus": "Bus!"}}}
        """#.utf8))
    let form = document.session(environment: FormEnvironment(locale: Locale(identifier: "de")))
    #expect(form.row("a")?.display == "Bus!" && form.model["a"] == "bus")
    form.send(.set("a", .choices(["50%"])))
    #expect(form.row("a")?.display == "50%" && form.model["a"] == "50%")
  }

  @Test("So is a text among the values of a schema, which is written without a title again")
  func schema() throws {
    let document = try FormDocument(
      jsonSchema: Data(#"{"properties": {"a": {"enum": ["bus", "train"]}}}"#.utf8), id: "form")
    let environment = FormEnvironment(
      locale: Locale(identifier: "de"), translate: { text, _ in text.key == "bus" ? "Bus!" : nil })
    let form = document.session(environment: environment)
    #expect(form.row("a")?.options.map(\.title).contains("Bus!") == true)
    let schema = document.jsonSchema().schema
    #expect(schema[path: "properties.a.enum"] != nil)
  }
}
