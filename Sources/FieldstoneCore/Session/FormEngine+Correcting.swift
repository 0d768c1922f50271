/// Setters and property observers of the model change other properties. What they do while values are put back, by undo, by
/// reset, from a draft, is put right afterwards.
extension FormEngine {
  /// Whether values that were just put in place may have changed others.
  var mayHaveSideEffects: Bool { hasRunSetter || refreshesAfterEdits }

  /// More rounds mean that property observers contradict what was put back: then it is as they say.
  private static let mostRounds = 3

  /// Every property gets the value of its field; what only shows others is read again.
  ///
  /// - Complexity: O(fields).
  func correctModel() {
    hasRunSetter = false
    for _ in 0..<Self.mostRounds where correctProperties() {}
    readAgain(as: .noStep)
    hasRunSetter = false
  }

  /// - Returns: whether any had another value.
  private func correctProperties() -> Bool {
    var isCorrected = false
    for block in blocks where block.access.isPresent(root) {
      for local in block.elements.indices {
        guard let field = field(at: block.base + local), field.isWritable,
          field.flags.isDisjoint(with: [.viewer, .computed])
        else { continue }
        if correct(block.base + local, field, in: block) { isCorrected = true }
      }
    }
    return isCorrected
  }

  /// - Returns: whether the property had another value.
  @discardableResult func correct(_ slot: Int, _ field: FieldElement, in block: Block) -> Bool {
    let wanted = slots[slot].value
    var current = wanted
    operations.reads += 1
    block.access.read(root) { current = field.read($0, at: slot - block.base) }
    guard current != wanted, block.access.isPresent(root) else { return false }
    write(field, wanted, slot, in: block)
    return true
  }
}
