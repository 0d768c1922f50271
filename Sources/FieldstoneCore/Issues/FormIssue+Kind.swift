extension FormIssue {
  /// Every issue that Fieldstone itself reports, with the parameters of its message, and ``custom(_:)`` for your own.
  public enum Kind: Sendable, Hashable {
    /// The field is required and has no answer.
    case required
    /// The answer must be yes.
    case mustBeTrue
    /// Fewer characters (as people count them) than the minimum.
    case tooShort(minimum: Int)
    /// More characters (as people count them) than the maximum.
    case tooLong(maximum: Int, count: Int)
    /// Not exactly this many characters.
    case wrongLength(Int)
    /// Not an email address.
    case notEmail
    /// Not a web address.
    case notURL
    /// Not a UUID.
    case notUUID
    /// Does not match the declared pattern.
    case patternMismatch
    /// A character outside the declared set; empty for a secret.
    case characterNotAllowed(String)
    /// A control character, by its Unicode code point; 0 for a secret.
    case controlCharacter(UInt32)
    /// Several different control characters, by their Unicode code points.
    case controlCharacters([UInt32])
    /// Outside the declared range; bounds as they are shown, `nil` at an open end.
    indirect case outOfRange(minimum: FormArgument?, maximum: FormArgument?)
    /// Not a number.
    case notNumber
    /// Not a whole number.
    case notWholeNumber
    /// A number that the property's type can't hold, with the smallest and largest numbers that it can.
    indirect case outsideWidth(minimum: String, maximum: String)
    /// A number with more significant digits than the property's type can hold, with that limit.
    case tooManyDigits(Int)
    /// Not a duration.
    case notDuration
    /// Not two values with a dash between them; with an example, if there is one.
    indirect case notRange(FormString?)
    /// A range that ends before it begins; with the same in order.
    indirect case reversedRange(FormString)
    /// Not a date, a time, or both.
    case notDate(FormDateKind)
    /// A date or time that does not exist.
    indirect case noSuchDate(String, FormDateKind)
    /// Not a card number: the Luhn check digit is wrong.
    case luhn
    /// Not an international bank account number: the check digits are wrong.
    case iban
    /// Not written in the form of the field's mask, with an example of it.
    case notInForm(String)
    /// None of the declared values.
    indirect case notOneOf([String])
    /// None of the choices; empty for a secret.
    indirect case notChoice(String)
    /// Neither yes nor no.
    case notYesOrNo
    /// An option that isn't available now, with its title; empty for a secret.
    case disabledOption(FormString)
    /// Several chosen options that aren't available now, with their titles.
    indirect case disabledOptions([FormString])
    /// A value that is not among the options, with its title; empty for a secret.
    case notOffered(FormString)
    /// Fewer chosen options than the minimum.
    case tooFewChosen(minimum: Int)
    /// More chosen options than the maximum.
    case tooManyChosen(maximum: Int, count: Int)
    /// Fewer elements in a collection than the minimum.
    case tooFewEntries(minimum: Int)
    /// More elements in a collection than the maximum.
    case tooManyEntries(maximum: Int)
    /// An element that is equal to another one of its collection, by its position counted from 1.
    case repeatedEntry(Int)
    /// Differs from the field with this title.
    case mismatch(FormString)
    /// A file that isn't accepted.
    indirect case file(FormFileIssue)
    /// An answer that a check that takes time could not decide on: it failed, or took too long.
    case notChecked
    /// More text than a field accepts, with the limit in bytes of UTF-8.
    case tooMuchText(Int)
    /// Somebody else has changed the answer, too, to this one: nil for a secret, empty for no answer.
    indirect case changedElsewhere(FormString?, by: FormString?)
    /// Somebody else has removed what was changed here.
    indirect case removedElsewhere(by: FormString?)
    /// A message of your own.
    case custom(FormString)
    /// A built-in kind with a message of your own.
    indirect case withMessage(Kind, FormString)

    /// Whether there is no answer at all, rather than a wrong one.
    var isMissingAnswer: Bool {
      switch self {
      case .required, .withMessage(.required, _): true
      default: false
      }
    }

    var isOutOfRange: Bool {
      switch self {
      case .outOfRange, .withMessage(.outOfRange, _): true
      default: false
      }
    }

    /// The machine-readable name of the kind: `required`, `tooShort`…
    public var code: String {
      switch self {
      case .required: "required"
      case .mustBeTrue: "mustBeTrue"
      case .tooShort: "tooShort"
      case .tooLong: "tooLong"
      case .wrongLength: "wrongLength"
      case .notEmail: "notEmail"
      case .notURL: "notURL"
      case .notUUID: "notUUID"
      case .patternMismatch: "patternMismatch"
      case .characterNotAllowed: "characterNotAllowed"
      case .controlCharacter, .controlCharacters: "controlCharacter"
      case .outOfRange: "outOfRange"
      case .notNumber: "notNumber"
      case .notWholeNumber: "notWholeNumber"
      case .outsideWidth: "outsideWidth"
      case .tooManyDigits: "tooManyDigits"
      case .notDuration: "notDuration"
      case .notRange: "notRange"
      case .reversedRange: "reversedRange"
      case .notDate: "notDate"
      case .noSuchDate: "noSuchDate"
      case .luhn: "luhn"
      case .iban: "iban"
      case .notInForm: "notInForm"
      case .notOneOf: "notOneOf"
      case .notChoice: "notChoice"
      case .notYesOrNo: "notYesOrNo"
      case .disabledOption, .disabledOptions: "disabledOption"
      case .notOffered: "notOffered"
      case .tooFewChosen: "tooFewChosen"
      case .tooManyChosen: "tooManyChosen"
      case .tooFewEntries: "tooFewEntries"
      case .tooManyEntries: "tooManyEntries"
      case .repeatedEntry: "repeatedEntry"
      case .mismatch: "mismatch"
      case .file(let issue): issue.code
      case .notChecked: "notChecked"
      case .tooMuchText: "tooMuchText"
      case .changedElsewhere: "changedElsewhere"
      case .removedElsewhere: "removedElsewhere"
      case .custom: "custom"
      case .withMessage(let kind, _): kind.code
      }
    }
  }
}
