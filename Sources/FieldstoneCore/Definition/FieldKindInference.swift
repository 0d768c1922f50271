/// Infers the control of a text field from the words of its name.
///
/// Only whole words match, so that `saxophone` is not a phone and `curl` is not a URL. The last word or the last two
/// decide.
enum FieldKindInference {
  private static let kinds: [String: FormControl] = [
    "password": .secure(isNew: false), "passphrase": .secure(isNew: false), "passcode": .secure(isNew: false),
    "pin": .secure(isNew: false), "email": .text(.email), "phone": .text(.phone), "telephone": .text(.phone),
    "mobile": .text(.phone), "url": .text(.url), "link": .text(.url), "website": .text(.url), "homepage": .text(.url),
    "notes": .longText, "comment": .longText, "comments": .longText, "remarks": .longText, "biography": .longText,
    "about": .longText, "description": .longText,
  ]
  /// Words that leave the decision to the word before them: `emailAddress`, `phoneNumber`, `emailConfirmation`.
  private static let qualifiers: Set<String> = ["address", "number", "confirmation", "string", "text", "field"]
  private static let newness: Set<String> = ["new", "repeat", "repeated", "confirm", "confirmed", "again", "choose"]

  // MARK: Controls as numbers

  static let unknown: UInt8 = 0
  private static let guesses: [FormControl?] = [
    nil, nil, .secure(isNew: false), .secure(isNew: true), .text(.email), .text(.phone), .text(.url), .longText,
  ]

  static func number(_ control: FormControl?) -> UInt8 {
    UInt8(guesses.lastIndex { $0 == control } ?? 1)
  }
  static func control(_ number: UInt8) -> FormControl? { guesses[Int(number)] }

  // MARK: Inference

  /// The control that a name suggests, if any.
  static func control(forKey key: String) -> FormControl? {
    var words = FieldTitle.words(of: key).map { $0.lowercased() }
    // `eMail` is split into two words.
    for index in words.indices.dropLast().reversed() where words[index] == "e" && words[index + 1] == "mail" {
      words.replaceSubrange(index...(index + 1), with: ["email"])
    }
    // A trailing number is a counter: `phone2` is a phone.
    while let last = words.last, last.allSatisfy(\.isNumber) { words.removeLast() }
    var rest = words[...]
    var isConfirmation = false
    if rest.count > 1, let last = rest.last, qualifiers.contains(last) {
      isConfirmation = last == "confirmation"
      rest = rest.dropLast()
    }
    if rest.count > 1, rest.last == "again" { rest = rest.dropLast() }
    guard let last = rest.last, let kind = kinds[last] else { return nil }
    if case .secure = kind {
      return .secure(isNew: isConfirmation || words.contains { newness.contains($0) })
    }
    // `emailAddress` is an email address, but after other words such as `phone`, `address` changes the meaning.
    if rest.count < words.count, words.last == "address", last != "email" { return nil }
    return kind
  }
}
