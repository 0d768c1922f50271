import FieldstoneCore

/// The line that stands before the answer.
extension Question {
  /// The prompt, on one line. Where an ordinary terminal would have no room for an answer, what is accepted is left to
  /// the lines above it, and the rest to `?`.
  var prompt: String {
    if case .choice = control {
      let none = isAnswered ? " " + text(.dialogue(.minusForNone)) : ""
      return title + ", " + text(numbersOptions ? .dialogue(.numberOrName) : .dialogue(.name)) + present + none + ": "
    }
    if row.isOptionalSubform {
      return text(row.isThere ? .dialogue(.keep, .text(title)) : .dialogue(.add, .text(title))) + present + ": "
    }
    return facts.prompt
  }

  /// What is accepted, where the prompt does not say it.
  var untoldHint: [String] {
    guard isTyped, let hint = row.hint else { return [] }
    let parts = hint.split(separator: ". ")
    // Lengths come first; how a text is written follows, in the program's own words.
    let rest = facts.tellsLimits && !lengths.isEmpty ? parts.dropFirst() : parts[...]
    if facts.tellsLimits, !control.isText || rest.isEmpty { return [] }
    return ["  " + rest.joined(separator: ". ")]
  }

  /// The longest prompt that leaves room, and whether it says which answers are accepted.
  private var facts: (prompt: String, tellsLimits: Bool) {
    let none = isAnswered ? " " + text(.dialogue(.minusForNone)) : ""
    // Its answer is typed in the lines below.
    if isLong { return (prompt(facts: lengths + format, none), true) }
    // An answer in brackets shows how it is written.
    let brief = none.isEmpty || isSecret ? format : []
    let limits = lengths + format + range
    let parts = [
      (limits, none, true), (format, none, false), (brief, none, false), (limits, "", true), (format, "", false),
    ]
    let isTold = lengths.isEmpty && range.isEmpty
    let fitting = parts.lazy.map { (prompt(facts: $0, $1), $2 || isTold) }.first { $0.0.count <= 64 }
    return fitting ?? (prompt(facts: format, ""), isTold)
  }

  private func prompt(facts: [String], _ none: String) -> String {
    let facts = (need.map { [$0] } ?? []) + facts
    return title + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))") + present + none + ": "
  }

  /// Nothing where there always is an answer.
  var need: String? {
    if row.isRequired { return row.mark == .required ? text(.dialogue(.required)) : nil }
    return canBeCleared ? text(.dialogue(.optional)) : nil
  }

  private var format: [String] {
    switch control {
    case .secure: [text(.dialogue(.notShown))]
    case .longText: [text(.dialogue(.severalLines))]
    case .date(let style): [text(style.example)]
    default: []
    }
  }

  /// How long a text has to be, as the row's hint says it, within a sentence.
  private var lengths: [String] {
    guard control.isText, let hint = row.hint?.split(separator: ". ").first else { return [] }
    func letters(_ text: some StringProtocol) -> String { String(text.filter(\.isLetter)) }
    let known = [HintText.atLeastCharacters, .atMostCharacters, .charactersFromTo, .exactlyCharacters].flatMap {
      words in
      [1, 2].map { letters(text(.hint(words, .count($0), .count($0)))) }
    }
    guard known.contains(letters(hint)) else { return [] }
    return [hint.prefix(1).lowercased() + hint.dropFirst()]
  }

  private var range: [String] {
    switch control {
    case .number(let style), .stepper(let style), .slider(let style): style.shortRange.map { [text($0)] } ?? []
    case .date(let style): style.shortRange.map { [text($0)] } ?? []
    default: []
    }
  }

  /// What Enter keeps, in brackets: the value that was accepted last. Of yes and no, the one in upper case.
  private var present: String {
    if isFlag { return " [\(YesNo(environment).choice(flagKept))]" }
    let answer = presentAnswer
    return answer.isEmpty ? "" : " [\(answer)]"
  }

  /// The yes or no that Enter keeps.
  var flagKept: Bool? {
    guard let accepted else { return nil }
    if row.isOptionalSubform { return accepted.isThere }
    if case .flag(let isOn) = accepted.answer { return isOn }
    return nil
  }

  /// Whether there is an answer that `-` would clear.
  var isAnswered: Bool { canBeCleared && !row.isOptionalSubform && !presentAnswer.isEmpty }

  var presentAnswer: String {
    if isFlag { return flagKept.map { $0 ? yes : no } ?? "" }
    guard let accepted, !accepted.text.isEmpty else { return "" }
    if isSecret { return text(.dialogue(.set)) }
    if isLong { return text(.dialogue(.unchanged)) }
    if case .choice = control, !accepted.display.isEmpty { return VisibleText.short(accepted.display) }
    return VisibleText.short(accepted.text)
  }

  var yes: String { true.formText(in: environment).lowercased() }
  var no: String { false.formText(in: environment).lowercased() }
}

extension FormControl {
  /// Whether its answers have a length.
  var isText: Bool {
    switch self {
    case .text, .longText, .secure: true
    default: false
    }
  }
}
