import FieldstoneDocuments
import Foundation

/// Schemas of JSON, and answers that are checked by one.
extension Benchmark {
  /// Reading a file of N megabytes that is a schema, as a form; and the memory for it, as a multiple of its size.
  static let schemaRead = Benchmark([Measure(name: "schema-read", hasGrowth: true)], sizes: [1, 4, 16, 64]) { n in
    let schema = Answers.schema(bytes: n << 20)
    return {
      let start = ContinuousClock.now
      let document = try FormDocument(jsonSchema: schema, id: "large")
      let time = (ContinuousClock.now - start) / .seconds(1)
      try check(document.form.fields.count > n * 1_000, "The form has too few fields.")
      return [time]
    }
  }

  /// Whether N answers are valid, bytes in, verdict out, here and by two libraries for Python; and their times as
  /// multiples of ours.
  static let schemaCheck = Benchmark(
    [
      Measure(name: "schema-check"), Measure(name: "schema-check-jsonschema"),
      Measure(name: "schema-check-jsonschema-rs"),
      Measure(name: "schema-check-jsonschema-ratio", unit: "times"),
      Measure(name: "schema-check-jsonschema-rs-ratio", unit: "times"),
    ], sizes: [10_000, 100_000], runs: 3
  ) { n in
    let schema = try JSONSchema(JSONDocument(text: Answers.schema))
    let answers = Answers.make(n)
    let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-schema-\(getpid())-\(n)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (schemaFile, answerFile) = (folder.appending(path: "schema.json"), folder.appending(path: "answers.jsonl"))
    try Data(Answers.schema.utf8).write(to: schemaFile)
    try Data(answers.joined(separator: [10])).write(to: answerFile)
    return {
      var valid = 0
      let own = try seconds { for answer in answers where try schema.accepts(answer) { valid += 1 } }
      try check(valid == n - n / 10, "\(valid) of \(n) answers are valid.")
      let (python, rust) = try Peers.schemas(schemaFile, answerFile)
      return [own, python, rust, python / own, rust / own]
    }
  }
}

/// Answers of about 400 bytes to a registration. One of ten is wrong.
private enum Answers {
  static let schema = """
    {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object",
     "properties": {
       "name": {"type": "string", "minLength": 2, "maxLength": 80},
       "email": {"type": "string", "pattern": "^[^@ ]+@[^@ ]+$"},
       "seats": {"type": "integer", "minimum": 1, "maximum": 9},
       "diet": {"enum": ["anything", "vegan", "halal"]},
       "needsInvoice": {"type": "boolean"},
       "invoice": {"type": "object", "properties": {"company": {"type": "string"}, "vat": {"type": "string"}},
         "required": ["company"], "additionalProperties": false},
       "guests": {"type": "array", "maxItems": 5, "items": {"$ref": "#/$defs/guest"}},
       "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": true}},
     "required": ["name", "email", "seats"],
     "if": {"properties": {"needsInvoice": {"const": true}}, "required": ["needsInvoice"]},
     "then": {"required": ["invoice"]},
     "$defs": {"guest": {"type": "object", "required": ["name"], "properties": {
       "name": {"type": "string", "minLength": 1}, "age": {"type": "integer", "minimum": 0, "maximum": 130}}}}}
    """

  static func make(_ count: Int) -> [[UInt8]] {
    (0..<count).map { place in
      let seats = place % 10 == 0 ? 10 : place % 9 + 1
      return Array(
        """
        {"name": "Ada Lovelace \(place)", "email": "ada\(place)@example.org", "seats": \(seats), "diet": "vegan", \
        "needsInvoice": \(place % 2 == 0), "invoice": {"company": "Analytical Engines", "vat": "GB\(place)"}, \
        "guests": [{"name": "Grace", "age": 45}, {"name": "Alan", "age": 41}, {"name": "Edsger", "age": 72}], \
        "tags": ["engines", "looms", "music \(place)"], \
        "comment": "The more I study, the more insatiable do I feel my genius for it to be."}
        """.utf8)
    }
  }

  /// A schema with as many properties as fit.
  static func schema(bytes: Int) -> Data {
    var text = #"{"type": "object", "properties": {"first": {"type": "string"}"#
    text.reserveCapacity(bytes + 200)
    var place = 0
    while text.utf8.count < bytes - 300 {
      text += #", "field\#(place)": {"title": "Field \#(place)", "description": "One of a great many of them.", "#
      text += place % 2 == 0 ? #""type": "string", "minLength": 2}"# : #""type": "integer", "minimum": 0}"#
      place += 1
    }
    return Data((text + "}}").utf8)
  }
}
