/// Says what is to be said about one field. Every method can also be a trait of `@Field`, unless it takes a closure that
/// reads the form.
///
/// `Value` is the property's type without its `Optional`.
public struct FieldBuilder<Model, Value> {
  let scope: BuilderScope
  let element: FormElement
  let typed: ValueField<Value>?
  /// The nested elements that lead to it.
  var owners: [FormElement] = []

  /// The field, for readers of fields that have no key path; of a series, the first one.
  public var reference: FieldReference<Value> {
    FieldReference(element: element, typed: typed, owners: owners)
  }

  func detail(_ change: (ElementDetails) -> Void) { element.detail(change) }

  @discardableResult func track(_ kind: TrackerSpec.Kind, _ evaluate: @escaping @Sendable (ReadScope) -> TrackerResult)
    -> Self
  {
    scope.track(TrackerSpec(kind: kind, target: owners + [element], evaluate: evaluate))
    return self
  }

  @discardableResult func rule(_ rule: TextRule) -> Self {
    guard let typed else { return self }
    typed.rules = scope.ruleChains.chain(typed.rules ?? scope.noRules, adding: rule)
    return self
  }

  /// A rule made beforehand.
  @discardableResult public func rule(_ rule: FormRule<Value>) -> Self {
    guard let typed else { return self }
    let codec = typed.typedCodec
    typed.rules = (typed.rules ?? scope.noRules).adding(.custom { codec.unpack($0).flatMap(rule.check) })
    return self
  }

  // MARK: Said

  /// What people call it, instead of the words of the property's name.
  @discardableResult public func title(_ title: FormString) -> Self {
    detail { $0.title = title }
    return self
  }
  /// What helps to answer, shown beside the field. A doc comment on the property says the same.
  @discardableResult public func help(_ help: FormString) -> Self {
    detail { $0.help = help }
    return self
  }
  /// What stands in the empty field; never a value.
  @discardableResult public func placeholder(_ placeholder: FormString) -> Self {
    detail { $0.placeholder = placeholder }
    return self
  }
  /// The name of an icon.
  @discardableResult public func icon(_ name: String) -> Self {
    detail { $0.icon = name }
    return self
  }

  /// What the answer is about the person who fills in the form, so that it can be filled in for them.
  ///
  /// Texts that are e-mail addresses, telephone numbers, web addresses and passwords say so by their control.
  @discardableResult public func purpose(_ purpose: FieldPurpose) -> Self {
    detail { $0.purpose = purpose }
    return self
  }

  // MARK: Asked

  /// Shown, never edited.
  @discardableResult public func readOnly() -> Self {
    element.flags.insert(.readOnly)
    return self
  }
  /// Worked out from other properties, and setting it sets them: it is read again after every edit, and after an edit of
  /// it the whole form is. `@Form` says so of a computed property with a setter.
  ///
  /// - Complexity: an edit of the field reads every field of the form.
  @discardableResult public func refreshes() -> Self {
    element.flags.insert(.viewer)
    return self
  }
  /// No field of the form after all.
  @discardableResult public func excluded() -> Self {
    scope.exclude(element)
    return self
  }
  /// The control to edit it with, instead of the one for its type.
  @discardableResult public func control(_ control: FormControl) -> Self {
    detail { $0.control = control }
    return self
  }

  // MARK: Depending on answers

  /// Shown only while the condition holds; runs again only when something that it read has changed.
  @discardableResult public func visible(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.visible) { .flag(condition(FormReader($0))) }
  }
  /// Editable only while the condition holds.
  @discardableResult public func enabled(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.enabled) { .flag(condition(FormReader($0))) }
  }
  /// Shown and not edited while the condition holds. Unlike a field that is disabled, its value is still checked, and counts.
  @discardableResult public func readOnly(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.readOnly) { .flag(condition(FormReader($0))) }
  }
  /// What becomes of its value while it is hidden.
  @discardableResult public func whenHidden(_ policy: FormHiddenPolicy) -> Self {
    detail { $0.whenHidden = policy }
    return self
  }
  /// What becomes of its value while it is hidden, and the value that it is dropped to.
  @discardableResult public func whenHidden(_ policy: FormHiddenPolicy, to value: Value) -> Self {
    detail {
      $0.whenHidden = policy
      $0.hiddenValue = typed?.typedCodec.pack(value)
    }
    return self
  }

  /// Its value is worked out from other fields, and can't be edited.
  ///
  /// It is written to the property, if that has a setter, and runs again only when something that it read has changed.
  @discardableResult public func computed(_ value: @escaping @Sendable (FormReader<Model>) -> Value) -> Self {
    guard let typed else { return self }
    return track(.computed) { .value(typed.typedCodec.pack(value(FormReader($0)))) }
  }
}

/// A field of a definition, for readers of fields that have no key path.
public struct FieldReference<Value>: Sendable {
  let element: FormElement
  /// The same, if it is a field.
  let typed: ValueField<Value>?
  let owners: [FormElement]
  /// Which one of a series, counted from 0.
  private(set) var index = 0

  /// Another field of the same series; one that the series does not have is no field.
  ///
  /// - Parameter index: counted from 0.
  public func at(_ index: Int) -> FieldReference {
    var other = self
    other.index = index
    return other
  }
}
