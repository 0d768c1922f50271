extension FieldBuilder where Value: FormValue & Hashable {
  /// Texts to pick from while one is typed. Any other text is accepted too; where only these are, use `options`.
  ///
  /// ```swift
  /// @Field(.suggestions(["Ada", "Alan", "Grace"])) var firstName = ""
  /// ```
  @discardableResult public func suggestions(_ values: [Value]) -> Self {
    detail { $0.suggestions = OptionList(values, .standard) }
    return self
  }

  /// Texts to pick from, depending on other answers. The closure runs again only when something that it read has
  /// changed.
  @discardableResult
  public func suggestions(_ suggestions: @escaping @Sendable (FormReader<Model>) -> [Value]) -> Self {
    track(.suggestions) { .suggestions(OptionList(suggestions(FormReader($0)), .standard)) }
  }
}

extension FieldTrait {
  /// Texts to pick from while one is typed.
  public static func suggestions<Value>(_ values: [Value]) -> FieldTrait { FieldTrait() }
}
