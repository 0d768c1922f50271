/// Declares the fields of a model, with one statement per field.
///
/// The property's type decides on the kind of field, when the definition is built: text, number, choice, subform… A
/// type that can't be edited becomes a label, or a choice if options are declared for it. Overloads differ only in
/// how the property is accessed. Add traits to the returned builder:
/// `fields.add(\.email, "email").required().email()`.
///
/// What can't be shared between threads is never a value or a choice: a type that is not `Sendable` is a subform or a
/// label.
public struct FieldList<Model> {
  let scope: BuilderScope

  // MARK: Properties with a setter

  /// A field, a choice or a subform.
  @discardableResult
  public func add<Value: Sendable>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    guard let codec = scope.catalog.editingCodec(for: Value.self) else { return addUneditable(path, id) }
    return add(id, codec, .path(path))
  }
  /// A field, a choice or a subform that may be nil.
  @discardableResult
  public func add<Value: Sendable>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    guard let codec = scope.catalog.editingCodec(for: Value.self) else { return addUneditable(path, id) }
    return add(id, codec, .optionalPath(path))
  }
  /// A subform, or a value of any other type.
  @discardableResult
  public func add<Value>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    addUneditable(path, id)
  }
  /// A subform or a value of any other type, which may be nil.
  @discardableResult
  public func add<Value>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    addUneditable(path, id)
  }

  private func addUneditable<Value>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    if let found = subform(path, id) ?? collection(path, id) { return found }
    return viewer(add(id, scope.catalog.label(for: Value.self), .label(path)))
  }
  private func addUneditable<Value>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value>
  {
    if let found = subform(path, id) ?? collection(path, id) { return found }
    return viewer(add(id, scope.catalog.label(for: Value.self), .optionalLabel(path)))
  }

  // MARK: Properties without a setter

  /// A value that is shown and follows the model, but can't be edited.
  @discardableResult
  public func add<Value: Sendable>(viewing path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.codec(for: Value.self), .readOnly(path)))
  }
  /// A value that may be nil, and is shown, but can't be edited.
  @discardableResult
  public func add<Value: Sendable>(viewing path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.codec(for: Value.self), .readOnlyOptional(path)))
  }
  /// Any other value, shown as Swift describes it.
  @discardableResult
  public func add<Value>(viewing path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .readOnly(path)))
  }
  /// Any other value that may be nil.
  @discardableResult
  public func add<Value>(viewing path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    viewer(add(id, scope.catalog.label(for: Value.self), .readOnlyOptional(path)))
  }
  /// A property without a setter: a value that is only shown.
  @discardableResult
  public func add<Value: Sendable>(_ path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }
  /// A property without a setter that may be nil.
  @discardableResult
  public func add<Value: Sendable>(_ path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }
  /// A property without a setter, of any other type.
  @discardableResult
  public func add<Value>(_ path: KeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }
  /// A property without a setter, of any other type that may be nil.
  @discardableResult
  public func add<Value>(_ path: KeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value> {
    add(viewing: path, id)
  }

  // MARK: Parts

  func add<Value>(_ id: String, _ codec: FieldCodec<Value>, _ access: consuming FieldAccess<Model, Value>)
    -> FieldBuilder<Model, Value>
  {
    let field = ModelField(name: id, codec: codec, access: access)
    if codec.isLabel { field.flags.formUnion([.readOnly, .readOnlyByType, .viewer]) }
    scope.add(field, isChoice: codec.isChoice)
    return FieldBuilder(scope: scope, element: field, typed: field)
  }

  func viewer<Value>(_ builder: FieldBuilder<Model, Value>) -> FieldBuilder<Model, Value> {
    builder.element.flags.insert(.viewer)
    return builder
  }
}
