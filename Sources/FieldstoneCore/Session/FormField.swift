/// A field of a session: its value and state. This is a handle; it always reflects the current state.
public struct FormField<Value> {
  let engine: FormEngine
  /// Nil for a key path that is not a field.
  let slot: Int?

  /// The value; nil if the property is nil, for a computed field that reads an invalid answer, and for a key path that
  /// is not a field. Setting it is an edit like a user's: one undo step, with rules and conditions. Setting has no
  /// effect on a computed field, and neither does setting nil if the property can't be nil; where
  /// a default value takes the place of nil, that is set.
  public var value: Value? {
    get {
      guard let slot, let field = engine.field(at: slot) as? ValueField<Value> else { return nil }
      return field.typedCodec.unpack(engine.storedValue(slot))
    }
    nonmutating set {
      guard let slot, let field = engine.field(at: slot) as? ValueField<Value> else { return }
      let value = newValue.map(field.typedCodec.pack) ?? field.valueForNil
      guard !field.flags.contains(.computed), value != .none || field.flags.contains(.optional) else { return }
      engine.perform { engine.assign(slot, value, draft: nil) }
    }
  }

  /// The text in the field. Setting it has the effect of typing.
  public var text: String {
    get { slot.map(engine.text(at:)) ?? "" }
    nonmutating set {
      if let id { engine.send(.type(id, newValue)) }
    }
  }

  /// The id of the row.
  public var id: FormRowID? { slot.map(engine.rowID) }
  /// The row.
  public var row: FormRow? { slot.map(engine.row(at:)) }
  /// All of its issues, whether or not they show.
  public var issues: [FormIssue] {
    guard let slot, engine.slots[slot].issues >= 0 else { return [] }
    return engine.issueLists[engine.slots[slot].issues]?.issues ?? []
  }
  /// Whether the value differs from its start value.
  public var isDirty: Bool { has(.dirty) }
  /// Whether it has been changed since then, even if the old value was restored.
  public var isChanged: Bool { has(.changed) }
  /// Whether the user has visited the field and left it.
  public var isTouched: Bool { has(.touched) }
  /// Whether the user has visited the field.
  public var isVisited: Bool { has(.visited) }
  /// Whether it has the focus.
  public var isActive: Bool { slot != nil && engine.focus.slot == slot }
  /// Whether it has no error.
  public var isValid: Bool { !has(.hasError) }
  /// Whether it is shown, with everything above it.
  public var isVisible: Bool { has(.shown) }
  /// Whether it can be edited: it and everything above it is enabled, and it is not read-only.
  public var isEnabled: Bool { slot.map(engine.isEditable) ?? false }

  private func has(_ flag: SlotFlags) -> Bool { slot.map { engine.slots[$0].flags.contains(flag) } ?? false }
}
