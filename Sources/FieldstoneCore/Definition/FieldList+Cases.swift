/// Properties that hold an enum with a form.
extension FieldList {
  func cases<Value>(_ cases: any FormCases.Type, _ path: WritableKeyPath<Model, Value>, _ id: String)
    -> FieldBuilder<Model, Value>
  {
    func add<Cases: FormCases>(_ type: Cases.Type) -> FieldBuilder<Model, Value> {
      guard !type.isBuildingFields else {
        scope.report(.recursiveForm("\(type)"), id)
        return self.add(id, scope.catalog.label(for: Value.self), .readOnly(path))
      }
      // Cases is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, Cases>.self)
      return nested(CasesElement(name: id, type.fieldsCore(isOptional: false), .path(path)))
    }
    return add(cases)
  }

  func cases<Value>(_ cases: any FormCases.Type, _ path: WritableKeyPath<Model, Value?>, _ id: String)
    -> FieldBuilder<Model, Value>
  {
    func add<Cases: FormCases>(_ type: Cases.Type) -> FieldBuilder<Model, Value> {
      guard !type.isBuildingFields else {
        scope.report(.recursiveForm("\(type)"), id)
        return self.add(id, scope.catalog.label(for: Value.self), .readOnlyOptional(path))
      }
      // Cases is Value, which the compiler doesn't know.
      let path = unsafeDowncast(path, to: WritableKeyPath<Model, Cases?>.self)
      return nested(CasesElement(name: id, type.fieldsCore(isOptional: true), .optionalPath(path)))
    }
    return add(cases)
  }
}
