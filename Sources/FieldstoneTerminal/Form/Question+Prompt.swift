import FieldstoneCore

/// The line that stands before the answer.
extension Question {
  /// The prompt, on one line. What `?` says anyway is left out where an ordinary terminal would have no room for an
  /// answer.
  var prompt: String {
    let none = isAnswered ? " " + text(.dialogue(.minusForNone)) : ""
    if case .choice = control {
      return title + ", " + text(numbersOptions ? .dialogue(.numberOrName) : .dialogue(.name)) + present + none + ": "
    }
    if row.isOptionalSubform {
      return text(row.isThere ? .dialogue(.keep, .text(title)) : .dialogue(.add, .text(title))) + present + ": "
    }
    // Its answer is typed in the lines below.
    if isLong { return prompt(facts: format, none) }
    // An answer in brackets shows how it is written.
    let brief = none.isEmpty || isSecret ? format : []
    let parts = [(format + range, none), (format, none), (brief, none), (format + range, ""), (format, "")]
    return parts.lazy.map(prompt).first { $0.count <= 64 } ?? prompt(facts: format, "")
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
