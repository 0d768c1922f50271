/// A JSON Schema, compiled once, against which any number of values can be checked, from any thread.
///
/// ```text
/// let document = try JSONDocument(text: #"{"type": "object", "required": ["seats"]}"#)
/// let schema = try JSONSchema(document, patterns: patterns)
/// try schema.accepts(bytes)                  // the verdict only: the fast way
/// try schema.issues(in: answer).map(\.message)  // what is wrong, and where
/// ```
///
/// The dialects are 2020-12 and draft-07, with all of their keywords, and metaschemas made of the vocabularies of
/// 2020-12. `dependencies` of older drafts holds in both. `$schema` chooses the dialect.
///
/// Nothing is ever fetched: a `$ref` to another document needs that one in `Options.documents`. The metaschemas of both
/// dialects are known.
///
/// A property that is written twice in a value is checked both times.
public struct JSONSchema: Sendable {
  /// A version of the specification.
  public enum Dialect: Hashable, Sendable {
    case draft2020, draft7
  }

  /// What `format` means.
  public enum Formats: Hashable, Sendable {
    /// An annotation, which every text has (the default of the specification).
    case annotated
    /// A rule: `date-time`, `date`, `time`, `duration`, `email`, `idn-email`, `hostname`, `idn-hostname`, `ipv4`,
    /// `ipv6`, `uri`, `uri-reference`, `iri`, `iri-reference`, `uri-template`, `uuid`, `json-pointer`,
    /// `relative-json-pointer` and `regex`. Others stay annotations.
    case asserted
  }

  /// What a check may cost at most, so that no schema and no value can make it endless.
  public struct Limits: Hashable, Sendable {
    /// The most schemas within one another while a value is being checked. A recursive schema needs a few for each
    /// level of a value.
    public var depth: Int
    /// The most schemas that one check applies, besides a hundred for each value of the document and one for each of its
    /// bytes. Matching patterns counts, too: as a schema for sixteen instructions or characters that are looked at.
    public var evaluations: Int
    /// The most issues that are listed.
    public var issues: Int

    public init(depth: Int = 8192, evaluations: Int = 10_000_000, issues: Int = 1000) {
      self.depth = depth
      self.evaluations = evaluations
      self.issues = issues
    }
  }

  public struct Options: Sendable {
    /// The dialect of schemas without `$schema`.
    public var dialect = Dialect.draft2020
    /// The documents that references may lead to, by their URIs.
    public var documents: [String: JSONDocument] = [:]
    public var formats = Formats.annotated
    public var limits = Limits()

    public init() {}
  }

  let code: SchemaCode
  let limits: Limits

  /// Compiles a schema and everything that it refers to.
  ///
  /// - Parameter uri: where the schema is from, for references relative to that.
  /// - Throws: the first mistake in the schema, with its place.
  /// - Complexity: O(size of the documents), besides what `patterns` take
  public init(
    _ document: JSONDocument, uri: String = "", patterns: SchemaPatternCompiler = .linear, options: Options = Options()
  ) throws(JSONSchemaError) {
    var compiler = SchemaCompiler(
      registry: SchemaRegistry(options.documents), patterns: patterns, assertsFormats: options.formats == .asserted)
    let resource = compiler.registry.add(
      document, uri: uri, dialect: options.dialect == .draft7 ? .draft7 : .draft2020)
    compiler.compile(resource)
    if let error = compiler.registry.error { throw error }
    code = SchemaCode(compiler.takeProgram())
    limits = options.limits
  }
}

/// Why a check was ended without a verdict.
public enum JSONSchemaLimitError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More schemas within one another than the limit. A `$dynamicRef` may lead to itself.
  case tooDeep(limit: Int)
  /// More schemas were applied than the limit, or patterns took as much time as they would.
  case tooMuchWork(limit: Int)

  public var description: String {
    switch self {
    case .tooDeep(let limit):
      "The value wasn't checked: its schemas are nested more than \(limit) levels deep."
    case .tooMuchWork(let limit):
      "The value wasn't checked: that would take more than \(limit) steps."
    }
  }
}
