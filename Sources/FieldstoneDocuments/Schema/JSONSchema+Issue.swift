extension JSONSchema {
  /// Something that a schema doesn't accept in a value.
  public struct Issue: Hashable, Sendable, CustomStringConvertible {
    /// The JSON pointer (RFC 6901) of the value. The whole document is the empty text.
    public let instancePointer: String
    /// The URI of the schema's document; empty for a main schema without a URI.
    public let schemaURI: String
    /// The JSON pointer of the keyword in that document.
    public let schemaPointer: String
    /// The keyword, for example `minimum`. For a schema that is `false`, it is the one that has it.
    public let keyword: String
    /// The property that is missing, if the keyword requires one.
    public let property: String?
    /// What is accepted, in a sentence.
    public let message: String
    /// For `anyOf` and `oneOf`: why each of the schemas doesn't accept the value.
    public let causes: [Issue]

    public var description: String {
      instancePointer.isEmpty ? message : "\(instancePointer): \(message)"
    }
  }
}

/// Makes issues from findings.
struct SchemaIssueWriter {
  private let code: SchemaCode
  private let instance: JSONDocument
  private let isForAnswers: Bool
  /// The pointers of all values that have findings, made in one pass.
  private var pointers: [Int: String] = [:]

  init(_ code: SchemaCode, _ instance: JSONDocument, _ findings: [SchemaFinding], isForAnswers: Bool = false) {
    (self.code, self.isForAnswers) = (code, isForAnswers)
    self.instance = instance
    var nodes: Set<Int> = []
    var left = findings
    while let finding = left.popLast() {
      nodes.insert(finding.node)
      left += finding.causes
    }
    var writer = JSONPointerWriter(instance.storage.view)
    for node in nodes.sorted() { pointers[node] = writer.pointer(to: node) }
  }

  func issue(_ finding: SchemaFinding) -> JSONSchema.Issue {
    let schema = code.schemas[Int(finding.schema)]
    let document = code.program.documents[Int(schema.document)]
    let storage = document.content.storage
    let instancePointer = pointers[finding.node] ?? ""
    let place = JSONNode(storage: storage, index: Int(finding.key >= 0 ? finding.key : schema.index))
    let pointer = place.pointer
    let keyword = finding.key >= 0 ? place.string ?? "" : Self.keyword(of: pointer)
    let value = finding.key >= 0 ? JSONNode(storage: storage, index: Int(finding.key) + 1) : place
    return JSONSchema.Issue(
      instancePointer: instancePointer, schemaURI: document.uri, schemaPointer: pointer, keyword: keyword,
      property: finding.name,
      message: SchemaMessage.text(
        keyword, value: value, at: instancePointer, name: finding.name,
        in: JSONNode(storage: storage, index: Int(schema.index)), isForAnswers: isForAnswers),
      causes: finding.causes.map(issue))
  }

  /// The keyword to which a schema belongs: the last part of its pointer, or the one before a property's name or an
  /// index.
  private static func keyword(of pointer: String) -> String {
    let tokens = JSONPointer.tokens(pointer) ?? []
    let containers = ["properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions"]
    if let before = tokens.dropLast().last, containers.contains(before) || JSONPointer.index(tokens.last ?? "") != nil {
      return before
    }
    return tokens.last ?? "false"
  }
}
