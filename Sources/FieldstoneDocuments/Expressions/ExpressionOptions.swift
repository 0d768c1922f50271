/// The values that a choice has, ready to be looked up: a file may have many options, and many expressions about them.
final class ExpressionOptions: Sendable {
  let values: [FormValues.Value]
  /// What the values are.
  let base: ExpressionType
  /// Whether a loader couldn't read some of them, so that any value may be one.
  private let isIncomplete: Bool
  private let known: Set<FormValues.Value>
  private let hash: Int

  /// - Complexity: O(options).
  init(_ values: [FormValues.Value], isIncomplete: Bool = false) {
    (self.values, self.isIncomplete, known) = (values, isIncomplete, Set(values))
    hash = values.hashValue
    base =
      if isIncomplete {
        .any
      } else if values.allSatisfy({ $0.text != nil }) {
        .text
      } else if values.allSatisfy({ $0.double != nil }) {
        .number
      } else if values.allSatisfy({ $0.flag != nil }) {
        .flag
      } else {
        .any
      }
  }

  convenience init(_ options: [DocumentOption]) {
    let isIncomplete = options.contains(where: \.isUnread)
    self.init(options.lazy.filter { !$0.isUnread }.map(\.value), isIncomplete: isIncomplete)
  }

  /// What is wrong with a value that should be one of them; nil if it is one.
  ///
  /// - Complexity: O(1), apart from looking for the nearest name of a value that isn't.
  func mistake(_ value: FormValues.Value, _ guesses: NameGuesses) -> String? {
    guard !known.contains(value) else { return nil }
    let near = value.text.flatMap { guesses.nearest(to: $0, among: values.prefix(2_000).compactMap(\.text)) }
    if isIncomplete, near == nil { return nil }
    return "There is no option \(value.shortened)." + (near.map { " Did you mean '\($0)'?" } ?? "")
  }
}

extension ExpressionOptions: Equatable {
  /// Whether both offer the same. Hashes are compared, whose keys nobody knows, because lists may be long.
  static func == (left: ExpressionOptions, right: ExpressionOptions) -> Bool {
    left.hash == right.hash && left.values.count == right.values.count && left.isIncomplete == right.isIncomplete
  }
}
