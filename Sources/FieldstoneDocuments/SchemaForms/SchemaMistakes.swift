import FieldstoneCore

/// What is wrong with a schema, all at once: what the compiler says, what the metaschema says, and what a form can't be
/// made of. Each mistake is there once, whoever finds it.
struct SchemaMistakes {
  private var problems: [DocumentProblem] = []
  /// The pointers that there is a problem for.
  private var places: Set<String> = []
  private let limit: Int
  private let file: String?

  /// - Complexity: O(size of the schema).
  init(_ registry: SchemaRegistry, _ content: JSONDocument, _ options: FormDocument.SchemaOptions, file: String?) {
    (limit, self.file) = (options.limits.problems, file)
    guard !registry.mistakes.isEmpty else { return }
    let isOfAnotherDraft = registry.mistakes.contains(where: \.isAnotherDraft)
    let found = isOfAnotherDraft ? [] : Self.findings(registry, content, limit)
    var sources: [Int: SchemaPlaces] = [0: SchemaPlaces(content, file: file)]
    func source(_ place: SchemaPart) -> DocumentSource {
      let document = registry.documents[place.document]
      let known = sources[place.document] ?? SchemaPlaces(document.content, file: document.uri)
      sources[place.document] = known
      return known.source(place.index)
    }
    let nodes = found.map(\.node)
    for mistake in registry.mistakes where problems.count < limit {
      if case .keyword = mistake.reason {
        // The keywords of another draft mean something else.
        if isOfAnotherDraft || mistake.location.document == 0 && Self.isKnown(mistake, registry, nodes) { continue }
      }
      add(mistake.kind, mistake.reason.message, source(mistake.location))
    }
    for (node, message) in found where problems.count < limit {
      add(.wrongValue, message, source(SchemaPart(document: 0, index: node)))
    }
  }

  var isEmpty: Bool { problems.isEmpty }

  /// All of them, in the order of the file, those of other files last.
  var all: [DocumentProblem] {
    let isMain = { (problem: DocumentProblem) in problem.source?.file == file }
    return Array((problems.filter(isMain).inOrder + problems.filter { !isMain($0) }.inOrder).prefix(limit))
  }

  private mutating func add(_ kind: DocumentProblem.Kind, _ text: String, _ source: DocumentSource) {
    places.insert("\(source.file ?? "") \(source.pointer ?? "")")
    problems.append(
      DocumentProblem(
        kind: kind, path: FormValuePath([]), part: source.pointer.flatMap { $0.isEmpty ? nil : $0 }, text: text,
        source: source))
  }

  /// Adds what is wrong with the form, apart from what follows from a mistake at the same place.
  mutating func add(_ others: [DocumentProblem]) {
    for problem in others where problems.count < limit {
      let place = problem.source.map { "\($0.file ?? "") \($0.pointer ?? "")" }
      if place.map(places.contains) == true { continue }
      // Options and bounds that can't be read are reported inside of the field.
      let isFromKeyword = [.noOptions, .wrongArgument, .impossibleBounds].contains(problem.kind)
      if isFromKeyword, let place, places.contains(where: { $0.hasPrefix(place + "/") }) { continue }
      problems.append(problem)
    }
  }

  // MARK: The metaschema

  /// What the metaschema doesn't accept, in the order of the file: at most one for each value.
  private static func findings(
    _ registry: SchemaRegistry, _ content: JSONDocument, _ limit: Int
  ) -> [(node: Int, message: String)] {
    let isDraft7 = registry.resources.first?.dialect.draft == .seven
    var options = JSONSchema.Options()
    options.limits.issues = limit
    guard let metaschema = Metaschemas.document(isDraft7 ? SchemaDialect.draft7URI : SchemaDialect.draft2020URI),
      let schema = try? JSONSchema(metaschema, options: options),
      let findings = try? schema.check(content.storage.view, collects: true).findings
    else { return [] }
    let writer = SchemaIssueWriter(schema.code, content, findings)
    var seen: Set<Int> = []
    return findings.flatMap(\.innermost).filter { seen.insert($0.node).inserted }
      .sorted { $0.node < $1.node }.map { ($0.node, writer.issue($0).message) }
  }

  /// Whether the metaschema has found the same: at the value, or in the array that it is.
  private static func isKnown(_ mistake: SchemaRegistry.Mistake, _ registry: SchemaRegistry, _ nodes: [Int]) -> Bool {
    let node = registry.node(mistake.location)
    // A wrong `$id` is a mistake of the schema that it names.
    let first = node.kind == .object ? node["$id"]?.index ?? node.index : node.index
    let end = node.kind == .array ? node.view.after(node.index) : first + 1
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < first { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] < end
  }
}

extension SchemaFinding {
  /// Of a value that none of several schemas accepts, the parts that are wrong, if the reason is in it.
  fileprivate var innermost: [SchemaFinding] {
    let inner = causes.flatMap(\.innermost).filter { $0.node > node }
    return inner.isEmpty ? [self] : inner
  }
}

extension SchemaRegistry {
  /// Whether references lead in a circle, so that nothing can be made of the schema.
  var isEndless: Bool { mistakes.contains { $0.reason == .endlessReference } }
}

extension SchemaRegistry.Mistake {
  /// Whether the schema is written for another version of the specification.
  fileprivate var isAnotherDraft: Bool {
    switch reason {
    case .unknownVocabulary: true
    case .unknownDialect(let uri):
      ["draft-00", "draft-01", "draft-02", "draft-03", "draft-04", "draft-05", "draft-06", "draft/2019-09"].contains {
        uri.contains("json-schema.org/\($0)/")
      }
    default: false
    }
  }

  fileprivate var kind: DocumentProblem.Kind {
    switch reason {
    case .keyword: .wrongValue
    case .pattern: .badPattern
    case .unknownDocument, .unknownPlace: .unresolvedName
    case .endlessReference: .recursiveForm
    case .unknownDialect, .unknownVocabulary: .notSupported
    case .duplicateIdentifier, .duplicateKey: .duplicateKey
    }
  }
}
