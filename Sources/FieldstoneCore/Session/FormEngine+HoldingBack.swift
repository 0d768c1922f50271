/// What a live object doesn't get: answers that the rules of their own fields refuse. They stay in the form, and the
/// object keeps the last value that the rules accepted.
extension FormEngine {
  /// What a field's property holds as far as the form knows: what the field shows, or what the object has kept.
  func modelValue(_ slot: Int) -> StoredValue {
    if heldBack.isEmpty { return storedValue(slot) }
    return heldBack[slot] ?? storedValue(slot)
  }

  /// Writes an answer to the model, unless a live object is not to get it.
  ///
  /// - Parameter before: What the field had before.
  func write(_ field: FieldElement, _ value: StoredValue, _ slot: Int, in block: Block, before: StoredValue) {
    if block.isShared {
      guard isPassedOn(value, slot, field) else {
        if heldBack[slot] == nil { heldBack[slot] = before }
        return
      }
      heldBack[slot] = nil
    }
    write(field, value, slot, in: block)
  }

  /// Whether an object gets a value: one that the rules accept, or that it began with, so that a form without changes is
  /// an object without changes.
  private func isPassedOn(_ value: StoredValue, _ slot: Int, _ field: FieldElement) -> Bool {
    guard !field.holdsProgramData, field.flags.isDisjoint(with: [.computed, .standalone]) else { return true }
    let policy = field.details?.whenInvalid ?? core.conduct.whenInvalid
    return policy == .write || value == start(of: slot) || accepts(value, field)
  }

  /// Writes what a field shows and its object was not given, whatever its rules say.
  func passOn(_ slot: Int) {
    guard heldBack.removeValue(forKey: slot) != nil, let field = field(at: slot) else { return }
    let index = block(of: slot)
    guard model(of: index).isPresent else { return }
    write(field, storedValue(slot), slot, in: blocks[index])
    queueDependentsOfValue(slot, index, blocks[index])
    followOwnObserver(slot, field, in: index)
  }

  /// Passes on what counts as an answer by now, before a submit or a save: a rule may depend on the time, and what is
  /// hidden or disabled has no rules.
  func passOnAnswers() {
    guard !heldBack.isEmpty else { return }
    for slot in heldBack.keys.sorted() where isLive(block(of: slot)) {
      guard let field = field(at: slot) else { continue }
      if !slots[slot].flags.isSuperset(of: .active) || accepts(storedValue(slot), field) { passOn(slot) }
    }
    followChanges()
  }

  /// Gives an object back what it began with, after the start values were restored.
  func passOnStarts() {
    for slot in heldBack.keys.sorted() where isLive(block(of: slot)) && storedValue(slot) == start(of: slot) {
      passOn(slot)
    }
  }

  /// Makes a change of the program to an object that has all answers meanwhile, also those that are refused: the
  /// program changes what the form shows.
  func withRefusedAnswers(in index: Int, _ change: () -> Void) {
    let refused = blocks[index].slots.compactMap { slot in heldBack[slot].map { (slot: slot, kept: $0) } }
    for (slot, _) in refused {
      if let field = field(at: slot) { write(field, storedValue(slot), slot, in: blocks[index]) }
    }
    change()
    guard isLive(index), model(of: index).isPresent else { return }
    for (slot, kept) in refused {
      guard let field = field(at: slot) else { continue }
      var now = StoredValue.none
      model(of: index).read { now = allValues(field.read($0), field, in: index) }
      // What the program has set itself is read like any other change.
      if now == storedValue(slot) { write(field, kept, slot, in: blocks[index]) } else { heldBack[slot] = nil }
    }
  }
}

extension FormSession {
  /// A property as the form has it, also where an object has kept another value.
  func value<Value>(of path: KeyPath<Model, Value>) -> Value {
    if !heldBack.isEmpty, let slot = slot(path), heldBack[slot] != nil, let field = field(at: slot),
      let shown = field.value(storedValue(slot), as: Value.self)
    {
      return shown
    }
    return pointer.pointee[keyPath: path]
  }
}

/// What becomes of an answer to a field of a live object that the field's own rules refuse. Structs hold what the form
/// shows; see ``FormSession/validModel``.
public enum FormInvalidPolicy: String, Sendable, Codable {
  /// It stays in the form, where rows, conditions and other rules see it, and the object keeps its last valid value. The
  /// default.
  case holdBack
  /// The object gets it at once.
  case write
}

extension FieldBuilder {
  /// Whether a live object gets an answer that the field's own rules refuse.
  @discardableResult public func whenInvalid(_ policy: FormInvalidPolicy) -> Self {
    detail { $0.whenInvalid = policy }
    return self
  }
}

extension FieldTrait {
  /// Whether a live object gets an answer that the field's own rules refuse.
  public static func whenInvalid(_ policy: FormInvalidPolicy) -> FieldTrait { FieldTrait() }
}

extension FormBuilder {
  /// Whether a live object gets answers that the rules of their own fields refuse, where a field doesn't say so itself. A
  /// form inside another one follows the outermost.
  public func whenInvalid(_ policy: FormInvalidPolicy) { scope.conduct.whenInvalid = policy }
}
