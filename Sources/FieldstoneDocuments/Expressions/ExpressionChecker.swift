import FieldstoneCore

/// Finds the mistakes in an expression that are known before a form runs: names that there aren't, and values of the
/// wrong type.
struct ExpressionChecker {
  /// What names mean inside of the arguments of `any`, `all`, `sum` and the like.
  enum Frame {
    case form(DocumentLevel?)
    case element(ExpressionType)
    /// Of a list of which nothing is known: its names may be any.
    case unknown
  }

  let levels: DocumentLevels
  private(set) var frames: [Frame]
  private let ownValue: ExpressionType?
  /// Whether no form is filled in: only values are known.
  private let isPlain: Bool
  /// The key of the file that has the expression.
  private let part: String
  private(set) var mistakes: [ExpressionMistake] = []

  /// - Parameter value: What the field is whose check the expression is.
  init(
    _ level: DocumentLevel?, in levels: DocumentLevels, value: ExpressionType? = nil, isPlain: Bool = false,
    part: String = ""
  ) {
    (self.levels, frames, ownValue, self.isPlain, self.part) = (levels, [.form(level)], value, isPlain, part)
  }

  /// The mistakes in an expression that should be something.
  static func mistakes(
    in expression: DocumentExpression, expected: ExpressionType, _ level: DocumentLevel?, _ levels: DocumentLevels,
    value: ExpressionType? = nil, isPlain: Bool = false, part: String = ""
  ) -> [ExpressionMistake] {
    guard let root = expression.root else { return expression.mistakes }
    var checker = ExpressionChecker(level, in: levels, value: value, isPlain: isPlain, part: part)
    let type = checker.type(of: root)
    if checker.mistakes.isEmpty { checker.expect(expected, root, type) }
    return expression.mistakes + checker.mistakes
  }

  mutating func add(_ node: ExpressionNode, _ text: String, kind: DocumentProblem.Kind = .badExpression) {
    mistakes.append(ExpressionMistake(node.range.lowerBound, text, kind: kind))
  }

  /// Says that a part isn't what is expected there.
  private mutating func expect(_ expected: ExpressionType, _ node: ExpressionNode, _ type: ExpressionType) {
    if isDate(node, type, expected) { return }
    if case .written(let notation) = expected.inner { checkNotation(node, notation) }
    guard !type.fits(expected) else { return checkOptions(in: node, expected) }
    let hint =
      expected == .flag && type != .flag ? " Compare it with something, or use 'isAnswered'." : ""
    if case (.list(let wanted), .list(let found)) = (expected, type) {
      return add(node, "Each element has to be \(wanted.words), but here it is \(found.words).")
    }
    add(node, "Expected \(expected.words), but this is \(type.words).\(hint)")
  }

  private mutating func expect(_ expected: ExpressionType, _ node: ExpressionNode) {
    expect(expected, node, type(of: node))
  }

  /// Whether a text in quotes stands for a date, or a list of such texts for a list of dates.
  private mutating func isDate(_ node: ExpressionNode, _ type: ExpressionType, _ expected: ExpressionType) -> Bool {
    if case (.list(let elements), .list(.date)) = (node.kind, expected), elements.allSatisfy(\.isText) {
      return elements.reduce(true) { isDate($1, .text, expected.inner) && $0 }
    }
    guard case .date(let kind) = expected, case .literal(.text(let text)) = node.kind else { return false }
    if DateValue.date(text, kind) == nil {
      add(node, "'\(text.prefix(40))' isn't \(expected.words). Write it like '\(kind.example)'.")
    }
    return true
  }

  // MARK: Parts

  private mutating func type(of node: ExpressionNode) -> ExpressionType {
    switch node.kind {
    case .literal(let value): return value.type
    case .path(let path): return type(of: path, node)
    case .list(let elements):
      let types = elements.map { type(of: $0) }
      // One text in quotes beside dates is a date, as the end of a range. Of several, nothing would say which is earlier.
      let date = elements.count(where: \.isText) == 1 ? types.first(where: \.isDate) : nil
      guard let first = date ?? types.first(where: { $0 != .none }) else { return .list(.any) }
      for (element, type) in zip(elements, types)
      where !type.fits(first) && !(date != nil && isDate(element, type, first)) {
        add(element, "All elements of a list must have the same type: \(first.words) isn't \(type.words).")
      }
      return .list(first.base)
    case .not(let inner):
      expect(.flag, inner)
      return .flag
    case .and(let parts), .or(let parts):
      for part in parts { expect(.flag, part) }
      return .flag
    case .negative(let inner):
      expect(.number, inner)
      return .number
    case .compare(let comparison, let left, let right): return compared(comparison, left, right)
    case .isIn(let element, let list, _): return isIn(element, list)
    case .sum(let parts): return sum(parts, node)
    case .product(let parts):
      for (_, part) in parts { expect(.number, part) }
      return .number
    case .choose(let cases, let otherwise):
      for (condition, _) in cases { expect(.flag, condition) }
      return joined(cases.map(\.value) + [otherwise])
    case .call(let function, let arguments): return call(function, arguments, node)
    case .each(let fold, let list, let body): return each(fold, list, body)
    }
  }

  private mutating func type(of path: ExpressionPath, _ node: ExpressionNode) -> ExpressionType {
    var path = path
    switch path.root {
    case .value:
      if let ownValue { return ownValue }
      (path.root, path.components) = (.field, ["value"])
    case .element:
      if case .element(let type)? = frames.last { return type }
      if case .unknown? = frames.last { return .any }
      (path.root, path.components) = (.field, ["it"])
    case .field: break
    }
    let level: DocumentLevel
    switch self.level(path.parents) {
    case .form(let found?): level = found
    case .form(nil), .element:
      let text =
        isPlain && frames.count == 1 && path.parents == 0
        ? "Only 'value' is known here."
        : elementWithoutForm(path) ?? "No form around this one is known here."
      add(node, text, kind: .unknownPath)
      return .any
    case .unknown: return .any
    }
    if let known = levels.type(of: path.components, in: level) { return known }
    let target = level.target(of: path.components, in: levels)
    if case .unknown(let key, let known) = target {
      add(node, unknown(path, key, among: known), kind: .unknownPath)
    }
    let type = target.type(in: levels)
    if case .option = type.inner { levels.keep(type, of: path.components, in: level) }
    return type
  }

  /// The form in which a name is looked up.
  func level(_ parents: Int) -> Frame {
    var parents = parents
    for frame in frames.reversed() {
      if case .element = frame { continue }
      if case .unknown = frame { return frame }
      if parents == 0 { return frame }
      parents -= 1
    }
    guard case .form(let outermost)? = frames.first else { return .unknown }
    // Plain values have no form around them.
    var level = isPlain ? nil : outermost?.parent
    while parents > 0 {
      level = level?.parent
      parents -= 1
    }
    return .form(level)
  }

  /// The type of values of which one is taken.
  private mutating func joined(_ nodes: [ExpressionNode]) -> ExpressionType {
    let types = nodes.map { type(of: $0) }
    guard let first = types.first(where: { $0 != .none && $0 != .any }) else {
      return types.contains(.any) ? .any : .none
    }
    for (node, type) in zip(nodes, types) where !isDate(node, type, first) && !type.fits(first) {
      add(node, "Both values must have the same type: \(first.words) isn't \(type.words).")
    }
    return types.allSatisfy { $0 == first || $0 == .none } ? first : first.base
  }

  // MARK: Operators

  private mutating func compared(
    _ comparison: ExpressionNode.Comparison, _ left: ExpressionNode, _ right: ExpressionNode
  ) -> ExpressionType {
    let (leftType, rightType) = (type(of: left), type(of: right))
    for (node, type) in [(left, leftType), (right, rightType)] {
      switch type {
      case .list, .forms, .form, .file:
        add(node, "This is \(type.words), which can't be compared. Use 'isAnswered', 'count', 'any' or 'in'.")
        return .flag
      case .none where comparison.isOrder:
        add(node, "'null' has no order. Use 'isMissing'.")
        return .flag
      default: break
      }
    }
    if isDate(right, rightType, leftType) || isDate(left, leftType, rightType) { return .flag }
    let hasDuration = [leftType, rightType].contains(.written(.duration))
    let mayBeDuration = left.isDuration || right.isDuration
    let durationHint = hasDuration ? " Use 'seconds(…)'." : mayBeDuration ? " For a duration, use 'seconds(…)'." : ""
    guard leftType.fits(rightType) else {
      let hint = leftType.isDate && rightType.isDate ? " Use 'date' or 'year' to convert one of them." : durationHint
      add(right, "\(leftType.words.capitalizedFirst) can't be compared with \(rightType.words).\(hint)")
      return .flag
    }
    if comparison.isOrder {
      for (node, type) in [(left, leftType), (right, rightType)] where [.text, .flag].contains(type.base) {
        let words = type == .written(.duration) ? type.words : type.base.words
        add(node, "Only numbers and dates have an order, but this is \(words).\(durationHint)")
        return .flag
      }
    }
    if case .written(let notation) = leftType { checkNotation(right, notation, isCompared: true) }
    if case .written(let notation) = rightType { checkNotation(left, notation, isCompared: true) }
    if case .option(let options) = leftType, case .literal(let literal) = right.kind {
      checkOption(literal, options, right)
    }
    if case .option(let options) = rightType, case .literal(let literal) = left.kind {
      checkOption(literal, options, left)
    }
    return .flag
  }

  private mutating func isIn(_ element: ExpressionNode, _ list: ExpressionNode) -> ExpressionType {
    let type = type(of: element)
    if case .list(let nodes) = list.kind {
      for node in nodes {
        if case .written(let notation) = type { checkNotation(node, notation, isCompared: true) }
        expect(type.base, node)
      }
      return .flag
    }
    let listType = self.type(of: list)
    switch listType {
    case .any, .none: break
    case .list(let inner): expect(inner, element, type)
    default: add(list, "'in' needs a list after it, such as ['a', 'b'], but this is \(listType.words).")
    }
    return .flag
  }

  private mutating func sum(_ parts: [(isNegative: Bool, ExpressionNode)], _ node: ExpressionNode) -> ExpressionType {
    let types = parts.map { type(of: $0.1) }
    let isText = types.contains { $0.base == .text }
    for ((isNegative, part), type) in zip(parts, types) {
      if isText, type.base == .number {
        add(part, "To add a number to a text, use 'text(…)'.")
      } else {
        expect(isText ? .text : .number, part, type)
      }
      if isText, isNegative { add(part, "Nothing can be subtracted from a text.") }
    }
    return isText ? .text : types.allSatisfy { $0.base == .number } ? .number : types.contains(.any) ? .any : .number
  }

  // MARK: Calls

  private mutating func each(_ fold: ExpressionFold, _ list: ExpressionNode, _ body: ExpressionNode?) -> ExpressionType
  {
    let listType = type(of: list)
    switch listType {
    case .forms: frames.append(elementLevel(of: list).map { .form($0) } ?? .unknown)
    case .list(let element): frames.append(.element(element))
    case .any, .none: frames.append(.unknown)
    default:
      add(list, "'\(fold.rawValue)' takes a list, but this is \(listType.words).")
      frames.append(.unknown)
    }
    defer { frames.removeLast() }
    var result = ExpressionType.number
    switch (fold, body) {
    case (.any, let body?), (.all, let body?):
      expect(.flag, body)
      result = .flag
    case (.count, let body?): expect(.flag, body)
    case (.sum, let body?): expect(.number, body)
    case (_, let body?):
      result = type(of: body)
      if !result.hasOrder { add(body, "Only numbers and dates have an order, but this is \(result.words).") }
    case (.sum, nil), (.least, nil), (.greatest, nil):
      if case .unknown? = frames.last { return fold == .sum ? .number : .any }
      guard case .element(let element)? = frames.last else {
        add(list, "The elements are forms, so say which of their values to use: \(fold.signature).")
        return .number
      }
      if fold != .sum { result = element }
      if fold == .sum ? !element.fits(.number) : !element.hasOrder {
        add(
          list,
          "'\(fold.rawValue)' takes \(fold == .sum ? "numbers" : "numbers or dates"), but each element is \(element.words)."
        )
      }
    case (_, nil): break
    }
    return result
  }

  /// The form of the elements of a list of forms.
  private func elementLevel(of list: ExpressionNode) -> DocumentLevel? {
    guard case .path(let path) = list.kind, case .form(let level?) = level(path.parents),
      case .list(let content) = level.target(of: path.components, in: levels)
    else { return nil }
    return content.level(in: levels)
  }

  private mutating func call(
    _ function: ExpressionFunction, _ arguments: [ExpressionNode], _ node: ExpressionNode
  ) -> ExpressionType {
    if isPlain, [.isVisible, .isEnabled, .isValid, .today, .now].contains(function) {
      let known = ownValue == nil ? "values" : "'value'"
      let name = arguments.isEmpty ? "\(function.rawValue)()" : function.rawValue
      add(node, "'\(part)' may use only \(known), not '\(name)'.")
      return .any
    }
    switch function {
    case .isAnswered, .isMissing:
      _ = type(of: arguments[0])
      return .flag
    case .isVisible, .isEnabled, .isValid:
      _ = type(of: arguments[0])
      if case .path(let path) = arguments[0].kind, path.root == .field { return .flag }
      add(arguments[0], "'\(function.rawValue)' takes a field: \(function.signature).")
      return .flag
    case .default: return joined(arguments)
    case .text:
      let type = type(of: arguments[0])
      switch type {
      case .list, .form, .forms, .file: add(arguments[0], "Expected a number or a date, but this is \(type.words).")
      default: break
      }
      return .text
    case .min, .max:
      let type = joined(arguments)
      if !type.hasOrder { add(node, "Only numbers and dates have an order, but this is \(type.words).") }
      return type.base
    case .join:
      let type = type(of: arguments[0])
      if !type.fits(.list(.text)) { add(arguments[0], "Expected a list of texts, but this is \(type.words).") }
      if arguments.count > 1 { expect(.text, arguments[1]) }
      return .text
    case .today: return .date(.date)
    case .now: return .date(.dateAndTime)
    case .year, .month, .day, .weekday, .date, .addDays, .addMonths, .addYears, .years, .days:
      return dates(function, arguments)
    case .length, .lower, .upper, .trim, .contains, .startsWith, .endsWith, .matches, .number, .seconds:
      for argument in arguments { expect(function == .seconds ? .written(.duration) : .text, argument) }
      switch function {
      case .length, .number, .seconds: return .number
      case .lower, .upper, .trim: return .text
      default: return .flag
      }
    case .duration:
      expect(.number, arguments[0])
      return .written(.duration)
    case .round, .floor, .ceiling, .abs, .mod:
      for argument in arguments { expect(.number, argument) }
      return .number
    }
  }

  private mutating func dates(_ function: ExpressionFunction, _ arguments: [ExpressionNode]) -> ExpressionType {
    func day(_ node: ExpressionNode, _ kinds: [FormDateKind]) -> FormDateKind? {
      var type = type(of: node)
      // A text in quotes is a day.
      if isDate(node, type, .date(.date)) { type = .date(.date) }
      switch type {
      case .date(let kind) where kinds.contains(kind): return kind
      case .any, .none: return nil
      default:
        add(node, "Expected a date, but this is \(type.words).")
        return nil
      }
    }
    let kind: FormDateKind?
    switch function {
    case .year, .addYears: kind = day(arguments[0], [.date, .dateAndTime, .month, .year])
    case .month, .addMonths: kind = day(arguments[0], [.date, .dateAndTime, .month])
    default: kind = day(arguments[0], [.date, .dateAndTime])
    }
    switch function {
    case .years, .days:
      if let other = day(arguments[1], [.date, .dateAndTime]), let kind, other != kind {
        add(arguments[1], "Both dates must have a time, or neither. Use 'date' to leave the time out.")
      }
      return .number
    case .addDays, .addMonths, .addYears:
      expect(.number, arguments[1])
      return kind.map { .date($0) } ?? .any
    case .date: return .date(.date)
    default: return .number
    }
  }
}
