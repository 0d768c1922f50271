extension FormSession {
  /// Creates a session over several models: what they share is shown, what differs is marked as mixed, and an edit goes
  /// to all of them.
  ///
  /// - Parameters:
  ///   - models: The models. Instances of a class are edited in place.
  ///   - definition: The definition of the form.
  ///   - environment: The language, calendar, time zone, and clock.
  ///   - policy: When issues show.
  /// - Returns: Nil without a model.
  /// - Complexity: O(rows · models).
  public convenience init?(
    all models: [Model], definition: FormDefinition<Model>, environment: FormEnvironment = .standard,
    policy: FormIssuePolicy = .calm
  ) {
    guard !models.isEmpty else { return nil }
    self.init(over: models, definition: definition, environment: environment, policy: policy)
  }

  /// Creates a session over several models that define their own form.
  ///
  /// - Returns: Nil without a model.
  public convenience init?(
    all models: [Model], environment: FormEnvironment = .standard, policy: FormIssuePolicy = .calm
  ) where Model: FormModel {
    self.init(all: models, definition: Model.definition, environment: environment, policy: policy)
  }

  /// The current models, in the order in which they were given.
  public var models: [Model] { Array(UnsafeBufferPointer(start: pointer, count: objectCount)) }

  /// Sets a property of each model.
  func setProperty<Value>(_ path: WritableKeyPath<Model, Value>, _ value: Value) {
    for object in 0..<objectCount { pointer[object][keyPath: path] = value }
  }
}

extension FormEngine {
  /// How many objects the form is about.
  public var objectCount: Int { several?.count ?? 1 }
}

extension FormField {
  /// Whether it stands for values that differ between the objects of the session.
  public var isMixed: Bool { slot.map(engine.isMixed) ?? false }
  /// The value in each object of the session.
  ///
  /// - Complexity: O(objects).
  public var values: [Value?] {
    guard let slot, let field = engine.field(at: slot) as? ValueField<Value> else { return [] }
    return (0..<engine.objectCount).map { field.typedCodec.unpack(engine.storedValue(slot).value(of: $0)) }
  }
}
