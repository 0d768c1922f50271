extension Metaschemas {
  /// The metaschema with a URI. References to them need no document from the caller.
  static func document(_ uri: String) -> JSONDocument? {
    let text: String
    switch uri {
    case SchemaDialect.draft7URI: text = draft7
    case SchemaDialect.draft2020URI: text = schema
    case "https://json-schema.org/draft/2020-12/meta/core": text = core
    case "https://json-schema.org/draft/2020-12/meta/applicator": text = applicator
    case "https://json-schema.org/draft/2020-12/meta/unevaluated": text = unevaluated
    case "https://json-schema.org/draft/2020-12/meta/validation": text = validation
    case "https://json-schema.org/draft/2020-12/meta/meta-data": text = metaData
    case "https://json-schema.org/draft/2020-12/meta/format-annotation": text = formatAnnotation
    case "https://json-schema.org/draft/2020-12/meta/format-assertion": text = formatAssertion
    case "https://json-schema.org/draft/2020-12/meta/content": text = content
    default: return nil
    }
    // A test reads all of them.
    return try? JSONDocument(text: text)
  }
}
