/// A `String` where a text is asked for: it is data, so it is shown as it is and never looked up. A literal is always a
/// ``FormString``.
extension FieldBuilder {
  /// What people call it, as it is.
  @_disfavoredOverload @discardableResult public func title(_ title: some StringProtocol) -> Self {
    self.title(FormString(verbatim: String(title)))
  }
  /// What helps to answer, as it is.
  @_disfavoredOverload @discardableResult public func help(_ help: some StringProtocol) -> Self {
    self.help(FormString(verbatim: String(help)))
  }
  /// What the empty field shows, as it is.
  @_disfavoredOverload @discardableResult public func placeholder(_ placeholder: some StringProtocol) -> Self {
    self.placeholder(FormString(verbatim: String(placeholder)))
  }
  /// A rule of one's own with a message that is shown as it is.
  @_disfavoredOverload @discardableResult
  public func rule(_ message: some StringProtocol, _ holds: @escaping @Sendable (Value) -> Bool) -> Self {
    rule(FormString(verbatim: String(message)), holds)
  }
}

extension FieldBuilder where Value: FormText {
  /// The whole text matches a regular expression; the message is shown as it is.
  @_disfavoredOverload @discardableResult public func pattern(_ pattern: String, _ message: some StringProtocol) -> Self
  {
    self.pattern(pattern, FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value: FormValue {
  /// The same value as another field; the message is shown as it is.
  @_disfavoredOverload @discardableResult
  public func matches(_ other: KeyPath<Model, Value>, _ message: some StringProtocol) -> Self {
    matches(other, FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value == Bool {
  /// Only yes is accepted; the message is shown as it is.
  @_disfavoredOverload @discardableResult public func mustBeTrue(_ message: some StringProtocol) -> Self {
    mustBeTrue(FormString(verbatim: String(message)))
  }
}

extension FieldBuilder where Value: FormModel {
  /// One line about what is in it, as it is.
  @_disfavoredOverload @discardableResult
  public func summary(_ summary: @escaping @Sendable (Value) -> String) -> Self {
    summarize { FormString(verbatim: summary($0)) }
  }
}

extension FieldBuilder where Value: Hashable & CaseIterable & Sendable {
  /// What the options are called, as it is.
  @_disfavoredOverload @discardableResult
  public func optionTitle(_ title: @Sendable (Value) -> String) -> Self {
    optionTitle { FormString(verbatim: title($0)) }
  }
}
