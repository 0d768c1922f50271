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

  private let given: [String: JSONDocument]
  private(set) var documents: [Document] = []
  private(set) var resources: [Resource] = []
  private var resourceByURI: [SchemaURI: Int] = [:]
  /// The resource of each schema that has been found.
  private var resourceOf = LocationTable()
  private var isLoaded: Set<String> = []
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

  func error(_ reason: JSONSchemaError.Reason, at location: Location) -> JSONSchemaError {
    let node = node(location)
    return JSONSchemaError(
      reason: reason, uri: documents[location.document].uri, pointer: node.pointer, line: node.line,
      column: node.column)
  }

  /// Adds a document and everything that it names.
  ///
  /// - Returns: its outermost resource.
  mutating func add(_ document: JSONDocument, uri: String, dialect: SchemaDialect) throws(JSONSchemaError) -> Int {
    let base = SchemaURI.parse(uri).uri
    let location = Location(document: documents.count, index: 0)
    documents.append(Document(content: document, uri: uri))
    isLoaded.insert(base.text)
    if let twice = document.duplicateKeys.first {
      throw error(
        .duplicateKey(twice.string ?? ""), at: Location(document: location.document, index: twice.index))
    }
    let dialect = try self.dialect(of: location, default: dialect)
    resources.append(Resource(root: location, uri: base, dialect: dialect))
    let outermost = resources.count - 1
    if resourceByURI[base] == nil { resourceByURI[base] = outermost }
    try walk(location, outermost)
    return resourceOf[location] ?? outermost
  }

  // MARK: Finding what is named

  /// A schema whose keywords haven't been looked at.
  private typealias Found = (index: Int, resource: Int)

  /// Finds the schemas below one, their resources and their anchors.
  private mutating func walk(_ start: Location, _ resource: Int) throws(JSONSchemaError) {
    var left: [Found] = [(start.index, resource)]
    while let (index, outer) = left.popLast() {
      let location = Location(document: start.document, index: index)
      let schema = node(location)
      guard resourceOf[location] == nil else { continue }
      resourceOf[location] = outer
      guard schema.kind == .object else { continue }
      let resource = try identified(schema, at: location, in: outer)
      resourceOf[location] = resource
      let dialect = resources[resource].dialect
      for member in schema.members {
        guard let place = dialect.place(of: member.key) else { continue }
        let value = member.value
        switch (place, value.kind) {
        case (.schema, _), (.schemaOrSchemas, .object), (.schemaOrSchemas, .boolean):
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
  ) throws(JSONSchemaError) -> Int {
    var resource = outer
    let isDraft7 = resources[outer].dialect.draft == .seven
    // In draft-07, a reference's siblings count for nothing.
    let isReference = isDraft7 && schema["$ref"]?.string != nil
    if !isReference, let id = schema["$id"]?.string {
      let (uri, fragment) = SchemaURI.parse(id)
      if !(isDraft7 && id.utf8.first == UInt8(ascii: "#")) {
        resource = try identifiedResource(resources[outer].uri.resolving(uri), at: location, in: outer)
      }
      if let fragment, !fragment.isEmpty {
        guard isDraft7 else {
          throw error(.keyword("'$id' is a URI without a fragment; a name inside of it is an '$anchor'."), at: location)
        }
        try name(fragment, location, resource, isDynamic: false)
      }
    }
    guard resources[resource].dialect.draft == .twenty else { return resource }
    if let anchor = schema["$anchor"]?.string { try name(anchor, location, resource, isDynamic: false) }
    if let anchor = schema["$dynamicAnchor"]?.string { try name(anchor, location, resource, isDynamic: true) }
    return resource
  }

  private mutating func identifiedResource(
    _ uri: SchemaURI, at location: Location, in outer: Int
  ) throws(JSONSchemaError) -> Int {
    if let other = resourceByURI[uri] {
      if resources[other].root == location { return other }
      // The main schema and the documents may say the same; within one of them, nobody can.
      if resources[other].root.document == location.document {
        throw error(.duplicateIdentifier(uri.text), at: location)
      }
    }
    let dialect = try self.dialect(of: location, default: resources[outer].dialect)
    resources.append(Resource(root: location, uri: uri, dialect: dialect))
    if resourceByURI[uri] == nil { resourceByURI[uri] = resources.count - 1 }
    // A document can be found by the URI it was given with, too. Its references are relative to its `$id`.
    if location.index == 0, resources[outer].root == location {
      resourceByURI[resources[outer].uri] = resources.count - 1
    }
    return resources.count - 1
  }

  private mutating func name(
    _ anchor: String, _ location: Location, _ resource: Int, isDynamic: Bool
  ) throws(JSONSchemaError) {
    let before = resources[resource].anchors[anchor] ?? resources[resource].dynamicAnchors[anchor]
    if let before, before != location.index { throw error(.duplicateIdentifier("#" + anchor), at: location) }
    if isDynamic {
      resources[resource].dynamicAnchors[anchor] = location.index
    } else {
      resources[resource].anchors[anchor] = location.index
    }
  }

  // MARK: Dialects

  private mutating func dialect(
    of location: Location, default standard: SchemaDialect
  ) throws(JSONSchemaError) -> SchemaDialect {
    guard let named = node(location)["$schema"] else { return standard }
    let place = Location(document: location.document, index: named.index)
    guard let text = named.string else { throw error(.keyword("'$schema' is the URI of a metaschema."), at: place) }
    let uri = SchemaURI.parse(text).uri.text
    switch uri {
    case SchemaDialect.draft7URI, "https://json-schema.org/draft-07/schema": return .draft7
    case SchemaDialect.draft2020URI: return .draft2020
    default: break
    }
    guard let metaschema = given[uri]?.root else { throw error(.unknownDialect(uri: text), at: place) }
    guard let vocabularies = metaschema["$vocabulary"] else {
      // A metaschema that adds rules to a dialect, and no vocabulary.
      switch metaschema["$schema"]?.string.map({ SchemaURI.parse($0).uri.text }) {
      case SchemaDialect.draft7URI: return .draft7
      case SchemaDialect.draft2020URI: return .draft2020
      default: throw error(.unknownDialect(uri: text), at: place)
      }
    }
    let (dialect, unknown) = SchemaDialect.named(by: vocabularies.members)
    guard let dialect else { throw error(.unknownVocabulary(uri: unknown), at: place) }
    return dialect
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
  ) throws(JSONSchemaError) -> Target {
    let (relative, fragment) = SchemaURI.parse(reference)
    let uri = resources[resource].uri.resolving(relative)
    let target = try resourceWithURI(uri, dialect: resources[resource].dialect, at: place)
    guard let fragment, !fragment.isEmpty else { return Target(location: resources[target].root, resource: target) }
    guard let name = SchemaURI.decoded(fragment) else { throw error(.unknownPlace(reference: reference), at: place) }
    if name.utf8.first == UInt8(ascii: "/") {
      guard let found = try self.target(of: name, in: target) else {
        throw error(.unknownPlace(reference: reference), at: place)
      }
      return found
    }
    let document = resources[target].root.document
    if let index = resources[target].dynamicAnchors[name] {
      return Target(location: Location(document: document, index: index), resource: target, dynamicName: name)
    }
    guard let index = resources[target].anchors[name] else {
      throw error(.unknownPlace(reference: reference), at: place)
    }
    return Target(location: Location(document: document, index: index), resource: target)
  }

  private mutating func resourceWithURI(
    _ uri: SchemaURI, dialect: SchemaDialect, at place: Location
  ) throws(JSONSchemaError) -> Int {
    if let known = resourceByURI[uri] { return known }
    let text = uri.text
    if let document = given[text] ?? Metaschemas.document(text) {
      return try add(document, uri: text, dialect: dialect)
    }
    // It may be the `$id` of a schema inside of a document that hasn't been needed so far. Those in unknown dialects
    // aren't the wanted one's.
    for (other, document) in given.sorted(by: { $0.key < $1.key }) where !isLoaded.contains(other) {
      guard document.names(uri, from: SchemaURI.parse(other).uri) else { continue }
      _ = try add(document, uri: other, dialect: dialect)
      if let known = resourceByURI[uri] { return known }
    }
    throw error(.unknownDocument(uri: text), at: place)
  }

  /// The place that a JSON pointer names in a resource. Resources inside of it may be on the way.
  private mutating func target(of pointer: String, in resource: Int) throws(JSONSchemaError) -> Target? {
    guard let tokens = JSONPointer.tokens(pointer) else { return nil }
    var location = resources[resource].root
    var current = resource
    for token in tokens {
      guard let child = child(of: location, token) else { return nil }
      location = Location(document: location.document, index: child)
      if let known = resourceOf[location] { current = known }
    }
    // Below a keyword that isn't known, nothing has been found so far.
    if resourceOf[location] == nil { try walk(location, current) }
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
