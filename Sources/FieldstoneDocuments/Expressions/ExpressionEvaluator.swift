import FieldstoneCore
import Foundation

/// Works an expression out, in a limited number of steps.
///
/// Every expression has a value: what can't be worked out, such as a division by zero, is missing.
struct ExpressionEvaluator {
  private enum Frame {
    case form(ExpressionForm?)
    case element(ExpressionValue)
  }

  /// The largest text that an expression makes, in bytes.
  static let mostBytes = 1 << 17

  let expression: DocumentExpression
  let dates: ExpressionDates
  private var frames: [Frame]
  private let ownValue: ExpressionValue?
  private var steps: Int
  /// Whether it was given up.
  private(set) var isStopped = false

  init(
    _ expression: DocumentExpression, _ form: ExpressionForm?, environment: FormEnvironment,
    value: ExpressionValue? = nil
  ) {
    self.expression = expression
    dates = ExpressionDates(environment: environment)
    (frames, ownValue, steps) = ([.form(form)], value, expression.limits.steps)
  }

  /// Takes steps. Returns false once there are too many.
  mutating func takes(_ count: Int) -> Bool {
    steps -= count
    if steps < 0 { isStopped = true }
    return !isStopped
  }

  /// Whether a text isn't too long to be made or looked at. One that is too long ends the work.
  mutating func accepts(bytes: Int) -> Bool {
    if bytes > Self.mostBytes { isStopped = true }
    return !isStopped
  }

  /// The text, if it isn't too long to be made or looked at.
  mutating func checked(_ text: String) -> ExpressionValue {
    guard accepts(bytes: text.utf8.count) else { return .none }
    return takes(text.utf8.count / 32) ? .text(text) : .none
  }

  mutating func value(of node: ExpressionNode) -> ExpressionValue {
    guard takes(1) else { return .none }
    switch node.kind {
    case .literal(let value): return value
    case .path(let path): return value(of: path)
    case .list(let elements): return .list(elements.map { value(of: $0) })
    case .not(let inner): return value(of: inner).flag.map { .flag(!$0) } ?? .none
    case .negative(let inner): return value(of: inner).number.map { .finite(-$0) } ?? .none
    case .and(let parts): return all(parts, until: false)
    case .or(let parts): return all(parts, until: true)
    case .compare(let comparison, let left, let right):
      return compared(comparison, value(of: left), value(of: right))
    case .isIn(let element, let list, let isNegated):
      let (element, list) = (value(of: element), value(of: list).list ?? [])
      var bytes = 0
      if case .text(let text) = element { bytes = text.utf8.count }
      guard takes(list.count), takes(list.count * (bytes / 32)) else { return .none }
      return .flag(list.contains { $0.isSame(as: element) } != isNegated)
    case .sum(let parts): return sum(parts)
    case .product(let parts): return product(parts)
    case .choose(let cases, let otherwise):
      for (condition, result) in cases where value(of: condition).flag == true { return value(of: result) }
      return value(of: otherwise)
    case .call(let function, let arguments): return call(function, arguments)
    case .each(let fold, let list, let body): return each(fold, list, body)
    }
  }

  // MARK: Operators

  /// Whether all parts hold, or any: what is missing is neither true nor false.
  private mutating func all(_ parts: [ExpressionNode], until end: Bool) -> ExpressionValue {
    var isKnown = true
    for part in parts {
      switch value(of: part).flag {
      case end?: return .flag(end)
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? .flag(!end) : .none
  }

  private mutating func compared(
    _ comparison: ExpressionNode.Comparison, _ left: ExpressionValue, _ right: ExpressionValue
  ) -> ExpressionValue {
    if case .text(let text) = left, !takes(text.utf8.count / 32) { return .none }
    switch comparison {
    case .equal: return .flag(left.isSame(as: right))
    case .unequal: return .flag(!left.isSame(as: right))
    default:
      guard let order = left.order(to: right) else { return .none }
      return switch comparison {
      case .less: .flag(order < 0)
      case .lessOrEqual: .flag(order <= 0)
      case .greater: .flag(order > 0)
      default: .flag(order >= 0)
      }
    }
  }

  private mutating func sum(_ parts: [(isNegative: Bool, ExpressionNode)]) -> ExpressionValue {
    let values = parts.map { value(of: $0.1) }
    if values.contains(where: { if case .text = $0 { true } else { false } }) {
      var text = ""
      for value in values {
        guard let part = value.text, text.utf8.count + part.utf8.count <= Self.mostBytes else {
          isStopped = isStopped || value.text != nil
          return .none
        }
        text += part
      }
      return checked(text)
    }
    var sum: Decimal = 0
    for (part, value) in zip(parts, values) {
      guard let number = value.number else { return .none }
      if part.isNegative { sum -= number } else { sum += number }
      if !sum.isFinite { return .none }
    }
    return .finite(sum)
  }

  private mutating func product(_ parts: [(isDivisor: Bool, ExpressionNode)]) -> ExpressionValue {
    var product: Decimal = 1
    for (isDivisor, part) in parts {
      guard let number = value(of: part).number, !isDivisor || number != 0 else { return .none }
      if isDivisor { product /= number } else { product *= number }
      if !product.isFinite { return .none }
    }
    return .finite(product)
  }

  // MARK: Reading

  private mutating func value(of path: ExpressionPath) -> ExpressionValue {
    guard let path = resolved(path) else {
      if path.root == .value { return ownValue ?? .none }
      if case .element(let value)? = frames.last { return value }
      return .none
    }
    guard let form = form(path.parents) else { return .none }
    let value = form.value(path.components)
    if let list = value.list, !takes(list.count * 2) { return .none }
    return value
  }

  /// A path as one of a field; nil for what isn't.
  private func resolved(_ path: ExpressionPath) -> ExpressionPath? {
    switch path.root {
    case .field: return path
    case .value: return ownValue == nil ? ExpressionPath(components: ["value"]) : nil
    case .element:
      if case .element? = frames.last { return nil }
      return ExpressionPath(components: ["it"])
    }
  }

  private func form(_ parents: Int) -> ExpressionForm? {
    var parents = parents
    for frame in frames.reversed() {
      guard case .form(let form) = frame else { continue }
      if parents == 0 { return form }
      parents -= 1
    }
    guard case .form(let outermost)? = frames.first else { return nil }
    var form = outermost?.parent
    while parents > 0 {
      form = form?.parent
      parents -= 1
    }
    return form
  }

  /// The form and the path of a field that an argument names.
  mutating func field(_ node: ExpressionNode) -> (form: ExpressionForm, path: [String])? {
    guard case .path(let path) = node.kind, let path = resolved(path), let form = form(path.parents) else { return nil }
    return (form, path.components)
  }

  // MARK: Lists

  private mutating func each(_ fold: ExpressionFold, _ list: ExpressionNode, _ body: ExpressionNode?) -> ExpressionValue
  {
    var elements: [Frame] = []
    if let (form, path) = field(list), form.isListOfForms(path) {
      elements = form.elements(path).map(Frame.form)
    } else {
      elements = (value(of: list).list ?? []).map(Frame.element)
    }
    guard takes(elements.count) else { return .none }
    guard let body else {
      if fold == .count { return .number(Decimal(elements.count)) }
      return folded(fold, elements.map { if case .element(let value) = $0 { value } else { .none } })
    }
    var values: [ExpressionValue] = []
    for element in elements {
      frames.append(element)
      let value = value(of: body)
      frames.removeLast()
      if isStopped { return .none }
      if fold == .any, value.flag == true { return .flag(true) }
      if fold == .all, value.flag == false { return .flag(false) }
      values.append(value)
    }
    return folded(fold, values)
  }

  private func folded(_ fold: ExpressionFold, _ values: [ExpressionValue]) -> ExpressionValue {
    switch fold {
    case .any, .all: return values.allSatisfy { $0.flag != nil } ? .flag(fold == .all) : .none
    case .count: return .number(Decimal(values.count { $0.flag == true }))
    case .sum:
      let sum = values.reduce(Decimal(0)) { $0 + ($1.number ?? 0) }
      return .finite(sum)
    case .least, .greatest: return Self.extreme(values, isLeast: fold == .least)
    }
  }

  /// The least or greatest of some values, of which those that are missing don't count.
  static func extreme(_ values: [ExpressionValue], isLeast: Bool) -> ExpressionValue {
    var best = ExpressionValue.none
    for value in values where value != .none {
      guard best != .none else {
        best = value
        continue
      }
      if let order = value.order(to: best), isLeast ? order < 0 : order > 0 { best = value }
    }
    return best
  }
}
