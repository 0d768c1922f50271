/// Overloads for a `String` in place of a ``FormString``. A `String` is data, so it is shown as it is and never looked
/// up; a literal is always a ``FormString``.
extension FieldBuilder {
  /// The title, shown as it is.
  @_disfavoredOverload @discardableResult public func title(_ title: some StringProtocol) -> Self {
    self.title(FormString(verbatim: String(title)))
  }
  /// The help text, shown as it is.
  @_disfavoredOverload @discardableResult public func help(_ help: some StringProtocol) -> Self {
    self.help(FormString(verbatim: String(help)))
  }
  /// What a value reads like where it is only shown, without translations.
  @_disfavoredOverload @discardableResult
  public func display(_ text: @escaping @Sendable (Value) -> String) -> Self {
    display { FormString(verbatim: text($0)) }
  }
  /// The placeholder, shown as it is.
  @_disfavoredOverload @discardableResult public func placeholder(_ placeholder: some StringProtocol) -> Self {
    self.placeholder(FormString(verbatim: String(placeholder)))
  }
  /// A custom rule with a message that is shown as it is.
  @_disfavoredOverload @discardableResult
  public func rule(_ message: some StringProtocol, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
    rule(FormString(verbatim: String(message)), holds)
  }
}

extension FieldBuilder where Value: FormText {
  /// The whole text has to match a regular expression; the message is shown as it is.
  @_disfavoredOverload @discardableResult public func pattern(_ pattern: String, _ message: some StringProtocol) -> Self
  {
    self.pattern(pattern, FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value: FormValue {
  /// The value has to equal that of another field; the message is shown as it is.
  @_disfavoredOverload @discardableResult
  public func matches(_ other: KeyPath<Model, Value>, _ message: some StringProtocol) -> Self {
    matches(other, FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value == Bool {
  /// The value has to be true; the message is shown as it is.
  @_disfavoredOverload @discardableResult public func mustBeTrue(_ message: some StringProtocol) -> Self {
    mustBeTrue(FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value: FormModel {
  /// A one-line summary of its content, shown as it is.
  @_disfavoredOverload @discardableResult
  public func summary(_ summary: @escaping @Sendable (Value) -> String) -> Self {
    summarize { FormString(verbatim: summary($0)) }
  }
}

extension FieldBuilder where Value: FormCollection {
  /// A summary of all elements, shown as it is.
  @_disfavoredOverload @discardableResult
  public func summary(_ summary: @escaping @Sendable (Value) -> String) -> Self {
    collection { $0.summary = { ($0 as? Value).map { FormString(verbatim: summary($0)) } } }
  }
  /// The title of an element's row, shown as it is.
  @_disfavoredOverload @discardableResult
  public func elementTitle(_ title: @escaping @Sendable (Value.Element) -> String) -> Self {
    elementTitle { (element: Value.Element) -> FormString in FormString(verbatim: title(element)) }
  }
  /// A one-line summary of an element, shown as it is.
  @_disfavoredOverload @discardableResult
  public func elementSummary(_ summary: @escaping @Sendable (Value.Element) -> String) -> Self {
    elementSummary { (element: Value.Element) -> FormString in FormString(verbatim: summary(element)) }
  }
}

extension FieldBuilder where Value: Hashable & Sendable {
  /// The titles of the options, shown as they are.
  @_disfavoredOverload @discardableResult
  public func optionTitle(_ title: @escaping @Sendable (Value) -> String) -> Self {
    optionTitle { FormString(verbatim: title($0)) }
  }
}

extension FieldBuilder where Value: FormSelection & Sendable, Value.Element: Sendable {
  /// The titles of the options, shown as they are.
  @_disfavoredOverload @discardableResult
  public func optionTitle(_ title: @escaping @Sendable (Value.Element) -> String) -> Self {
    optionTitle { FormString(verbatim: title($0)) }
  }
}
