/// Properties whose names and definitions are known only at run time.
extension FieldList {
  /// A field whose value the model keeps by a key: setting it changes nothing else.
  package func add<Value: Sendable>(
    keyed id: String, get: @escaping @Sendable (Model) -> Value, set: @escaping @Sendable (inout Model, Value) -> Void
  ) -> FieldBuilder<Model, Value> {
    addKeyed(id, .closures(get: get, set: set))
  }

  /// The same for a value that may be nil.
  package func add<Value: Sendable>(
    keyed id: String, get: @escaping @Sendable (Model) -> Value?,
    set: @escaping @Sendable (inout Model, Value?) -> Void
  ) -> FieldBuilder<Model, Value> {
    addKeyed(id, .optionalClosures(get: get, set: set))
  }

  /// A list for fields that another thread declares at the same time. They come after those of this one.
  package func beside() -> FieldList { FieldList(scope: BuilderScope(catalog: CodecCatalog())) }
  /// Adds the fields of such a list, once its thread has ended.
  package func add(_ other: FieldList) { scope.append(other.scope) }

  private func addKeyed<Value: Sendable>(_ id: String, _ access: FieldAccess<Model, Value>)
    -> FieldBuilder<Model, Value>
  {
    let codec = scope.catalog.codec(for: Value.self)
    let field = ModelField(name: id, codec: codec, access: access, isKeyed: true)
    scope.add(field, isChoice: codec.isChoice)
    return FieldBuilder(scope: scope, element: field, typed: field)
  }

  /// A subform with a definition of its own.
  package func add<Child>(
    _ id: String, form: FormDefinition<Child>, at path: WritableKeyPath<Model, Child>,
    change: @escaping InPlaceChange<Model, Child>
  ) -> FieldBuilder<Model, Child> {
    nested(ChildElement(name: id, path, form.core, change: change))
  }

  /// A subform that may be nil, with a definition of its own.
  ///
  /// - Parameters:
  ///   - isRecursive: Whether the form contains itself here, so that its definition is asked for when it is needed.
  ///   - template: Makes the subform as it is when it is created.
  package func add<Child>(
    _ id: String, optionalForm form: @escaping () -> FormDefinition<Child>, isRecursive: Bool,
    at path: WritableKeyPath<Model, Child?>, change: @escaping InPlaceChange<Model, Child>,
    template: @escaping () -> Child?
  ) -> FieldBuilder<Model, Child> {
    let definition = isRecursive ? ChildDefinition(recursive: { form().core }) : ChildDefinition(form().core)
    return nested(OptionalChildElement(name: id, path, definition, change: change, template: template))
  }

  /// A collection whose elements have a definition of their own.
  package func add<Element>(
    _ id: String, listOf element: GivenElement<Element>, in property: KeyedProperty<Model, [Element]>
  ) -> FieldBuilder<Model, [Element]> {
    let list = ListElement(name: id, .keyed(property), given: element)
    scope.add(list)
    return FieldBuilder(scope: scope, element: list, typed: nil)
  }

  /// A choice of a case and the fields of each case.
  package func add<Cases: FormCases>(
    _ id: String, cases definition: FormDefinition<Cases.Fields>, in property: KeyedProperty<Model, Cases>
  ) -> FieldBuilder<Model, Cases> {
    nested(CasesElement(name: id, definition.core, .keyed(property)))
  }
}

/// What a subform declares whose type is not known to be a form.
extension FieldBuilder {
  /// Shows its rows on the parent's page, under its title.
  @discardableResult package func inlineForm() -> Self {
    element.flags.insert(.inline)
    return self
  }
  /// Shows it on a page of its own.
  @discardableResult package func pageOfForm(_ presentation: FormPagePresentation) -> Self {
    present(presentation, nil)
  }
  /// A one-line summary of its content, for the row that leads to it.
  @discardableResult package func summaryOfForm(_ summary: @escaping (Value) -> FormString) -> Self {
    detail { $0.summary = { $0.text(summary) } }
    return self
  }
  /// Makes an optional subform required.
  @discardableResult package func requiredForm() -> Self {
    element.flags.insert(.required)
    return self
  }
  /// An optional subform is there exactly while it is visible.
  @discardableResult package func formExistsWhileVisible() -> Self {
    guard element.flags.contains(.optional) else { return self }
    element.flags.insert(.existsWhileVisible)
    return whenHidden(.dropAtOnce)
  }
  /// Its value is computed from others, which are read by names; nil for none.
  @discardableResult package func namedComputed(_ value: @escaping @Sendable (NamedReader) -> Value?) -> Self {
    guard let typed else { return self }
    return track(.computed) { .value(value(NamedReader($0)).map { typed.typedCodec.pack($0) } ?? .none) }
  }
  /// Its row, without the type of its value.
  package var row: FormRowBuilder<Model> { FormRowBuilder(scope: scope, element: element) }
  /// The title that the words of a key make.
  @discardableResult package func title(wordsOf key: String) -> Self { title(FormString(inferredFrom: key)) }
  /// Shown, enabled or required while a closure holds that reads the form by names.
  @discardableResult package func condition(
    _ kind: RunTimeCondition, _ holds: @escaping @Sendable (NamedReader) -> Bool
  ) -> Self {
    track(kind.tracked) { .flag(holds(NamedReader($0))) }
  }
}

/// What a condition of a field decides.
package enum RunTimeCondition: Sendable {
  case visible, enabled, required, readOnly

  fileprivate var tracked: TrackerSpec.Kind {
    switch self {
    case .visible: .visible
    case .enabled: .enabled
    case .required: .required
    case .readOnly: .readOnly
    }
  }
}

extension FormRowBuilder {
  /// Places it as the next one of the arrangement.
  package func place() { scope.arrangement.append(.element(element)) }
  /// A rule about several fields whose issues show there. They are read by names.
  package func namedRule(_ check: @escaping @Sendable (NamedReader) -> FormIssue?) {
    scope.track(TrackerSpec(kind: .rule, target: [element]) { .issue(check(NamedReader($0))) })
  }
}

extension FormReader {
  /// The same form, read by names.
  package var named: NamedReader { NamedReader(scope) }
}

extension FormBuilder {
  /// A rule about the form as a whole, which is read by names.
  package func namedRule(_ check: @escaping @Sendable (NamedReader) -> FormIssue?) {
    rule { check($0.named) }
  }
  /// Reports a problem that was found in a definition that arrived at run time.
  package func report(_ problem: FormProblem) { scope.report(problem.kind, problem.key) }
}
