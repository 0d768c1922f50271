import Foundation

/// Configures one property, as an argument of `@Field`.
///
/// A trait holds no data. In the attribute, the compiler checks only its name and the types of its arguments; `@Form`
/// repeats each trait as a call on the field's ``FieldBuilder``, where the property's type decides whether it fits. A
/// string literal is the title. Traits for rules are declared next to their rules.
public struct FieldTrait: Sendable, ExpressibleByStringLiteral {
  init() {}
  public init(stringLiteral title: StaticString) {}

  /// The title.
  public static func title(_ title: FormString) -> FieldTrait { FieldTrait() }
  /// The help text, instead of the doc comment.
  public static func help(_ help: FormString) -> FieldTrait { FieldTrait() }
  /// What a value reads like where it is only shown.
  public static func display<Value>(_ text: @Sendable (Value) -> FormString) -> FieldTrait { FieldTrait() }
  /// The placeholder, shown while the field is empty.
  public static func placeholder(_ placeholder: FormString) -> FieldTrait { FieldTrait() }
  /// The icon beside the title.
  public static func icon(_ icon: FormIcon) -> FieldTrait { FieldTrait() }
  /// What the answer says about the user, so that it can be filled in automatically.
  public static func purpose(_ purpose: FieldPurpose) -> FieldTrait { FieldTrait() }
  /// Shown, but never edited.
  public static var readOnly: FieldTrait { FieldTrait() }
  /// Leaves the property out of the form.
  public static var excluded: FieldTrait { FieldTrait() }
  /// The value that takes the place of nil in an optional property.
  public static func defaultValue<Value>(_ value: Value) -> FieldTrait { FieldTrait() }
  /// The value that takes the place of nil in an optional property, or that is only shown while the field is empty.
  public static func defaultValue<Value>(_ value: Value, isStored: Bool) -> FieldTrait { FieldTrait() }
  /// The control, instead of the default one for its type.
  public static func control(_ control: FormControl) -> FieldTrait { FieldTrait() }
  /// What happens to its value while it is hidden.
  public static func whenHidden(_ policy: FormHiddenPolicy) -> FieldTrait { FieldTrait() }
  /// What happens to its value while it is hidden, and the value that replaces a dropped one.
  public static func whenHidden<Value>(_ policy: FormHiddenPolicy, to value: Value) -> FieldTrait { FieldTrait() }

  /// A telephone number.
  public static var phone: FieldTrait { FieldTrait() }
  /// A secret that is hidden while it is typed.
  public static var password: FieldTrait { FieldTrait() }
  /// A secret that the user is choosing.
  public static var newPassword: FieldTrait { FieldTrait() }
  /// Several lines of text.
  public static var longText: FieldTrait { FieldTrait() }
  /// Leading and trailing white space is removed from the value.
  public static var trimmed: FieldTrait { FieldTrait() }

  /// A calendar date.
  public static var date: FieldTrait { FieldTrait() }
  /// A time of day.
  public static var time: FieldTrait { FieldTrait() }
  /// A date and a time of day.
  public static var dateAndTime: FieldTrait { FieldTrait() }
  /// Uses a time zone other than the form's.
  public static func timeZone(_ timeZone: TimeZone) -> FieldTrait { FieldTrait() }

  /// A checkbox.
  public static var checkbox: FieldTrait { FieldTrait() }
  /// A switch.
  public static var toggle: FieldTrait { FieldTrait() }
  /// The words for on and off.
  public static func words(on: FormString, off: FormString) -> FieldTrait { FieldTrait() }

  /// An optional subform is there exactly while it is visible.
  public static var existsWhileVisible: FieldTrait { FieldTrait() }
  /// Shows the subform's rows on the parent's page.
  public static var inline: FieldTrait { FieldTrait() }
  /// Shows the subform on a page of its own.
  public static var pushed: FieldTrait { FieldTrait() }
  /// A one-line summary of a subform.
  public static func summary<Value>(_ summary: @escaping @Sendable (Value) -> FormString) -> FieldTrait { FieldTrait() }

  /// A few short options side by side.
  public static var segments: FieldTrait { FieldTrait() }
  /// All options, listed on the page.
  public static var list: FieldTrait { FieldTrait() }
  /// Options in a menu.
  public static var menu: FieldTrait { FieldTrait() }
  /// How the options are laid out.
  public static func choiceStyle(_ style: FormChoiceStyle) -> FieldTrait { FieldTrait() }
  /// The values to choose from.
  public static func options<Value>(_ values: [Value]) -> FieldTrait { FieldTrait() }
  /// The values to choose from, each with its title.
  public static func options<Value>(_ titles: KeyValuePairs<Value, FormString>) -> FieldTrait { FieldTrait() }
  /// The options, of which the property holds the position.
  public static func options(byIndex titles: [FormString]) -> FieldTrait { FieldTrait() }
  /// Options that are chosen by the bits of a number.
  public static func bitField(_ titles: [FormString]) -> FieldTrait { FieldTrait() }
  /// Options that are chosen by the bits of a number, each with its bits.
  public static func bitField<Value>(_ titles: KeyValuePairs<Value, FormString>) -> FieldTrait { FieldTrait() }
  /// The titles of the options.
  public static func optionTitle<Value>(_ title: @Sendable (Value) -> FormString) -> FieldTrait { FieldTrait() }

  /// A stepper.
  public static var stepper: FieldTrait { FieldTrait() }
  /// A stepper with a range.
  public static func stepper<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// A stepper with a range.
  public static func stepper<Value: Comparable>(_ range: ClosedRange<Value>, by step: Value) -> FieldTrait {
    FieldTrait()
  }
  /// A slider.
  public static func slider<Value: Comparable>(_ range: ClosedRange<Value>) -> FieldTrait { FieldTrait() }
  /// A slider with stops.
  public static func slider<Value: Comparable>(_ range: ClosedRange<Value>, by step: Value) -> FieldTrait {
    FieldTrait()
  }
  /// A tick mark at each stop of the slider.
  public static var ticks: FieldTrait { FieldTrait() }
  /// Icons at the ends of the slider.
  public static func icons(minimum: FormIcon, maximum: FormIcon) -> FieldTrait { FieldTrait() }
  /// Takes relative edits: `+1` and `-5` change the number, in a form over several objects that of each.
  public static var relative: FieldTrait { FieldTrait() }
  /// The unit, shown after the number.
  public static func unit(_ unit: String) -> FieldTrait { FieldTrait() }
}
