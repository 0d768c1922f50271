import Foundation

/// A fact about one property, for `@Field`.
///
/// A trait carries nothing: the attribute is checked for its spelling and its arguments' own types, and `@Form` repeats each
/// trait as a call on the field's ``FieldBuilder``, where the property's type decides whether it fits. A string literal is
/// the title. The traits of rules stand beside their rules.
public struct FieldTrait: Sendable, ExpressibleByStringLiteral {
  init() {}
  public init(stringLiteral title: StaticString) {}

  /// What people call it.
  public static func title(_ title: FormString) -> FieldTrait { FieldTrait() }
  /// What helps to answer; instead of the doc comment.
  public static func help(_ help: FormString) -> FieldTrait { FieldTrait() }
  /// What stands in the empty field.
  public static func placeholder(_ placeholder: FormString) -> FieldTrait { FieldTrait() }
  /// The name of an icon.
  public static func icon(_ name: String) -> FieldTrait { FieldTrait() }
  /// What the answer is about the person who fills in the form, so that it can be filled in for them.
  public static func purpose(_ purpose: FieldPurpose) -> FieldTrait { FieldTrait() }
  /// Shown, never edited.
  public static var readOnly: FieldTrait { FieldTrait() }
  /// No field of the form.
  public static var excluded: FieldTrait { FieldTrait() }
  /// The control to edit it with.
  public static func control(_ control: FormControl) -> FieldTrait { FieldTrait() }
  /// What becomes of its value while it is hidden.
  public static func whenHidden(_ policy: FormHiddenPolicy) -> FieldTrait { FieldTrait() }
  /// What becomes of its value while it is hidden, and the value that it is dropped to.
  public static func whenHidden<Value>(_ policy: FormHiddenPolicy, to value: Value) -> FieldTrait { FieldTrait() }

  /// A telephone number.
  public static var phone: FieldTrait { FieldTrait() }
  /// A secret that is not shown while it is typed.
  public static var password: FieldTrait { FieldTrait() }
  /// A secret that is being chosen.
  public static var newPassword: FieldTrait { FieldTrait() }
  /// Several lines of text.
  public static var longText: FieldTrait { FieldTrait() }
  /// White space around the text is not part of the value.
  public static var trimmed: FieldTrait { FieldTrait() }

  /// A day of the calendar.
  public static var date: FieldTrait { FieldTrait() }
  /// A time of day.
  public static var time: FieldTrait { FieldTrait() }
  /// A day and a time.
  public static var dateAndTime: FieldTrait { FieldTrait() }
  /// Read and written in this time zone.
  public static func timeZone(_ timeZone: TimeZone) -> FieldTrait { FieldTrait() }

  /// A box to tick.
  public static var checkbox: FieldTrait { FieldTrait() }
  /// A switch.
  public static var toggle: FieldTrait { FieldTrait() }

  /// The subform's rows stand in the parent's page.
  public static var inline: FieldTrait { FieldTrait() }
  /// The subform has a page of its own.
  public static var pushed: FieldTrait { FieldTrait() }
  /// One line about what is in a subform.
  public static func summary<Value>(_ summary: @escaping @Sendable (Value) -> FormString) -> FieldTrait { FieldTrait() }

  /// A few short options side by side.
  public static var segments: FieldTrait { FieldTrait() }
  /// All options in the page.
  public static var list: FieldTrait { FieldTrait() }
  /// Options that unfold.
  public static var menu: FieldTrait { FieldTrait() }
  /// What the options are called.
  public static func optionTitle<Value>(_ title: @Sendable (Value) -> FormString) -> FieldTrait { FieldTrait() }

  /// Goes up and down in steps.
  public static var stepper: FieldTrait { FieldTrait() }
  /// Goes up and down in steps between two ends.
  public static func stepper<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// Goes up and down in steps between two ends.
  public static func stepper<Value: Comparable>(_ range: ClosedRange<Value>, by step: Value) -> FieldTrait {
    FieldTrait()
  }
  /// Dragged between two ends.
  public static func slider<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// What is counted.
  public static func unit(_ unit: String) -> FieldTrait { FieldTrait() }
}
