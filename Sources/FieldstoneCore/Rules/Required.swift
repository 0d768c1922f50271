extension Rules {
  static let required = FormRuleDescription(
    name: "required", help: "An answer is required; white space alone doesn't count.",
    example: "@Field(.required) var name = \"\"",
    accepts: ["Ada", " a "], refuses: ["", "   "])

  /// Whether the value is no answer: no value, an empty text, only white space, or nothing
  /// chosen of several options.
  static func isMissing(_ value: StoredValue) -> Bool {
    switch value {
    case .none: return true
    case .text(let text):
      // The first byte is almost always enough.
      guard let first = text.utf8.first else { return true }
      if first > 0x20, first < 0x7F { return false }
      // ASCII white space is skipped as bytes, because looking up a code point's properties takes thirty times as long.
      let other = text.utf8.firstIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      // By code point, because a single character may have a million combining marks.
      return other.map { text.unicodeScalars[$0...].allSatisfy(\.properties.isWhitespace) } ?? true
    case .boxed(let box): return box.isEmpty
    default: return false
    }
  }
}

// What can be filled in can be required: values, choices, types that are both, and subforms.

extension FieldBuilder where Value: FormValue {
  /// Makes the field required: it may not be left empty.
  @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: FormCollection {
  /// Requires at least one element.
  @discardableResult public func required() -> Self { markRequired() }
  /// Requires at least one element while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: FormCollection & FormSelection {
  /// Requires at least one element, or option.
  @discardableResult public func required() -> Self { markRequired() }
  /// Requires at least one element, or option, while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: CaseIterable & Hashable & Sendable {
  /// Makes the field required: it may not be left empty.
  @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: FormValue & CaseIterable & Hashable {
  /// Makes the field required: it may not be left empty.
  @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: OptionSet {
  /// Makes the field required: at least one option has to be chosen.
  @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: Hashable & Sendable {
  /// Makes the field required: one of its options has to be chosen.
  @_disfavoredOverload @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @_disfavoredOverload @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder where Value: FormModel {
  /// Makes the field required: it may not be left empty.
  @discardableResult public func required() -> Self { markRequired() }
  /// Makes the field required while the condition holds.
  @discardableResult
  public func required(when condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    trackRequired(condition)
  }
}

extension FieldBuilder {
  private func markRequired() -> Self {
    scope.noteRequiredReadOnlyField(typed, below: owners)
    element.flags.insert(.required)
    return self
  }

  private func trackRequired(_ condition: @escaping @Sendable (FormReader<Model>) -> Bool) -> Self {
    scope.noteRequiredReadOnlyField(typed, below: owners)
    return track(.required) { .flag(condition(FormReader($0))) }
  }
}

extension FieldTrait {
  /// Makes the field required: it may not be left empty.
  public static var required: FieldTrait { FieldTrait() }
}
