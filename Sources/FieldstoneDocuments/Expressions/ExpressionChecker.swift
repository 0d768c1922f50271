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
  let ownValue: ExpressionType?
  /// Whether no form is filled in: only values are known.
  let isPlain: Bool
  /// The key of the file that has the expression.
  let part: String
  private(set) var mistakes: [ExpressionMistake] = []
  /// Where one of several texts is chosen, each of which is in quotes or not known yet.
  private var quoted: Set<Range<Int>> = []

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
  ///
  /// - Parameter hint: What is said in addition; the usual if nil.
  mutating func expect(
    _ expected: ExpressionType, _ node: ExpressionNode, _ type: ExpressionType, hint: String? = nil
  ) {
    if isDate(node, type, expected) { return }
    if case .written(let notation) = expected.inner { checkNotation(node, notation) }
    guard !type.fits(expected) || isOtherNotation(node, type, expected) else {
      return checkOptions(in: node, expected)
    }
    let hint = hint ?? self.hint(for: node, type, expected: expected)
    if case (.list(let wanted), .list(let found)) = (expected, type) {
      return add(node, "Each element has to be \(wanted.words), but here it is \(found.words).")
    }
    add(node, "Expected \(expected.words), but this is \(type.words).\(hint)")
  }

  mutating func expect(_ expected: ExpressionType, _ node: ExpressionNode) {
    expect(expected, node, type(of: node))
  }

  /// Whether a text in quotes stands for a date, or a list of such texts for a list of dates.
  mutating func isDate(_ node: ExpressionNode, _ type: ExpressionType, _ expected: ExpressionType) -> Bool {
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

  mutating func type(of node: ExpressionNode) -> ExpressionType {
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
      noteQuoted(node, elements, types)
      return .list(notation(of: elements, types) ?? first.base)
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
      return joined(cases.map(\.value) + [otherwise], node)
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
        isPlain && path.parents == 0
        ? "Only 'value'\(frames.count == 1 ? " is" : " and 'it' are") known here."
        : elementWithoutForm(path) ?? outside(path)
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
  mutating func joined(_ nodes: [ExpressionNode], _ node: ExpressionNode) -> ExpressionType {
    let types = nodes.map { type(of: $0) }
    noteQuoted(node, nodes, types)
    guard let first = types.first(where: { $0 != .none && $0 != .any }) else {
      return types.contains(.any) ? .any : .none
    }
    for (node, type) in zip(nodes, types) where !isDate(node, type, first) && !type.fits(first) {
      add(node, "Both values must have the same type: \(first.words) isn't \(type.words).")
    }
    if let notation = notation(of: nodes, types) { return notation }
    return types.allSatisfy { $0 == first || $0 == .none } ? first : first.base
  }

  /// Whether a text is in quotes, or one of several such texts, or null.
  func isQuoted(_ node: ExpressionNode) -> Bool {
    switch node.kind {
    case .literal(.text), .literal(.none): true
    default: quoted.contains(node.range)
    }
  }

  /// Notes that each of several texts is in quotes, or may be in any notation.
  private mutating func noteQuoted(_ node: ExpressionNode, _ parts: [ExpressionNode], _ types: [ExpressionType]) {
    if zip(parts, types).allSatisfy({ isQuoted($0) || $1.mayBeInAnyNotation }) { quoted.insert(node.range) }
  }

  /// The notation that several texts have, some of which may be in quotes; nil if one may have another.
  private func notation(of parts: [ExpressionNode], _ types: [ExpressionType]) -> ExpressionType? {
    guard let notation = types.first(where: \.isWritten),
      zip(parts, types).allSatisfy({ $1 == notation || isQuoted($0) || $1.mayBeInAnyNotation })
    else { return nil }
    return notation
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
    let isOther = leftType.isWritten && rightType.isWritten && leftType != rightType
    guard leftType.fits(rightType), !isOther else {
      let hint = comparisonHint((left, leftType), (right, rightType))
      add(right, "\(leftType.words.capitalizedFirst) can't be compared with \(rightType.words).\(hint)")
      return .flag
    }
    if comparison.isOrder {
      for (node, type) in [(left, leftType), (right, rightType)] where [.text, .flag].contains(type.base) {
        let isDuration = type == .written(.duration) || left.isDuration || right.isDuration
        add(node, (type.isWritten ? type : type.base).noOrder + (isDuration ? " Use 'seconds(…)'." : ""))
        return .flag
      }
    }
    let isNegated = comparison == .unequal
    if case .written(let notation) = leftType {
      checkNotation(right, notation, comparedIn: Comparison(other: left, isNegated: isNegated))
    }
    if case .written(let notation) = rightType {
      checkNotation(left, notation, comparedIn: Comparison(other: right, isNegated: isNegated))
    }
    if case .option(let options) = leftType, case .literal(let literal) = right.kind {
      checkOption(literal, options, right)
    }
    if case .option(let options) = rightType, case .literal(let literal) = left.kind {
      checkOption(literal, options, left)
    }
    return .flag
  }

  /// What to do about two values that can't be compared.
  private func comparisonHint(
    _ left: (node: ExpressionNode, type: ExpressionType), _ right: (node: ExpressionNode, type: ExpressionType)
  ) -> String {
    if left.type.isDate, right.type.isDate { return " Use 'date' or 'year' to convert one of them." }
    for (one, other) in [(left, right), (right, left)] where one.type.base == .number {
      if other.type == .written(.duration) { return " Use 'seconds(\(other.node.name))'." }
      if other.node.isDuration { return " For a duration, use 'seconds(…)'." }
    }
    return ""
  }

  private mutating func isIn(_ element: ExpressionNode, _ list: ExpressionNode) -> ExpressionType {
    let type = type(of: element)
    if case .list(let nodes) = list.kind {
      for node in nodes { expectElement(type, node, self.type(of: node), Comparison(other: element)) }
      return .flag
    }
    let listType = self.type(of: list)
    switch listType {
    case .any, .none: break
    case .list(let inner): expectElement(inner, element, type, Comparison())
    default: add(list, "'in' needs a list after it, such as ['a', 'b'], but this is \(listType.words).")
    }
    return .flag
  }

  /// Checks what is looked for in a list, or an element of the list.
  private mutating func expectElement(
    _ expected: ExpressionType, _ node: ExpressionNode, _ type: ExpressionType, _ comparison: Comparison
  ) {
    guard case .written(let notation) = expected else {
      // What is looked for may be one of several options, and then the elements may be any values like them.
      return expect(comparison.other == nil ? expected : expected.base, node, type)
    }
    checkNotation(node, notation, comparedIn: comparison)
    if type.isWritten, type != expected {
      add(node, "Expected \(expected.words), but this is \(type.words).")
    } else {
      expect(.text, node, type)
    }
  }

  private mutating func sum(_ parts: [(isNegative: Bool, ExpressionNode)], _ node: ExpressionNode) -> ExpressionType {
    let types = parts.map { type(of: $0.1) }
    if let duration = durations(parts, types, node) { return duration }
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
      if !result.hasOrder { add(body, result.noOrder + hint(for: body, result, expected: .number)) }
    case (.sum, nil), (.least, nil), (.greatest, nil):
      if case .unknown? = frames.last { return fold == .sum ? .number : .any }
      guard case .element(let element)? = frames.last else {
        add(list, "The elements are forms, so say which of their values to use: \(fold.signature).")
        return .number
      }
      if fold != .sum { result = element }
      if fold == .sum ? !element.fits(.number) : !element.hasOrder {
        let takes = fold == .sum ? "numbers" : "numbers or dates"
        let hint =
          element == .written(.duration) ? " Use '\(fold.rawValue)(\(list.name), seconds(it))'." : ""
        add(list, "'\(fold.rawValue)' takes \(takes), but each element is \(element.words).\(hint)")
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
}
