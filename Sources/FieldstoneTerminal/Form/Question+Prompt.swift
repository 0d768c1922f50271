import FieldstoneCore

/// The prompt.
extension Question {
  /// The prompt, on one line. If it would leave no room for the answer on an ordinary terminal, what is accepted is
  /// shown in the lines above or only by `?`.
  var prompt: String {
    let colon = FormString.afterLabel(in: environment)
    if isSearched {
      let facts = (need.map { [$0] } ?? []) + [text(.dialogue(optionWords))]
      let none = isAnswered ? text(minus).afterBlank : ""
      return stem.remarked(facts.listed(in: environment), in: environment) + bracketed + none + colon
    }
    if isChoice {
      let none = isAnswered ? text(minus).afterBlank : ""
      let words = text(.dialogue(optionWords))
      let question =
        stem.endsInMark ? stem.remarked(words, in: environment) : [stem, words].listed(in: environment)
      return question + bracketed + none + colon
    }
    if row.isOptionalSubform {
      return text(row.isThere ? .dialogue(.keep, .text(title)) : .dialogue(.add, .text(title))) + bracketed + colon
    }
    return facts.prompt
  }

  /// What an answer to a choice is made of.
  private var optionWords: DialogueText {
    if isSearched {
      return takesSeveral ? .namesOrParts : .nameOrPart
    }
    return switch (names.areNumbered, takesSeveral) {
    case (true, false): .numberOrName
    case (false, false): .name
    case (true, true): .numbersOrNames
    case (false, true): .names
    }
  }

  /// What `-` stands for at a choice: its entry for no answer may have a name.
  private var minus: FormString {
    row.noneTitle.map { .dialogue(.minusFor, .text(VisibleText.short($0))) } ?? .dialogue(.minusForNone)
  }

  /// The part of the row's hint that the prompt doesn't show, as a line above it.
  var untoldHint: [String] {
    if takesSeveral || isFile { return row.hint.map { ["  " + $0] } ?? [] }
    guard isTyped, let hint = row.hint else { return [] }
    let between = FormString.betweenPhrases(in: environment)
    let parts = hint.split(separator: between)
    // A hint begins with the lengths; the format follows, in the program's own words.
    let rest = facts.showsLimits && !lengths.isEmpty ? parts.dropFirst() : parts[...]
    if facts.showsLimits, !control.isText || rest.isEmpty { return [] }
    return ["  " + rest.joined(separator: between)]
  }

  /// The longest prompt of at most 64 characters, and whether it includes the accepted lengths and range.
  ///
  /// If none is that short, the shortest one.
  private var facts: (prompt: String, showsLimits: Bool) {
    let none = isAnswered ? text(.dialogue(.minusForNone)).afterBlank : ""
    // The answer is typed in the lines below, so the prompt can be of any length.
    if isLong { return (prompt(facts: lengths + format, none), true) }
    // The answer in brackets is an example of the format.
    let brief = none.isEmpty || isSecret ? format : []
    let limits = lengths + format + range
    let parts = [
      (limits, none, true), (format, none, false), (brief, none, false), (limits, "", true), (format, "", false),
    ]
    let hasNoLimits = lengths.isEmpty && range.isEmpty
    let fitting = parts.lazy.map { (prompt(facts: $0, $1), $2 || hasNoLimits) }.first { $0.0.count <= 64 }
    return fitting ?? (prompt(facts: format, ""), hasNoLimits)
  }

  private func prompt(facts: [String], _ none: String) -> String {
    let facts = (need.map { [$0] } ?? []) + facts
    let question = facts.isEmpty ? stem : stem.remarked(facts.listed(in: environment), in: environment)
    let details = bracketed + none
    // A blank sets off what is typed, also in languages that have none between sentences.
    if facts.isEmpty, details.isEmpty, title.endsInMark { return title + " " }
    return question + details + FormString.afterLabel(in: environment)
  }

  /// “Required” or “optional”, if the row is to be marked so; nil for a field that always has an answer.
  var need: String? {
    switch (marks, mark) {
    case (.automatic, _): break
    case (_, nil): return nil
    case (.star, _): return "*"
    case (_, .required): return text(.dialogue(.required))
    case (_, .optional): return text(.dialogue(.optional))
    }
    if row.isRequired { return row.mark == .required ? text(.dialogue(.required)) : nil }
    return canBeCleared ? text(.dialogue(.optional)) : nil
  }

  private var format: [String] {
    switch control {
    case .secure: isRevealed ? [] : [text(.dialogue(.notShown))]
    case .longText: [text(.dialogue(.severalLines))]
    case .file: [text(.dialogue(.path))]
    case .date(let style): [text(style.example)]
    default: []
    }
  }

  /// The first sentence of the row's hint with a lowercase initial, if it is one of the standard texts about lengths.
  private var lengths: [String] {
    let between = FormString.betweenPhrases(in: environment)
    guard control.isText, let hint = row.hint?.split(separator: between).first else { return [] }
    func letters(_ text: some StringProtocol) -> String { String(text.filter(\.isLetter)) }
    let known = [HintText.atLeastCharacters, .atMostCharacters, .charactersFromTo, .exactlyCharacters].flatMap {
      words in
      // Numbers of each plural category that a language may have.
      [1, 2, 5, 21, 100].map { letters(text(.hint(words, .count($0), .count($0)))) }
    }
    guard known.contains(letters(hint)) else { return [] }
    return [hint.prefix(1).lowercased() + hint.dropFirst()]
  }

  private var range: [String] {
    switch control {
    case .number(let style), .stepper(let style), .slider(let style):
      style.shortRange(in: environment).map { [text($0)] } ?? []
    case .date(let style): style.shortRange.map { [text($0)] } ?? []
    default: []
    }
  }

  /// The last accepted answer in brackets, which Enter keeps. For yes and no, both, with the kept one in upper case.
  private var bracketed: String {
    if isFlag {
      let mixed = accepted?.mixedWords(in: environment).map { " [\($0)]" } ?? ""
      return " [\(YesNo(environment, row).choice(flagKept))]" + mixed
    }
    let answer = presentAnswer
    return answer.isEmpty ? "" : " [\(answer)]"
  }

  /// The last accepted yes or no, which Enter keeps; nil if there is none.
  var flagKept: Bool? {
    guard let accepted else { return nil }
    if row.isOptionalSubform { return accepted.isThere }
    if case .flag(let isOn) = accepted.answer { return isOn }
    return nil
  }

  /// Whether `-` would clear an answer: the one that Enter keeps, or one that isn't accepted any more.
  var isAnswered: Bool {
    guard canBeCleared, !row.isOptionalSubform else { return false }
    return !presentAnswer.isEmpty || accepted == nil && !row.text.isEmpty
  }

  var presentAnswer: String {
    if let mixed = accepted?.mixedWords(in: environment) { return mixed }
    if isFlag { return flagKept.map { $0 ? yes : no } ?? "" }
    if let keptOptions { return VisibleText.short(keptOptions.map(\.title).listed(in: environment)) }
    guard let accepted, !accepted.text.isEmpty else { return "" }
    if isSecret { return text(.dialogue(.set)) }
    if isLong { return text(.dialogue(.unchanged)) }
    if isChoice || isFile, !accepted.display.isEmpty { return VisibleText.short(accepted.display) }
    return VisibleText.short(accepted.formatted ?? accepted.text)
  }

  var yes: String { YesNo(environment, row).yes }
  var no: String { YesNo(environment, row).no }
}

extension FormControl {
  /// Whether the answer is text, which can have limits on its length.
  var isText: Bool {
    switch self {
    case .text, .longText, .secure: true
    default: false
    }
  }
}
