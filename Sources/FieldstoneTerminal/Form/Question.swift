import FieldstoneCore

/// A field, or a subform that may be nil, as it is asked: what is printed, and what a typed line means to the engine.
struct Question {
  let row: FormRow
  let environment: FormEnvironment
  /// The row as it was when its answer was accepted last: what Enter keeps. Nil where no answer was.
  let accepted: FormRow?

  init(row: FormRow, environment: FormEnvironment) {
    self.init(row: row, environment: environment, accepted: row)
  }

  init(row: FormRow, environment: FormEnvironment, accepted: FormRow?) {
    (self.row, self.environment, self.accepted) = (row, environment, accepted)
  }

  /// The control that is asked; a control of the program's own falls back to one that everybody has.
  var control: FormControl { row.control.standard }

  var title: String { row.shownTitle }

  var isSecret: Bool { row.isSecret }

  var isLong: Bool { control == .longText }

  /// Whether it is answered with yes or no.
  var isFlag: Bool {
    switch control {
    case .toggle, .checkbox: true
    default: row.isOptionalSubform
    }
  }

  /// Whether `-` would do: the field can be without an answer.
  var canBeCleared: Bool {
    guard !row.isRequired else { return false }
    if row.allowsNone { return true }
    switch control {
    case .text, .longText, .secure: return true
    default: return false
    }
  }

  /// Whether options are numbered: not where an option is itself a number, which would be read as a place.
  var numbersOptions: Bool { !row.options.contains { Int($0.title) != nil } }

  func text(_ words: FormString) -> String { words.text(in: environment) }

  // MARK: Asking

  /// What stands before the first prompt: the help, where it was not shown yet, the options, the lines of a long text.
  func lead(withHelp: Bool) -> [String] {
    let lines = (withHelp ? helpLines.map { "  " + $0 } : []) + content
    return lines.isEmpty ? [] : [heading] + lines
  }

  /// The field's own help.
  var helpLines: [String] { (row.help ?? "").lines.filter { !$0.isEmpty } }

  /// The options, or the lines of a long text.
  var content: [String] {
    switch control {
    case .choice:
      return row.options.enumerated().map { place, option in
        let number = numbersOptions ? "\(place + 1)" : "-"
        return "  \(number)  \(option.title)" + (option.isEnabled ? "" : " (\(text(.common(.unavailable))))")
          + (option.help.map { ": " + $0 } ?? "")
      }
    case .longText: return accepted.flatMap { $0.text.isEmpty ? nil : $0.quotedText(in: environment) } ?? []
    default: return []
    }
  }

  /// The title; and, where the prompt does not say it, whether an answer is needed.
  var heading: String {
    if case .choice = control { return titleAndNeed }
    return title
  }

  /// The title, and whether an answer is needed.
  var titleAndNeed: String { title + (need.map { " (\($0))" } ?? "") }

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
    if row.isRequired { return text(.dialogue(.required)) }
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
