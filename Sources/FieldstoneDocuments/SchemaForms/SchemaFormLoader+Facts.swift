/// Collects what schemas say.
extension SchemaFormLoader {
  /// The most references and `allOf` within one another.
  static let mostLevels = 100

  /// What schemas say together that apply to one value, with those that they refer to, and those of `allOf`.
  ///
  /// - Complexity: O(members of the schemas); each is read once.
  func facts(_ parts: some Sequence<SchemaPart>) -> SchemaFacts {
    var facts = SchemaFacts()
    var seen = SchemaPartSet()
    for part in parts { add(part, to: &facts, &seen, level: 0) }
    takeOnlyBranches(&facts, &seen)
    return facts
  }

  /// Adds what a schema says to what others say.
  func add(_ part: SchemaPart, to facts: inout SchemaFacts) {
    var seen = SchemaPartSet()
    for part in facts.parts { _ = seen.insert(part) }
    add(part, to: &facts, &seen, level: 0)
    takeOnlyBranches(&facts, &seen)
  }

  private func add(_ part: SchemaPart, to facts: inout SchemaFacts, _ seen: inout SchemaPartSet, level: Int) {
    guard seen.insert(part), !isStopped else { return }
    guard level < Self.mostLevels else {
      return stop(part, "References and 'allOf' can be nested up to \(Self.mostLevels) levels deep.")
    }
    let schema = registry.node(part)
    guard schema.kind == .object else {
      if schema.boolean == false { facts.isImpossible = true }
      facts.parts.append(part)
      return
    }
    if isDraft7(part), let reference = schema["$ref"], reference.string != nil {
      // Its siblings count for nothing.
      follow(SchemaNode(node: reference, document: part.document), of: part, to: &facts, &seen, level: level)
      return
    }
    var (saysMore, condition, holds, holdsNot) = (false, SchemaPart?.none, SchemaPart?.none, SchemaPart?.none)
    for member in schema.members {
      guard read(part) else { return }
      guard let keyword = SchemaKeyword(member.keyNode) else {
        noteUnknown(member.key, member.keyNode, part)
        continue
      }
      let node = SchemaNode(node: member.value, document: part.document)
      switch keyword {
      case .ref, .dynamicRef: follow(node, of: part, to: &facts, &seen, level: level)
      case .allOf:
        saysMore = true
        for element in member.value.elements {
          add(SchemaPart(document: part.document, index: element.index), to: &facts, &seen, level: level + 1)
        }
      case .if: condition = node.part
      case .then: holds = node.part
      case .else: holdsNot = node.part
      default:
        saysMore = true
        add(keyword, node, to: &facts)
      }
    }
    if let condition, holds != nil || holdsNot != nil {
      saysMore = true
      facts.conditions.append(SchemaBranch(condition: .matches(condition), holds: holds, holdsNot: holdsNot))
    }
    if saysMore { facts.parts.append(part) }
  }

  func isDraft7(_ part: SchemaPart) -> Bool {
    registry.hasDraft7 && registry.resource(of: part).map { registry.resources[$0].dialect.draft == .seven } ?? false
  }

  /// Adds what a reference leads to.
  private func follow(
    _ reference: SchemaNode, of part: SchemaPart, to facts: inout SchemaFacts, _ seen: inout SchemaPartSet, level: Int
  ) {
    guard let target = target(reference, of: part) else { return }
    facts.hasReference = true
    add(target, to: &facts, &seen, level: level + 1)
  }

  /// Where a reference of a schema leads. The compiler has followed each once.
  func target(_ reference: SchemaNode, of part: SchemaPart) -> SchemaPart? {
    guard let text = reference.node.string else { return nil }
    let resource = registry.resource(of: part) ?? 0
    return registry.resolve(text, from: resource, at: reference.part)?.location
  }

  private func add(_ keyword: SchemaKeyword, _ value: SchemaNode, to facts: inout SchemaFacts) {
    let node = value.node
    switch keyword {
    case .type:
      facts.types.formIntersection(FormTypes(node))
      facts.typePart = value.part
    case .enumeration: facts.enumerations.append(value)
    case .const: facts.constants.append(value)
    case .title, .description, .default, .examples, .readOnly, .writeOnly, .deprecated, .format, .contentEncoding,
      .contentMediaType:
      if !keyword.takes(node.kind) {
        warn(value.part, "'\(keyword.rawValue)' must be \(keyword.wordsOfValue).", .wrongValue)
      }
      facts.annotate(keyword, value)
    case .hint: facts.hints.append(value)
    case .pattern: facts.patterns.append(value)
    case .minLength: facts.minLength = larger(facts.minLength, node)
    case .maxLength: facts.maxLength = smaller(facts.maxLength, node)
    case .minItems: facts.minItems = larger(facts.minItems, node)
    case .maxItems: facts.maxItems = smaller(facts.maxItems, node)
    case .minimum: if let number = node.number { facts.minimum = facts.minimum.map { max($0, number) } ?? number }
    case .maximum: if let number = node.number { facts.maximum = facts.maximum.map { min($0, number) } ?? number }
    case .exclusiveMinimum:
      if let number = node.number { facts.exclusiveMinimum = facts.exclusiveMinimum.map { max($0, number) } ?? number }
    case .exclusiveMaximum:
      if let number = node.number { facts.exclusiveMaximum = facts.exclusiveMaximum.map { min($0, number) } ?? number }
    case .multipleOf: if let number = node.number { facts.multiples.append(number) }
    case .uniqueItems: if node.boolean == true { facts.isUnique = true }
    case .items:
      if node.kind == .array { facts.places.append(value) } else { facts.items.append(value.part) }
    case .prefixItems: facts.places.append(value)
    case .properties:
      facts.add(properties: node, of: value.document, areUnique: registry.mistakes.isEmpty)
    case .required: for element in node.elements { if let key = element.string { facts.require(key) } }
    case .dependentRequired, .dependentSchemas, .dependencies: addDependencies(value, to: &facts)
    case .anyOf, .oneOf: facts.combinations.append(value)
    case .patternProperties, .propertyNames, .not: facts.unseen.append((keyword, value))
    case .additionalProperties, .unevaluatedProperties, .unevaluatedItems, .additionalItems, .contentSchema:
      // `true` and `false` are about what a form never adds.
      if node.kind == .object, node.count > 0 { facts.unseen.append((keyword, value)) }
    // What isn't shown, and is easily said once the answers are checked.
    case .minContains, .maxContains, .minProperties, .maxProperties: facts.hasCounts = true
    case .contains: break
    case .id, .schema, .anchor, .dynamicAnchor, .comment, .vocabulary, .definitions, .defs, .discriminator: break
    case .ref, .dynamicRef, .allOf, .if, .then, .else: break
    }
  }

  private func larger(_ known: Int?, _ node: JSONNode) -> Int? {
    guard let number = node.number else { return known }
    let count = number.integer ?? .max
    return known.map { max($0, count) } ?? count
  }

  private func smaller(_ known: Int?, _ node: JSONNode) -> Int? {
    guard let count = node.number?.integer else { return known }
    return known.map { min($0, count) } ?? count
  }

  private func addDependencies(_ value: SchemaNode, to facts: inout SchemaFacts) {
    for member in value.node.members {
      var branch = SchemaBranch(condition: .has(member.key))
      if member.value.kind == .array {
        branch.required = member.value.elements.compactMap(\.string)
      } else {
        branch.holds = SchemaPart(document: value.document, index: member.value.index)
      }
      facts.conditions.append(branch)
    }
  }

  // MARK: Choices of one

  /// Takes `oneOf` and `anyOf` apart that say nothing but that a value may be null, or have only one schema.
  private func takeOnlyBranches(_ facts: inout SchemaFacts, _ seen: inout SchemaPartSet) {
    var index = 0
    while index < facts.combinations.count, !isStopped {
      let combination = facts.combinations[index]
      let branches = combination.node.elements.map { SchemaPart(document: combination.document, index: $0.index) }
      let others = branches.filter { !isNull($0) && !isEmptyText($0) }
      guard others.count == 1, branches.count <= 3, let only = others.first else {
        index += 1
        continue
      }
      facts.combinations.remove(at: index)
      let mayBeNull = branches.contains(where: isNull) && facts.types.contains(.null)
      if branches.contains(where: isEmptyText) { facts.mayBeEmpty = true }
      add(only, to: &facts, &seen, level: 0)
      if mayBeNull {
        facts.types.insert(.null)
        facts.mayBeNull = true
      }
    }
  }

  /// Whether a schema is for null alone.
  func isNull(_ part: SchemaPart) -> Bool {
    let node = registry.node(part)
    guard read(part), node.kind == .object, node.count <= 4 else { return false }
    return node["type"]?.string == "null" || node["const"]?.isNull == true
  }

  /// Whether a schema is for the empty text alone.
  private func isEmptyText(_ part: SchemaPart) -> Bool {
    let node = registry.node(part)
    guard read(part), node.kind == .object, node.count <= 2 else { return false }
    return node["const"]?.string?.isEmpty == true || node["maxLength"]?.number?.integer == 0
  }

  // MARK: Keywords

  /// Notes a keyword that isn't known and is nearly one that is.
  private func noteUnknown(_ key: String, _ node: JSONNode, _ part: SchemaPart) {
    if nearKeywords[key] == nil, nearKeywords.count < 1_000 {
      let isOwn = key.hasPrefix("x-") && key != "x-fieldstone"
      nearKeywords[key] = isOwn ? "" : suggestion(for: key, among: SchemaKeyword.names)
    }
    guard let near = nearKeywords[key], !near.isEmpty else { return }
    warn(
      SchemaPart(document: part.document, index: node.index),
      "'\(key.shortenedInProblem)' isn't a JSON Schema keyword." + near, .unknownKey)
  }
}

/// Schemas that have been seen: mostly one, which needs no memory of its own, or a few, which need no table.
struct SchemaPartSet {
  private var first: SchemaPart?
  private var few: [SchemaPart] = []
  private var many: Set<SchemaPart> = []

  /// - Returns: Whether it is new.
  mutating func insert(_ part: SchemaPart) -> Bool {
    guard let first else {
      first = part
      return true
    }
    if part == first { return false }
    if !many.isEmpty { return many.insert(part).inserted }
    guard !few.contains(part) else { return false }
    few.append(part)
    if few.count > 8 { many = Set(few) }
    return true
  }
}
