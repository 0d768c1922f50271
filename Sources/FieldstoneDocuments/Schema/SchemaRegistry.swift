/// The documents that a schema refers to, and what is named in them: by `$id`, by anchors, and by where they are from.
struct SchemaRegistry {
  /// A value of one of the documents.
  struct Location: Hashable {
    let document: Int
    let index: Int
  }

  struct Document {
    let content: JSONDocument
    let uri: String
  }

  /// A schema with a URI of its own, and what belongs to it.
  struct Resource {
    let root: Location
    let uri: SchemaURI
    let dialect: SchemaDialect
    var anchors: [String: Int] = [:]
    var dynamicAnchors: [String: Int] = [:]
  }

  /// Something that keeps a document from being used as a schema.
  struct Mistake {
    let reason: JSONSchemaError.Reason
    let location: Location
  }

  /// The most mistakes that are kept.
  private static let mostMistakes = 10_000

  private(set) var mistakes: [Mistake] = []
  private let given: [String: JSONDocument]
  private(set) var documents: [Document] = []
  private(set) var resources: [Resource] = []
  /// Whether any resource is in draft-07.
  private(set) var hasDraft7 = false
  private var resourceByURI: [SchemaURI: Int] = [:]
  /// The resource of each schema that has been found.
  private var resourceOf = LocationTable()
  private var isLoaded: Set<String> = []
  /// Whether any schema refers to another.
  private(set) var hasReferences = false
  /// Documents that there aren't: they are looked for in all others, once.
  private var missing: Set<SchemaURI> = []
  /// The values of large arrays and objects that references have led into.
  private var children: [Location: [String: Int]] = [:]

  init(_ given: [String: JSONDocument]) {
    var known: [String: JSONDocument] = [:]
    // Without fragments, so that `…/schema#` is found as well.
    for (uri, document) in given { known[SchemaURI.parse(uri).uri.text] = document }
    self.given = known
  }

  func node(_ location: Location) -> JSONNode {
    JSONNode(storage: documents[location.document].content.storage, index: location.index)
  }

  /// Notes a mistake. What is wrong elsewhere is looked for all the same.
  mutating func report(_ reason: JSONSchemaError.Reason, at location: Location) {
    if mistakes.count < Self.mostMistakes { mistakes.append(Mistake(reason: reason, location: location)) }
  }

  /// The first mistake.
  var error: JSONSchemaError? {
    mistakes.first.map { mistake in
      let node = node(mistake.location)
      return JSONSchemaError(
        reason: mistake.reason, uri: documents[mistake.location.document].uri, pointer: node.pointer, line: node.line,
        column: node.column)
    }
  }

  /// Adds a document and everything that it names.
  ///
  /// - Returns: its outermost resource.
  mutating func add(_ document: JSONDocument, uri: String, dialect: SchemaDialect) -> Int {
    let base = SchemaURI.parse(uri).uri
    let location = Location(document: documents.count, index: 0)
    documents.append(Document(content: document, uri: uri))
    isLoaded.insert(base.text)
    for twice in document.duplicateKeys.prefix(Self.mostMistakes) {
      report(.duplicateKey(twice.string ?? ""), at: Location(document: location.document, index: twice.index))
    }
    let dialect = self.dialect(of: location, default: dialect)
    append(Resource(root: location, uri: base, dialect: dialect))
    let outermost = resources.count - 1
    if resourceByURI[base] == nil { resourceByURI[base] = outermost }
    walk(location, outermost)
    return resourceOf[location] ?? outermost
  }

  private mutating func append(_ resource: Resource) {
    resources.append(resource)
    if resource.dialect.draft == .seven { hasDraft7 = true }
  }

  // MARK: Finding what is named

  /// A schema whose keywords haven't been looked at.
  private typealias Found = (index: Int, resource: Int)

  /// Finds the schemas below one, their resources and their anchors.
  private mutating func walk(_ start: Location, _ resource: Int) {
    var left: [Found] = [(start.index, resource)]
    while let (index, outer) = left.popLast() {
      let location = Location(document: start.document, index: index)
      let schema = node(location)
      guard resourceOf[location] == nil else { continue }
      resourceOf[location] = outer
      guard schema.kind == .object else { continue }
      let resource = identified(schema, at: location, in: outer)
      resourceOf[location] = resource
      let dialect = resources[resource].dialect
      for member in schema.members {
        guard let keyword = SchemaKeyword(member.keyNode) else { continue }
        if keyword == .ref || keyword == .dynamicRef { hasReferences = true }
        guard let place = dialect.place(of: keyword) else { continue }
        let value = member.value
        switch (place, value.kind) {
        case (.schema, .object), (.schema, .boolean), (.schemaOrSchemas, .object), (.schemaOrSchemas, .boolean):
          left.append((value.index, resource))
        case (.schemas, .array), (.schemaOrSchemas, .array):
          for element in value.elements { left.append((element.index, resource)) }
        case (.namedSchemas, .object), (.namedDependencies, .object):
          for member in value.members where member.value.kind == .object || member.value.kind == .boolean {
            left.append((member.value.index, resource))
          }
        default: break  // The compiler reports it.
        }
      }
    }
  }

  /// The resource of a schema, after what it names itself has been noted.
  private mutating func identified(
    _ schema: JSONNode, at location: Location, in outer: Int
  ) -> Int {
    var resource = outer
    let isDraft7 = resources[outer].dialect.draft == .seven
    // In draft-07, a reference's siblings count for nothing.
    let isReference = isDraft7 && schema["$ref"]?.string != nil
    if !isReference, let id = schema["$id"]?.string {
      let (uri, fragment) = SchemaURI.parse(id)
      if !(isDraft7 && id.utf8.first == UInt8(ascii: "#")) {
        resource = identifiedResource(resources[outer].uri.resolving(uri), at: location, in: outer)
      }
      if let fragment, !fragment.isEmpty {
        if isDraft7 {
          name(fragment, location, resource, isDynamic: false)
        } else {
          let place = Location(document: location.document, index: schema["$id"]?.index ?? location.index)
          report(.keyword("'$id' can't have a fragment. To name a part of a document, use '$anchor'."), at: place)
        }
      }
    }
    guard resources[resource].dialect.draft == .twenty else { return resource }
    if let anchor = schema["$anchor"]?.string { name(anchor, location, resource, isDynamic: false) }
    if let anchor = schema["$dynamicAnchor"]?.string { name(anchor, location, resource, isDynamic: true) }
    return resource
  }

  private mutating func identifiedResource(
    _ uri: SchemaURI, at location: Location, in outer: Int
  ) -> Int {
    if let other = resourceByURI[uri] {
      if resources[other].root == location { return other }
      // The main schema and the documents may say the same; within one of them, nobody can.
      if resources[other].root.document == location.document {
        let later = resources[other].root.index > location.index ? resources[other].root : location
        report(.duplicateIdentifier(uri.text), at: later)
      }
    }
    let dialect = self.dialect(of: location, default: resources[outer].dialect)
    append(Resource(root: location, uri: uri, dialect: dialect))
    if resourceByURI[uri] == nil { resourceByURI[uri] = resources.count - 1 }
    // A document can be found by the URI it was given with, too. Its references are relative to its `$id`.
    if location.index == 0, resources[outer].root == location {
      resourceByURI[resources[outer].uri] = resources.count - 1
    }
    return resources.count - 1
  }

  private mutating func name(
    _ anchor: String, _ location: Location, _ resource: Int, isDynamic: Bool
  ) {
    let before = resources[resource].anchors[anchor] ?? resources[resource].dynamicAnchors[anchor]
    if let before, before != location.index {
      let later = Location(document: location.document, index: max(before, location.index))
      return report(.duplicateIdentifier("#" + anchor), at: later)
    }
    if isDynamic {
      resources[resource].dynamicAnchors[anchor] = location.index
    } else {
      resources[resource].anchors[anchor] = location.index
    }
  }

  // MARK: Dialects

  private mutating func dialect(
    of location: Location, default standard: SchemaDialect
  ) -> SchemaDialect {
    guard let named = node(location)["$schema"] else { return standard }
    let place = Location(document: location.document, index: named.index)
    guard let text = named.string else {
      report(
        .keyword("'$schema' must be a string: the URI of a dialect, for example '\(SchemaDialect.draft2020URI)'."),
        at: place)
      return standard
    }
    let uri = SchemaURI.parse(text).uri.text
    switch uri {
    case SchemaDialect.draft7URI, "https://json-schema.org/draft-07/schema": return .draft7
    case SchemaDialect.draft2020URI: return .draft2020
    default: break
    }
    guard let metaschema = given[uri]?.root else {
      report(.unknownDialect(uri: text), at: place)
      return standard
    }
    guard let vocabularies = metaschema["$vocabulary"] else {
      // A metaschema that adds rules to a dialect, and no vocabulary.
      switch metaschema["$schema"]?.string.map({ SchemaURI.parse($0).uri.text }) {
      case SchemaDialect.draft7URI: return .draft7
      case SchemaDialect.draft2020URI: return .draft2020
      default:
        report(.unknownDialect(uri: text), at: place)
        return standard
      }
    }
    let (dialect, unknown) = SchemaDialect.named(by: vocabularies.members)
    if dialect == nil { report(.unknownVocabulary(uri: unknown), at: place) }
    return dialect ?? standard
  }

  // MARK: Resolving references

  /// Where a reference leads.
  struct Target {
    let location: Location
    let resource: Int
    /// The name of the `$dynamicAnchor` that the reference names, if it is one.
    var dynamicName: String?
  }

  mutating func resolve(
    _ reference: String, from resource: Int, at place: Location
  ) -> Target? {
    let (relative, fragment) = SchemaURI.parse(reference)
    let uri = resources[resource].uri.resolving(relative)
    guard let target = resourceWithURI(uri, dialect: resources[resource].dialect, at: place) else { return nil }
    guard let fragment, !fragment.isEmpty else { return Target(location: resources[target].root, resource: target) }
    guard let found = self.target(named: fragment, in: target) else {
      report(.unknownPlace(reference: reference), at: place)
      return nil
    }
    return found
  }

  /// What a fragment names in a resource: a JSON pointer or an anchor.
  private mutating func target(named fragment: String, in target: Int) -> Target? {
    guard let name = SchemaURI.decoded(fragment) else { return nil }
    if name.utf8.first == UInt8(ascii: "/") { return self.target(of: name, in: target) }
    let document = resources[target].root.document
    if let index = resources[target].dynamicAnchors[name] {
      return Target(location: Location(document: document, index: index), resource: target, dynamicName: name)
    }
    return resources[target].anchors[name].map {
      Target(location: Location(document: document, index: $0), resource: target)
    }
  }

  private mutating func resourceWithURI(
    _ uri: SchemaURI, dialect: SchemaDialect, at place: Location
  ) -> Int? {
    if let known = resourceByURI[uri] { return known }
    let text = uri.text
    if let document = given[text] ?? Metaschemas.document(text) {
      return add(document, uri: text, dialect: dialect)
    }
    // It may be the `$id` of a schema inside of a document that hasn't been needed so far. Those in unknown dialects
    // aren't the wanted one's.
    for (other, document) in given.sorted(by: { $0.key < $1.key })
    where !isLoaded.contains(other) && !missing.contains(uri) {
      guard document.names(uri, from: SchemaURI.parse(other).uri) else { continue }
      _ = add(document, uri: other, dialect: dialect)
      if let known = resourceByURI[uri] { return known }
    }
    missing.insert(uri)
    report(.unknownDocument(uri: text), at: place)
    return nil
  }

  /// The place that a JSON pointer names in a resource. Resources inside of it may be on the way.
  private mutating func target(of pointer: String, in resource: Int) -> Target? {
    guard let tokens = JSONPointer.tokens(pointer) else { return nil }
    var location = resources[resource].root
    var current = resource
    for token in tokens {
      guard let child = child(of: location, token) else { return nil }
      location = Location(document: location.document, index: child)
      if let known = resourceOf[location] { current = known }
    }
    // Below a keyword that isn't known, nothing has been found so far.
    if resourceOf[location] == nil { walk(location, current) }
    return Target(location: location, resource: resourceOf[location] ?? current)
  }

  /// The index of a value in an array or an object, by what a pointer calls it.
  ///
  /// - Complexity: O(1), after the first time: many references lead into the same definitions.
  private mutating func child(of location: Location, _ token: String) -> Int? {
    let parent = node(location)
    guard parent.entry.isContainer else { return nil }
    if parent.entry.extent <= 32 {
      return parent.kind == .array ? JSONPointer.index(token).flatMap { parent[$0]?.index } : parent[token]?.index
    }
    if children[location] == nil {
      var table: [String: Int] = [:]
      if parent.kind == .array {
        for (position, element) in parent.elements.enumerated() { table[String(position)] = element.index }
      } else {
        for member in parent.members { table[member.key] = member.value.index }
      }
      children[location] = table
    }
    return children[location]?[token]
  }

  func resource(of location: Location) -> Int? { resourceOf[location] }

  /// How many schemas have been found.
  var schemaCount: Int { resourceOf.count }

  /// The schemas that were found in a document, in their order.
  func schemas(inDocument document: Int) -> [Location] {
    resourceOf.locations(inDocument: document)
  }
}

extension JSONDocument {
  /// Whether any `$id` in the document may stand for this URI.
  fileprivate func names(_ uri: SchemaURI, from base: SchemaURI) -> Bool {
    // Relative to which other one an `$id` is doesn't matter here: the last part has to be the same.
    let wanted = uri.text
    let view = storage.view
    var left = [(0, base)]
    while let (index, base) = left.popLast() {
      var base = base
      let node = JSONNode(storage: storage, index: index)
      if let id = node["$id"]?.string {
        base = base.resolving(SchemaURI.parse(id).uri)
        if base.text == wanted { return true }
      }
      let isObject = view[index].kind == .object
      guard view[index].isContainer else { continue }
      var child = index + 1
      let end = view.after(index)
      while child < end {
        let value = isObject ? child + 1 : child
        if view[value].isContainer { left.append((value, base)) }
        child = view.after(value)
      }
    }
    return false
  }
}
