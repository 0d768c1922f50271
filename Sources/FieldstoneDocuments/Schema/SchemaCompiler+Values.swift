extension SchemaCompiler {
  mutating func compileTypes(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    if let member = keywords[.type, .validation] {
      var types: SchemaTypes = []
      if member.value.kind == .array {
        for node in member.value.elements { types.formUnion(type(node, keywords)) }
      } else {
        types = type(member.value, keywords)
      }
      if member.value.kind == .array, member.value.count == 0 {
        registry.report(.keyword("'type' needs at least one type."), at: keywords.location(of: member.value))
      }
      if types.contains(.number) { types.insert(.integer) }
      draft.schema.types = types
      draft.schema.typeKey = member.keyIndex
    }
    if let member = keywords[.const, .validation] {
      program.constants.append(constant(member.value, draft))
      draft.any.append(
        .init(operation: .constant, first: Int32(program.constants.count - 1), key: member.keyIndex))
    }
    if let member = keywords[.enumeration, .validation] {
      guard member.value.kind == .array else {
        return registry.report(
          .keyword("'enum' must be an array of values."), at: keywords.location(of: member.value))
      }
      program.enumerations.append(enumeration(member.value, draft))
      draft.any.append(
        .init(operation: .enumeration, first: Int32(program.enumerations.count - 1), key: member.keyIndex))
    }
  }

  /// A type by its name; none if it is a mistake.
  private mutating func type(_ node: JSONNode, _ keywords: SchemaKeywords) -> SchemaTypes {
    let name = node.string
    if let type = SchemaTypes.named.first(where: { $0.name == name })?.type { return type }
    registry.report(.keyword(SchemaTypes.message(for: name)), at: keywords.location(of: node))
    return []
  }

  private func constant(_ node: JSONNode, _ draft: SchemaDraft) -> SchemaProgram.Constant {
    SchemaProgram.Constant(document: Int32(draft.keywords.location.document), index: Int32(node.index))
  }

  private mutating func enumeration(_ values: JSONNode, _ draft: SchemaDraft) -> SchemaProgram.Enumeration {
    var result = SchemaProgram.Enumeration()
    var strings = program.names.begin()
    var others: [JSONNode] = []
    for value in values.elements {
      if value.kind == .string {
        _ = program.names.position(of: value, in: &strings, hash: program.hash)
      } else {
        others.append(value)
      }
    }
    result.strings = strings
    result.others = .init(start: Int32(program.constants.count), count: Int32(others.count))
    program.constants += others.map { constant($0, draft) }
    if others.count > 8 {
      var hashes: [UInt64: [Int32]] = [:]
      var scratch: [UInt8] = []
      for (position, node) in others.enumerated() {
        hashes[program.hash.value(node.view, node.index, &scratch), default: []].append(
          result.others.start + Int32(position))
      }
      result.hashes = Int32(program.hashes.count)
      program.hashes.append(hashes)
    }
    return result
  }

  private static let bounds: [(SchemaKeyword, Operation)] = [
    (.minimum, .minimum), (.maximum, .maximum), (.exclusiveMinimum, .exclusiveMinimum),
    (.exclusiveMaximum, .exclusiveMaximum),
  ]
  private static let lengths: [(SchemaKeyword, Operation)] = [(.minLength, .minLength), (.maxLength, .maxLength)]

  mutating func compileNumbers(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    for (name, operation) in Self.bounds {
      guard let member = keywords[name, .validation] else { continue }
      guard member.value.kind == .number else {
        registry.report(.keyword("'\(name.rawValue)' must be a number."), at: keywords.location(of: member.value))
        continue
      }
      let decimal = member.value.view.decimal(member.value.entry)
      program.bounds.append(.init(integer: decimal.integer, decimal: decimal))
      draft.number.append(
        .init(operation: operation, first: Int32(program.bounds.count - 1), key: member.keyIndex))
    }
    guard let member = keywords[.multipleOf, .validation] else { return }
    guard member.value.kind == .number,
      let divisor = SchemaDivisor(member.value.view.decimal(member.value.entry))
    else {
      return registry.report(
        .keyword("'multipleOf' must be a number greater than 0 with up to \(SchemaDivisor.mostDigits) digits."),
        at: keywords.location(of: member.value))
    }
    program.divisors.append(divisor)
    draft.number.append(
      .init(operation: .multiple, first: Int32(program.divisors.count - 1), key: member.keyIndex))
  }

  mutating func compileStrings(_ draft: inout SchemaDraft) {
    let keywords = draft.keywords
    for (name, operation) in Self.lengths {
      guard let (member, length) = count(name, keywords) else { continue }
      program.lengths.append(length)
      draft.string.append(
        .init(operation: operation, first: Int32(program.lengths.count - 1), key: member.keyIndex))
    }
    if let member = keywords[.pattern, .validation] {
      let place = keywords.location(of: member.value)
      if let text = member.value.string {
        if let pattern = pattern(text, at: place) {
          draft.string.append(.init(operation: .pattern, first: pattern, key: member.keyIndex))
        }
      } else {
        registry.report(.keyword("'pattern' must be a string: a regular expression."), at: place)
      }
    }
    guard assertsFormats || keywords.dialect.assertsFormats, let member = keywords[.format, .format] else { return }
    guard let name = member.value.string else {
      return registry.report(
        .keyword("'format' must be a string: the name of a format."), at: keywords.location(of: member.value))
    }
    guard let format = SchemaFormat(rawValue: name) else { return }
    program.formats.append(format)
    draft.string.append(
      .init(operation: .format, first: Int32(program.formats.count - 1), key: member.keyIndex))
  }

  mutating func pattern(_ text: String, at location: Location) -> Int32? {
    // By bytes: `String` takes some different texts for the same.
    let key = Array(text.utf8)
    if let index = patternIndex[key] { return index }
    do {
      program.patterns.append(try program.patternCompiler.compile(text))
    } catch {
      registry.report(.pattern("\(error)"), at: location)
      return nil
    }
    let index = Int32(program.patterns.count - 1)
    patternIndex[key] = index
    return index
  }

  /// The value of a keyword that counts something.
  mutating func count(_ name: SchemaKeyword, _ keywords: SchemaKeywords) -> (member: JSONMember, value: Int)? {
    guard let member = keywords[name, .validation] else { return nil }
    if let number = member.value.number, number.isInteger, number >= JSONNumber(checked: "0") {
      // More than anything can have is as good as the exact number.
      return (member, number.integer ?? .max)
    }
    registry.report(
      .keyword("'\(name.rawValue)' must be a whole number, 0 or more."), at: keywords.location(of: member.value))
    return nil
  }
}
