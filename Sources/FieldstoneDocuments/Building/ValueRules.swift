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
        declare(pattern, rule.message)
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

extension TextRules {
  /// A pattern comes from anywhere, so it is matched in linear time. The core's own rule, whose engine goes back in the
  /// text, does it only where that is as quick.
  private func declare(_ pattern: String, _ message: FormString?) {
    guard let linear = DocumentRule.pattern(of: pattern) else { return }
    if DocumentRule.isQuick(pattern) {
      builder.pattern(pattern, message)
      return
    }
    // The message is what the field says of its form, too.
    if let message { builder.pattern("(?s:.*)", message) }
    let kind = message.map { FormIssue.Kind.withMessage(.patternMismatch, $0) } ?? .patternMismatch
    builder.rule(FormRule { linear.matchesWhole($0) ? nil : FormIssue(kind) })
  }
}

extension DocumentRule {
  /// A regular expression that is matched in linear time; nil for a text that isn't one.
  static func pattern(of text: String) -> LinearPattern? { try? LinearPattern(text) }

  /// Why a text isn't such a regular expression; nil if it is one.
  static func problem(ofPattern text: String) -> LinearPattern.Problem? {
    do throws(LinearPattern.Problem) {
      _ = try LinearPattern(text)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a regular expression has nothing to go back for: no groups, and at most one repetition whose count isn't
  /// fixed. What is a set of sets to the core's engine is none either.
  static func isQuick(_ text: String) -> Bool {
    guard !text.contains("("), !text.contains("\\"), text.count(where: { $0 == "{" }) <= 2 else { return false }
    guard !["&&", "--", "-[", "[:"].contains(where: text.contains), !text.hasSetInSet else { return false }
    // A comma elsewhere only makes it a little slower.
    guard text.count(where: { "*+?,".contains($0) }) <= 1 else { return false }
    return (try? NSRegularExpression(pattern: "(?:\(text))\\z")) != nil
  }
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

extension String {
  /// Whether there is an opening bracket inside of brackets.
  fileprivate var hasSetInSet: Bool {
    var isInside = false
    for byte in utf8 {
      if byte == UInt8(ascii: "[") {
        if isInside { return true }
        isInside = true
      } else if byte == UInt8(ascii: "]") {
        isInside = false
      }
    }
    return false
  }
}
