/// Fields without a key path.
extension FieldList {
  /// A field with a pair of accessor closures, for models whose fields are known only at run time. A type that can't be
  /// edited becomes a label.
  @discardableResult
  public func add<Value: Sendable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value, set: @escaping @Sendable (inout Model, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.codec(for: Value.self), .closures(get: get, set: set))
  }

  /// An optional field with a pair of accessor closures.
  @discardableResult
  public func add<Value: Sendable>(
    _ id: String, get: @escaping @Sendable (Model) -> Value?, set: @escaping @Sendable (inout Model, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.codec(for: Value.self), .optionalClosures(get: get, set: set))
  }

  /// A standalone field: it has no property, and the session keeps its value.
  @discardableResult
  public func add<Value: FormValue>(standalone id: String, _ title: FormString? = nil, initial: Value)
    -> FieldBuilder<Model, Value>
  {
    let builder = add(id, scope.catalog.codec(for: Value.self), .standalone(initial: DefaultValue(initial)))
    if let title { builder.title(title) }
    return builder
  }
}
