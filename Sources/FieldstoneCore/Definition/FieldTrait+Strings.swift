/// Overloads for a `String` in place of a ``FormString``. A `String` is data, so it is shown as it is and never looked
/// up; a literal is always a ``FormString``.
extension FieldTrait {
  /// The title, shown as it is.
  @_disfavoredOverload public static func title(_ title: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// The help text, shown as it is.
  @_disfavoredOverload public static func help(_ help: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// What a value reads like where it is only shown, without translations.
  @_disfavoredOverload
  public static func display<Value>(_ text: @Sendable (Value) -> String) -> FieldTrait { FieldTrait() }
  /// The placeholder, shown as it is.
  @_disfavoredOverload public static func placeholder(_ placeholder: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// A custom rule with a message that is shown as it is.
  @_disfavoredOverload
  public static func rule<Value>(_ message: some StringProtocol, _ holds: @escaping @Sendable (Value) -> Bool)
    -> FieldTrait
  {
    FieldTrait()
  }
  /// The whole text has to match a regular expression; the message is shown as it is.
  @_disfavoredOverload public static func pattern(_ pattern: String, _ message: some StringProtocol) -> FieldTrait {
    FieldTrait()
  }
  /// The value has to equal that of another field; the message is shown as it is.
  @_disfavoredOverload
  public static func matches<Model, Value>(_ other: KeyPath<Model, Value>, _ message: some StringProtocol) -> FieldTrait
  {
    FieldTrait()
  }
  /// The value has to be true; the message is shown as it is.
  @_disfavoredOverload public static func mustBeTrue(_ message: some StringProtocol) -> FieldTrait { FieldTrait() }
  /// A one-line summary of a subform, shown as it is.
  @_disfavoredOverload
  public static func summary<Value>(_ summary: @escaping @Sendable (Value) -> String) -> FieldTrait { FieldTrait() }
  /// The titles of the options, shown as they are.
  @_disfavoredOverload
  public static func optionTitle<Value>(_ title: @Sendable (Value) -> String) -> FieldTrait { FieldTrait() }
}
