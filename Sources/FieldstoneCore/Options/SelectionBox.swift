/// The box of a collection of chosen values.
final class SelectionBox<Value: Equatable>: ValueBox {
  let value: Value
  private let nothing: Bool
  override var isEmpty: Bool { nothing }

  init(_ value: Value, isEmpty: Bool) {
    self.value = value
    nothing = isEmpty
  }

  override func isEqual(to other: ValueBox) -> Bool { (other as? SelectionBox)?.value == value }
}
