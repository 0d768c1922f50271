import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Settings for forms in a JSON Schema")
struct SchemaSettingTests {
  private func warnings(_ schema: String) throws -> [String] {
    try SchemaForm.document(schema).warnings.map {
      "\($0.source?.pointer?.split(separator: "/").last ?? ""): \($0.text)"
    }
  }

  @Test(
    "A setting that has no effect is a warning that says what it works for",
    arguments: [
      (#""type": "string""#, "unit", #""km""#, "numbers"), (#""type": "string""#, "sortable", "true", "lists"),
      (#""type": "string""#, "adding", #""Add""#, "lists"), (#""type": "string""#, "elementTitle", #""E""#, "lists"),
      (#""type": "string""#, "optionTitles", #"["A"]"#, "choices"),
      (#""type": "string""#, "message", #""No.""#, #"'pattern' and '"const": true'"#),
      (#""type": "boolean""#, "message", #""No.""#, #"'pattern' and '"const": true'"#),
      (#""type": "string""#, "footers", #"{"A": "B"}"#, "objects"),
      (#""type": "string""#, "ids", #"{"A": "B"}"#, "objects"),
      (#""type": "string""#, "existsWhileVisible", "true", "objects"),
      (#""type": "string""#, "inline", "true", "objects and lists"),
      (#""type": "string""#, "submit", #""Go""#, "the form as a whole"),
      (#""type": "integer""#, "multiline", "true", "strings"), (#""enum": ["a", "b"]"#, "multiline", "true", "strings"),
    ])
  func settings(schema: String, key: String, value: String, works: String) throws {
    #expect(
      try warnings(#"{"properties": {"x": {\#(schema), "x-fieldstone": {"\#(key)": \#(value)}}}}"#) == [
        "\(key): '\(key)' only works for \(works), so it has no effect here."
      ])
  }

  @Test(
    "A control for another type is a warning",
    arguments: [
      (#""type": "string""#, "slider", "numbers and choices"), (#""type": "integer""#, "month", "strings"),
      (#""type": "string""#, "toggle", "booleans"), (#""type": "boolean""#, "menu", "choices"),
      (#""enum": ["a", "b"]"#, "password", "strings"), (#""type": "string""#, "file", "objects"),
      (#""type": "boolean""#, "decimal", "numbers"),
    ])
  func controls(schema: String, control: String, works: String) throws {
    #expect(
      try warnings(#"{"properties": {"x": {\#(schema), "x-fieldstone": {"control": "\#(control)"}}}}"#) == [
        "control: The control '\(control)' only works for \(works), so it has no effect here."
      ])
  }

  @Test("Every setting works for what the message says")
  func suitable() throws {
    let properties = """
      "a": {"type": "integer", "x-fieldstone": {"unit": "km", "control": "slider", "order": 1, "section": "S"}},
      "b": {"type": "string", "pattern": "a", "x-fieldstone": {"message": "No.", "multiline": true, "page": "P"}},
      "c": {"const": true, "x-fieldstone": {"message": "Agree.", "control": "toggle"}},
      "d": {"enum": ["x", "y"], "x-fieldstone": {"optionTitles": ["X", "Y"], "control": "slider"}},
      "e": {"type": "array", "uniqueItems": true, "items": {"enum": ["x"]}, "x-fieldstone": {"control": "chips", "optionTitles": ["X"]}},
      "f": {"type": "array", "items": {"type": "string"}, "x-fieldstone": {
        "sortable": true, "adding": "Add", "elementTitle": "E", "inline": true}},
      "g": {"type": "object", "properties": {"a": {"type": "string", "x-fieldstone": {"section": "S"}}},
        "x-fieldstone": {"footers": {"S": "F"}, "ids": {"S": "s"}, "inline": true, "existsWhileVisible": true}},
      "h": {"type": "object", "x-fieldstone": {"control": "file"}},
      "i": {"type": "string", "x-fieldstone": {"control": "month", "whenHidden": "keep"}},
      "j": {"oneOf": [{"properties": {"k": {"const": 1}}}, {"properties": {"k": {"const": 2}}}],
        "x-fieldstone": {"control": "tiles"}}
      """
    let document = try SchemaForm.document(
      #"{"title": "F", "x-fieldstone": {"title": "G", "submit": "Go", "footers": {"S": "F"}, "ids": {"S": "t"}}, "#
        + "\"properties\": {\(properties)}}")
    #expect(document.warnings.map(\.description) == [])
    #expect(document.form.fields.first { $0.key == "j" }?.choiceStyle == .tiles)
    #expect(document.session().row("e")?.options.map(\.title) == ["X"])
    #expect(
      try SchemaForm.form(property: #"{"const": true, "x-fieldstone": {"control": "toggle"}}"#).row("x")?.control
        == .toggle)
  }

  @Test("Of a form, only some settings have an effect, and elements have no sections")
  func places() throws {
    #expect(
      try warnings(#"{"x-fieldstone": {"help": "H", "unit": "km"}, "properties": {"a": {"type": "string"}}}"#) == [
        "help: 'help' only works for fields, so it has no effect here.",
        "unit: 'unit' only works for numbers, so it has no effect here.",
      ])
    #expect(
      try warnings(
        #"{"properties": {"a": {"type": "array", "items": {"type": "string", "x-fieldstone": {"section": "S"}}}}}"#)
        == [
          "section: 'section' only works for properties of an object, so it has no effect here."
        ])
    // A form that contains itself has the settings of the form and of its fields.
    #expect(
      try warnings(
        ##"{"x-fieldstone": {"submit": "Go", "inline": true}, "properties": {"a": {"$ref": "#"}, "b": {"type": "string"}}}"##
      ) == [])
  }

  @Test("Footers and ids of sections that there aren't are warnings, and so are those that are no strings")
  func titles() throws {
    #expect(
      try warnings(
        """
        {"x-fieldstone": {"footers": {"You": "A", "Yuo": "B", "P": "C"}, "ids": {"You": 5, "P": "p", "Quiz": "q"}},
         "properties": {"a": {"type": "string", "x-fieldstone": {"section": "You", "page": "P"}}}}
        """) == [
          "Yuo: There is no section 'Yuo' here. Did you mean 'You'?", "P: There is no section 'P' here.",
          "You: Each value of 'ids' must be a string.", "Quiz: There is no section or page 'Quiz' here.",
        ])
  }

  @Test(
    "Misspelled names of policies name those that they may stand for",
    arguments: [
      ("dropp", " Did you mean 'dropOnSubmit' or 'dropAtOnce'?"), ("keap", " Did you mean 'keep'?"),
      ("dropOnSubmitt", " Did you mean 'dropOnSubmit'?"), ("never", ""),
    ])
  func policies(name: String, suggestion: String) throws {
    #expect(
      try warnings(#"{"properties": {"x": {"type": "string", "x-fieldstone": {"whenHidden": "\#(name)"}}}}"#) == [
        "whenHidden: 'whenHidden' must be 'keep', 'dropOnSubmit' or 'dropAtOnce'." + suggestion
      ])
  }
}
