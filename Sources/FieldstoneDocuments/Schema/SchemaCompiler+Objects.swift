extension SchemaCompiler {
  mutating func compileObjects(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    var rules = SchemaProgram.ObjectRules()
    var names = program.names.begin()
    var isUsed = false

    for member in members(.properties, keywords) {
      let schema = schema(at: keywords.location(of: member.value))
      let position = program.names.position(of: member.keyNode, in: &names, hash: program.hash)
      program.names.setSchema(schema, of: position, in: names)
      isUsed = true
    }
    if let member = keywords[.required, .validation] {
      rules.required = list(positions(strings(member.value, .required, keywords), in: &names))
      rules.requiredKey = member.keyIndex
      isUsed = isUsed || rules.required.count > 0
    }
    var patterns: [SchemaProgram.PatternProperty] = []
    for member in members(.patternProperties, keywords) {
      let schema = schema(at: keywords.location(of: member.value))
      guard let pattern = pattern(member.key, at: keywords.location(of: member.value)) else { continue }
      patterns.append(.init(pattern: pattern, schema: schema))
    }
    rules.patterns = .init(start: Int32(program.patternProperties.count), count: Int32(patterns.count))
    program.patternProperties += patterns
    if let member = keywords[.additionalProperties, .applicator] {
      rules.additional = schema(at: keywords.location(of: member.value))
    }
    if let member = keywords[.propertyNames, .applicator] {
      rules.propertyNames = schema(at: keywords.location(of: member.value))
    }
    let dependents = dependents(draft, &names)
    rules.dependents = .init(start: Int32(program.dependents.count), count: Int32(dependents.count))
    program.dependents += dependents
    if let (member, value) = count(.minProperties, keywords) {
      (rules.minimum, rules.minimumKey) = (value, member.keyIndex)
    }
    if let (member, value) = count(.maxProperties, keywords) {
      (rules.maximum, rules.maximumKey) = (value, member.keyIndex)
    }
    compileUnevaluated(.unevaluatedProperties, &draft)

    isUsed =
      isUsed || !patterns.isEmpty || rules.additional >= 0 || rules.propertyNames >= 0 || !dependents.isEmpty
      || rules.minimumKey >= 0 || rules.maximumKey >= 0
    guard isUsed else { return }
    rules.names = names
    if names.count <= 64 {
      for item in 0..<Int(rules.required.count) {
        rules.requiredMask |= 1 << UInt64(program.lists[Int(rules.required.start) + item])
      }
    }
    program.objects.append(rules)
    draft.schema.object = Int32(program.objects.count - 1)
  }

  private static let dependencies = [SchemaKeyword.dependencies, .dependentRequired, .dependentSchemas]

  private mutating func dependents(
    _ draft: SchemaDraft, _ names: inout NameTable
  ) -> [SchemaProgram.Dependent] {
    let keywords = draft.keywords
    var result: [SchemaProgram.Dependent] = []
    // `dependencies` is deprecated since 2019-09, and may be supported.
    for name in Self.dependencies {
      if name != .dependencies, keywords.dialect.draft == .seven { continue }
      let group: SchemaKeywords.Group = name == .dependentRequired ? .validation : .applicator
      guard let keyword = keywords[name, group] else { continue }
      for member in members(name, keywords, group) {
        var dependent = SchemaProgram.Dependent(
          trigger: Int32(program.names.position(of: member.keyNode, in: &names, hash: program.hash)),
          key: keyword.keyIndex)
        if member.value.kind == .array, name != .dependentSchemas {
          let required = strings(member.value, name, keywords)
          dependent.required = list(positions(required, in: &names))
        } else if name == .dependentRequired {
          registry.report(
            .keyword("Each value of 'dependentRequired' must be an array of property names."),
            at: keywords.location(of: member.value))
          continue
        } else {
          let location = keywords.location(of: member.value)
          dependent.schema = schema(at: location)
          samePlace.append((draft.index, dependent.schema, location))
        }
        result.append(dependent)
      }
    }
    return result
  }

  mutating func compileUnevaluated(_ name: SchemaKeyword, _ draft: inout SchemaDraft) {
    guard draft.keywords.dialect.draft == .twenty, let member = draft.keywords[name, .unevaluated] else { return }
    let schema = schema(at: draft.keywords.location(of: member.value))
    draft.schema.hasUnevaluated = true
    if name == .unevaluatedItems {
      (draft.schema.unevaluatedItems, draft.schema.unevaluatedItemsKey) = (schema, member.keyIndex)
    } else {
      (draft.schema.unevaluatedProperties, draft.schema.unevaluatedPropertiesKey) = (schema, member.keyIndex)
    }
  }

  private mutating func members(
    _ name: SchemaKeyword, _ keywords: SchemaKeywords, _ group: SchemaKeywords.Group = .applicator
  ) -> [JSONMember] {
    guard let member = keywords[name, group] else { return [] }
    guard member.value.kind == .object else {
      registry.report(.keyword("'\(name.rawValue)' must be an object."), at: keywords.location(of: member.value))
      return []
    }
    return Array(member.value.members)
  }

  private mutating func positions(_ strings: [JSONNode], in names: inout NameTable) -> [Int32] {
    strings.map { Int32(program.names.position(of: $0, in: &names, hash: program.hash)) }
  }

  private mutating func strings(
    _ node: JSONNode, _ name: SchemaKeyword, _ keywords: SchemaKeywords
  ) -> [JSONNode] {
    let strings = node.elements.filter { $0.kind == .string }
    if node.kind != .array || strings.count != node.count {
      let subject = name == .required ? "'required'" : "Each value of '\(name.rawValue)'"
      registry.report(
        .keyword("\(subject) must be an array of property names."), at: keywords.location(of: node))
    }
    return strings
  }
}
