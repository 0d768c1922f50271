/// A `String` where a text is asked for: it is data, so it is shown as it is and never looked up. A literal is always a
/// ``FormString``.
extension FieldTrait {
  /// What people call it, as it is.
  @_disfavoredOverload public static func title(_ title: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// What helps to answer, as it is.
  @_disfavoredOverload public static func help(_ help: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// What the empty field shows, as it is.
  @_disfavoredOverload public static func placeholder(_ placeholder: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// A rule of one's own with a message that is shown as it is.
  @_disfavoredOverload
  public static func rule<Value>(_ message: some StringProtocol, _ holds: @escaping @Sendable (Value) -> Bool)
    -> FieldTrait
  {
    FieldTrait()
  }
  /// The whole text matches a regular expression; the message is shown as it is.
  @_disfavoredOverload public static func pattern(_ pattern: String, _ message: some StringProtocol) -> FieldTrait {
    FieldTrait()
  }
  /// The same value as another field; the message is shown as it is.
  @_disfavoredOverload
  public static func matches<Model, Value>(_ other: KeyPath<Model, Value>, _ message: some StringProtocol) -> FieldTrait
  {
    FieldTrait()
  }
  /// Only yes is accepted; the message is shown as it is.
  @_disfavoredOverload public static func mustBeTrue(_ message: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// One line about what is in a subform, as it is.
  @_disfavoredOverload
  public static func summary<Value>(_ summary: @escaping @Sendable (Value) -> String) -> FieldTrait { FieldTrait() }
  /// What the options are called, as it is.
  @_disfavoredOverload
  public static func optionTitle<Value>(_ title: @Sendable (Value) -> String) -> FieldTrait { FieldTrait() }
}
