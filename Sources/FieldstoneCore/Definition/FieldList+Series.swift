extension FieldList {
  /// A series: many fields of one kind, from one declaration. What is said on the returned builder holds for each.
  ///
  /// The form is the one that a loop over `add` would make, but costs a fraction of its time and memory: what a loop
  /// declares a hundred thousand times is declared once.
  ///
  /// ```swift
  /// fields.add(
  ///   series: "q", count: questions.count, title: { "\(questions[$0])" },
  ///   get: { $0.answers[$1] }, set: { $0.answers[$1] = $2 }
  /// ).required()
  /// ```
  ///
  /// - Parameters:
  ///   - name: what their ids begin with; their place follows: `q0`, `q1`, `q2`…
  ///   - count: how many there are; fewer than none are none.
  ///   - title: what people call each; by default the words of its id.
  ///   - get: a field's value, by its place, counted from 0.
  ///   - set: sets it.
  /// - Complexity: O(1); a session reads each field once.
  @discardableResult
  public func add<Value: FormValue>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value, set: @escaping @Sendable (inout Model, Int, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.codec(for: Value.self), .series(get: get, set: set))
  }

  /// A series of fields that can be left empty.
  @discardableResult
  public func add<Value: FormValue>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value?, set: @escaping @Sendable (inout Model, Int, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.codec(for: Value.self), .optionalSeries(get: get, set: set))
  }
  /// A series of choices among the cases of an enum.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value, set: @escaping @Sendable (inout Model, Int, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.choice(for: Value.self), .series(get: get, set: set))
  }
  /// A series of choices that can be left empty.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value?, set: @escaping @Sendable (inout Model, Int, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.choice(for: Value.self), .optionalSeries(get: get, set: set))
  }
  /// A series of a type that both parses itself and lists its cases: choices.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value, set: @escaping @Sendable (inout Model, Int, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.choice(for: Value.self), .series(get: get, set: set))
  }
  /// A series of such choices that can be left empty.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(
    series name: String, count: Int, title: (@Sendable (Int) -> FormString)? = nil,
    get: @escaping @Sendable (Model, Int) -> Value?, set: @escaping @Sendable (inout Model, Int, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    add(series: name, count, title, scope.catalog.choice(for: Value.self), .optionalSeries(get: get, set: set))
  }

  private func add<Value>(
    series name: String, _ count: Int, _ title: ((Int) -> FormString)?, _ codec: FieldCodec<Value>,
    _ access: FieldAccess<Model, Value>
  ) -> FieldBuilder<Model, Value> {
    let field = ModelField(name: name, codec: codec, access: access, count: max(0, count))
    if let title { field.detail { $0.titles = title } }
    scope.add(field, isChoice: codec.isChoice)
    return FieldBuilder(scope: scope, element: field, typed: field)
  }
}
