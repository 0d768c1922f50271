/// What the checker asks of types and of parts.
extension ExpressionType {
  /// What a list has in it; otherwise the type itself.
  var inner: ExpressionType { if case .list(let inner) = self { inner } else { self } }
  var isDate: Bool { if case .date = self { true } else { false } }
  /// Whether it is a duration, an address or an identifier.
  var isWritten: Bool { if case .written = self { true } else { false } }
  /// Whether it may be a text in any notation: it isn't known yet, or is one of some options.
  var mayBeInAnyNotation: Bool {
    switch self {
    case .any: true
    case .option: base == .text || base == .any
    default: false
    }
  }
  /// What is said of a value that can be neither less nor greater than another one.
  var noOrder: String { "Only numbers and dates have an order, but this is \(words)." }
  var hasOrder: Bool {
    switch base {
    case .any, .none, .number, .date: true
    default: false
    }
  }
}

extension ExpressionNode {
  /// Whether it is a text in quotes.
  var isText: Bool { if case .literal(.text) = kind { true } else { false } }
  /// The parts of which it is one, or which are its elements.
  var results: [ExpressionNode] {
    switch kind {
    case .choose(let cases, let otherwise): cases.map(\.value) + [otherwise]
    case .call(.default, let parts), .list(let parts): parts
    default: []
    }
  }
  /// Whether it is a duration in quotes.
  var isDuration: Bool {
    if case .literal(.text(let text)) = kind { DurationValue.duration(text) != nil } else { false }
  }
}
