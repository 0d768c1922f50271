import Foundation

// One value of the options. The overloads are disfavored because an option set may be Hashable, too.

extension FieldBuilder where Value: Hashable & Sendable {
  /// The values to choose from, in order. The chosen value itself is stored, never its position.
  ///
  /// A value that is not among them is shown and kept, and is an issue until another one is chosen.
  ///
  /// ```swift
  /// @Field(.options(["English", "Deutsch", "Français"])) var language = "English"
  /// ```
  @_disfavoredOverload @discardableResult
  public func options(_ values: [Value]) -> Self { declare { $0.offering(values) } }

  /// The values to choose from, each with its title.
  @_disfavoredOverload @discardableResult
  public func options(_ titles: KeyValuePairs<Value, FormString>) -> Self {
    declare { $0.offering(titles.map(\.key), .titles(titles.map { ($0, $1) })) }
  }

  /// The values to choose from, depending on other answers. The closure runs again only when something that it read has
  /// changed. The chosen value stays, and is an issue while it is not among them.
  ///
  /// ```swift
  /// @Form struct Trip {
  ///   var isAbroad = false
  ///   var city: String?
  ///
  ///   static func arrange(_ form: FormBuilder<Trip>) {
  ///     form[\.city].options { $0.isAbroad ? ["Oslo", "Rome"] : ["Berlin", "Bonn"] }
  ///   }
  /// }
  /// ```
  @_disfavoredOverload @discardableResult
  public func options(_ options: @escaping @Sendable (FormReader<Model>) -> [Value]) -> Self {
    declare(\.undecided)
    guard let typed else { return self }
    return track(.options) { .options(ChoiceCodec.replacing(typed.typedCodec).offering(options(FormReader($0)))) }
  }

  /// The titles of the options.
  @discardableResult public func optionTitle(_ title: @escaping @Sendable (Value) -> FormString) -> Self {
    replaceCodec { ChoiceCodec.replacing($0).titled(title) }
  }

  /// The options that can't be chosen now. They are shown, but an answer that uses one is an error. The closure runs
  /// again only when something that it read has changed.
  ///
  /// ```swift
  /// form[\.ticket].disabledOptions { $0.seats > 1 ? [.student] : [] }
  /// ```
  @discardableResult
  public func disabledOptions(_ options: @escaping @Sendable (FormReader<Model>) -> Set<Value>) -> Self {
    guard let typed else { return self }
    return track(.disabledOptions) { scope in
      .disabledOptions(options(FormReader(scope)).map { typed.typedCodec.pack($0) })
    }
  }

  @discardableResult
  private func declare(_ change: (ChoiceCodec<Value>) -> ChoiceCodec<Value>) -> Self {
    declareOptions { change(.replacing($0).undecided) }
  }
}

// Several values of the options.

extension FieldBuilder where Value: FormSelection & Sendable, Value.Element: Sendable {
  /// The values to choose from, in order. The collection holds the chosen values in this order.
  ///
  /// A value that is not among them is shown and kept, and is an issue until it is removed.
  ///
  /// ```swift
  /// @Field(.options(["Ham", "Olives", "Peppers"])) var toppings: [String] = []
  /// ```
  @discardableResult
  public func options(_ values: [Value.Element]) -> Self { declareSeveral { $0.offering(values) } }

  /// The values to choose from, each with its title.
  @discardableResult
  public func options(_ titles: KeyValuePairs<Value.Element, FormString>) -> Self {
    declareSeveral { $0.offering(titles.map(\.key), .titles(titles.map { ($0, $1) })) }
  }

  /// The values to choose from, depending on other answers. The closure runs again only when something that it read has
  /// changed. The chosen values stay, and are an issue while they are not among them.
  @discardableResult
  public func options(_ options: @escaping @Sendable (FormReader<Model>) -> [Value.Element]) -> Self {
    declareSeveral(\.undecided)
    guard let typed else { return self }
    return track(.options) { .options(Self.selection(typed.typedCodec).offering(options(FormReader($0)))) }
  }

  /// The titles of the options.
  @discardableResult public func optionTitle(_ title: @escaping @Sendable (Value.Element) -> FormString) -> Self {
    replaceCodec { Self.selection($0).titled(title) }
  }

  /// The options that can't be chosen now.
  @discardableResult
  public func disabledOptions(_ options: @escaping @Sendable (FormReader<Model>) -> Set<Value.Element>) -> Self {
    guard let typed else { return self }
    return track(.disabledOptions) { scope in
      let codec = Self.selection(typed.typedCodec)
      return .disabledOptions(options(FormReader(scope)).map(codec.packElement))
    }
  }

  @discardableResult
  private func declareSeveral(
    _ change: (SelectionCodec<Value, Value.Element>) -> SelectionCodec<Value, Value.Element>
  ) -> Self {
    declareOptions { change(Self.selection($0).undecided) }
  }

  static func selection(_ codec: FieldCodec<Value>) -> SelectionCodec<Value, Value.Element> {
    codec as? SelectionCodec ?? SelectionCodec(.elements, of: .unset)
  }
}

extension FieldBuilder {
  /// Makes the field a choice whose options are those declared last.
  @discardableResult
  func declareOptions(_ change: (FieldCodec<Value>) -> FieldCodec<Value>) -> Self {
    scope.forgetOptions(of: element)
    detail { $0.optionQuery = nil }
    return replaceCodec(change)
  }

  /// Makes the field a choice.
  @discardableResult
  func replaceCodec(_ change: (FieldCodec<Value>) -> FieldCodec<Value>) -> Self {
    guard let typed else { return self }
    typed.codec = change(typed.typedCodec)
    typed.becomeEditable()
    scope.note(choice: typed)
    return self
  }
}
