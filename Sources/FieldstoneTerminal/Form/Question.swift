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

  /// Whether its answer is typed, and so may be of another kind, or too long.
  var isTyped: Bool {
    if case .choice = control { return false }
    return !isFlag
  }

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

  /// What stands before the first prompt: the help and what is accepted, where they were not shown yet, the options, the
  /// lines of a long text.
  func lead(withHelp: Bool) -> [String] {
    let lines = (withHelp ? helpLines.map { "  " + $0 } + untoldHint : []) + content
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
}
