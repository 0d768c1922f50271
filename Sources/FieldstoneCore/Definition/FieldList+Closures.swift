/// Fields without a key path.
extension FieldList {
  /// A field over a pair of closures, for models whose fields are known only when the program runs.
  @discardableResult
  public func add<Value: FormValue>(
    _ id: String, get: @escaping @Sendable (Model) -> Value, set: @escaping @Sendable (inout Model, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.codec(for: Value.self), .closures(get: get, set: set))
  }

  /// A field over a pair of closures that can be left empty.
  @discardableResult
  public func add<Value: FormValue>(
    _ id: String, get: @escaping @Sendable (Model) -> Value?, set: @escaping @Sendable (inout Model, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.codec(for: Value.self), .optionalClosures(get: get, set: set))
  }

  /// A choice over a pair of closures among the cases of an enum.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value, set: @escaping @Sendable (inout Model, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.choice(for: Value.self), .closures(get: get, set: set))
  }
  /// Such a choice that can be left empty.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value?, set: @escaping @Sendable (inout Model, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.choice(for: Value.self), .optionalClosures(get: get, set: set))
  }
  /// A type that both parses itself and lists its cases is a choice over closures, too.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value, set: @escaping @Sendable (inout Model, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.choice(for: Value.self), .closures(get: get, set: set))
  }
  /// Such a type that can be left empty.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value?, set: @escaping @Sendable (inout Model, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.choice(for: Value.self), .optionalClosures(get: get, set: set))
  }

  /// A standalone field: one without a property. The session keeps its value.
  @discardableResult
  public func add<Value: FormValue>(standalone id: String, _ title: FormString? = nil, initial: Value)
    -> FieldBuilder<Model, Value>
  {
    let codec = scope.catalog.codec(for: Value.self)
    let builder = add(id, codec, .extra(initial: codec.pack(initial)))
    if let title { builder.title(title) }
    return builder
  }
}
