import FieldstoneCore

/// What else a field can have, as the traits of `@Field` say it.
public enum DocumentTrait: Sendable {
  // Any field.
  /// No mark says whether it is required.
  case unmarked
  /// It can be edited even while the form is locked.
  case editableWhenLocked
  /// A remark that always stands beside it; at most one of each kind.
  case caption(FormCaption.Kind, FormString)
  /// A title, a help or a placeholder that is made from answers; what isn't a text is none.
  case titleFrom(DocumentComputation)
  case helpFrom(DocumentComputation)
  case placeholderFrom(DocumentComputation)

  // Fields that hold a value.
  /// The value only shows in its place while the field is empty.
  case shownDefault(FormValues.Value)
  /// Values to pick from; any other is accepted, too. Texts, numbers and dates have them.
  case suggestions([FormValues.Value])
  /// When the value follows what is typed.
  case updates(FormUpdates)
  case returnKey(FormReturnKey)
  /// What happens when somebody has changed the value: for a text, once the field is left.
  case action(FormAction)
  /// What a value reads like where it is only shown; nil for what it reads like otherwise.
  case display(@Sendable (FormValues.Value) -> FormString?)
  /// What a value reads like, and the value of what somebody has typed; nil for a text that stands for none.
  case format(@Sendable (FormValues.Value) -> FormString?, parse: @Sendable (String) -> FormValues.Value?)
  /// The text is selected when the field is entered.
  case selectsAll

  // Texts.
  case trimmed, uppercased, lowercased, normalized
  /// The form in which the text is written.
  case mask(FormMask, storesLiterals: Bool)
  /// The fewest lines that a long text has room for.
  case lines(Int)
  case capitalization(FormCapitalization)
  case correction(Bool)
  case spellChecking(Bool)
  /// A second field, in which the same has to be entered again.
  case repeated(FormString?)

  // Numbers.
  /// Changed in steps, of this size.
  case stepper(by: FormValues.Value?)
  /// Dragged between the least and the greatest value, with stops of this size. It needs the rules `minimum` and
  /// `maximum`.
  case slider(by: FormValues.Value?)
  /// A mark at each stop of the slider.
  case ticks
  /// Icons at the ends of the slider.
  case icons(minimum: FormIcon, maximum: FormIcon)
  case percent
  /// An amount of money, with the code of its currency in ISO 4217.
  case currency(String)
  /// A size in bytes. Whole numbers only.
  case byteCount
  /// Several options as the bits of a whole number.
  case bitField([(bits: Int, title: FormString)])

  // Numbers and dates.
  /// A bound that is made from answers; nil is none.
  case minimumFrom(DocumentComputation)
  case maximumFrom(DocumentComputation)

  // Dates.
  case twoDigitYears, relativeDates
  /// Where a picker opens.
  case startsAt(FormValues.Value)

  // Flags.
  /// Words of its own for yes and no.
  case words(on: FormString, off: FormString)

  // Files.
  case accepts([FormFileType])
  case minimumDimensions(width: Int, height: Int)
  case maximumDimensions(width: Int, height: Int)
  case capture(FormCamera)

  /// The expression or closure that it depends on.
  var computation: DocumentComputation? {
    switch self {
    case .titleFrom(let text), .helpFrom(let text), .placeholderFrom(let text): text
    case .minimumFrom(let bound), .maximumFrom(let bound): bound
    default: nil
    }
  }

  /// Whether it suits a kind of field.
  func suits(_ kind: DocumentKind) -> Bool {
    switch (self, kind) {
    case (.unmarked, _), (.editableWhenLocked, _), (.caption, _), (.titleFrom, _), (.helpFrom, _): true
    case (.action, .form), (.action, .alternatives): false
    case (.action, _): true
    case (.display, _), (.format, _): kind.isValue
    case (.placeholderFrom, _), (.shownDefault, _), (.updates, _), (.returnKey, _), (.selectsAll, _): kind.isValue
    case (.trimmed, .text), (.uppercased, .text), (.lowercased, .text), (.normalized, .text), (.mask, .text),
      (.lines, .text), (.capitalization, .text), (.correction, .text), (.spellChecking, .text), (.repeated, .text):
      true
    case (.suggestions, .text), (.suggestions, .date): true
    case (.suggestions, _), (.stepper, _), (.slider, _), (.ticks, _), (.icons, _), (.percent, _), (.currency, _):
      kind.isNumber
    case (.byteCount, .integer), (.bitField, .integer): true
    case (.minimumFrom, _), (.maximumFrom, _): kind.isNumber || kind.isDate
    case (.twoDigitYears, _), (.relativeDates, _), (.startsAt, _): kind.isDate
    case (.words, .flag): true
    case (.accepts, .file), (.minimumDimensions, .file), (.maximumDimensions, .file), (.capture, .file): true
    default: false
    }
  }

  /// What it is called in a problem.
  var name: String {
    let text = String(describing: self)
    return String(text.prefix { $0 != "(" })
  }
}

extension DocumentKind {
  var isNumber: Bool {
    switch self {
    case .integer, .number, .decimal: true
    default: false
    }
  }
  var isDate: Bool { if case .date = self { true } else { false } }
  /// Whether it holds a single value.
  var isValue: Bool {
    switch self {
    case .form, .list, .alternatives: false
    default: true
    }
  }
}
