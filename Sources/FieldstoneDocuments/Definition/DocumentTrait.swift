import FieldstoneCore
import Foundation

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
  /// A remark that is made from answers; one that is empty isn't there.
  case captionFrom(FormCaption.Kind, DocumentComputation)

  // Fields that hold a value.
  /// The value only shows in its place while the field is empty.
  case shownDefault(FormValues.Value)
  /// Values to pick from; any other is accepted, too. Texts, numbers and dates have them.
  case suggestions([FormValues.Value])
  /// When the value follows what is typed.
  case updates(FormUpdates)
  case returnKey(FormReturnKey)
  /// What happens when somebody has changed the value: at once, or when the field is left. If nil, for a text, once the
  /// field is left, and at once for anything else.
  case action(FormAction, at: FormActionMoment? = nil)
  /// The value that takes the place of one that is dropped while the field is hidden, instead of none or the initial one.
  case hiddenValue(FormValues.Value)
  /// A check that takes time, such as one by a server. It runs once the value has stayed for a moment and all other
  /// rules accept it.
  case asyncRule(@Sendable (FormValues.Value) async throws -> FormIssue?)
  /// Replaces each answer that people give by the one that is kept; nil for the same.
  case normalize(@Sendable (FormValues.Value) -> FormValues.Value?)
  /// The same by an expression, in which `value` is the answer.
  case normalizeFrom(DocumentExpression)
  /// What a value reads like where it is only shown; nil for what it reads like otherwise.
  case display(@Sendable (FormValues.Value) -> FormString?)
  /// The same by an expression, in which `value` is the value.
  case displayFrom(DocumentExpression)
  /// What a value reads like, and the value of what somebody has typed; nil for a text that stands for none.
  case format(@Sendable (FormValues.Value) -> FormString?, parse: @Sendable (String) -> FormValues.Value?)
  /// The text is selected when the field is entered.
  case selectsAll

  // Choices.
  /// The values that are offered, made from answers: a list. Those that are among the options of the field have their
  /// titles.
  case optionsFrom(DocumentComputation)
  /// The values that can't be chosen now, made from answers: a list.
  case disabledOptionsFrom(DocumentComputation)
  /// Options that are searched for while people type. What was once found can stay.
  case search(@Sendable (String) async throws -> [DocumentOption])
  /// People may add texts of their own to the options, which are texts, too.
  case ownEntries

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
  /// A unit, or the code of a currency, that is made from answers; an empty text is none.
  case unitFrom(DocumentComputation)
  case currencyFrom(DocumentComputation)

  // Texts, numbers and dates.
  /// Values to pick from, made from answers: a list.
  case suggestionsFrom(DocumentComputation)
  /// A bound that is made from answers; nil is none. Numbers and dates have them.
  case minimumFrom(DocumentComputation)
  case maximumFrom(DocumentComputation)

  // Dates.
  case twoDigitYears, relativeDates
  /// Where a picker opens.
  case startsAt(FormValues.Value)

  /// The time zone of a moment, instead of that of the form.
  case timeZone(TimeZone)

  // Flags.
  /// Words of its own for yes and no.
  case words(on: FormString, off: FormString)

  // Files.
  case accepts([FormFileType])
  case minimumDimensions(width: Int, height: Int)
  case maximumDimensions(width: Int, height: Int)
  case capture(FormCamera)

  // Lists and subforms. In their expressions, the keys of an element or of the subform, or the list by its key, are
  // known, and nothing around it.
  /// What the row of the list says about all elements.
  case summary(@Sendable ([FormValues.Value]) -> FormString?)
  /// The same by an expression that reads the list by its key, `text(count(guests)) + ' guests'`; for a subform, by one
  /// that reads its keys.
  case summaryFrom(DocumentExpression)
  /// What the row of an element says, by an expression that reads the keys of the element.
  case elementSummaryFrom(DocumentExpression)
  /// The title of the row of an element, by an expression that reads the keys of the element.
  case elementTitleFrom(DocumentExpression)
}

extension DocumentKind {
  var isNumber: Bool {
    switch self {
    case .integer, .number, .decimal: true
    default: false
    }
  }
  var isDate: Bool { if case .date = self { true } else { false } }
  var isText: Bool { if case .text = self { true } else { false } }
  var isInteger: Bool { if case .integer = self { true } else { false } }
  var isList: Bool { if case .list = self { true } else { false } }
  /// Whether one or several of some options are chosen.
  var isChoice: Bool {
    switch self {
    case .choice, .choices: true
    default: false
    }
  }
  /// Whether it holds a single value.
  var isValue: Bool {
    switch self {
    case .form, .list, .alternatives: false
    default: true
    }
  }
}
