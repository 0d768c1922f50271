/// Properties that hold several forms, or several values.
extension FieldList {
  /// A collection; nil if the property's type is none, or if its elements can't be edited.
  func collection<Value>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value>? {
    guard let list = Value.self as? any FormCollection.Type else { return nil }
    func make<List: FormCollection>(_ type: List.Type) -> FieldBuilder<Model, Value>? {
      // List is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, List>.self)
      return add(id, .path(path), asLabel: .label(path)) as? FieldBuilder<Model, Value>
    }
    return make(list)
  }

  /// A collection whose property is nil while it has no elements.
  func collection<Value>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value>? {
    guard let list = Value.self as? any FormCollection.Type else { return nil }
    func make<List: FormCollection>(_ type: List.Type) -> FieldBuilder<Model, Value>? {
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, List?>.self)
      return add(id, .optionalPath(path), asLabel: .optionalLabel(path)) as? FieldBuilder<Model, Value>
    }
    return make(list)
  }

  /// Values might also be chosen from options, which is known only at the end: such a property begins as a label.
  private func add<List: FormCollection>(
    _ id: String, _ property: ModelProperty<Model, List>, asLabel label: FieldAccess<Model, List>
  ) -> FieldBuilder<Model, List>? {
    if ElementForm.exists(List.Element.self) {
      let element = ListElement(name: id, property)
      scope.add(element)
      return FieldBuilder(scope: scope, element: element, typed: nil)
    }
    guard ElementField.exists(List.Element.self) else { return nil }
    let field = viewer(add(id, scope.catalog.label(for: List.self), label))
    field.detail { $0.collection = CollectionSettings(make: { ListElement(name: id, property) }) }
    return field
  }
}
