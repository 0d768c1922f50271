import Foundation

/// How a row is shown and edited: a closed list of meanings, not of widgets.
///
/// Every control names its ``fallback``, so a surface without sliders shows a number field, and one without number
/// fields shows a text field. Following fallbacks always ends at ``text(_:)`` or ``label``.
public indirect enum FormControl: Sendable, Hashable, Codable {
  /// Read-only text.
  case label
  /// One line of text.
  case text(FormTextKind)
  /// Several lines of text.
  case longText
  /// Text that is hidden while it is typed; `isNew` asks password managers for a new password.
  case secure(isNew: Bool)
  /// A number that is typed.
  case number(FormNumberStyle)
  /// A number that is increased and decreased in steps.
  case stepper(FormNumberStyle)
  /// A number that is dragged between a minimum and a maximum.
  case slider(FormNumberStyle)
  /// A switch.
  case toggle
  /// A box to check.
  case checkbox
  /// A date, a time or both.
  case date(FormDateStyle)
  /// One of the row's options.
  case choice(FormChoiceStyle)
  /// Any number of the row's options.
  case choices(FormChoiceStyle)
  /// A file.
  case file(FormFileStyle)
  /// A link to a page.
  case link
  /// A button with its role.
  case button(FormRole)
  /// A control of the program's own, with the control to show on surfaces that have no view for it.
  case custom(Custom, fallback: FormControl)

  /// What a surface without this control shows instead; `nil` for the controls that every surface has.
  public var fallback: FormControl? {
    switch self {
    case .label, .text: nil
    case .choice(let style): style.fallback.map(FormControl.choice) ?? .text(.plain)
    case .choices(let style): style.fallback.map(FormControl.choices) ?? .text(.plain)
    case .longText, .toggle, .date: .text(.plain)
    case .secure, .file: .text(.plain)
    case .number: .text(.number)
    case .stepper(let style), .slider(let style): .number(style)
    case .checkbox: .toggle
    case .link, .button: .label
    case .custom(_, let fallback): fallback
    }
  }

  /// How the options of a choice are laid out; `nil` for other controls.
  public var choiceStyle: FormChoiceStyle? {
    switch standard {
    case .choice(let style), .choices(let style): style
    default: nil
    }
  }

  /// The unit of a numeric control, if it has one.
  public var unit: String? {
    switch self {
    case .number(let style), .stepper(let style), .slider(let style): style.unit
    default: nil
    }
  }

  /// The control with its unit translated into the form's language.
  func translated(in environment: FormEnvironment) -> FormControl {
    guard let unit = standard.unit else { return self }
    func translated(_ style: FormNumberStyle) -> FormNumberStyle {
      var style = style
      style.unit = FormString(unit).text(in: environment)
      return style
    }
    switch self {
    case .number(let style): return .number(translated(style))
    case .stepper(let style): return .stepper(translated(style))
    case .slider(let style): return .slider(translated(style))
    case .custom(let custom, let fallback): return .custom(custom, fallback: fallback.translated(in: environment))
    default: return self
    }
  }

  /// Whether the control can have the keyboard focus.
  public var takesFocus: Bool {
    switch self {
    case .label: false
    case .custom(let custom, let fallback): custom.takesFocus ?? fallback.takesFocus
    default: true
    }
  }
}

/// The kind of text, for keyboards, input modes and password managers.
public enum FormTextKind: String, Sendable, Hashable, Codable {
  case plain, email, phone, url, number
}

/// How a number is edited. Bounds and steps are `nil` where there are none.
public struct FormNumberStyle: Sendable, Hashable, Codable {
  /// Whether only whole numbers are accepted.
  public var isInteger: Bool
  /// The smallest number.
  public var minimum: Decimal?
  /// The largest number.
  public var maximum: Decimal?
  /// The size of one step.
  public var step: Decimal?
  /// The unit, for example `km` or `%`.
  public var unit: String?
  /// Whether a slider shows a tick mark at each stop.
  public var showsTicks = false
  /// The icon at the slider's end with the smallest number: an emoji, or the name of an icon for surfaces that have a set.
  public var minimumIcon: FormIcon?
  /// The icon at the slider's end with the largest number.
  public var maximumIcon: FormIcon?

  public init(
    isInteger: Bool, minimum: Decimal? = nil, maximum: Decimal? = nil, step: Decimal? = nil, unit: String? = nil
  ) {
    self.isInteger = isInteger
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.unit = unit
  }
}

/// How a date is edited. Bounds are parts of the Gregorian calendar in the field's time zone: a day, a time, or both.
public struct FormDateStyle: Sendable, Hashable, Codable {
  public var kind: FormDateKind
  /// The earliest date.
  public var minimum: DateComponents?
  /// The latest date.
  public var maximum: DateComponents?
  /// Whether words for days, or years of two digits, may be typed as well: a control that only picks isn't enough.
  public var isTyped = false

  public init(_ kind: FormDateKind, minimum: DateComponents? = nil, maximum: DateComponents? = nil) {
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    kind = try values.decode(FormDateKind.self, forKey: .kind)
    minimum = try values.decodeIfPresent(DateComponents.self, forKey: .minimum)
    maximum = try values.decodeIfPresent(DateComponents.self, forKey: .maximum)
    // What was encoded by an earlier version doesn't say.
    isTyped = try values.decodeIfPresent(Bool.self, forKey: .isTyped) ?? false
  }
}

/// What a button does, which determines its appearance.
public enum FormRole: String, Sendable, Hashable, Codable {
  case plain, submit, cancel, destructive
  /// It adds something: it has a plus sign, unless the button has an icon of its own.
  case add
  /// It keeps what was entered, without being the form's own Save: it stands out as that does.
  case save
  /// It leads on to something else, such as a screen of the program's: it ends with an arrow.
  case navigation
}
