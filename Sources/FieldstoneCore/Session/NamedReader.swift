/// Reads a form by the names of its rows, inside a closure of a definition that arrived at run time. What is read is
/// recorded, as ``FormReader`` does it.
package struct NamedReader {
  private let scope: ReadScope
  private var engine: FormEngine { scope.engine }

  init(_ scope: ReadScope) { self.scope = scope }

  /// The row with a name, in this form or on one of its pages.
  ///
  /// - Complexity: O(1), plus the number of pages.
  private func slot(_ name: String) -> Int? {
    let block = engine.blocks[scope.block]
    if let local = block.core.index(of: name) { return block.base + Int(local) }
    for page in block.core.pages {
      guard let child = engine.children[block.base + page] else { continue }
      if let slot = reader(child).slot(name) { return slot }
    }
    return nil
  }

  private func reader(_ block: Int) -> NamedReader {
    NamedReader(ReadScope(engine: engine, block: block, slot: scope.slot))
  }

  /// Whether there is a row with this name.
  package func has(_ name: String) -> Bool { slot(name) != nil }

  /// The value of a field; nil if it has none, or none of this type.
  package func value<Value>(of name: String, as type: Value.Type) -> Value? {
    guard let slot = slot(name), let field = engine.field(at: slot) else { return nil }
    engine.record(Dependency(slot, .value))
    var stored = engine.readValue(slot)
    // A value that can't be nil is there even while the field has none: the model has the last one.
    if stored == .none, !field.flags.contains(.optional) {
      engine.model(of: engine.block(of: slot), in: engine.readRoot).read { stored = field.read($0) }
    }
    return field.value(stored, as: Value.self)
  }

  /// The id of the case that is chosen in a row whose cases are alternatives; nil if none is.
  package func chosenCase(of name: String) -> String? {
    guard let owner = slot(name), let child = engine.child(of: owner),
      let choice = engine.blocks[child].elements.first(where: \.isCaseChoice)
    else { return nil }
    return reader(child).value(of: choice.name, as: FormCase.self)?.id
  }

  /// The form that a row leads to; nil for a row that leads to none, and while a subform is nil.
  package func form(_ name: String) -> NamedReader? {
    guard let slot = slot(name), !engine.slots[slot].flags.contains(.isField) else { return nil }
    if engine.element(at: slot).flags.contains(.optional) {
      engine.record(Dependency(slot, .value))
      guard engine.storedValue(slot) == .flag(true) else { return nil }
    }
    return engine.child(of: slot).map(reader)
  }

  /// The elements of a collection; nil if there is no collection with this name. The one field of an element that is a
  /// value has an empty name.
  package func elements(_ name: String) -> [NamedReader]? {
    guard let slot = slot(name), let collection = engine.collections[slot] else { return nil }
    engine.record(Dependency(slot, .elements))
    return collection.order.all.map { node in
      let row = collection.slot(of: node)
      return reader(engine.children[row] ?? engine.block(of: row))
    }
  }

  /// Reads what a row leads to as a whole: one read of the row instead of those of everything in it. What is wrong with
  /// the row itself, such as a list with too few elements, counts then, too.
  package func whole<Result>(_ name: String, _ read: (NamedReader) -> Result) -> Result {
    guard engine.tracking.isRecording, let slot = slot(name) else { return read(self) }
    engine.record(Dependency(slot, .value))
    engine.tracking.isRecording = false
    defer { engine.tracking.isRecording = true }
    return read(self)
  }

  /// The form that contains this one.
  package var parent: NamedReader? {
    var block = engine.blocks[scope.block].parent
    while block >= 0, engine.blocks[block].node >= 0 || engine.isPage(block) { block = engine.blocks[block].parent }
    return block < 0 ? nil : reader(block)
  }

  package func isVisible(_ name: String) -> Bool {
    fact(name, .visible, false) { engine.slots[$0].flags.contains(.shown) }
  }
  package func isEnabled(_ name: String) -> Bool {
    fact(name, .enabled, false) {
      engine.record(.mode)
      return engine.isEditable($0)
    }
  }
  package func isValid(_ name: String) -> Bool {
    fact(name, .valid, true) { !engine.slots[$0].flags.contains(.hasError) }
  }
  /// The text in a field, as it is typed.
  package func text(_ name: String) -> String {
    fact(name, .value, "") {
      engine.record(Dependency($0, .text))
      return engine.text(at: $0)
    }
  }
  /// The title of a row.
  package func title(_ name: String) -> FormString { slot(name).map(engine.title) ?? "" }

  /// The language, the calendar and the clock of the form.
  package var environment: FormEnvironment { engine.environment }

  /// Whether the row that the closure is about has no answer.
  package var isMissing: Bool { scope.slot < 0 || scope.isMissing }

  private func fact<Fact>(_ name: String, _ aspect: Dependency.Aspect, _ none: Fact, _ read: (Int) -> Fact) -> Fact {
    guard let found = slot(name) else { return none }
    let slot = engine.choice(of: found)
    engine.record(Dependency(slot, aspect))
    return read(slot)
  }

  /// Reports a mistake that a closure has found while it ran.
  package func report(_ text: String) {
    let key = scope.slot < 0 ? "" : engine.rowID(scope.slot).path
    let problem = FormProblem(kind: .invalidDocument(text), key: key)
    if !engine.foundProblems.contains(problem) { engine.foundProblems.append(problem) }
  }
}
