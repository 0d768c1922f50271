/// Declares the fields of a model, with one statement per field.
///
/// The overload that fits the property's type decides on the kind of field: text, number, choice, subform… A type that
/// can't be edited becomes a label. Add traits to the returned builder: `fields.add(\.email,
/// "email").required().email()`.
public struct FieldList<Model> {
  let scope: BuilderScope

  func add<Value>(_ id: String, _ codec: FieldCodec<Value>, _ access: consuming FieldAccess<Model, Value>)
    -> FieldBuilder<Model, Value>
  {
    let field = ModelField(name: id, codec: codec, access: access)
    scope.add(field, isChoice: codec.isChoice)
    return FieldBuilder(scope: scope, element: field, typed: field)
  }

  // MARK: Values

  /// A field of a type that parses itself.
  @discardableResult
  public func add<Value: FormValue>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    add(id, scope.catalog.codec(for: Value.self), .path(path))
  }
  /// An optional field of a type that parses itself.
  @discardableResult
  public func add<Value: FormValue>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value>
  {
    add(id, scope.catalog.codec(for: Value.self), .optionalPath(path))
  }
  /// A choice among the cases of an enum.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(_ path: WritableKeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(id, scope.catalog.choice(for: Value.self), .path(path)) }
  /// An optional choice.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(_ path: WritableKeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(id, scope.catalog.choice(for: Value.self), .optionalPath(path)) }
  /// A type that both parses itself and lists its cases is a choice.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(_ path: WritableKeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(id, scope.catalog.choice(for: Value.self), .path(path)) }
  /// An optional choice of a type that both parses itself and lists its cases.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(_ path: WritableKeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(id, scope.catalog.choice(for: Value.self), .optionalPath(path)) }

  /// Several cases of an enum, in an array, a set or a collection of your own.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(_ path: WritableKeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { add(id, scope.catalog.selection(for: Value.self), .path(path)) }
  /// Several cases of an enum, or nil.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(_ path: WritableKeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { add(id, scope.catalog.selection(for: Value.self), .optionalPath(path)) }

  // MARK: Subforms

  /// A subform.
  @discardableResult
  public func add<Child: FormModel>(_ path: WritableKeyPath<Model, Child>, _ id: String) -> FieldBuilder<Model, Child> {
    guard !DefinitionCache.shared.isBuilding(Child.self) else { return recursive(path, id, Child.self) }
    return nested(ChildElement(name: id, path, Child.definition.core))
  }
  /// An optional subform: created when it is first edited, never when it is read.
  @discardableResult
  public func add<Child: FormModel>(_ path: WritableKeyPath<Model, Child?>, _ id: String) -> FieldBuilder<Model, Child>
  {
    guard !DefinitionCache.shared.isBuilding(Child.self) else {
      scope.report(.recursiveForm("\(Child.self)"), id)
      return add(id, scope.catalog.label(for: Child.self), .readOnlyOptional(path))
    }
    guard Child.formTemplate != nil else {
      scope.report(.noTemplate("\(Child.self)"), id)
      return add(id, scope.catalog.label(for: Child.self), .readOnlyOptional(path))
    }
    return nested(OptionalChildElement(name: id, path, Child.definition.core, template: { Child.formTemplate }))
  }

  private func nested<Child>(_ element: NestedElement) -> FieldBuilder<Model, Child> {
    scope.add(element)
    return FieldBuilder(scope: scope, element: element, typed: nil)
  }

  private func recursive<Child>(_ path: KeyPath<Model, Child>, _ id: String, _ type: Child.Type)
    -> FieldBuilder<Model, Child>
  {
    scope.report(.recursiveForm("\(type)"), id)
    return add(id, scope.catalog.label(for: type), .readOnly(path))
  }

  // MARK: Viewers and labels

  /// A value that is shown and follows the model, but can't be edited.
  @discardableResult
  public func add<Value: FormValue>(viewing path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.codec(for: Value.self), .readOnly(path)))
  }
  /// An optional value that is shown, but can't be edited.
  @discardableResult
  public func add<Value: FormValue>(viewing path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.codec(for: Value.self), .readOnlyOptional(path)))
  }
  /// A choice that is shown, but can't be edited.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(viewing path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { viewer(add(id, scope.catalog.choice(for: Value.self), .readOnly(path))) }
  /// An optional choice that is shown, but can't be edited.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(viewing path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { viewer(add(id, scope.catalog.choice(for: Value.self), .readOnlyOptional(path))) }
  /// A type that both parses itself and lists its cases is shown as a choice.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(viewing path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { viewer(add(id, scope.catalog.choice(for: Value.self), .readOnly(path))) }
  /// An optional choice of a type that both parses itself and lists its cases, shown but not editable.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(viewing path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { viewer(add(id, scope.catalog.choice(for: Value.self), .readOnlyOptional(path))) }
  /// Several cases of an enum that are shown, but can't be edited.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(viewing path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { viewer(add(id, scope.catalog.selection(for: Value.self), .readOnly(path))) }
  /// Several cases of an enum, or nil, that are shown, but can't be edited.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(viewing path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { viewer(add(id, scope.catalog.selection(for: Value.self), .readOnlyOptional(path))) }
  /// Any other value, shown as Swift describes it.
  @_disfavoredOverload @discardableResult
  public func add<Value>(viewing path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .readOnly(path)))
  }
  /// Any other optional value.
  @_disfavoredOverload @discardableResult
  public func add<Value>(viewing path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .readOnlyOptional(path)))
  }
  /// A property without a setter that a form can show.
  @discardableResult
  public func add<Value: FormValue>(_ path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }
  /// An optional property without a setter.
  @discardableResult
  public func add<Value: FormValue>(_ path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }
  /// A choice without a setter.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(_ path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(viewing: path, id) }
  /// An optional choice without a setter.
  @discardableResult
  public func add<Value: CaseIterable & Hashable & Sendable>(_ path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(viewing: path, id) }
  /// A choice without a setter, of a type that both parses itself and lists its cases.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(_ path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(viewing: path, id) }
  /// An optional choice without a setter, of a type that both parses itself and lists its cases.
  @discardableResult
  public func add<Value: FormValue & CaseIterable & Hashable>(_ path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  { add(viewing: path, id) }
  /// Several cases of an enum without a setter.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(_ path: KeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { add(viewing: path, id) }
  /// Several cases of an enum, or nil, without a setter.
  @discardableResult
  public func add<Value: FormSelection & Sendable>(_ path: KeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value> where Value.Element: CaseIterable & Sendable
  { add(viewing: path, id) }
  /// Any other type: a read-only label, or a choice if options are declared for it.
  @_disfavoredOverload @discardableResult
  public func add<Value>(_ path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .label(path)))
  }
  /// Any other optional type.
  @_disfavoredOverload @discardableResult
  public func add<Value>(_ path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .optionalLabel(path)))
  }

  private func viewer<Value>(_ builder: FieldBuilder<Model, Value>) -> FieldBuilder<Model, Value> {
    builder.element.flags.insert(.viewer)
    return builder
  }
}
