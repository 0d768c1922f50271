import FieldstoneCore
import Foundation

/// Declares the rules of a text.
struct TextRules<Model> {
  let builder: FieldBuilder<Model, String>

  func declare(_ rules: [DocumentRule]) {
    for rule in rules {
      switch (rule.name, rule.value) {
      case ("minimumLength", .integer(let length)?): builder.minimumLength(length)
      case ("maximumLength", .integer(let length)?): builder.maximumLength(length)
      case ("length", .integer(let length)?): builder.length(length)
      case ("pattern", .text(let pattern)?):
        if DocumentRule.isPattern(pattern) { builder.pattern(pattern, rule.message) }
      case ("email", _): builder.email()
      case ("web", _): builder.web()
      case ("luhn", _): builder.luhn()
      case ("iban", _): builder.iban()
      case ("oneOf", .list(let values)?): builder.oneOf(values.compactMap(\.text))
      default: break
      }
    }
  }
}

extension DocumentRule {
  /// Whether a text is a regular expression.
  static func isPattern(_ text: String) -> Bool { (try? NSRegularExpression(pattern: "(?:\(text))\\z")) != nil }
}

/// Declares the rules of a number, apart from its range.
struct NumberRules<Model, Value: FormValue & Numeric & Comparable & Hashable> {
  let builder: FieldBuilder<Model, Value>
  let leaf: Leaf<Value>

  func declare(_ rules: [DocumentRule]) {
    for rule in rules {
      guard let argument = rule.value else { continue }
      let bound = leaf.read(argument)
      switch (rule.name, bound) {
      case ("exclusiveMinimum", let bound?):
        check(rule.message ?? "Enter a number greater than \(argument.description).") { $0 > bound }
      case ("exclusiveMaximum", let bound?):
        check(rule.message ?? "Enter a number less than \(argument.description).") { $0 < bound }
      case ("multipleOf", _):
        guard let step = Decimal(argument), step > 0 else { continue }
        let write = leaf.write
        check(rule.message ?? "Enter a multiple of \(argument.description).") { value in
          Decimal(write(value)).map { $0.isMultiple(of: step) } ?? true
        }
      case ("oneOf", _): builder.oneOf((argument.list ?? []).compactMap(leaf.read))
      default: continue
      }
    }
  }

  private func check(_ message: FormString, _ holds: @escaping @Sendable (Value) -> Bool) {
    builder.rule(message, holds)
  }
}

extension Decimal {
  /// Whether it is a whole number of steps.
  fileprivate func isMultiple(of step: Decimal) -> Bool {
    var (quotient, whole) = (self / step, Decimal())
    NSDecimalRound(&whole, &quotient, 0, .plain)
    return whole * step == self
  }
}
