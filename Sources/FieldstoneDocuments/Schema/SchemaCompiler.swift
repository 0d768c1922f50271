/// Turns schemas into a program.
///
/// Every schema is compiled when something refers to it, from a list of what is left to do, so that nesting costs no
/// stack.
struct SchemaCompiler {
  typealias Location = SchemaRegistry.Location
  typealias Operation = SchemaProgram.Instruction.Operation

  var registry: SchemaRegistry
  var program: SchemaProgram
  let assertsFormats: Bool
  /// The schema at a location.
  private var known = LocationTable()
  private var left: [(location: Location, schema: Int32)] = []
  /// The names of dynamic anchors that are referred to, in the order of `program.dynamicAnchors`.
  private var dynamicNames: [String] = []
  /// For each schema, those that check the same value because of it.
  var samePlace: [(from: Int32, to: Int32, at: Location)] = []
  var patternIndex: [[UInt8]: Int32] = [:]

  init(registry: SchemaRegistry, patterns: SchemaPatternCompiler, assertsFormats: Bool) {
    self.registry = registry
    self.assertsFormats = assertsFormats
    program = SchemaProgram(patterns: patterns)
  }

  /// Compiles a schema and what it refers to. Mistakes are in ``SchemaRegistry/mistakes``; the program counts only if
  /// there are none.
  mutating func compile(_ resource: Int) {
    // An array that grows is as large as twice what it needs, just while most memory is used.
    program.schemas.reserveCapacity(registry.schemaCount)
    _ = schema(at: registry.resources[resource].root)
    drain()
    // A dynamic anchor may be in a document that only a schema behind another one refers to.
    var isFinished = false
    while !isFinished {
      isFinished = true
      for (name, text) in dynamicNames.enumerated() {
        for (resource, content) in registry.resources.enumerated() {
          guard let index = content.dynamicAnchors[text], program.dynamicAnchors[name][Int32(resource)] == nil else {
            continue
          }
          program.dynamicAnchors[name][Int32(resource)] = schema(
            at: Location(document: content.root.document, index: index))
          isFinished = false
        }
      }
      drain()
    }
    refuseEndlessReferences()
    program.documents = registry.documents
  }

  /// The index of a schema that has been compiled.
  func known(at location: Location) -> Int32? { known[location].map { Int32($0) } }

  /// The program, of which the compiler keeps only the patterns.
  mutating func takeProgram() -> SchemaProgram {
    var rest = SchemaProgram(patterns: program.patternCompiler)
    rest.patterns = program.patterns
    defer { (program, samePlace) = (rest, []) }
    return program
  }

  /// Compiles the schemas of the main document to which nothing leads: if there is a mistake, others may be in them, and
  /// a reference that would lead there may be the mistake.
  mutating func compileUnused() {
    for location in registry.schemas(inDocument: 0) { _ = schema(at: location) }
    drain()
  }

  private mutating func drain() {
    while let (location, schema) = left.popLast() { compile(location, schema) }
  }

  /// The index of a schema, which is compiled later if it hasn't been.
  mutating func schema(at location: Location) -> Int32 {
    if let index = known[location] { return Int32(index) }
    let index = Int32(program.schemas.count)
    var schema = SchemaProgram.Schema()
    schema.document = Int32(location.document)
    schema.index = Int32(location.index)
    program.schemas.append(schema)
    known[location] = Int(index)
    left.append((location, index))
    return index
  }

  mutating func dynamicName(_ name: String) -> Int32 {
    if let index = dynamicNames.firstIndex(of: name) { return Int32(index) }
    dynamicNames.append(name)
    program.dynamicAnchors.append([:])
    return Int32(dynamicNames.count - 1)
  }

  private mutating func compile(_ location: Location, _ index: Int32) {
    let node = registry.node(location)
    let resource = registry.resource(of: location) ?? 0
    program.schemas[Int(index)].resource = Int32(resource)
    if let verdict = node.boolean {
      program.schemas[Int(index)].verdict = verdict ? .accepts : .refuses
      return
    }
    guard node.kind == .object else {
      return registry.report(.keyword("A schema must be an object, true or false."), at: location)
    }
    let keywords = SchemaKeywords(node, at: location, dialect: registry.resources[resource].dialect)
    var draft = SchemaDraft(index: index, keywords: keywords, resource: resource)
    compileReferences(&draft)
    if !(keywords.dialect.draft == .seven && draft.isReference) {
      compileTypes(&draft)
      compileNumbers(&draft)
      compileStrings(&draft)
      compileObjects(&draft)
      compileArrays(&draft)
      compileCombinations(&draft)
    }
    finish(&draft)
  }

  private mutating func finish(_ draft: inout SchemaDraft) {
    var schema = draft.schema
    let start = program.schemas[Int(draft.index)]
    schema.resource = start.resource
    schema.document = start.document
    schema.index = start.index
    schema.any = append(draft.any)
    schema.number = append(draft.number)
    schema.string = append(draft.string)
    let isEmpty =
      draft.any.isEmpty && draft.number.isEmpty && draft.string.isEmpty && schema.object < 0 && schema.array < 0
      && schema.types == .all && !schema.hasUnevaluated
    if isEmpty { schema.verdict = .accepts }
    program.schemas[Int(draft.index)] = schema
  }

  private mutating func append(_ instructions: [SchemaProgram.Instruction]) -> SchemaProgram.Instructions {
    let run = SchemaProgram.Instructions(
      start: Int32(program.instructions.count), count: Int32(instructions.count))
    program.instructions += instructions
    return run
  }

  mutating func list(_ items: [Int32]) -> SchemaProgram.Instructions {
    let run = SchemaProgram.Instructions(start: Int32(program.lists.count), count: Int32(items.count))
    program.lists += items
    return run
  }
}

/// A schema while it is being compiled.
struct SchemaDraft {
  let index: Int32
  let keywords: SchemaKeywords
  let resource: Int
  var schema = SchemaProgram.Schema()
  var any: [SchemaProgram.Instruction] = []
  var number: [SchemaProgram.Instruction] = []
  var string: [SchemaProgram.Instruction] = []
  var isReference = false
}

/// The keywords of a schema object.
struct SchemaKeywords {
  let location: SchemaRegistry.Location
  let dialect: SchemaDialect
  private let storage: JSONStorage
  /// Where the keys are.
  private var places: [(keyword: SchemaKeyword, index: Int32)] = []
  /// A bit for each keyword that is there: most of those that are asked for aren't.
  private var present: UInt64 = 0

  /// - Parameter node: An object.
  init(_ node: JSONNode, at location: SchemaRegistry.Location, dialect: SchemaDialect) {
    (self.location, self.dialect, storage) = (location, dialect, node.storage)
    let view = node.view
    var index = node.index + 1
    places.reserveCapacity(6)
    while index < view.after(node.index) {
      if let keyword = SchemaKeyword(JSONNode(storage: storage, index: index)) {
        present |= keyword.bit
        places.append((keyword, Int32(index)))
      }
      index = view.after(index + 1)
    }
  }

  private func member(_ keyword: SchemaKeyword) -> JSONMember? {
    guard present & keyword.bit != 0, let index = places.first(where: { $0.keyword == keyword })?.index else {
      return nil
    }
    return JSONMember(
      keyNode: JSONNode(storage: storage, index: Int(index)), value: JSONNode(storage: storage, index: Int(index) + 1))
  }

  enum Group {
    case core, applicator, validation, format, unevaluated
  }

  /// A keyword's key and value, unless the dialect doesn't have it.
  subscript(keyword: SchemaKeyword, group: Group) -> JSONMember? {
    switch group {
    case .core, .format: member(keyword)
    case .applicator: dialect.hasApplicators ? member(keyword) : nil
    case .validation: dialect.hasValidation ? member(keyword) : nil
    case .unevaluated: dialect.hasUnevaluated ? member(keyword) : nil
    }
  }

  func location(of node: JSONNode) -> SchemaRegistry.Location {
    SchemaRegistry.Location(document: location.document, index: node.index)
  }
}

extension JSONMember {
  /// The index of the key, by which reports find the keyword.
  var keyIndex: Int32 { Int32(keyNode.index) }
}
