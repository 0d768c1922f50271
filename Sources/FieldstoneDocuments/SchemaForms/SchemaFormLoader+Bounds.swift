import FieldstoneCore
import Foundation

/// Warns of bounds that no answer can meet, at the keyword.
extension SchemaFormLoader {
  /// Warns that nothing is accepted.
  ///
  /// - Parameters:
  ///   - kind: What isn't accepted, for example "text".
  ///   - keywords: The keyword whose value is greater than that of the other.
  func warnOfBounds(_ kind: String, _ keywords: (String, String), _ facts: SchemaFacts, _ part: SchemaPart) {
    warn(
      place(of: [keywords.0], facts) ?? part,
      "No \(kind) is accepted here: '\(keywords.0)' is greater than '\(keywords.1)'.", .impossibleBounds)
  }

  /// The value of a keyword, in the last schema that has one of some keywords.
  func place(of keywords: [String], _ facts: SchemaFacts) -> SchemaPart? {
    for schema in facts.parts.reversed() {
      let node = registry.node(schema)
      for keyword in keywords {
        if let value = node[keyword] { return SchemaPart(document: schema.document, index: value.index) }
      }
    }
    return nil
  }

  /// Warns that no multiple is within the bounds.
  func warnOfMultiples(
    _ facts: SchemaFacts, _ least: (value: FormValues.Value?, isExclusive: Bool),
    _ most: (value: FormValues.Value?, isExclusive: Bool), _ part: SchemaPart
  ) {
    guard let low = least.value.flatMap({ Decimal($0) }), let high = most.value.flatMap({ Decimal($0) }) else { return }
    for multiple in facts.multiples {
      guard let step = multiple.decimal, step > 0, step.isFinite else { continue }
      var (quotient, count) = (low / step, Decimal())
      // Beyond this, a quotient may have been rounded.
      guard abs(quotient) < 1_000_000_000_000_000, quotient.isFinite else { continue }
      NSDecimalRound(&count, &quotient, 0, .up)
      if least.isExclusive, count * step <= low { count += 1 }
      let first = count * step
      guard most.isExclusive ? first >= high : first > high else { continue }
      warn(
        place(of: ["multipleOf"], facts) ?? part,
        "No number is accepted here: no multiple of \(multiple.text) is within the bounds.", .impossibleBounds)
    }
  }

  /// Warns of counts of properties and of elements that match `contains`. Few schemas have such counts, so these are
  /// looked for once there are some.
  func warnOfCounts(_ facts: SchemaFacts, _ part: SchemaPart) {
    let nodes = facts.parts.map { registry.node($0) }
    func values(_ keyword: String) -> [Int] { nodes.compactMap { $0[keyword]?.number.map { $0.integer ?? .max } } }
    let most = values("maxProperties").min() ?? .max
    if let least = values("minProperties").max(), least > most {
      warnOfBounds("object", ("minProperties", "maxProperties"), facts, part)
    } else if facts.required.count > most {
      warn(
        place(of: ["maxProperties"], facts) ?? part,
        "No object is accepted here: more properties are required than 'maxProperties' allows.", .impossibleBounds)
    }
    for (node, schema) in zip(nodes, facts.parts) where node["contains"] != nil && !isDraft7(schema) {
      guard let least = node["minContains"]?.number, let most = node["maxContains"], let number = most.number,
        least > number
      else { continue }
      warn(
        SchemaPart(document: schema.document, index: most.index),
        "No array is accepted here: 'minContains' is greater than 'maxContains'.", .impossibleBounds)
    }
  }
}
