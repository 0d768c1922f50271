import FieldstoneCore

/// What the answers of a level decide about its other fields.
struct SchemaLevel {
  let facts: SchemaFacts
  /// Keys that are shown elsewhere.
  var taken: Set<String> = []
  /// When a key has to be there, besides those that always have.
  var required: [String: [SchemaFormula]] = [:]
  /// The properties that only apply sometimes, in their order, and when.
  private(set) var extra: [(key: String, parts: SchemaParts)] = []
  private var extraIndices: [String: Int] = [:]
  var shown: [String: [SchemaFormula]] = [:]
  /// Properties of several schemas of which one applies.
  var together: Set<String> = []
  /// When a property isn't accepted.
  var refused: [String: [SchemaFormula]] = [:]

  /// The branches that require and that refuse a property: the number of the branch, negative for its `else`.
  var requiring: [String: Set<Int>] = [:]
  var refusing: [String: Set<Int>] = [:]
  private(set) var branches = 0

  init(_ facts: SchemaFacts) { self.facts = facts }

  mutating func add(extra key: String, _ parts: SchemaParts) {
    if extraIndices[key] == nil { extraIndices[key] = extra.count }
    extra.append((key, parts))
  }

  /// The schemas of a property, whether it always applies or not.
  func parts(of key: String) -> SchemaParts? { facts[key] ?? extraIndices[key].map { extra[$0].parts } }

  mutating func nextBranch() -> Int {
    branches += 1
    return branches
  }

  /// Whether a property that only applies sometimes has to be there then.
  func isRequiredWhileVisible(_ key: String) -> Bool {
    if let refusing = refusing[key], shown[key] == nil {
      return refusing.count == 1 && refusing.allSatisfy { requiring[key]?.contains(-$0) == true }
    }
    guard let shown = shown[key], let required = required[key] else { return false }
    return shown.count == required.count
  }

  /// When a key is visible; nil if it always is.
  func visible(_ key: String) -> SchemaFormula? {
    let refusals = refused[key]?.map { SchemaFormula.not($0) } ?? []
    guard let shown = shown[key] else { return refusals.isEmpty ? nil : .all(refusals) }
    return refusals.isEmpty ? .any(of: shown) : .all([.any(of: shown)] + refusals)
  }
}

/// Reads `if`, `then`, `else`, and what depends on other properties.
extension SchemaFormLoader {
  /// How many conditions may be within one another.
  private static let mostConditions = 16

  func readConditions(_ level: inout SchemaLevel) {
    for branch in level.facts.conditions { read(branch, below: [], &level) }
  }

  private func read(_ branch: SchemaBranch, below outer: [SchemaFormula], _ level: inout SchemaLevel) {
    guard !isStopped else { return }
    let place = branch.holds ?? branch.holdsNot
    guard outer.count < Self.mostConditions, let formula = formula(branch.condition) else {
      if let place {
        warn(place, "A form can't tell when this applies. It is checked when the form is submitted.")
      }
      return
    }
    for key in branch.required { level.required[key, default: []].append(.all(outer + [formula])) }
    let number = level.nextBranch()
    if let holds = branch.holds { apply(holds, when: outer + [formula], number, &level) }
    if let holdsNot = branch.holdsNot { apply(holdsNot, when: outer + [.not(formula)], -number, &level) }
  }

  /// Notes what a schema says that only applies sometimes.
  private func apply(
    _ part: SchemaPart, when formulas: [SchemaFormula], _ branch: Int, _ level: inout SchemaLevel
  ) {
    let facts = facts([part])
    let formula = formulas.count == 1 ? formulas[0] : SchemaFormula.all(formulas)
    for key in facts.required where !level.facts.requiredKeys.contains(key) {
      level.required[key, default: []].append(formula)
      level.requiring[key, default: []].insert(branch)
    }
    for (key, parts) in facts.properties {
      let nodes = parts.map { registry.node($0) }
      if nodes.contains(where: { $0.boolean == false }) {
        level.refused[key, default: []].append(formula)
        level.refusing[key, default: []].insert(branch)
        continue
      }
      if nodes.allSatisfy({ $0.boolean == true || $0.kind == .object && $0.count == 0 }), level.facts[key] != nil {
        continue
      }
      if level.facts[key] != nil || level.taken.contains(key) || level.together.contains(key) {
        warn(
          parts.first,
          "'\(key.shortenedInProblem)' always has a field. What applies to it only under a condition is checked when the "
            + "form is submitted.")
      } else if level.shown[key] != nil {
        let isSame = level.parts(of: key) == parts
        if !isSame {
          warn(
            parts.first,
            "Several conditions describe '\(key.shortenedInProblem)' differently. It is shown as the first one describes it."
          )
        }
        level.shown[key]?.append(formula)
      } else {
        level.add(extra: key, parts)
        level.shown[key] = [formula]
      }
    }
    for branch in facts.conditions { read(branch, below: formulas, &level) }
    for combination in facts.combinations {
      warn(
        combination.part, "Alternatives under a condition can't be shown. They are checked when the form is submitted.")
    }
    warnOfUnseen(facts, part)
  }

  private func formula(_ condition: SchemaBranch.Condition) -> SchemaFormula? {
    switch condition {
    case .has(let key): return .has(key)
    case .matches(let part):
      var (keys, seen) = ([String](), Set<SchemaPart>())
      guard collectKeys(of: part, into: &keys, &seen) else { return nil }
      guard let schema = compilation.known(at: part) else { return nil }
      var unique: Set<String> = []
      return .matches(schema: schema, keys: keys.filter { unique.insert($0).inserted })
    }
  }

  /// Collects the properties that a schema reads.
  ///
  /// - Returns: Whether it reads nothing else.
  private func collectKeys(of start: SchemaPart, into keys: inout [String], _ seen: inout Set<SchemaPart>) -> Bool {
    var left = [start]
    while let part = left.popLast() {
      guard seen.insert(part).inserted else { continue }
      let schema = registry.node(part)
      guard schema.kind == .object else { continue }
      for member in schema.members {
        guard read(part) else { return false }
        func below(_ node: JSONNode) { left.append(SchemaPart(document: part.document, index: node.index)) }
        switch SchemaKeyword(member.keyNode) {
        case .properties: for member in member.value.members { keys.append(member.key) }
        case .required: keys += member.value.elements.compactMap(\.string)
        case .dependentRequired, .dependentSchemas, .dependencies:
          for member in member.value.members {
            keys.append(member.key)
            if member.value.kind == .array {
              keys += member.value.elements.compactMap(\.string)
            } else {
              below(member.value)
            }
          }
        case .allOf, .anyOf, .oneOf: for element in member.value.elements { below(element) }
        case .not, .if, .then, .else: below(member.value)
        case .ref:
          guard let target = target(SchemaNode(node: member.value, document: part.document), of: part) else {
            return false
          }
          left.append(target)
        case .dynamicRef, .const, .enumeration, .patternProperties, .additionalProperties, .unevaluatedProperties,
          .propertyNames, .minProperties, .maxProperties:
          return false
        default: break
        }
        guard keys.count <= 256 else { return false }
      }
    }
    return true
  }
}
