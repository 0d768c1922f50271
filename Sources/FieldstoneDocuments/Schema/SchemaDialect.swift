/// Which keywords a schema has, and what they mean.
struct SchemaDialect: Hashable {
  enum Draft: Hashable {
    case seven, twenty
  }

  var draft: Draft
  var hasApplicators = true
  var hasValidation = true
  var hasUnevaluated = true
  var assertsFormats = false

  static let draft7 = SchemaDialect(draft: .seven)
  static let draft2020 = SchemaDialect(draft: .twenty)

  static let draft7URI = "http://json-schema.org/draft-07/schema"
  static let draft2020URI = "https://json-schema.org/draft/2020-12/schema"
  /// Those with the same numbers as another one: the URI of another draft is no misspelling.
  static func uris(like uri: String) -> [String] {
    [draft2020URI, draft7URI + "#"].filter { $0.filter(\.isNumber) == uri.filter(\.isNumber) }
  }

  private static let vocabulary = "https://json-schema.org/draft/2020-12/vocab/"

  /// The dialect of a metaschema that names its vocabularies (core specification, section 8.1).
  ///
  /// - Returns: nil if it requires one that isn't known, with its name.
  static func named(by vocabularies: some Sequence<JSONMember>) -> (dialect: SchemaDialect?, unknown: String) {
    var dialect = SchemaDialect(
      draft: .twenty, hasApplicators: false, hasValidation: false, hasUnevaluated: false, assertsFormats: false)
    for member in vocabularies {
      switch member.key {
      case vocabulary + "core", vocabulary + "meta-data", vocabulary + "content", vocabulary + "format-annotation":
        break
      case vocabulary + "applicator": dialect.hasApplicators = true
      case vocabulary + "validation": dialect.hasValidation = true
      case vocabulary + "unevaluated": dialect.hasUnevaluated = true
      // Whoever knows the vocabulary has to assert formats, whether it is required or not.
      case vocabulary + "format-assertion": dialect.assertsFormats = true
      default: if member.value.boolean == true { return (nil, member.key) }
      }
    }
    return (dialect, "")
  }

  /// What stands below a keyword.
  enum Place {
    case schema, schemas, namedSchemas
    /// A schema or an array of them.
    case schemaOrSchemas
    /// Keys whose values are schemas, or arrays of names.
    case namedDependencies
  }

  /// Where a schema has further schemas, or nil if the keyword's value has none.
  func place(of keyword: SchemaKeyword) -> Place? {
    switch keyword {
    case .definitions, .defs: .namedSchemas
    case .unevaluatedItems, .unevaluatedProperties: draft == .seven || !hasUnevaluated ? nil : .schema
    default: hasApplicators ? applicatorPlace(of: keyword) : nil
    }
  }

  private func applicatorPlace(of keyword: SchemaKeyword) -> Place? {
    switch keyword {
    case .properties, .patternProperties: .namedSchemas
    case .dependencies: .namedDependencies
    case .additionalProperties, .propertyNames, .contains, .not, .if, .then, .else: .schema
    case .allOf, .anyOf, .oneOf: .schemas
    case .items: draft == .seven ? .schemaOrSchemas : .schema
    case .additionalItems: draft == .seven ? .schema : nil
    case .dependentSchemas: draft == .seven ? nil : .namedSchemas
    case .prefixItems: draft == .seven ? nil : .schemas
    case .contentSchema: draft == .seven ? nil : .schema
    default: nil
    }
  }
}
