import FieldstoneCore

/// Everything that is wrong with a schema: what the compiler and the metaschema find, and what no form can be made of.
/// Each mistake is listed once, whoever finds it.
struct SchemaMistakes {
  private var problems: [DocumentProblem] = []
  /// Where there are problems: files and pointers.
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
    // What the compiler says of a value says more than what the metaschema says of the same.
    var reported: Set<Int> = []
    for mistake in registry.mistakes where problems.count < limit {
      if case .keyword = mistake.reason {
        // The keywords of another draft mean something else.
        if isOfAnotherDraft { continue }
        if mistake.location.document == 0 {
          if Self.isInside(mistake.location, registry, nodes) { continue }
          reported.insert(mistake.location.index)
        }
      }
      add(mistake.kind, mistake.reason.message, source(mistake.location))
    }
    for (node, message) in found where problems.count < limit && !reported.contains(node) {
      add(.wrongValue, message, source(SchemaPart(document: 0, index: node)))
    }
  }

  var isEmpty: Bool { problems.isEmpty }

  /// All of them, in the order of the file, those of other files last.
  var all: [DocumentProblem] {
    let listed = Array(problems.inOrder(of: file).prefix(limit))
    return listed.count < limit ? listed : listed + [.rest(after: listed.count, file: file)]
  }

  private mutating func add(_ kind: DocumentProblem.Kind, _ text: String, _ source: DocumentSource) {
    places.insert("\(source.file ?? "") \(source.pointer ?? "")")
    problems.append(
      DocumentProblem(
        kind: kind, path: FormValuePath(schemaPointer: source.pointer),
        part: source.pointer.flatMap { $0.isEmpty ? nil : $0 }, text: text,
        source: source))
  }

  /// Adds what is wrong with the form, apart from what follows from a mistake at the same place.
  mutating func add(_ others: [DocumentProblem]) {
    for problem in others where problems.count < limit {
      let place = problem.source.map { "\($0.file ?? "") \($0.pointer ?? "")" }
      if place.map(places.contains) == true { continue }
      // Types, options and bounds that can't be read are reported inside of the value.
      let isFromKeyword = [.wrongValue, .noOptions, .wrongArgument, .impossibleBounds].contains(problem.kind)
      if isFromKeyword, let place, places.contains(where: { $0.hasPrefix(place + "/") }) { continue }
      problems.append(problem)
    }
  }

  /// The warnings that don't follow from a mistake at the same place, or right inside of it.
  func remaining(_ warnings: [DocumentProblem]) -> [DocumentProblem] {
    var wrong = places
    for place in places {
      guard let end = place.lastIndex(of: "/") else { continue }
      wrong.insert(String(place[..<end]))
      // An element of an array is wrong, and so is what has the array.
      if JSONPointer.index(String(place[place.index(after: end)...])) != nil, let end = place[..<end].lastIndex(of: "/")
      {
        wrong.insert(String(place[..<end]))
      }
    }
    return warnings.filter { !wrong.contains("\($0.source?.file ?? "") \($0.source?.pointer ?? "")") }
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
      .sorted { $0.node < $1.node }.map { ($0.node, text(of: writer.issue($0))) }
  }

  /// What is wrong with a value, by the name of its keyword.
  private static func text(of issue: JSONSchema.Issue) -> String {
    // Of the alternatives for a keyword, the one counts whose kind of value it is.
    let others: Set = ["type", "enum", "const", "anyOf", "oneOf"]
    let message = (issue.causes.first { !others.contains($0.keyword) } ?? issue).message
    let tokens = JSONPointer.tokens(issue.instancePointer) ?? []
    guard let last = tokens.last else { return message }
    if message.hasPrefix("All items ") { return "All items of '\(last.shortenedInProblem)'" + message.dropFirst(9) }
    guard message.hasPrefix("This ") else { return message }
    let isElement = JSONPointer.index(last) != nil && tokens.count > 1
    let subject =
      isElement ? "This element of '\(tokens[tokens.count - 2].shortenedInProblem)'" : "'\(last.shortenedInProblem)'"
    return subject + message.dropFirst(4)
  }

  /// Whether the metaschema has found something in an array, and so where exactly it is wrong.
  private static func isInside(_ location: SchemaPart, _ registry: SchemaRegistry, _ nodes: [Int]) -> Bool {
    let array = registry.node(location)
    guard array.kind == .array else { return false }
    var (low, high) = (0, nodes.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] <= array.index { low = middle + 1 } else { high = middle }
    }
    return low < nodes.count && nodes[low] < array.view.after(array.index)
  }
}

extension [DocumentProblem] {
  /// In the order of the file, those of other files last.
  func inOrder(of file: String?) -> [DocumentProblem] {
    let isMain = { (problem: DocumentProblem) in problem.source?.file == file }
    return filter(isMain).inOrder + filter { !isMain($0) }.inOrder
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
