extension FieldBuilder where Value == String {
  /// Adds a field after this one, in which the same has to be entered again: for what is not seen while it is typed,
  /// such as a new password, or must be right, such as an email address.
  ///
  /// The second field has no property. It looks like this one, is required as soon as this one is changed, and shows
  /// where this one does. It belongs to the definition that declares this field, so a form that only configures a field
  /// of its subform can't add one.
  ///
  /// - Parameter title: The second field's title; by default this field's title and "again".
  @discardableResult public func repeated(_ title: FormString? = nil) -> Self {
    guard owners.isEmpty else {
      scope.report(.repeatedFromOutside, (owners + [element]).map(\.name).joined(separator: "."))
      return self
    }
    guard element.details?.second == nil else { return self }
    let codec = scope.catalog.codec(for: String.self)
    let id = scope.unusedID("\(element.name)Repeated")
    let field = ModelField<Model, String>(name: id, codec: codec, access: .standalone(initial: DefaultValue("")))
    scope.add(field, isChoice: false)
    detail { $0.second = field }
    let second = FieldBuilder(scope: scope, element: field, typed: field)
    if let title { second.title(title) }
    second.follow(reference)
    return self
  }

  /// Adds a field after this one, with a title that is shown as it is.
  @_disfavoredOverload @discardableResult public func repeated(_ title: some StringProtocol) -> Self {
    repeated(FormString(verbatim: String(title)))
  }

  /// Declares what depends on the field that this one repeats.
  private func follow(_ first: FieldReference<String>) {
    @Sendable func slot(_ scope: ReadScope) -> Int? { scope.engine.slot(of: first, in: scope.block) }
    track(.visible) { scope in
      guard let slot = slot(scope) else { return .flag(true) }
      scope.engine.record(Dependency(slot, .visible))
      return .flag(scope.engine.slots[slot].flags.contains(.shown))
    }
    track(.enabled) { scope in
      guard let slot = slot(scope) else { return .flag(true) }
      scope.engine.record(Dependency(slot, .enabled))
      return .flag(scope.engine.isEditable(slot))
    }
    track(.required) { scope in
      guard let slot = slot(scope) else { return .flag(false) }
      scope.engine.record(Dependency(slot, .value))
      let value = scope.engine.readValue(slot)
      return .flag(
        !value.isEmpty && value != scope.engine.start(of: slot).value(of: scope.engine.several?.current ?? 0))
    }
    let own = typed
    track(.rule) { scope in
      let reader = FormReader<Model>(scope)
      guard let value = reader.value(at: scope.slot, own), !scope.isMissing, value != reader[first] ?? "" else {
        return .issue(nil)
      }
      return .issue(FormIssue(.mismatch(slot(scope).map(scope.engine.title) ?? "")))
    }
  }
}

extension BuilderScope {
  /// Makes the fields that repeat others like those, once all is known about them.
  func settleRepeatedFields() {
    for element in elements {
      guard let second = element.details?.second, let first = element as? FieldElement else { continue }
      if first.flags.contains(.excluded) { exclude(second) }
      second.codec = first.codec
      second.flags.formUnion(first.flags.intersection([.updatesWhenLeft]))
      second.detail {
        $0.title = $0.title ?? .common(.repeated, .string(first.title))
        $0.control = first.details?.control
        $0.purpose = first.details?.purpose
        $0.typing = first.details?.typing
      }
    }
  }
}
