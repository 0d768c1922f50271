import FieldstoneCore
import Foundation

/// The JSON Schema (2020-12) of a form.
///
/// ```swift
/// let schema = Attendee.jsonSchema()
/// let data = schema.json()          // {"$schema":"https://json-schema.org/draft/2020-12/schema","title":…
/// schema.warnings                   // what a schema can't say
/// ```
///
/// Property names are the names of the form's fields. A value that may be missing isn't required. Of an enum with a
/// form, a property says which case it is, beside the values of the case.
public struct FormSchema: Sendable {
  /// The schema, with the properties in the order of the form.
  public let schema: FormValues
  /// What the schema doesn't say: closures, and rules that JSON Schema has no keyword for.
  public let warnings: [DocumentProblem]

  /// The schema as JSON, without white space.
  public func json() -> Data { schema.json() }

  /// How a form is written as a schema.
  public struct Options: Sendable {
    /// The URI of the schema, for `$id`; nil for none.
    public var uri: String?
    /// The key of the value that says which case an enum with a form is.
    public var discriminator = "type"
    /// Whether the schema has what only a form needs: controls, sections, placeholders, in `x-fieldstone`.
    public var hasHints = true

    public init() {}
  }
}

extension FormDocument {
  /// The form as a JSON Schema.
  ///
  /// - Complexity: O(fields).
  public func jsonSchema(options: FormSchema.Options = .init()) -> FormSchema {
    var writer = SchemaWriter(self, options)
    return writer.write()
  }
}

extension FormDefinition {
  /// The form as a JSON Schema.
  ///
  /// - Complexity: O(fields).
  public func jsonSchema(options: FormSchema.Options = .init()) -> FormSchema {
    let reader = DefinitionReader(described, options)
    let document = reader.document()
    var writer = SchemaWriter(document, options)
    writer.warnings = document.warnings
    return writer.write()
  }
}

extension FormModel {
  /// The form of the type as a JSON Schema.
  ///
  /// - Complexity: O(fields).
  public static func jsonSchema(options: FormSchema.Options = .init()) -> FormSchema {
    definition.jsonSchema(options: options)
  }
}
