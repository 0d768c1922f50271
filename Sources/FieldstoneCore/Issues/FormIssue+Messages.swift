extension FormIssue.Kind {
  /// Every sentence that people filling in a form read about their answers, in one place.
  ///
  /// One sentence each, no blame, and it says what is accepted.
  var message: FormString {
    switch self {
    case .required: "This field needs an answer."
    case .mustBeTrue: "Confirm this to go on."
    case .tooShort(1): "Enter at least 1 character."
    case .tooShort(let minimum): FormString(key: "Enter at least %@ characters.", .number("\(minimum)"))
    case .tooLong(let maximum, let count):
      FormString(key: "Enter at most %@ characters; these are %@.", .number("\(maximum)"), .number("\(count)"))
    case .wrongLength(1): "Enter exactly 1 character."
    case .wrongLength(let length): FormString(key: "Enter exactly %@ characters.", .number("\(length)"))
    case .notEmail: "Enter an e-mail address like name@example.org."
    case .notURL: "Enter a web address like https://example.org."
    case .notUUID: "Enter a UUID like 123e4567-e89b-12d3-a456-426614174000."
    case .patternMismatch: "This is not in the expected form."
    case .characterNotAllowed(""): "One of the characters is not allowed here."
    case .characterNotAllowed(let character): "The character “\(character)” is not allowed here."
    case .controlCharacter(0x09): "Remove the tab."
    case .controlCharacter(0x0A), .controlCharacter(0x0D): "Remove the line break."
    case .controlCharacter(let number): "Remove the invisible character U+\(Self.hex(number))."
    case .outOfRange(let minimum?, let maximum?):
      FormString(key: "Enter a value from %@ to %@.", arguments: [minimum, maximum])
    case .outOfRange(let minimum?, nil):
      FormString(key: minimum.isNumber ? "Enter %@ or more." : "Enter %@ or later.", arguments: [minimum])
    case .outOfRange(nil, let maximum?):
      FormString(key: maximum.isNumber ? "Enter %@ or less." : "Enter %@ or earlier.", arguments: [maximum])
    case .outOfRange(nil, nil): "This value is out of range."
    case .notNumber: "Enter a number like 12.5."
    case .notWholeNumber: "Enter a whole number like 12."
    case .outsideWidth(let minimum, let maximum):
      FormString(key: "Enter a number from %@ to %@.", arguments: [.number(minimum), .number(maximum)])
    case .tooManyDigits(let most): FormString(key: "Enter at most %@ digits.", .number("\(most)"))
    case .notDate(.date): "Enter a date like 2025-03-31."
    case .notDate(.time): "Enter a time like 14:30."
    case .notDate(.dateAndTime): "Enter a date and time like 2025-03-31 14:30."
    case .noSuchDate(let text, .date): "There is no \(text). Enter a date like 2025-03-31."
    case .noSuchDate(let text, .time): "There is no \(text). Enter a time like 14:30."
    case .noSuchDate(let text, .dateAndTime): "There is no \(text). Enter a date and time like 2025-03-31 14:30."
    case .luhn: "This is not a card number: check its digits."
    case .notOneOf(let values): "Enter one of these: \(values.joined(separator: ", "))."
    case .notChoice(""): "This is not one of the choices."
    case .notChoice(let text): "“\(text)” is not one of the choices."
    case .notYesOrNo: "Enter yes or no."
    case .disabledOption(""): "This can't be chosen now. Choose another one."
    case .disabledOption(let title): "“\(title)” can't be chosen now. Choose another one."
    case .mismatch(let title): "This differs from “\(title)”."
    case .tooMuchText(let limit): "This is more text than fits: at most \(limit) bytes are kept."
    case .custom(let message): message
    case .worded(_, let message): message
    }
  }

  /// The same issue in a field with a range, whose ends are part of what is accepted.
  func within(_ minimum: FormArgument?, _ maximum: FormArgument?) -> FormIssue.Kind {
    let keys: (both: String, minimum: String, maximum: String)
    switch self {
    // What the type can't hold is outside the range too, which says more.
    case .outsideWidth: return .outOfRange(minimum: minimum, maximum: maximum)
    case .notWholeNumber:
      keys = (
        "Enter a whole number from %@ to %@.", "Enter a whole number, %@ or more.", "Enter a whole number, %@ or less."
      )
    case .notNumber:
      keys = ("Enter a number from %@ to %@.", "Enter a number, %@ or more.", "Enter a number, %@ or less.")
    case .notDate(.date):
      keys = ("Enter a date from %@ to %@.", "Enter a date, %@ or later.", "Enter a date, %@ or earlier.")
    case .notDate(.time):
      keys = ("Enter a time from %@ to %@.", "Enter a time, %@ or later.", "Enter a time, %@ or earlier.")
    case .notDate(.dateAndTime):
      keys = (
        "Enter a date and time from %@ to %@.", "Enter a date and time, %@ or later.",
        "Enter a date and time, %@ or earlier."
      )
    default: return self
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return .worded(self, FormString(key: keys.both, minimum, maximum))
    case (let minimum?, nil): return .worded(self, FormString(key: keys.minimum, minimum))
    case (nil, let maximum?): return .worded(self, FormString(key: keys.maximum, maximum))
    case (nil, nil): return self
    }
  }
  /// What is said of one in a secret, without its number.
  static let controlCharacterOfSecret: FormString = "Remove the invisible character."

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
