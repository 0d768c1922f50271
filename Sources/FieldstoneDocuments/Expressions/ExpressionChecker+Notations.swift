import Foundation

/// Looks at durations, addresses and identifiers.
extension ExpressionChecker {
  /// What texts in quotes are compared with. Such a text is the same only if it is written the same.
  struct Comparison {
    /// What may be missing instead; nil for the elements of a list.
    var other: ExpressionNode?
    var isNegated = false
  }

  /// Checks texts in quotes that stand for durations, addresses or identifiers, also if one of them is chosen.
  ///
  /// - Parameter comparison: What they are compared with, if they are.
  mutating func checkNotation(
    _ node: ExpressionNode, _ notation: DocumentNotation, comparedIn comparison: Comparison? = nil
  ) {
    switch node.kind {
    case .literal(.text(let text)): check(text, node, notation, comparison)
    case .choose, .call(.default, _), .list:
      for part in node.results { checkNotation(part, notation, comparedIn: comparison) }
    case .sum(let parts) where notation == .url && comparison == nil: checkBeginning(parts.map(\.1), node)
    default: break
    }
  }

  private mutating func check(
    _ text: String, _ node: ExpressionNode, _ notation: DocumentNotation, _ comparison: Comparison?
  ) {
    let always = comparison?.isNegated == true ? "This always holds" : "This never matches"
    if text.isEmpty, let comparison, let other = comparison.other {
      let function = comparison.isNegated ? "isAnswered" : "isMissing"
      return add(node, "\(always): a missing value isn't an empty text. Use '\(function)(\(other.name))'.")
    }
    guard let written = notation.written(text) else {
      let hint = notation == .duration && DurationValue.hasYearsOrMonths(text) ? " \(DurationValue.noYears)" : ""
      return add(node, "'\(text.prefix(40))' isn't \(notation.words). Write it like '\(notation.example)'.\(hint)")
    }
    if comparison != nil, written != text {
      add(node, "\(always), because the value is written differently. Use '\(written)'.")
    }
  }

  /// Checks a text that is read as a value in a notation once the form runs, as far as it is known before.
  mutating func checkText(_ node: ExpressionNode, _ notation: DocumentNotation) {
    guard case .sum(let parts) = node.kind, let text = joined(parts.map(\.1)) else {
      return checkNotation(node, notation)
    }
    check(text, node, notation, nil)
  }

  /// The text that several texts in quotes make; nil if there are others.
  private func joined(_ parts: [ExpressionNode]) -> String? {
    parts.allSatisfy(\.isText) ? parts.map(\.quoted).joined() : nil
  }

  /// Checks what an address that is joined from texts begins with: nothing but a scheme, if that is in quotes.
  private mutating func checkBeginning(_ parts: [ExpressionNode], _ node: ExpressionNode) {
    if let text = joined(parts) { return check(text, node, .url, nil) }
    let text = parts.prefix(while: \.isText).map(\.quoted).joined()
    guard !text.isEmpty, text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*(?::|\z)/) == nil else { return }
    add(node, "An address can't begin with '\(text.prefix(40))'. Write it like '\(DocumentNotation.url.example)'.")
  }

  /// Whether a part has another notation than what is expected, or none: only a text in quotes can be looked at before
  /// the form runs, so others are refused, as for dates. An address may be joined from texts.
  func isOtherNotation(_ node: ExpressionNode, _ type: ExpressionType, _ expected: ExpressionType) -> Bool {
    guard case .written(let notation) = expected.inner else { return false }
    return switch type.inner {
    case .written(let other): other != notation
    case .text: notation != .url && !isQuoted(node)
    default: false
    }
  }

  /// What is said in addition of a part that isn't what is expected.
  func hint(for node: ExpressionNode, _ type: ExpressionType, expected: ExpressionType) -> String {
    switch (expected, type) {
    case (.flag, .flag): ""
    case (.flag, _): " Compare it with something, or use 'isAnswered'."
    case (.number, .written(.duration)): " Use 'seconds(\(node.name))'."
    case (.written(.duration), .text), (.written(.duration), .number):
      " Use 'duration(…)' with a number of seconds."
    default: ""
    }
  }

  // MARK: Durations in sums

  /// Says what to write instead of a sum of durations, which as texts would only be joined.
  ///
  /// - Returns: What the sum is then; nil for other sums.
  mutating func durations(
    _ parts: [(isNegative: Bool, ExpressionNode)], _ types: [ExpressionType], _ node: ExpressionNode
  ) -> ExpressionType? {
    guard let index = types.firstIndex(of: .written(.duration)) else { return nil }
    if let date = types.first(where: \.isDate) {
      let hint = [.date(.date), .date(.dateAndTime)].contains(date) ? " To add days, use 'addDays'." : ""
      add(parts[index].1, "A duration can't be added to \(date.words).\(hint)")
      return date
    }
    let isDuration = zip(parts, types).map { $1 == .written(.duration) || $0.1.isDuration }
    guard zip(types, isDuration).allSatisfy({ $1 || $0.base == .number || $0 == .none }) else { return nil }
    var seconds = ""
    for (part, isDuration) in zip(parts, isDuration) {
      let sign = part.isNegative ? "-" : "+"
      let name = isDuration ? "seconds(\(part.1.name))" : part.1.name
      seconds += seconds.isEmpty ? (part.isNegative ? "-" : "") + name : " \(sign) \(name)"
    }
    if seconds.count > 100 { seconds = "seconds(…) + seconds(…)" }
    add(node, "Durations can't be added or subtracted directly. Use 'duration(\(seconds))'.")
    return .written(.duration)
  }
}

extension ExpressionNode {
  /// The text in quotes; an empty one for anything else.
  fileprivate var quoted: String { if case .literal(.text(let text)) = kind { text } else { "" } }

  /// The part as it is written, in a mistake; an ellipsis for one that isn't a name, a number or a short text.
  var name: String {
    switch kind {
    case .path(let path): path.root == .field ? path.written : path.description
    case .literal(.number(let number)): "\(number)"
    case .literal(.text(let text)) where text.utf8.count <= 20 && !text.contains("'"): "'\(text)'"
    default: "…"
    }
  }
}

extension DurationValue {
  /// What is said of a text with years or months.
  static let noYears = "Years and months aren't accepted, because their length varies."

  /// Whether a text has years or months, which are refused.
  static func hasYearsOrMonths(_ text: String) -> Bool {
    text.prefix(100).prefixMatch(of: /-?P(?:[0-9]+[WD])*[0-9]+[YM]/) != nil
  }
}
