extension FormIssue {
  /// Every issue that Fieldstone itself finds, with the facts its sentence needs, and ``custom(_:)`` for one's own.
  public enum Kind: Sendable, Hashable {
    /// An answer is needed.
    case required
    /// A "yes" is needed.
    case mustBeTrue
    /// Fewer characters (as people count them) than the minimum.
    case tooShort(minimum: Int)
    /// More characters (as people count them) than the maximum.
    case tooLong(maximum: Int, count: Int)
    /// Not exactly this many characters.
    case wrongLength(Int)
    /// Not an e-mail address.
    case notEmail
    /// Not a web address.
    case notURL
    /// Not a UUID.
    case notUUID
    /// Does not match the declared pattern.
    case patternMismatch
    /// A character outside the declared set; empty for a secret.
    case characterNotAllowed(String)
    /// A character that has no business in a text, by its Unicode number; 0 for a secret.
    case controlCharacter(UInt32)
    /// Outside the declared range; bounds as they are shown, `nil` where the range is open.
    indirect case outOfRange(minimum: FormArgument?, maximum: FormArgument?)
    /// Not a number.
    case notNumber
    /// Not a whole number.
    case notWholeNumber
    /// A number that the property's type can't hold, with the smallest and largest that it can.
    indirect case outsideWidth(minimum: String, maximum: String)
    /// A number with more digits than the property's type keeps, with the most that it keeps.
    case tooManyDigits(Int)
    /// Not a date, a time, or both.
    case notDate(FormDateKind)
    /// A date or time that does not exist.
    indirect case noSuchDate(String, FormDateKind)
    /// Not a card number: the Luhn check digit is wrong.
    case luhn
    /// None of the declared values.
    indirect case notOneOf([String])
    /// None of the choices; empty for a secret.
    indirect case notChoice(String)
    /// Not yes and not no.
    case notYesOrNo
    /// A choice that can't be made now, with its title; empty for a secret.
    case disabledOption(FormString)
    /// Differs from the field with this title.
    case mismatch(FormString)
    /// More text than any field takes, with the most bytes of UTF-8 that it takes.
    case tooMuchText(Int)
    /// One's own words.
    case custom(FormString)
    /// An issue of a kind, in one's own words.
    indirect case withMessage(Kind, FormString)

    /// The name of the kind, for programs: `required`, `tooShort`…
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
      case .controlCharacter: "controlCharacter"
      case .outOfRange: "outOfRange"
      case .notNumber: "notNumber"
      case .notWholeNumber: "notWholeNumber"
      case .outsideWidth: "outsideWidth"
      case .tooManyDigits: "tooManyDigits"
      case .notDate: "notDate"
      case .noSuchDate: "noSuchDate"
      case .luhn: "luhn"
      case .notOneOf: "notOneOf"
      case .notChoice: "notChoice"
      case .notYesOrNo: "notYesOrNo"
      case .disabledOption: "disabledOption"
      case .mismatch: "mismatch"
      case .tooMuchText: "tooMuchText"
      case .custom: "custom"
      case .withMessage(let kind, _): kind.code
      }
    }
  }
}
