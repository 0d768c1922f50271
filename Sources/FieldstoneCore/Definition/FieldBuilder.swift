/// Configures one field. Every method is also available as a trait of `@Field`, unless it takes a closure that reads
/// the form.
///
/// `Value` is the property's type without its `Optional`.
public struct FieldBuilder<Model, Value> {
  let scope: BuilderScope
  let element: FormElement
  let typed: ValueField<Value>?
  /// The nested elements that lead to the field.
  var owners: [FormElement] = []

  /// A reference to the field, for closures that read fields without a key path.
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
    // Asked of all chains together: hardly any form has one, and every field would pay for a look at its own.
    if scope.ruleChains.hasImpossibleLengths { reportImpossibleLengths() }
    return self
  }

  /// Adds a predefined rule.
  @discardableResult public func rule(_ rule: FormRule<Value>) -> Self {
    guard let typed else { return self }
    typed.rules = (typed.rules ?? scope.noRules).adding(
      .custom { value, codec in
        unsafeDowncast(codec, to: FieldCodec<Value>.self).unpack(value).flatMap(rule.check)
      })
    return self
  }

  // MARK: Texts

  /// The title. By default, it is made from the words of the property's name.
  @discardableResult public func title(_ title: FormString) -> Self {
    detail { $0.title = title }
    return self
  }
  /// The help text, shown next to the field. By default, it is the property's doc comment.
  @discardableResult public func help(_ help: FormString) -> Self {
    detail { $0.help = help }
    return self
  }
  /// How a value reads where it is only shown: in a label, in a read-only field, in the summary of its page. It takes the
  /// place of what its type says, and of a unit. While the field is edited, it shows what was typed.
  ///
  /// ```swift
  /// @Field(.display { (floor: Int) in floor == 0 ? "Ground floor" : "Floor \(floor)" }) var floor = 0
  /// ```
  @discardableResult public func display(_ text: @escaping @Sendable (Value) -> FormString) -> Self {
    guard let typed else { return self }
    // A label keeps what its values read like instead of the values, but may still get options.
    if typed.codec.isLabel { typed.codec = LabelCodec(describe: text) }
    detail { $0.display = { codec, value in (codec as? FieldCodec<Value>)?.unpack(value).map(text) } }
    return self
  }
  /// The placeholder, shown while the field is empty; never a value.
  @discardableResult public func placeholder(_ placeholder: FormString) -> Self {
    detail { $0.placeholder = placeholder }
    return self
  }
  /// The icon beside the title.
  @discardableResult public func icon(_ icon: FormIcon) -> Self {
    detail { $0.icon = icon }
    return self
  }

  /// What the answer says about the user, so that it can be filled in automatically.
  ///
  /// Controls for email addresses, telephone numbers, web addresses, and passwords imply their purpose.
  @discardableResult public func purpose(_ purpose: FieldPurpose) -> Self {
    detail { $0.purpose = purpose }
    return self
  }

  // MARK: Editing

  /// Shown, but never edited.
  @discardableResult public func readOnly() -> Self {
    element.flags.insert(.readOnly)
    element.flags.remove(.readOnlyByType)
    return self
  }
  /// A computed property with a setter: it is reread after every edit, and the whole form is reread after an edit of
  /// it. `@Form` adds this for such a property.
  ///
  /// - Complexity: An edit of the field reads every field of the form.
  @discardableResult public func refreshes() -> Self {
    element.flags.insert(.viewer)
    return self
  }
  /// Leaves the field out of the form.
  @discardableResult public func excluded() -> Self {
    scope.exclude(element)
    return self
  }
  /// The control, instead of the default one for its type.
  @discardableResult public func control(_ control: FormControl) -> Self {
    detail { $0.control = control }
    return self
  }

  /// The value that takes the place of nil in an optional property: the property is set to it when a form is opened,
  /// and when a person empties the field. A placeholder, in contrast, is only shown.
  @discardableResult public func defaultValue(_ value: Value) -> Self {
    if typed?.replaceNil(by: value) != true { scope.report(.defaultNotOptional, element.name) }
    return self
  }

  /// The value that takes the place of nil in an optional property, or that is only shown while the field is empty.
  ///
  /// - Parameter isStored: If false, the property stays nil until a person gives an answer.
  @discardableResult public func defaultValue(_ value: Value, isStored: Bool) -> Self where Value: Sendable {
    guard !isStored else { return defaultValue(value) }
    detail {
      $0.shownDefault = { ($0 as? FieldCodec<Value>)?.pack(value) ?? .none }
    }
    return self
  }

  // MARK: Depending on answers

  /// Shown only while the condition holds. The closure runs again only when something that it read has changed.
  @discardableResult public func visible(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.visible) { .flag(condition(FormReader($0))) }
  }
  /// Editable only while the condition holds.
  @discardableResult public func enabled(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.enabled) { .flag(condition(FormReader($0))) }
  }
  /// Read-only while the condition holds. Unlike that of a disabled field, its value is still checked and submitted.
  @discardableResult public func readOnly(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    track(.readOnly) { .flag(condition(FormReader($0))) }
  }
  /// What happens to its value while it is hidden.
  @discardableResult public func whenHidden(_ policy: FormHiddenPolicy) -> Self {
    detail { $0.whenHidden = policy }
    return self
  }
  /// What happens to its value while it is hidden, and the value that replaces a dropped one.
  @discardableResult public func whenHidden(_ policy: FormHiddenPolicy, to value: Value) -> Self {
    detail {
      $0.whenHidden = policy
      $0.hiddenValue = { unsafeDowncast($0, to: FieldCodec<Value>.self).pack(value) }
    }
    return self
  }

  /// Its value is computed from other fields, and can't be edited.
  ///
  /// The value is written to the property if it has a setter. The closure runs again only when something that it read
  /// has changed.
  @discardableResult public func computed(_ value: @escaping @Sendable (FormReader<Model>) -> Value) -> Self {
    guard let typed else { return self }
    return track(.computed) { .value(typed.typedCodec.pack(value(FormReader($0)))) }
  }
}

/// A reference to a field of a definition, for fields that have no key path.
public struct FieldReference<Value>: Sendable {
  let element: FormElement
  /// The same element, if it is a field.
  let typed: ValueField<Value>?
  let owners: [FormElement]
}
