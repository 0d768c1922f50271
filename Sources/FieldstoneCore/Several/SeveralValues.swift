/// The values of a field in each of several objects, which differ: the value of a slot that is mixed.
///
/// What compares, keeps or restores values treats it like any other value, so undo, reset and the dirty state need to
/// know nothing of it. Only what reads a value as an answer has to ask.
final class SeveralValues: ValueBox {
  /// One for each object, in their order.
  let values: [StoredValue]
  /// Whether no object has an answer, although what they hold differs, such as nil and an empty text.
  private let areAllEmpty: Bool

  init(_ values: [StoredValue]) {
    self.values = values
    areAllEmpty = values.allSatisfy(\.isEmpty)
  }

  override var isEmpty: Bool { areAllEmpty }
  override var bytes: Int { values.reduce(0) { $0 + 24 + $1.textBytes } }
  override func isEqual(to other: ValueBox) -> Bool {
    guard let other = other as? SeveralValues else { return false }
    return self === other || values == other.values
  }
}

extension StoredValue {
  /// The value of several objects: one that they share, or all of theirs.
  ///
  /// - Complexity: O(objects).
  static func several(_ values: [StoredValue]) -> StoredValue {
    guard let first = values.first, values.dropFirst().contains(where: { $0 != first }) else {
      return values.first ?? .none
    }
    return .boxed(SeveralValues(values))
  }

  /// The values of the objects if they differ; nil for one that they share.
  var severalValues: [StoredValue]? {
    guard case .boxed(let box) = self else { return nil }
    return (box as? SeveralValues)?.values
  }

  /// The value in one of the objects.
  func value(of object: Int) -> StoredValue {
    guard let values = severalValues else { return self }
    return values.indices.contains(object) ? values[object] : .none
  }
}
