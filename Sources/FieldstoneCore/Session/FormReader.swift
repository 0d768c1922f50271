/// The context in which a tracked closure runs: a session and a block.
struct ReadScope {
  let engine: FormEngine
  let block: Int
  /// The row that the closure is about; -1 for the form as a whole.
  var slot = -1

  /// Whether the field that the closure is about has no answer.
  var isMissing: Bool { Rules.isMissing(engine.readValue(slot)) }
}

/// Reads a form inside a condition, a rule, or a computed field, and records what is read: the closure runs again only
/// when that has changed.
///
/// It has no named members of its own, so no property can clash with one: `$0.name`, `$0.invoice.vat`, `$0[text:
/// \.age]`, `$0[isValid: \.age]`. Reading a hidden field gives the value that it keeps.
@dynamicMemberLookup
public struct FormReader<Model> {
  let scope: ReadScope
  /// The access to a nested form that is not part of the definition; nil for the block's own model.
  private var detached: ModelAccess<Model>?

  init(_ scope: ReadScope) { self.scope = scope }

  private var access: ModelAccess<Model> {
    detached ?? unsafeDowncast(scope.engine.blocks[scope.block].layout.access, to: ModelAccess<Model>.self)
  }

  /// The value of a property.
  public subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value { self[path] }

  /// The fields of a subform, each of which is a separate read.
  public subscript<Child: FormModel>(dynamicMember path: KeyPath<Model, Child>) -> FormReader<Child> {
    let engine = scope.engine
    if detached == nil, let slot = engine.slot(of: path, in: scope.block), let child = engine.child(of: slot) {
      return FormReader<Child>(ReadScope(engine: engine, block: child, slot: scope.slot))
    }
    var reader = FormReader<Child>(scope)
    reader.detached = ChildAccess(access, path)
    return reader
  }

  /// The value of an enum whose cases are alternatives, as a whole.
  public subscript<Cases: FormCases>(dynamicMember path: KeyPath<Model, Cases>) -> Cases { self[path] }

  /// The value of a property.
  public subscript<Value>(path: KeyPath<Model, Value>) -> Value {
    let engine = scope.engine
    let slot = engine.recordRead(of: detached == nil ? path : nil, in: scope.block)
    // The slot is the truth; the model is written from it. A property that can't be nil, or is never nil because it has
    // a default value, has a value even while its field has none. What the model itself computes is read from it: its
    // slot is brought up to date only after the closures.
    if let slot, let field = engine.field(at: slot),
      !field.flags.contains(.viewer) || engine.heldBack[slot] != nil,
      !field.flags.contains(.defaulted) || engine.readValue(slot) != .none,
      let value = field.value(engine.readValue(slot), as: Value.self)
    {
      return value
    }
    // In a subform that is nil, what the model computes is read from a blank one.
    if let slot, !engine.slots[slot].flags.contains(.exists), let field = engine.field(at: slot) {
      var stored = StoredValue.none
      engine.model(of: engine.block(of: slot), in: engine.readRoot).read { stored = field.read($0) }
      if let value = field.value(stored, as: Value.self) { return value }
    }
    return access.value(path, engine.model(of: scope.block, in: engine.readRoot).location)
  }

  /// The value of a field without a key path; the value that it started with if it has none now.
  public subscript<Value>(reference: FieldReference<Value>) -> Value? { value(of: reference) }

  /// The text in a field, as it is typed.
  public subscript<Value>(text path: KeyPath<Model, Value>) -> String {
    fact(path, .value, "") {
      $0.record(Dependency($1, .text))
      return $0.text(at: $1)
    }
  }
  /// Whether a field's row is shown.
  public subscript<Value>(isVisible path: KeyPath<Model, Value>) -> Bool {
    fact(path, .visible, false) { $0.slots[$1].flags.contains(.shown) }
  }
  /// Whether a field can be edited.
  public subscript<Value>(isEnabled path: KeyPath<Model, Value>) -> Bool {
    fact(path, .enabled, false) {
      $0.record(.mode)
      return $0.isEditable($1)
    }
  }
  /// Whether a field has no error.
  public subscript<Value>(isValid path: KeyPath<Model, Value>) -> Bool {
    fact(path, .valid, true) { !$0.slots[$1].flags.contains(.hasError) }
  }

  /// The elements of a collection, each of which is read by itself: a closure that reads `$0[each: \.guests]` and the
  /// name of each runs again when an element comes or goes and when a name changes, and not when an age does.
  public subscript<List: FormCollection>(each path: KeyPath<Model, List>) -> [FormReader<List.Element>]
  where List.Element: FormModel {
    let engine = scope.engine
    guard detached == nil, let slot = engine.slot(of: path, in: scope.block), let collection = engine.collections[slot]
    else { return [] }
    engine.record(Dependency(slot, .elements))
    return collection.order.all.compactMap { node in
      engine.children[collection.slot(of: node)].map { child in
        FormReader<List.Element>(ReadScope(engine: engine, block: child, slot: scope.slot))
      }
    }
  }

  /// A value of an enclosing form of the given type, any number of levels up; nil if there is none.
  public subscript<Parent, Value>(parent path: KeyPath<Parent, Value>) -> Value? {
    var block = scope.engine.blocks[scope.block].parent
    while block >= 0 {
      // The row of an element and a page have the model of a form, but are none of their own.
      if scope.engine.blocks[block].node < 0, !scope.engine.isPage(block),
        scope.engine.blocks[block].layout.access is ModelAccess<Parent>
      {
        return FormReader<Parent>(ReadScope(engine: scope.engine, block: block, slot: scope.slot))[path]
      }
      block = scope.engine.blocks[block].parent
    }
    return nil
  }

  private func fact<Value, Fact>(
    _ path: KeyPath<Model, Value>, _ aspect: Dependency.Aspect, _ none: Fact, _ read: (FormEngine, Int) -> Fact
  ) -> Fact {
    guard detached == nil, let found = scope.engine.slot(of: path, in: scope.block) else { return none }
    let slot = scope.engine.choice(of: found)
    scope.engine.record(Dependency(slot, aspect))
    return read(scope.engine, slot)
  }

  func value<Value>(of reference: FieldReference<Value>) -> Value? {
    let engine = scope.engine
    return engine.slot(of: reference, in: scope.block).flatMap { value(at: $0, reference.typed) }
  }

  func value<Value>(at slot: Int, _ field: ValueField<Value>?) -> Value? {
    scope.engine.record(Dependency(slot, .value))
    return field?.typedCodec.unpack(scope.engine.readValue(slot))
  }
}
