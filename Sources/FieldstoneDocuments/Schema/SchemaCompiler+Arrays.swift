extension SchemaCompiler {
  mutating func compileArrays(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    let isDraft7 = keywords.dialect.draft == .seven
    var rules = SchemaProgram.ArrayRules()
    var isUsed = false

    let items = keywords[.items, .applicator]
    if isDraft7, let items, items.value.kind == .array {
      rules.prefix = list(schemas(items.value, keywords))
      if let member = keywords[.additionalItems, .applicator] {
        rules.items = schema(at: keywords.location(of: member.value))
      }
    } else if let items, items.value.kind == .array {
      registry.report(
        .keyword("'items' must be a schema, for all elements. For a schema for each position, use 'prefixItems'."),
        at: keywords.location(of: items.value))
    } else if let items {
      rules.items = schema(at: keywords.location(of: items.value))
    }
    if !isDraft7, let member = keywords[.prefixItems, .applicator] {
      if member.value.kind == .array {
        rules.prefix = list(schemas(member.value, keywords))
      } else {
        registry.report(
          .keyword("'prefixItems' must be an array of schemas."), at: keywords.location(of: member.value))
      }
    }
    isUsed = rules.items >= 0 || rules.prefix.count > 0

    if let member = keywords[.contains, .applicator] {
      rules.contains = schema(at: keywords.location(of: member.value))
      rules.containsKey = member.keyIndex
      rules.containsEvaluates = !isDraft7
      isUsed = true
      if !isDraft7 {
        if let (member, value) = count(.minContains, keywords) {
          (rules.minContains, rules.minContainsKey) = (value, member.keyIndex)
        }
        if let (member, value) = count(.maxContains, keywords) {
          (rules.maxContains, rules.maxContainsKey) = (value, member.keyIndex)
        }
      }
    }
    if let (member, value) = count(.minItems, keywords) {
      (rules.minimum, rules.minimumKey, isUsed) = (value, member.keyIndex, true)
    }
    if let (member, value) = count(.maxItems, keywords) {
      (rules.maximum, rules.maximumKey, isUsed) = (value, member.keyIndex, true)
    }
    if let member = keywords[.uniqueItems, .validation] {
      let isUnique = member.value.boolean
      if isUnique == nil {
        registry.report(.keyword("'uniqueItems' must be true or false."), at: keywords.location(of: member.value))
      }
      if isUnique == true { (rules.uniqueKey, isUsed) = (member.keyIndex, true) }
    }
    compileUnevaluated(.unevaluatedItems, &draft)
    guard isUsed else { return }
    program.arrays.append(rules)
    draft.schema.array = Int32(program.arrays.count - 1)
  }

  private mutating func schemas(_ node: JSONNode, _ keywords: SchemaKeywords) -> [Int32] {
    var schemas: [Int32] = []
    for element in node.elements { schemas.append(schema(at: keywords.location(of: element))) }
    return schemas
  }

  private static let combinations: [(SchemaKeyword, Operation)] = [(.allOf, .all), (.anyOf, .any), (.oneOf, .one)]

  mutating func compileCombinations(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    for (keyword, operation) in Self.combinations {
      guard let member = keywords[keyword, .applicator] else { continue }
      guard member.value.kind == .array, member.value.count > 0 else {
        registry.report(
          .keyword("'\(keyword.rawValue)' must be an array of one or more schemas."),
          at: keywords.location(of: member.value))
        continue
      }
      let branches = schemas(member.value, keywords)
      for (branch, node) in zip(branches, member.value.elements) {
        samePlace.append((draft.index, branch, keywords.location(of: node)))
      }
      let run = list(branches)
      draft.any.append(.init(operation: operation, first: run.start, second: run.count, key: member.keyIndex))
    }
    if let member = keywords[.not, .applicator] {
      let schema = samePlaceSchema(member, draft)
      draft.any.append(.init(operation: .not, first: schema, key: member.keyIndex))
    }
    if let member = keywords[.if, .applicator] {
      let condition = samePlaceSchema(member, draft)
      let then = keywords[.then, .applicator].map { samePlaceSchema($0, draft) } ?? -1
      let otherwise = keywords[.else, .applicator].map { samePlaceSchema($0, draft) } ?? -1
      // Without a consequence, only what it evaluates counts.
      draft.any.append(
        .init(operation: .condition, first: condition, second: then, third: otherwise, key: member.keyIndex))
    }
  }

  private mutating func samePlaceSchema(_ member: JSONMember, _ draft: SchemaDraft) -> Int32 {
    let location = draft.keywords.location(of: member.value)
    let schema = schema(at: location)
    samePlace.append((draft.index, schema, location))
    return schema
  }
}
