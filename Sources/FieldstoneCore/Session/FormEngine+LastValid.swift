/// What the model would be without the answers that the rules of their own fields refuse.
extension FormEngine {
  /// Whether a field's own rules accept a value: those that see nothing else. What depends on other answers may change
  /// its mind without an edit, so it doesn't count.
  func accepts(_ value: StoredValue, _ field: FieldElement) -> Bool {
    if let values = value.severalValues { return values.allSatisfy { accepts($0, field) } }
    if Rules.isMissing(value) { return !field.flags.contains(.required) }
    guard let rules = field.rules else { return true }
    var found: [FormIssue] = []
    operations.rules += rules.check(value, field.codec, environment, &found)
    return !found.contains { $0.severity == .error }
  }

  /// Keeps what a field had before an answer that its rules refuse, until they accept one. Call it after the answer has
  /// been validated.
  ///
  /// - Complexity: O(1), unless the field has issues but no error of its own; then its rules run again.
  func noteLastValid(_ slot: Int, _ field: FieldElement, before: StoredValue) {
    let list = slots[slot].issues
    guard list >= 0 else { return }
    let isRefused = slots[slot].flags.contains(.hasOwnError) && !slots[slot].flags.contains(.unparsed)
    if !isRefused, accepts(storedValue(slot), field) {
      issueLists[list]?.lastValid = nil
    } else if issueLists[list]?.lastValid == nil {
      issueLists[list]?.lastValid = before
    }
  }

  /// What a field had before an answer that its rules refuse.
  func lastValid(_ slot: Int) -> StoredValue? {
    slots[slot].issues < 0 ? nil : issueLists[slots[slot].issues]?.lastValid
  }

  /// Replaces what is kept for an answer that is refused.
  func keepLastValid(_ slot: Int, _ value: StoredValue?) {
    if slots[slot].issues >= 0 { issueLists[slots[slot].issues]?.lastValid = value }
  }

  /// Forgets these values for all fields, which start over.
  func forgetLastValid() {
    for index in issueLists.values.indices { issueLists[Int32(index)]?.lastValid = nil }
  }

  /// The slots of the fields whose answers their own rules refuse, with what they had before: the value that was
  /// accepted last, or the one that they began with.
  fileprivate var refused: [(slot: Int, before: StoredValue)] {
    issueLists.values.compactMap { list in
      guard let slot = list.map({ Int($0.slot) }), isLive(block(of: slot)), let field = field(at: slot),
        field.isWritable,
        field.flags.isDisjoint(with: [.computed, .readOnly]), !accepts(storedValue(slot), field)
      else { return nil }
      return (slot, list?.lastValid ?? start(of: slot))
    }.sorted { $0.slot < $1.slot }
  }
}

extension FormSession {
  /// The model with only what the fields' own rules accept: a field whose answer they refuse has the value that they
  /// accepted last, or the one that it began with. What is wrong only beside other answers is in it.
  ///
  /// A program that follows each edit, such as a preview, never sees the 2077 that somebody types on the way from 20 to
  /// 77. A class instance is what the form edits itself, so it is the same as in ``model``, and doesn't get such an answer
  /// either, unless ``FieldBuilder/whenInvalid(_:)`` says so. Setters and observers of the struct run for the copy; one
  /// that writes to an object writes to that object.
  ///
  /// - Complexity: O(issues), and a copy of each array with a refused answer.
  public var validModel: Model {
    var copy = pointer.pointee
    withUnsafeMutablePointer(to: &copy) { root in
      for (slot, value) in refused {
        let block = blocks[block(of: slot)]
        let model = model(of: Int(block.index), in: UnsafeMutableRawPointer(root))
        guard !block.isShared, model.isPresent, let field = field(at: slot) else { continue }
        model.modify { field.write(value.value(of: 0), $0) }
      }
    }
    return copy
  }
}
