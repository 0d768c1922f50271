/// Properties that hold forms.
extension FieldList {
  /// A subform; nil if the property's type is no form.
  func subform<Value>(_ path: WritableKeyPath<Model, Value>, _ id: String) -> FieldBuilder<Model, Value>? {
    if let cases = Value.self as? any FormCases.Type { return self.cases(cases, path, id) }
    guard let form = Value.self as? any FormModel.Type else { return nil }
    func add<Child: FormModel>(_ type: Child.Type) -> FieldBuilder<Model, Value> {
      guard !DefinitionCache.shared.isBuilding(type) else {
        scope.report(.recursiveForm("\(type)"), id)
        return self.add(id, scope.catalog.label(for: Value.self), .readOnly(path))
      }
      // Child is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, Child>.self)
      return nested(ChildElement(name: id, path, type.definition.core))
    }
    return add(form)
  }

  /// An optional subform: created when it is first edited, never when it is read.
  func subform<Value>(_ path: WritableKeyPath<Model, Value?>, _ id: String) -> FieldBuilder<Model, Value>? {
    if let cases = Value.self as? any FormCases.Type { return self.cases(cases, path, id) }
    guard let form = Value.self as? any FormModel.Type else { return nil }
    func add<Child: FormModel>(_ type: Child.Type) -> FieldBuilder<Model, Value> {
      guard type.formTemplate != nil else {
        scope.report(.noTemplate("\(type)"), id)
        return self.add(id, scope.catalog.label(for: Value.self), .readOnlyOptional(path))
      }
      // Child is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, Child?>.self)
      let definition =
        DefinitionCache.shared.isBuilding(type)
        ? ChildDefinition(recursive: { type.definition.core }) : ChildDefinition(type.definition.core)
      return nested(OptionalChildElement(name: id, path, definition, template: { type.formTemplate }))
    }
    return add(form)
  }

  func nested<Value>(_ element: NestedElement) -> FieldBuilder<Model, Value> {
    scope.add(element)
    return FieldBuilder(scope: scope, element: element, typed: nil)
  }
}
