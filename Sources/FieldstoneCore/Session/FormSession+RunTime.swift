/// What a program does with properties whose names are known only at run time. The rows are named by the names that lead
/// to them, with the position of an element after that of its collection.
extension FormSession {
  /// Sets a field, as ``FormField/value`` does.
  ///
  /// - Returns: Whether there is such a field of this type.
  @discardableResult package func set<Value>(_ value: Value?, at names: [String], as type: Value.Type) -> Bool {
    guard let slot = slot(below: 0, names[...]), field(at: slot) is ValueField<Value> else { return false }
    FormField<Value>(engine: self, slot: slot).value = value
    return true
  }

  /// Changes the model where a subform or a collection is, which is then set as a whole; undo restores all of it. What no
  /// row is about is changed in the model alone, and the rows are read again.
  ///
  /// - Parameter names: Nil for what no row is about.
  package func change(at names: [String]?, _ change: (inout Model) -> Void) {
    perform {
      func changeAll() { for object in 0..<objectCount { change(&pointer[object]) } }
      guard let slot = names.flatMap({ slot(below: 0, $0[...]) }), field(at: slot) == nil else {
        discardSubmit()
        return rereading(changeAll)
      }
      if let collection = collections[slot] { return replaceElements(of: collection, changeAll) }
      replaceSubform(slot, changeAll)
    }
  }

  /// Calls a closure whenever a row has changed, until the observation is cancelled or released.
  package func observe(at names: [String], untilReleased call: @escaping () -> Void) -> FormObservation {
    slot(below: 0, names[...]).map { observe(slot: $0, call) } ?? FormObservation()
  }
}

extension FormBuilder {
  /// Keeps what the definition was made from.
  package func source(_ source: any Sendable) { scope.conduct.source = source }
  /// States the texts that closures make, as far as they are known. They are asked for only when somebody wants a list.
  package func otherTexts(_ texts: @escaping @Sendable () -> [FormString]) { scope.otherTexts = texts }
}

extension FormEngine {
  /// What the definition was made from at run time.
  package var source: (any Sendable)? { core.conduct.source }
}
