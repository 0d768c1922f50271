/// An answer that the rules of its own field refuse, as a step of the history keeps it: undo brings back the accepted value
/// with it, for a live object and for ``FormSession/validModel``.
final class RefusedAnswer: ValueBox {
  /// What the form shows.
  let shown: StoredValue
  /// What the rules accepted before.
  let accepted: StoredValue

  init(_ shown: StoredValue, accepted: StoredValue) { (self.shown, self.accepted) = (shown, accepted) }

  override var bytes: Int { shown.textBytes + accepted.textBytes }
}

extension FormEngine {
  /// A field's value as the history keeps it.
  func withAccepted(_ value: StoredValue, _ slot: Int) -> StoredValue {
    guard slots[slot].issues >= 0 || !heldBack.isEmpty, let accepted = heldBack[slot] ?? lastValid(slot) else {
      return value
    }
    return .boxed(RefusedAnswer(value, accepted: accepted))
  }

  /// Gives back what was accepted before an answer that undo or redo has brought back. Something else may have been
  /// accepted last, such as the value that a hidden field was dropped to.
  ///
  /// - Parameter accepted: Nil if the answer itself was accepted then, as that of a hidden field is.
  func keepAccepted(_ accepted: StoredValue?, _ slot: Int) {
    guard let last = heldBack[slot], let field = field(at: slot) else {
      if let accepted, lastValid(slot) != nil { keepLastValid(slot, accepted) }
      return
    }
    let index = block(of: slot)
    guard model(of: index).isPresent else { return }
    heldBack[slot] = accepted
    let value = accepted ?? storedValue(slot)
    if value != last { write(field, value, slot, in: blocks[index]) }
  }
}
