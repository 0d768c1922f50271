/// Setters and property observers of the model may change other properties. When values are restored by undo, reset, or
/// a draft, these side effects are corrected afterwards.
extension FormEngine {
  /// Whether restoring values may have changed other properties.
  var mayHaveSideEffects: Bool { hasRunSetter || refreshesAfterEdits }

  /// The maximum number of rounds. If more were needed, the property observers contradict the restored values, and the
  /// observers win.
  private static let mostRounds = 3

  /// Writes the value of every field to its property again, then rereads the viewers.
  ///
  /// - Complexity: O(fields).
  func correctModel() {
    hasRunSetter = false
    for _ in 0..<Self.mostRounds where correctProperties() {}
    readAgain(as: .noStep)
    hasRunSetter = false
  }

  /// - Returns: Whether any property had a different value.
  private func correctProperties() -> Bool {
    var isCorrected = false
    for block in liveBlocks where model(of: block).isPresent {
      for local in block.elements.indices {
        guard let field = field(at: block.base + local), field.isWritable,
          field.flags.isDisjoint(with: [.viewer, .computed])
        else { continue }
        if correct(block.base + local, field, in: block) { isCorrected = true }
      }
    }
    return isCorrected
  }

  /// - Returns: Whether the property had a different value.
  @discardableResult func correct(_ slot: Int, _ field: FieldElement, in block: Block) -> Bool {
    let wanted = modelValue(slot)
    var current = wanted
    operations.reads += 1
    model(of: block).read { current = allValues(field.read($0), field, in: Int(block.index)) }
    guard current != wanted, model(of: block).isPresent else { return false }
    write(field, wanted, slot, in: block)
    noteIdentities(around: block)
    return true
  }
}
