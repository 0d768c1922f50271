import FieldstoneCore

/// Checks the rules of a field: their names, whether they fit, and their arguments.
struct RuleChecker {
  let level: DocumentLevel

  /// What the argument of a rule has to be.
  private enum Argument {
    case none, count, pattern, ownValue, ownValues, number, key
  }

  private static let text: [String: Argument] = [
    "minimumLength": .count, "maximumLength": .count, "length": .count, "pattern": .pattern, "email": .none,
    "web": .none, "luhn": .none, "iban": .none, "oneOf": .ownValues, "matches": .key,
  ]
  private static let number: [String: Argument] = [
    "minimum": .ownValue, "maximum": .ownValue, "exclusiveMinimum": .ownValue, "exclusiveMaximum": .ownValue,
    "multipleOf": .number, "oneOf": .ownValues, "matches": .key,
  ]
  private static let counts: [String: Argument] = ["minimumCount": .count, "maximumCount": .count]

  private static func rules(of kind: DocumentKind) -> [String: Argument] {
    switch kind {
    case .text: text
    case .integer, .number, .decimal: number
    case .date: ["minimum": .ownValue, "maximum": .ownValue, "matches": .key]
    case .flag: ["mustBeTrue": .none, "matches": .key]
    case .written(as: .duration): ["minimum": .ownValue, "maximum": .ownValue, "matches": .key]
    case .choice, .range, .written: ["matches": .key]
    case .choices: counts.merging(["matches": .key]) { first, _ in first }
    case .list: counts.merging(["unique": .none]) { first, _ in first }
    case .file: ["maximumSize": .count]
    case .form, .alternatives: [:]
    }
  }

  /// All rules, with what is known of their arguments if nobody knows the kind of the field.
  private static let all: [String: Argument] = {
    let kinds: [DocumentKind] = [
      .text(), .integer, .date(.date), .flag(), .choices([]), .list(DocumentList(.form(.named("")))), .file,
    ]
    let found = kinds.reduce(into: [:]) { all, kind in all.merge(rules(of: kind)) { first, _ in first } }
    return found.mapValues { $0 == .ownValue || $0 == .ownValues ? .none : $0 }
  }()

  func check(_ field: DocumentField, _ path: @autoclosure () -> [String], _ found: inout DocumentChecker.Found) {
    if field.rules.isEmpty { return }
    let known = field.isUnread ? Self.all : Self.rules(of: field.kind)
    for (index, rule) in field.rules.enumerated() where !rule.isUnread {
      func add(_ kind: DocumentProblem.Kind, _ text: String) {
        found.add(kind, path(), "rules.\(index)", text, rule.source ?? field.source)
      }
      if rule.check != nil || rule.ownCheck != nil {
        if !field.isUnread, field.kind.visit(HoldsValue()) == nil {
          add(.wrongRule, "Only fields that hold a value can have a check. Use a rule of the form instead.")
        }
        continue
      }
      guard let argument = known[rule.name] else {
        if Self.all[rule.name] != nil {
          let hint = Self.hint(insteadOf: rule, field.kind)
          add(.wrongRule, "The rule '\(rule.name)' can't be used with a field of type '\(field.kind.name)'." + hint)
        } else {
          let near = suggestion(for: rule.name, among: known.keys.sorted() + Self.all.keys.sorted())
          add(.unknownRule, "There is no rule '\(rule.name)'." + near)
        }
        continue
      }
      if argument == .none { continue }
      guard let value = rule.value else {
        let near = suggestion(for: "value", among: rule.arguments.keys)
        add(.missingArgument, "The rule '\(rule.name)' needs the argument 'value'." + near)
        continue
      }
      if argument == .pattern, let text = value.text {
        if let problem = DocumentRule.problem(ofPattern: text) {
          add(.badPattern, "The pattern isn't valid. \(problem)")
        }
      } else if argument == .ownValue, !field.kind.accepts(value) {
        add(.wrongArgument, value.isNotValid(for: field.kind))
      } else if let expected = mistake(value, argument, field.kind) {
        add(.wrongArgument, "The rule '\(rule.name)' takes \(expected), not \(value.shortened).")
      } else if argument == .key, let key = value.text, level.isMistake(key) {
        add(.unknownPath, level.guesses.unknownPath(FormValuePath([key]), key, among: level.keys))
      }
    }
    if !field.isUnread { checkBounds(field, path(), &found) }
  }

  /// What to use instead of a rule that doesn't fit: a check that says the same, or the rules that there are.
  private static func hint(insteadOf rule: DocumentRule, _ kind: DocumentKind) -> String {
    if let check = check(insteadOf: rule, kind) { return " Use a check, such as '\(check)'." }
    var names = rules(of: kind).keys.sorted().map { "'\($0)'" }
    if kind.visit(HoldsValue()) != nil { names.append("a check") }
    guard let last = names.popLast() else { return "" }
    return " Use \(names.isEmpty ? last : names.joined(separator: ", ") + " or " + last)."
  }

  /// The expression that says of a range or a duration what a rule says of a number, of a date or of a text.
  private static func check(insteadOf rule: DocumentRule, _ kind: DocumentKind) -> String? {
    if case .written(let notation) = kind { return check(insteadOf: rule, notation) }
    guard case .range = kind, let bound = rule.value else { return nil }
    return switch rule.name {
    case "minimum": "least(value) >= \(bound.shortened)"
    case "maximum": "greatest(value) <= \(bound.shortened)"
    case "exclusiveMinimum": "least(value) > \(bound.shortened)"
    case "exclusiveMaximum": "greatest(value) < \(bound.shortened)"
    default: nil
    }
  }

  private static func check(insteadOf rule: DocumentRule, _ notation: DocumentNotation) -> String? {
    switch (rule.name, rule.value, notation) {
    case ("exclusiveMinimum", let bound?, .duration): return "seconds(value) > \(bound.shortened)"
    case ("exclusiveMaximum", let bound?, .duration): return "seconds(value) < \(bound.shortened)"
    case ("multipleOf", let step?, .duration): return "mod(seconds(value), \(step.shortened)) == 0"
    case ("oneOf", .list(let values)?, _):
      // As the form writes them, because only such texts are the same.
      let written = values.prefix(3).map { value in value.text.flatMap(notation.written) }
      guard !written.isEmpty, !written.contains(nil) else { return nil }
      let texts = written.compactMap { $0 }.map { "'\($0)'" } + (values.count > 3 ? ["…"] : [])
      return "value in [\(texts.joined(separator: ", "))]"
    case ("pattern", .text(let pattern)?, _) where !pattern.contains("'") && pattern.count <= 60:
      return "matches(value, '\(pattern)')"
    default: return nil
    }
  }

  /// What an argument should be; nil if it is.
  private func mistake(_ value: FormValues.Value, _ argument: Argument, _ kind: DocumentKind) -> String? {
    switch argument {
    case .none: return nil
    case .count: return value.integer.map { $0 >= 0 } ?? false ? nil : "a whole number, 0 or more"
    case .number: return value.double.map { $0 > 0 } ?? false ? nil : "a number greater than 0"
    // What is wrong with a single value is said as for other values of the field.
    case .ownValue: return nil
    case .ownValues:
      let fits = value.list.map { list in list.allSatisfy(kind.accepts) } ?? false
      return fits ? nil : "a list of valid values for a field of type '\(kind.name)'"
    case .key: return value.text == nil ? "the key of another field" : nil
    case .pattern: return value.text == nil ? "a regular expression" : nil
    }
  }

  private func checkBounds(
    _ field: DocumentField, _ path: @autoclosure () -> [String], _ found: inout DocumentChecker.Found
  ) {
    func bound(_ name: String) -> FormValues.Value? { field.rules.last { $0.name == name }?.value }
    guard let minimum = bound("minimum"), let maximum = bound("maximum"),
      field.kind.isAbove(minimum: minimum, maximum: maximum)
    else { return }
    found.add(
      .impossibleBounds, path(), "rules",
      "The minimum is \(minimum.shortened), but the maximum is \(maximum.shortened).",
      field.source(of: "rules"))
  }
}

private struct HoldsValue: LeafVisitor {
  func visit<Value>(_ leaf: Leaf<Value>) -> Bool { true }
}

extension DocumentKind {
  /// Whether the least value of a kind is greater than the greatest.
  func isAbove(minimum: FormValues.Value, maximum: FormValues.Value) -> Bool {
    visit(IsAbove(minimum: minimum, maximum: maximum)) == true
  }
}

/// Whether the least value is greater than the greatest.
private struct IsAbove: LeafVisitor {
  let minimum: FormValues.Value
  let maximum: FormValues.Value

  func visit<Value>(_ leaf: Leaf<Value>) -> Bool {
    guard let minimum = leaf.read(minimum), let maximum = leaf.read(maximum) else { return false }
    func compare<Bound: Comparable>(_ minimum: Bound) -> Bool { (maximum as? Bound).map { minimum > $0 } ?? false }
    return (minimum as? any Comparable).map { compare($0) } ?? false
  }
}
