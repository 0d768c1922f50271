import FieldstoneCore
import Foundation

/// What a part of an expression is in a text for people.
private enum ShownPart {
  /// A text that consists of these parts.
  case text([ExpressionTextPart])
  /// A number or a date, which is no text by itself and can be joined with one.
  case value(FormArgument)
  case missing
}

extension ExpressionEvaluator {
  /// The value as a text for people: what is written in the expression is a key of the translations, in which `%@` stands
  /// for each answer. Numbers and dates are written in the language of the form once the text is shown.
  ///
  /// - Returns: Nil for what is no text.
  mutating func text(of node: ExpressionNode) -> FormString? {
    guard case .text(let parts)? = shown(node) else { return nil }
    return FormString(joining: parts)
  }

  /// Nil for what can't be part of a text.
  private mutating func shown(_ node: ExpressionNode) -> ShownPart? {
    switch node.kind {
    case .literal(.text(let text)): return .text([.written(text)])
    case .choose(let cases, let otherwise):
      guard takes(1) else { return nil }
      for (condition, result) in cases where value(of: condition).flag == true { return shown(result) }
      return shown(otherwise)
    case .call(.default, let arguments):
      guard takes(1), let first = shown(arguments[0]) else { return nil }
      if case .missing = first { return shown(arguments[1]) }
      return first
    case .call(.text, let arguments):
      guard takes(1) else { return nil }
      return written(value(of: arguments[0]))
    case .sum(let summands) where !summands.contains(where: \.isNegative):
      guard takes(1) else { return nil }
      return joined(summands.map(\.1)) ?? plain(value(of: node))
    default: return plain(value(of: node))
    }
  }

  /// Texts and answers that are joined; nil if none of them is a text. An answer that is missing is an empty part, so that
  /// the key of the translations is the same with it and without it.
  private mutating func joined(_ summands: [ExpressionNode]) -> ShownPart? {
    var (all, isText, bytes) = ([ExpressionTextPart](), false, 0)
    for summand in summands {
      guard let part = shown(summand) else { return nil }
      switch part {
      case .missing: all += Array(repeating: .answer(.text("")), count: summand.summandCount)
      case .value(let value): all.append(.answer(value))
      case .text(let parts):
        isText = true
        // What is chosen takes the place of an answer, and is a text of its own.
        all += summand.isChosen ? [.answer(FormArgument(joining: parts))] : parts
        bytes += parts.reduce(0) { $0 + $1.bytes }
      }
      guard accepts(bytes: bytes), takes(1) else { return nil }
    }
    return isText ? .text(all) : nil
  }

  /// A value that `text` makes a text.
  private func written(_ value: ExpressionValue) -> ShownPart? {
    switch value {
    case .text(let text) where text.isWholeNumber: .text([.answer(.number(text))])
    case .flag(let flag): .text([.answer(.text(flag ? "true" : "false"))])
    case .number, .date: argument(value).map { .text([.answer($0)]) }
    case .text, .none, .list: plain(value)
    }
  }

  private func plain(_ value: ExpressionValue) -> ShownPart? {
    switch value {
    case .none: .missing
    case .text(let text): .text([.answer(.text(text))])
    case .number, .date: argument(value).map { .value($0) }
    case .flag, .list: nil
    }
  }

  private func argument(_ value: ExpressionValue) -> FormArgument? {
    switch value {
    case .number(let number): .number("\(number)")
    case .date(let date, let kind): .string(FormString(date: date, kind))
    default: nil
    }
  }
}

extension ExpressionNode {
  /// Whether it is one of several parts.
  var isChosen: Bool {
    switch kind {
    case .choose, .call(.default, _): true
    default: false
    }
  }

  /// How many parts of a text it is, in one that is joined.
  fileprivate var summandCount: Int {
    guard case .sum(let summands) = kind else { return 1 }
    return summands.reduce(0) { $0 + $1.1.summandCount }
  }
}
