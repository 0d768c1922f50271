extension FieldBuilder where Value: FormCollection {
  /// The rows of each element follow its row on the same page; otherwise, each element has a page of its own.
  @discardableResult public func inline() -> Self {
    element.flags.insert(.inline)
    return self
  }
  /// Each element has a page of its own.
  @discardableResult public func pushed() -> Self { present(.pushed, nil) }
  /// Lets people change the order of the elements.
  @discardableResult public func sortable() -> Self { collection { $0.isSortable = true } }
  /// People can edit the elements, but neither add nor remove any.
  @discardableResult public func closed() -> Self { collection { $0.isClosed = true } }
  /// The title of the row that adds an element; "Add" by default.
  @discardableResult public func adding(_ title: FormString) -> Self { collection { $0.adding = title } }
  /// The title of each element, such as "Guest".
  @discardableResult public func elementTitle(_ title: FormString) -> Self { collection { $0.elementTitle = title } }
  /// The value of a new element, created separately for each element. By default, a form's `formTemplate`, or a blank value.
  @discardableResult public func template(_ make: @escaping @Sendable () -> Value.Element) -> Self {
    collection { $0.template = make }
  }
  /// Configures the field of each element, where elements are values: `.elements { $0.email() }`.
  @_disfavoredOverload @discardableResult
  public func elements(_ configure: @escaping @Sendable (FieldBuilder<Value.Element, Value.Element>) -> Void) -> Self {
    configuringElements { if let builder = $0 as? FieldBuilder<Value.Element, Value.Element> { configure(builder) } }
  }
  /// Configures the field of each element, where elements are values that may be nil.
  @discardableResult
  public func elements<Wrapped>(_ configure: @escaping @Sendable (FieldBuilder<Wrapped?, Wrapped>) -> Void) -> Self
  where Value.Element == Wrapped? {
    configuringElements { if let builder = $0 as? FieldBuilder<Wrapped?, Wrapped> { configure(builder) } }
  }
  private func configuringElements(_ configure: @escaping (Any) -> Void) -> Self {
    collection {
      let before = $0.configure
      $0.configure = { builder in
        before?(builder)
        configure(builder)
      }
    }
  }
  /// A summary of all elements, for the row of the collection, which otherwise says how many there are.
  @discardableResult public func summary(_ summary: @escaping @Sendable (Value) -> FormString) -> Self {
    collection { $0.summary = { ($0 as? Value).map(summary) } }
  }
  /// The title of an element's row, made from the parts of it that people can't edit, such as the question that it
  /// answers.
  @discardableResult
  public func elementTitle(_ title: @escaping @Sendable (Value.Element) -> FormString) -> Self {
    detail { $0.elementTitle = { $0.text(title) } }
    return self
  }
  /// A one-line summary of an element, for its row.
  @discardableResult
  public func elementSummary(_ summary: @escaping @Sendable (Value.Element) -> FormString) -> Self {
    detail { $0.elementSummary = { $0.text(summary) } }
    return self
  }

  func collection(_ change: (inout CollectionSettings) -> Void) -> Self {
    detail {
      var settings = $0.collection ?? CollectionSettings()
      change(&settings)
      $0.collection = settings
    }
    return self
  }
}

extension FieldBuilder where Value: FormCollection, Value.Element: Hashable {
  /// No two elements may be equal.
  ///
  /// - Complexity: O(1) for each edit of an element, and O(log n) for each element that has an equal one; O(n) where
  ///   elements are instances of a class, which may change without the form.
  @discardableResult public func unique() -> Self { unique { AnyHashable($0) } }
  /// The same, if elements are equal that have equal keys.
  @discardableResult package func unique(by key: @escaping (Value.Element) -> AnyHashable) -> Self {
    collection { $0.key = { element in (element as? Value.Element).map(key) } }
  }
  /// No two elements may be equal.
  ///
  /// - Parameter message: What is said where one occurs twice.
  @discardableResult public func unique(_ message: FormString) -> Self {
    unique().collection { $0.notUnique = message }
  }
}

extension FieldTrait {
  /// Lets people change the order of the elements of a collection.
  public static var sortable: FieldTrait { FieldTrait() }
  /// People can edit the elements of a collection, but neither add nor remove any.
  public static var closed: FieldTrait { FieldTrait() }
  /// The title of the row that adds an element to a collection.
  public static func adding(_ title: FormString) -> FieldTrait { FieldTrait() }
  /// The title of each element of a collection.
  public static func elementTitle(_ title: FormString) -> FieldTrait { FieldTrait() }
  /// The value of a new element of a collection.
  public static func template<Element>(_ make: @Sendable () -> Element) -> FieldTrait { FieldTrait() }
  /// Configures the field of each element of a collection of values.
  public static func elements<Element>(_ configure: @Sendable (FieldBuilder<Element, Element>) -> Void) -> FieldTrait {
    FieldTrait()
  }
  /// A one-line summary of an element of a collection.
  public static func elementSummary<Element>(_ summary: @Sendable (Element) -> FormString) -> FieldTrait {
    FieldTrait()
  }
  /// No two elements of a collection may be equal.
  public static var unique: FieldTrait { FieldTrait() }
  /// No two elements of a collection may be equal.
  public static func unique(_ message: FormString) -> FieldTrait { FieldTrait() }
}
