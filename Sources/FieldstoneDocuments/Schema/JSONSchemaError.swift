/// Why a document can't be used as a schema, and where.
public struct JSONSchemaError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    /// A keyword has a value that it can't have. The text says which ones it can have.
    case keyword(String)
    /// `pattern` or `patternProperties` has an expression that the engine for patterns refuses.
    case pattern(String)
    /// A reference to a document that wasn't given. None is ever fetched.
    case unknownDocument(uri: String)
    /// A reference to a place that the document doesn't have.
    case unknownPlace(reference: String)
    /// A reference that leads back to itself for the same value, so that checking would never end.
    case endlessReference
    /// `$schema` names a dialect other than 2020-12, draft-07, and what is made of the vocabularies of 2020-12.
    case unknownDialect(uri: String)
    /// A metaschema requires a vocabulary that isn't known.
    case unknownVocabulary(uri: String)
    /// Two schemas have the same `$id`, or the same anchor.
    case duplicateIdentifier(String)
    /// A schema has a key twice, so that it is open which one counts.
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
    case .pattern(let problem): "This pattern can't be used: \(problem)"
    case .unknownDocument(let uri):
      "'\(uri)' isn't among the documents that were given, and none is fetched. Pass it in 'documents'."
    case .unknownPlace(let reference): "'\(reference)' leads nowhere: the document has no such place or anchor."
    case .endlessReference: "This reference leads back to itself for the same value, so that checking would never end."
    case .unknownDialect(let uri):
      "'\(uri)' is no dialect that is known: use JSON Schema 2020-12 or draft-07, or pass its metaschema in 'documents'."
    case .unknownVocabulary(let uri): "The vocabulary '\(uri)' is required and isn't known."
    case .duplicateIdentifier(let name): "'\(name)' names two schemas."
    case .duplicateKey(let key): "'\(key)' is written twice in this object."
    }
  }
}
