import FieldstoneCore
import Foundation

/// Makes rules of fields, so that people see what is accepted before they submit the form. What has no rule is checked
/// then, by the schema itself.
extension SchemaFormLoader {
  func addTextRules(_ field: inout DocumentField, _ facts: SchemaFacts, _ hint: SchemaHint, _ part: SchemaPart) {
    guard case .text = field.kind else { return }
    let (minimum, maximum) = (facts.minLength ?? 0, facts.maxLength ?? .max)
    if minimum > maximum {
      warnOfBounds("string", ("minLength", "maxLength"), facts, part)
    } else if maximum == 0 {
      warn(place(of: ["maxLength"], facts) ?? part, "Only the empty string is accepted here.", .impossibleBounds)
    } else {
      if minimum > 0, minimum == maximum {
        field.rules.append(.length(minimum))
      } else {
        if minimum > 0 { field.rules.append(.minimumLength(minimum)) }
        if maximum < .max { field.rules.append(.maximumLength(maximum)) }
      }
    }
    for value in facts.patterns {
      guard let pattern = pattern(value) else { continue }
      let issue = FormIssue(hint.message.map { .withMessage(.patternMismatch, FormString($0)) } ?? .patternMismatch)
      field.rules.append(
        .check { value in
          guard var text = value.text else { return nil }
          return text.withUTF8 { pattern.matches(utf8: $0) } ? nil : issue
        })
    }
    if let name = facts.text(.format), let rule = Self.formatRule(name, field.kind) { field.rules.append(rule) }
  }

  /// The pattern of a keyword, as the compiler has made it.
  private func pattern(_ value: SchemaNode) -> (any SchemaPattern)? {
    value.node.string.flatMap(compilation.pattern)
  }

  /// The rule for a format that no kind of field has.
  private static func formatRule(_ name: String, _ kind: DocumentKind) -> DocumentRule? {
    guard let format = SchemaFormat(rawValue: name) else { return nil }
    switch format {
    case .email, .idnEmail: return nil
    default: break
    }
    let message = FormString("This must be \(format.accepted).")
    return .check { value in
      guard var text = value.text else { return nil }
      return text.withUTF8 { format.accepts($0, patterns: .linear) } ? nil : .error(message)
    }
  }

  func addNumberRules(_ field: inout DocumentField, _ facts: SchemaFacts, _ hint: SchemaHint, _ part: SchemaPart) {
    var least = facts.minimum
    var most = facts.maximum
    var isAbove = false
    var isBelow = false
    if let bound = facts.exclusiveMinimum, least.map({ bound >= $0 }) ?? true { (least, isAbove) = (bound, true) }
    if let bound = facts.exclusiveMaximum, most.map({ bound <= $0 }) ?? true { (most, isBelow) = (bound, true) }
    if let least, let most, least > most || least == most && (isAbove || isBelow) {
      let lower = isAbove ? "exclusiveMinimum" : "minimum"
      let upper = isBelow ? "exclusiveMaximum" : "maximum"
      let relation = least > most ? "is greater than" : "equals"
      warn(
        place(of: [lower], facts) ?? part, "No number is accepted here: '\(lower)' \(relation) '\(upper)'.",
        .impossibleBounds)
      return
    }
    let kind = field.kind
    var (low, high) = (least?.formValue, most?.formValue)
    if case .integer = kind {
      // The next whole number, which may be included.
      (low, high) = (whole(least, isAbove, isLeast: true), whole(most, isBelow, isLeast: false))
      (isAbove, isBelow) = (false, false)
      if let low = low?.integer, let high = high?.integer, low > high {
        warn(part, "No whole number lies between the minimum and the maximum.", .impossibleBounds)
        return
      }
    }
    if let low, kind.accepts(low) { field.rules.append(isAbove ? .exclusiveMinimum(low) : .minimum(low)) }
    if let high, kind.accepts(high) { field.rules.append(isBelow ? .exclusiveMaximum(high) : .maximum(high)) }
    if !facts.multiples.isEmpty { warnOfMultiples(facts, (low, isAbove), (high, isBelow), part) }
    for multiple in facts.multiples {
      let value = multiple.formValue
      guard let step = Decimal(value), step > 0, step.isFinite, let double = value.double, double > 0 else { continue }
      if case .integer = kind, step == 1 { continue }
      field.rules.append(.multipleOf(value))
    }
  }

  /// A bound as a whole number; nil if there is none that fits.
  private func whole(_ bound: JSONNumber?, _ isExclusive: Bool, isLeast: Bool) -> FormValues.Value? {
    guard let bound else { return nil }
    if let integer = bound.integer {
      guard isExclusive else { return .integer(integer) }
      let (next, overflows) = isLeast ? integer.addingReportingOverflow(1) : integer.subtractingReportingOverflow(1)
      return overflows ? nil : .integer(next)
    }
    guard var decimal = bound.decimal, !bound.isInteger, abs(decimal) < Decimal(Int.max / 2) else { return nil }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &decimal, 0, isLeast ? .up : .down)
    return Int("\(rounded)").map { .integer($0) }
  }

  /// How many elements or options there may be.
  ///
  /// - Parameter mostPositions: The number of positions, if only those have a schema.
  func addCounts(_ field: inout DocumentField, _ facts: SchemaFacts, _ mostPositions: Int?, _ part: SchemaPart) {
    let (minimum, maximum) = (facts.minItems ?? 0, min(facts.maxItems ?? .max, mostPositions ?? .max))
    guard minimum <= facts.maxItems ?? .max else { return warnOfBounds("list", ("minItems", "maxItems"), facts, part) }
    guard minimum <= maximum else {
      return warn(
        place(of: ["minItems"], facts) ?? part,
        "No list is accepted here: 'minItems' is greater than the number of positions with a schema.", .impossibleBounds
      )
    }
    // A list that may be missing may have no elements; the schema says so when answers are submitted.
    if minimum > 0 { field.rules.append(.minimumCount(minimum)) }
    if maximum < .max { field.rules.append(.maximumCount(maximum)) }
  }
}
