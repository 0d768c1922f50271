import FieldstoneDocuments
import Foundation
import Testing

@Suite("What can't be read hides only what refers to it")
struct UnreadPartTests {
  private func pointers(_ load: () throws -> FormDocument) -> [String] {
    do {
      _ = try load()
      return []
    } catch let errors as DocumentErrors {
      return errors.problems.map { $0.source?.pointer ?? "none" }
    } catch {
      return ["\(error)"]
    }
  }

  private func own(_ json: String) -> [String] { pointers { try FormDocument(json: Data(json.utf8)) } }

  @Test("Of a field of an unknown type, all else is checked; what refers to it isn't")
  func unknownType() {
    let found = own(
      #"""
      {"fieldstone": 1, "items": [
        {"field": "name", "type": "text"},
        {"field": "seats", "type": "interger", "visible": "naem == 'x'", "rules": [{"pattern": "(["}, {"matches": "nmae"}]},
        {"field": "code", "type": "text", "visible": "seats > 3 and seats.part == 1 and any(seats, age > 3)"},
        {"field": "hint", "type": "text", "visible": "seats > 3 and naem == 'x'"}
      ]}
      """#)
    #expect(
      found == [
        "/items/1/type", "/items/1/visible", "/items/1/rules/0", "/items/1/rules/1", "/items/3/visible",
      ])
  }

  @Test("An option, a case, an element and a form that can't be read may be what is meant elsewhere")
  func parts() {
    let found = own(
      #"""
      {"fieldstone": 1, "forms": {"guest": 5}, "items": [
        {"field": "diet", "type": "choice", "options": ["vegan", []], "visible": "diet == 'halal' or diet == 'vegn'"},
        {"field": "pay", "type": "alternatives", "by": "by", "initial": "cash", "cases": [
          {"case": "card", "items": [{"field": "number", "type": "text"}]}, {"title": "Cash"}]},
        {"field": "tags", "type": "list", "element": {"type": "txt"}},
        {"field": "guest", "type": "form", "form": "guest"},
        {"field": "hint", "type": "text", "visible": "guest.name == 'x' and any(tags, it > 3) and pay.amount > 3",
         "help": 5}
      ]}
      """#)
    #expect(
      found == [
        "/forms/guest", "/items/0/options/1", "/items/0/visible", "/items/1/cases/1", "/items/2/element/type",
        "/items/4/help",
      ])
  }

  @Test("An item whose key is misspelled is read, and so are lists below misspelled keys")
  func misspelled() {
    let found = own(
      #"""
      {"fieldstone": 1, "itmes": [
        {"secton": "You", "items": [{"feild": "name", "tpye": "txt"}]},
        {"field": "hint", "type": "text", "visible": "isAnswered(name)", "rulse": [{"pattern": "(["}]}
      ]}
      """#)
    #expect(
      found == [
        "/itmes", "/itmes/0", "/itmes/0/items/0", "/itmes/0/items/0/tpye", "/itmes/0/items/0/tpye",
        "/itmes/1/rulse", "/itmes/1/rulse/0",
      ])
  }

  @Test("In FXForms' dictionaries, all attributes are read, whatever is wrong with the key or the type")
  func fxForms() {
    let found = pointers {
      try FXFormsExamples.load(
        #"""
        [{"key": 5, "type": "emial", "titel": "x", "inline": "maybe"},
         {"key": "size", "type": "integr", "default": 5, "options": "none", "cell": "FXFormStepperCel"},
         {"key": "tags", "class": "NSArray", "titel": "x", "template": {"class": "NSArray", "type": "txt"}},
         {"key": "flags", "type": "bitfield", "options": ["a", null, 0]},
         {"key": "part", "feilds": [{"key": "a.b"}, 7]}]
        """#)
    }
    #expect(
      found == [
        "/0/key", "/0/type", "/0/titel", "/0/inline", "/1/type", "/1/options", "/1/cell", "/2/titel", "/2/template",
        "/2/template/type", "/3/options/1", "/3/options/2", "/4/feilds", "/4/feilds/0/key", "/4/feilds/1",
      ])
  }
}
