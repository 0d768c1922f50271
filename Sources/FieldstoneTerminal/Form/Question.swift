import FieldstoneCore

/// A field, or a subform that may be nil, as it is asked: what is printed, and what a typed line means to the engine.
struct Question {
  let row: FormRow
  let environment: FormEnvironment

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

  /// What stands before the first prompt: the options, the lines of a long text.
  var lead: [String] {
    switch control {
    case .choice:
      return [heading]
        + row.options.enumerated().map { place, option in
          let number = numbersOptions ? "\(place + 1)" : "-"
          return "  \(number)  \(option.title)" + (option.isEnabled ? "" : " (\(text(.common(.unavailable))))")
            + (option.help.map { ": " + $0 } ?? "")
        }
    case .longText where !row.text.isEmpty: return [heading] + row.quotedText(in: environment)
    default: return []
    }
  }

  /// The title, and whether an answer is needed.
  var heading: String { title + (need.map { " (\($0))" } ?? "") }

  /// The prompt, on one line. What `?` says anyway is left out where an ordinary terminal would have no room for an
  /// answer.
  var prompt: String {
    let none = presentAnswer.isEmpty || !canBeCleared ? "" : " " + text(.dialogue(.minusForNone))
    if case .choice = control {
      return title + ", " + text(numbersOptions ? .dialogue(.numberOrName) : .dialogue(.name)) + present + none + ": "
    }
    if row.isOptionalSubform {
      return text(row.isThere ? .dialogue(.keep, .text(title)) : .dialogue(.add, .text(title))) + " " + yesOrNo
        + present + ": "
    }
    for facts in [format + range, format] {
      for none in [none, ""] {
        let prompt = prompt(facts: facts, none)
        if prompt.count <= 64 { return prompt }
      }
    }
    return prompt(facts: format, "")
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
    case .toggle, .checkbox: [yesOrNo]
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

  /// What Return keeps, in brackets: the value, or what was typed and is not accepted yet.
  private var present: String {
    let answer = presentAnswer
    return answer.isEmpty ? "" : " [\(answer)]"
  }

  private var presentAnswer: String {
    if isFlag {
      guard case .flag(let isOn) = row.answer else { return "" }
      return isOn ? yes : no
    }
    if row.text.isEmpty { return "" }
    if isSecret { return text(.dialogue(.set)) }
    if isLong { return text(.dialogue(.unchanged)) }
    if case .choice = control, !row.display.isEmpty { return VisibleText.short(row.display) }
    return VisibleText.short(row.text)
  }

  var yes: String { true.formText(in: environment).lowercased() }
  var no: String { false.formText(in: environment).lowercased() }
  private var yesOrNo: String { text(.common(.either, .text(yes), .text(no))) }
}
