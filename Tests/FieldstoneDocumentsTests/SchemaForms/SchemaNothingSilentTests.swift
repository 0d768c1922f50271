import FieldstoneCore
import Testing

@testable import FieldstoneDocuments

@Suite("Nothing in a JSON Schema is silently without effect")
struct SchemaNothingSilentTests {
  /// The warnings of a property's schema, with what follows its pointer.
  private func warnings(_ property: String, isRequired: Bool = false) throws -> [String] {
    try SchemaForm.document(property: property, isRequired: isRequired).warnings.map {
      "\($0.source?.pointer?.replacing("/properties/x", with: "") ?? "") \($0.text)"
    }
  }

  @Test(
    "Formats that aren't known, or are for other types, are warnings",
    arguments: [
      (
        #"{"type": "string", "format": "emial"}"#,
        "/format The format 'emial' isn't known, so it isn't checked. Did you mean 'email'?"
      ),
      (#"{"type": "string", "format": "currency"}"#, "/format The format 'currency' isn't known, so it isn't checked."),
      (
        #"{"type": "integer", "format": "email"}"#,
        "/format The format 'email' only works for strings, so it has no effect here."
      ),
      (
        #"{"type": "string", "format": "double"}"#,
        "/format The format 'double' only works for numbers, so it has no effect here."
      ),
      (
        #"{"type": "number", "format": "duoble"}"#,
        "/format The format 'duoble' isn't known, so it isn't checked. Did you mean 'double'?"
      ),
    ])
  func formats(property: String, warning: String) throws {
    #expect(try warnings(property) == [warning])
  }

  @Test("Formats that are known are no warnings")
  func knownFormats() throws {
    for format in SchemaFormat.allCases.map(\.rawValue) + ["password", "tel", "phone", "multiline", "textarea", "url"] {
      #expect(try warnings(#"{"type": "string", "format": "\#(format)"}"#) == [])
    }
    #expect(try warnings(#"{"type": "number", "format": "double"}"#) == [])
  }

  @Test(
    "Bounds that nothing meets are warnings at the keyword",
    arguments: [
      (
        #"{"type": "string", "minLength": 3, "maxLength": 2}"#,
        "/minLength No string is accepted here: 'minLength' is greater than 'maxLength'."
      ),
      (#"{"type": "string", "maxLength": 0}"#, "/maxLength Only the empty string is accepted here."),
      (
        #"{"type": "integer", "minimum": 3, "maximum": 2}"#,
        "/minimum No number is accepted here: 'minimum' is greater than 'maximum'."
      ),
      (
        #"{"type": "number", "exclusiveMinimum": 3, "maximum": 3}"#,
        "/exclusiveMinimum No number is accepted here: 'exclusiveMinimum' equals 'maximum'."
      ),
      (
        #"{"type": "integer", "minimum": 0.2, "maximum": 0.8}"#,
        " No whole number lies between the minimum and the maximum."
      ),
      (
        #"{"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 2}"#,
        "/minItems No list is accepted here: 'minItems' is greater than 'maxItems'."
      ),
      (
        #"{"allOf": [{"type": "array", "items": {"type": "string"}, "minItems": 3}, {"maxItems": 2}]}"#,
        "/allOf/0/minItems No list is accepted here: 'minItems' is greater than 'maxItems'."
      ),
      (
        #"{"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}, "minItems": 3}"#,
        "/minItems No list is accepted here: 'minItems' is greater than the number of options."
      ),
      (
        #"{"properties": {"a": {"type": "string"}}, "minProperties": 3, "maxProperties": 2}"#,
        "/minProperties No object is accepted here: 'minProperties' is greater than 'maxProperties'."
      ),
      (
        #"{"properties": {"a": {"type": "string"}, "b": {"type": "string"}}, "required": ["a", "b"], "maxProperties": 1}"#,
        "/maxProperties No object is accepted here: more properties are required than 'maxProperties' allows."
      ),
      (
        #"{"type": "array", "items": {"type": "string"}, "contains": {"const": "a"}, "minContains": 3, "maxContains": 2}"#,
        "/maxContains No array is accepted here: 'minContains' is greater than 'maxContains'."
      ),
    ])
  func bounds(property: String, warning: String) throws {
    #expect(try warnings(property) == [warning])
  }

  @Test("An option that is there twice is a warning where it is the second time")
  func options() throws {
    #expect(
      try warnings(#"{"enum": ["a", "b", "a", 1, 1.0]}"#) == [
        #"/enum/2 The option "a" appears twice. The second one isn't shown."#,
        "/enum/4 The option 1.0 appears twice. The second one isn't shown.",
      ])
    #expect(
      try warnings(#"{"oneOf": [{"const": "a", "title": "A"}, {"const": "b"}, {"const": "a", "title": "B"}]}"#)
        == [#"/oneOf/2/const The option "a" appears twice. The second one isn't shown."#])
    #expect(try warnings(#"{"enum": ["1", 1]}"#) == [" Two options are called '1'. The second one isn't shown."])
    #expect(try warnings(#"{"enum": [1, "1"]}"#) == [" Two options are called '1'. The second one isn't shown."])
  }

  @Test("A schema that accepts nothing is one warning, which says what follows")
  func nothing() throws {
    let text = " No value is accepted here, so there is no field."
    for schema in [#"{"enum": []}"#, #"{"type": "string", "enum": []}"#, #"{"const": 1, "enum": [2]}"#] {
      #expect(try warnings(schema) == [text])
      #expect(
        try warnings(schema, isRequired: true) == [text + " While 'x' is required, the form can't be submitted."])
    }
    #expect(try warnings("false") == [])
    #expect(
      try warnings("false", isRequired: true) == [text + " While 'x' is required, the form can't be submitted."])
  }

  @Test("A schema without properties is a warning, wherever there would be fields")
  func noProperties() throws {
    let text = " The schema describes no properties here, so there are no fields."
    #expect(try warnings(#"{"type": "object"}"#) == [text])
    #expect(try warnings(#"{"type": "array", "items": {"type": "object", "minProperties": 1}}"#) == ["/items" + text])
    for schema in ["{}", "true", #"{"type": "object", "title": "A"}"#] {
      #expect(try SchemaForm.document(schema).warnings.map(\.text) == [String(text.dropFirst())])
    }
    // What isn't shown is a warning of its own.
    #expect(try warnings(#"{"type": "object", "patternProperties": {"a": {"type": "string"}}}"#).count == 1)
    #expect(try warnings(#"{"type": "object", "x-fieldstone": {"control": "file"}}"#) == [])
  }

  @Test(
    "A default that the field can't have is a warning",
    arguments: [
      (#"{"type": "integer", "default": "a"}"#, "The default must be a whole number."),
      (#"{"type": "string", "default": 5}"#, "The default must be a string."),
      (#"{"type": "string", "format": "date", "default": "2020"}"#, "The default must be a string in this format."),
      (#"{"type": "boolean", "default": "yes"}"#, "The default must be true or false."),
      (
        #"{"enum": ["vegan", "any"], "default": "vegna"}"#,
        "The default isn't one of the options. Did you mean 'vegan'?"
      ),
      (#"{"enum": ["vegan", "any"], "default": 5}"#, "The default isn't one of the options."),
      (
        #"{"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}, "default": ["a", "c"]}"#,
        "The default has an element that isn't one of the options."
      ),
      (
        #"{"type": "array", "uniqueItems": true, "items": {"enum": ["a", "b"]}, "default": "a"}"#,
        "The default must be an array of options."
      ),
    ])
  func defaults(property: String, warning: String) throws {
    #expect(try warnings(property) == ["/default " + warning])
  }

  @Test("A field of several types names all of them")
  func types() throws {
    #expect(
      try warnings(#"{"type": ["string", "boolean", "number"]}"#) == [
        " The schema accepts a boolean, a string or a number here, but a field has only one type: this one takes a string."
      ])
  }

  @Test("Annotations with a value that they can't have are warnings")
  func annotations() throws {
    #expect(
      try warnings(
        #"{"type": "string", "title": 5, "description": [], "readOnly": "yes", "examples": "a", "deprecated": 1}"#)
        == [
          "/title 'title' must be a string.", "/description 'description' must be a string.",
          "/readOnly 'readOnly' must be true or false.", "/examples 'examples' must be an array.",
          "/deprecated 'deprecated' must be true or false.",
        ])
  }

  @Test("Warnings come in the order of the file")
  func order() throws {
    let document = try SchemaForm.document(
      """
      {"x-fieldstone": {"unit": "km"},
       "properties": {
         "a": {"type": "string", "not": {"const": "x"}, "format": "emial", "titel": "A"},
         "b": {"enum": ["x", "x"], "x-fieldstone": {"unit": "km"}}},
       "propertyNames": {"maxLength": 3}}
      """)
    #expect(
      document.warnings.compactMap(\.source?.pointer) == [
        "/x-fieldstone/unit", "/properties/a/not", "/properties/a/format", "/properties/a/titel",
        "/properties/b/enum/1", "/properties/b/x-fieldstone/unit", "/propertyNames",
      ])
  }

  @Test("Errors don't hide warnings, apart from those that follow from them")
  func both() {
    let schema = """
      {"properties": {
         "a": {"type": "objekt"},
         "b": {"type": "string", "format": "emial"}, "c": {"type": ["string", "nul"]}}}
      """
    #expect(throws: DocumentErrors.self) { try SchemaForm.document(schema) }
    do {
      _ = try SchemaForm.document(schema)
    } catch let errors as DocumentErrors {
      #expect(errors.problems.compactMap(\.source?.pointer) == ["/properties/a/type", "/properties/c/type/1"])
      #expect(errors.warnings.compactMap(\.source?.pointer) == ["/properties/b/format"])
    } catch {
      Issue.record(error)
    }
  }
}
