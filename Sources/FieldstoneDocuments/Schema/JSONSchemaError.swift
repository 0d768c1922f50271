/// Why a document can't be used as a schema, and where.
public struct JSONSchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// A keyword has a value that isn't accepted. The text says which values are.
    case keyword(String)
    /// `pattern` or `patternProperties` has a regular expression that the pattern engine doesn't accept.
    case pattern(String)
    /// A reference to a document that wasn't passed. Documents are never fetched.
    case unknownDocument(uri: String)
    /// A reference to a location that the document doesn't have.
    case unknownPlace(reference: String)
    /// A reference that leads back to itself for the same value, so that the check would never end.
    case endlessReference
    /// `$schema` names a dialect other than 2020-12, draft-07 and those made of the vocabularies of 2020-12.
    case unknownDialect(uri: String)
    /// A metaschema requires a vocabulary that isn't known.
    case unknownVocabulary(uri: String)
    /// Two schemas have the same `$id`, or the same anchor.
    case duplicateIdentifier(String)
    /// A schema has a key twice, so it isn't clear which one counts.
    case duplicateKey(String)
  }

  public let reason: Reason
  /// The URI of the schema's document; empty for a main schema without `$id`.
  public let uri: String
  /// The JSON pointer (RFC 6901) in that document.
  public let pointer: String
  public let line: Int
  public let column: Int

  public var description: String {
    let document = uri.isEmpty ? "" : "\(uri), "
    let place = pointer.isEmpty ? "" : ", at \(pointer)"
    return "\(document)line \(line), column \(column)\(place): \(message)"
  }

  var message: String { reason.message }
}

extension JSONSchemaError.Reason {
  /// What is wrong, and what would be right.
  var message: String {
    switch self {
    case .keyword(let accepted): accepted
    case .pattern(let problem): "This pattern can't be used. \(problem)"
    case .unknownDocument(let uri):
      "The document '\(uri.shortenedInProblem)' isn't known, and documents are never fetched. Pass it in 'documents'."
    case .unknownPlace(let reference):
      "'\(reference.shortenedInProblem)' doesn't exist: the document has no such location or anchor."
    case .endlessReference: "This reference leads back to itself without going into a property, so it would never end."
    case .unknownDialect(let uri):
      "Unknown dialect '\(uri.shortenedInProblem)'."
        + suggestion(for: uri, among: SchemaDialect.uris(like: uri))
        + " Use JSON Schema 2020-12 or draft-07, or pass its metaschema in 'documents'."
    case .unknownVocabulary(let uri): "The metaschema requires the unknown vocabulary '\(uri.shortenedInProblem)'."
    case .duplicateIdentifier(let name): "Two schemas are called '\(name.shortenedInProblem)'."
    case .duplicateKey(let key): "'\(key.shortenedInProblem)' appears twice in this object."
    }
  }
}
