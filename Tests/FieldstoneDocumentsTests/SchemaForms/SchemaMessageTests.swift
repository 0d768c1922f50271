import Testing

@testable import FieldstoneDocuments

@Suite("What is said of a wrong JSON Schema")
struct SchemaMessageTests {
  private static let types = "null, boolean, integer, number, string, array or object"

  @Test(
    "It names the keyword, what is accepted, and the nearest name",
    arguments: [
      (#"{"type": "objekt"}"#, "There is no type 'objekt'. Did you mean 'object'? Use \(Self.types)."),
      (#"{"type": "String"}"#, "There is no type 'String'. Did you mean 'string'? Use \(Self.types)."),
      (#"{"type": "int"}"#, "There is no type 'int'. Did you mean 'integer'? Use \(Self.types)."),
      (#"{"type": "str"}"#, "There is no type 'str'. Did you mean 'string'? Use \(Self.types)."),
      (
        #"{"items": [{"type": "string"}]}"#,
        "'items' must be a schema, for all elements. For a schema for each position, use 'prefixItems'."
      ),
      (#"{"type": "money"}"#, "There is no type 'money'. Use \(Self.types)."),
      (#"{"type": ["null", "nmber"]}"#, "There is no type 'nmber'. Did you mean 'number'? Use \(Self.types)."),
      (#"{"type": 5}"#, "'type' must be \(Self.types), or an array of several of these."),
      (#"{"type": []}"#, "'type' needs at least one type."),
      (#"{"minLength": -1}"#, "'minLength' must be a whole number, 0 or more."),
      (#"{"minimum": "1"}"#, "'minimum' must be a number."),
      (#"{"multipleOf": 0}"#, "'multipleOf' must be a number greater than 0 with up to 300 digits."),
      (#"{"enum": 5}"#, "'enum' must be an array of values."),
      (#"{"pattern": 5}"#, "'pattern' must be a string: a regular expression."),
      (#"{"required": "a"}"#, "'required' must be an array of property names."),
      (#"{"required": ["a", 1]}"#, "This element of 'required' must be a string."),
      (
        #"{"dependentRequired": {"a": "b"}}"#, "Each value of 'dependentRequired' must be an array of property names."
      ),
      (#"{"properties": []}"#, "'properties' must be an object."),
      (#"{"anyOf": []}"#, "'anyOf' must be an array of one or more schemas."),
      (#"{"uniqueItems": 1}"#, "'uniqueItems' must be true or false."),
      (#"{"not": 5}"#, "A schema must be an object, true or false."),
      (#"{"$ref": 5}"#, "'$ref' must be a string: a URI, or a place in this document such as '#/$defs/name'."),
      (##"{"$ref": "#/$defs/b"}"##, "'#/$defs/b' doesn't exist: the document has no such location or anchor."),
      (##"{"$id": "a#b"}"##, "'$id' can't have a fragment. To name a part of a document, use '$anchor'."),
      (#"{"minLength": 1, "minLength": 2}"#, "'minLength' appears twice in this object."),
      (
        #"{"$defs": {"a": {"$id": "urn:x"}, "b": {"$id": "urn:x"}}}"#, "Two schemas are called 'urn:x'."
      ),
      (
        #"{"$schema": "https://json-schema.org/draft/2020-12/shema"}"#,
        "Unknown dialect 'https://json-schema.org/draft/2020-12/shema'. Did you mean "
          + "'https://json-schema.org/draft/2020-12/schema'? Use JSON Schema 2020-12 or draft-07, or pass its metaschema in "
          + "'documents'."
      ),
      (
        #"{"$schema": "http://json-schema.org/draft-04/schema#"}"#,
        "Unknown dialect 'http://json-schema.org/draft-04/schema#'. Use JSON Schema 2020-12 or draft-07, or pass its "
          + "metaschema in 'documents'."
      ),
      (#"{"type": "array"}"#, "A form needs a schema for an object. This one is for an array."),
      ("", #"The file is empty. Expected a JSON Schema, such as {"type": "object"}."#),
      ("title: Form", #"The file isn't JSON. Expected a JSON Schema, such as {"type": "object"}."#),
    ])
  func messages(schema: String, message: String) {
    #expect(SchemaForm.problems(schema).map(\.text) == [message])
  }

  @Test("What only the metaschema finds is reported along with other mistakes, by the name of its keyword")
  func metaschema() {
    let problems = SchemaForm.problems(
      #"{"title": 5, "type": ["object", "object"], "$comment": [], "minLength": -1, "readOnly": "yes"}"#)
    #expect(
      problems.map(\.text) == [
        "'title' must be a string.", "All items of 'type' must be different.", "'$comment' must be a string.",
        "'minLength' must be a whole number, 0 or more.", "'readOnly' must be true or false.",
      ])
  }

  @Test("Names in a file can't control a terminal, and long ones are shortened")
  func hostileNames() throws {
    let name = "\\u001b[31m" + String(repeating: "a", count: 1_000)
    for schema in [
      #"{"type": "\#(name)"}"#, #"{"$schema": "\#(name)"}"#, ##"{"$ref": "#\##(name)"}"##, #"{"$ref": "\#(name)"}"#,
      #"{"\#(name)": 1, "\#(name)": 2}"#,
    ] {
      let problems = SchemaForm.problems(schema)
      #expect(problems.count == 1, "\(schema)")
      for problem in problems {
        #expect(
          !problem.text.unicodeScalars.contains { $0.value < 0x20 } && problem.text.count < 300, "\(problem.text)")
      }
    }
    let document = try SchemaForm.document(
      #"{"properties": {"x": {"type": "string", "format": "\#(name)", "x-fieldstone": {"\#(name)": 1, "control": "\#(name)"}}}}"#
    )
    #expect(document.warnings.count == 3)
    for warning in document.warnings {
      #expect(!warning.text.unicodeScalars.contains { $0.value < 0x20 } && warning.text.count < 300)
    }
  }
}
