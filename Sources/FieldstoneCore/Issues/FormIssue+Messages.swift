extension FormIssue.Kind {
  /// The message for people filling in a form; all built-in messages are in ``IssueText``.
  var message: FormString {
    switch self {
    case .required: .issue(.required)
    case .mustBeTrue: .issue(.mustBeTrue)
    case .tooShort(let minimum): .issue(.tooShort, .count(minimum))
    case .tooLong(let maximum, let count): .issue(.tooLong, .count(maximum), .count(count))
    case .wrongLength(let length): .issue(.wrongLength, .count(length))
    case .notEmail: .issue(.notEmail)
    case .notURL: .issue(.notURL)
    case .notUUID: .issue(.notUUID)
    case .patternMismatch: .issue(.patternMismatch)
    case .characterNotAllowed(""): .issue(.someCharacterNotAllowed)
    case .characterNotAllowed(let character): .issue(.characterNotAllowed, .text(character))
    case .controlCharacter(0x09): .issue(.tab)
    case .controlCharacter(0x0A), .controlCharacter(0x0D): .issue(.lineBreak)
    case .controlCharacter(let number): .issue(.invisibleCharacter, .text(Self.hex(number)))
    case .controlCharacters(let numbers): Self.severalCharacters(numbers)
    case .outOfRange(let minimum, let maximum): Self.outOfRange(minimum, maximum)
    case .notNumber: .issue(.notNumber, .number("12.5"))
    case .notWholeNumber: .issue(.notWholeNumber)
    case .outsideWidth(let minimum, let maximum): .issue(.numberFromTo, .number(minimum), .number(maximum))
    case .tooManyDigits(let most): .issue(.tooManyDigits, .count(most))
    case .notDuration: .issue(.notDuration)
    case .notRange(nil): .issue(.notRange)
    case .notRange(let example?): .issue(.notRangeLike, .string(example))
    case .reversedRange(let ordered): .issue(.reversedRange, .string(ordered))
    case .notDate(let kind): .issue(kind.texts.isNone, .exampleDate(kind))
    case .noSuchDate(let text, let kind): .issue(kind.texts.doesNotExist, .text(text), .exampleDate(kind))
    case .luhn: .issue(.luhn)
    case .iban: .issue(.iban)
    case .notInForm(let example): .issue(.notInForm, .text(example))
    case .notOneOf(let values): .issue(.notOneOf, .string(.list(values.map { .text($0) })))
    case .notChoice(""): .issue(.secretNotOption)
    case .notChoice(let text): .issue(.notOption, .text(text))
    case .notYesOrNo: .issue(.notYesOrNo)
    case .disabledOption(""): .issue(.secretUnavailableOption)
    case .disabledOption(let title): .issue(.unavailableOption, .string(title))
    case .disabledOptions(let titles): .issue(.unavailableOptions, .string(.quoted(titles)))
    case .notOffered(""): .issue(.secretNotOption)
    case .notOffered(let title): .issue(.notOption, .string(title))
    case .tooFewChosen(let minimum): .issue(.tooFewChosen, .count(minimum))
    case .tooManyChosen(let maximum, let count): .issue(.tooManyChosen, .count(maximum), .count(count))
    case .tooFewEntries(let minimum): .issue(.tooFewEntries, .count(minimum))
    case .tooManyEntries(let maximum): .issue(.tooManyEntries, .count(maximum))
    case .repeatedEntry(let number): .issue(.repeatedEntry, .count(number))
    case .mismatch(let title): .issue(.mismatch, .string(title))
    case .file(let issue): issue.message
    case .notChecked: .issue(.notChecked)
    case .tooMuchText(let limit): .issue(.tooMuchText, .count(limit))
    case .changedElsewhere(let answer, let author): Self.changedElsewhere(answer, author)
    case .removedElsewhere(nil): .issue(.removedElsewhere)
    case .removedElsewhere(let author?): .issue(.removedBy, .string(author))
    case .custom(let message): message
    case .withMessage(_, let message): message
    }
  }

  private static func changedElsewhere(_ answer: FormString?, _ author: FormString?) -> FormString {
    switch (answer, author) {
    case (nil, nil): .issue(.secretChangedElsewhere)
    case (nil, let author?): .issue(.secretChangedBy, .string(author))
    case (let answer?, nil):
      answer.isEmpty ? .issue(.clearedElsewhere) : .issue(.changedElsewhere, .string(answer))
    case (let answer?, let author?):
      answer.isEmpty ? .issue(.clearedBy, .string(author)) : .issue(.changedBy, .string(author), .string(answer))
    }
  }

  private static func outOfRange(_ minimum: FormArgument?, _ maximum: FormArgument?) -> FormString {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      minimum == maximum ? .issue(.valueOnly, minimum) : .issue(.valueFromTo, minimum, maximum)
    case (let minimum?, nil): .issue(minimum.isNumber ? .orMore : .orLater, minimum)
    case (nil, let maximum?): .issue(maximum.isNumber ? .orLess : .orEarlier, maximum)
    case (nil, nil): .issue(.outOfRange)
    }
  }

  /// The same issue for a field with a range; its message then states the range.
  func within(_ minimum: FormArgument?, _ maximum: FormArgument?) -> FormIssue.Kind {
    guard minimum != nil || maximum != nil else { return self }
    let texts: (both: IssueText, minimum: IssueText, maximum: IssueText)
    switch self {
    // A number that the type can't hold is also outside the range, which is the more useful message.
    case .outsideWidth: return .outOfRange(minimum: minimum, maximum: maximum)
    case .notWholeNumber: texts = (.wholeNumberFromTo, .wholeNumberOrMore, .wholeNumberOrLess)
    case .notNumber: texts = (.numberFromTo, .numberOrMore, .numberOrLess)
    case .notDate(let kind): texts = (kind.texts.both, kind.texts.minimum, kind.texts.maximum)
    default: return self
    }
    switch (minimum, maximum) {
    case (let minimum?, let maximum?):
      let words: FormString =
        minimum == maximum ? .issue(.valueOnly, minimum) : .issue(texts.both, minimum, maximum)
      return .withMessage(self, words)
    case (let minimum?, nil): return .withMessage(self, .issue(texts.minimum, minimum))
    case (nil, let maximum?): return .withMessage(self, .issue(texts.maximum, maximum))
    case (nil, nil): return self
    }
  }

  /// Names the tab, the line break and the other characters, each kind once.
  private static func severalCharacters(_ numbers: [UInt32]) -> FormString {
    var parts: [FormArgument] = []
    if numbers.contains(0x09) { parts.append(.string(.issue(.theTab))) }
    if numbers.contains(0x0A) || numbers.contains(0x0D) { parts.append(.string(.issue(.theLineBreak))) }
    let others = numbers.filter { !(0x09...0x0A).contains($0) && $0 != 0x0D }.map { FormArgument.text("U+" + hex($0)) }
    if !others.isEmpty {
      let words: IssueText = others.count > 1 ? .theInvisibleCharacters : .theInvisibleCharacter
      parts.append(.string(.issue(words, .string(.enumerated(others)))))
    }
    return .issue(.severalCharacters, .string(.enumerated(parts)))
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
