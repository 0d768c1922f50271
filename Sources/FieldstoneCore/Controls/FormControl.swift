/// How a row wants to be shown and edited: a closed list of meanings, not of widgets.
///
/// Every control names its ``fallback``, so a surface that has no slider shows a number, and one that has no number
/// shows a text. Following fallbacks always ends at ``text(_:)`` or ``label``.
public indirect enum FormControl: Sendable, Hashable, Codable {
  /// Something to read.
  case label
  /// One line of text.
  case text(FormTextKind)
  /// Several lines of text.
  case longText
  /// A text that is not shown while it is typed; `isNew` asks password managers for a new one.
  case secure(isNew: Bool)
  /// A number that is typed.
  case number(FormNumberStyle)
  /// A number that goes up and down in steps.
  case stepper(FormNumberStyle)
  /// A number that is dragged between two ends.
  case slider(FormNumberStyle)
  /// A switch.
  case toggle
  /// A box to tick.
  case checkbox
  /// A date, a time or both.
  case date(FormDateStyle)
  /// One of the row's options.
  case choice(FormChoiceStyle)
  /// Leads to a page.
  case link
  /// Something to press.
  case button(FormRole)
  /// A control of the program's own, by name, and what to show where it is not known.
  case custom(String, fallback: FormControl)

  /// What a surface shows that does not have this control; `nil` for the controls that every surface has.
  public var fallback: FormControl? {
    switch self {
    case .label, .text: nil
    case .longText, .toggle, .choice, .date: .text(.plain)
    case .secure: .text(.plain)
    case .number: .text(.number)
    case .stepper(let style), .slider(let style): .number(style)
    case .checkbox: .toggle
    case .link, .button: .label
    case .custom(_, let fallback): fallback
    }
  }

  /// What is counted, for a control of numbers that says so.
  public var unit: String? {
    switch self {
    case .number(let style), .stepper(let style), .slider(let style): style.unit
    default: nil
    }
  }

  /// The control with its unit in the language of the form.
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
    case .custom(let name, let fallback): return .custom(name, fallback: fallback.translated(in: environment))
    default: return self
    }
  }

  /// Whether the keyboard can be in it.
  public var takesFocus: Bool {
    switch self {
    case .label: false
    case .custom(_, let fallback): fallback.takesFocus
    default: true
    }
  }
}

/// What a text is, for keyboards, input modes and password managers.
public enum FormTextKind: String, Sendable, Hashable, Codable {
  case plain, email, phone, url, number
}

/// How a number is edited. Bounds and steps are plain digits, `nil` where there are none.
public struct FormNumberStyle: Sendable, Hashable, Codable {
  /// Whether only whole numbers are accepted.
  public var isInteger: Bool
  /// The smallest number, as plain digits.
  public var minimum: String?
  /// The largest number, as plain digits.
  public var maximum: String?
  /// What one step adds.
  public var step: String?
  /// What is counted: `km`, `%`.
  public var unit: String?

  public init(isInteger: Bool, minimum: String? = nil, maximum: String? = nil, step: String? = nil, unit: String? = nil)
  {
    self.isInteger = isInteger
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.unit = unit
  }
}

/// How a date is edited. Bounds are texts as they are typed.
public struct FormDateStyle: Sendable, Hashable, Codable {
  public var kind: FormDateKind
  /// The earliest date.
  public var minimum: String?
  /// The latest date.
  public var maximum: String?

  public init(_ kind: FormDateKind, minimum: String? = nil, maximum: String? = nil) {
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// How a choice is laid out.
public enum FormChoiceStyle: String, Sendable, Hashable, Codable {
  /// The surface decides by the number of options.
  case automatic
  /// All options in the page.
  case list
  /// Options that unfold.
  case menu
  /// A few short options side by side.
  case segments
}

/// What a button does to the form, for its look.
public enum FormRole: String, Sendable, Hashable, Codable {
  case plain, submit, cancel, destructive
}
