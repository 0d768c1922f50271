import FieldstoneCore

/// A field as it is asked: what is printed, and what a typed line means to the engine.
struct Question {
  let row: FormRow

  /// The control that is asked; a control of the program's own falls back to one that everybody has.
  var control: FormControl {
    var control = row.control
    while case .custom(_, let fallback) = control { control = fallback }
    return control
  }

  var title: String { row.shownTitle }

  var isSecret: Bool { row.isSecret }

  var isLong: Bool { control == .longText }

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

  // MARK: Asking

  /// What stands before the first prompt: the options, the lines of a long text.
  var lead: [String] {
    switch control {
    case .choice:
      return ["\(title) \(need)"]
        + row.options.enumerated().map { place, option in
          let number = numbersOptions ? "\(place + 1)" : "-"
          return "  \(number)  \(option.title)" + (option.help.map { ": " + $0 } ?? "")
        }
    case .longText:
      return ["\(title) \(need)"] + row.text.lines.map { "  | " + $0 }.dropLast(row.text.isEmpty ? 1 : 0)
    default: return []
    }
  }

  /// The prompt, on one line.
  var prompt: String {
    switch control {
    case .choice: "\(title), \(numbersOptions ? "number or name" : "name")\(present): "
    case .longText: "\(title), several lines, the last one only a full stop\(row.text.isEmpty ? "" : " [as it is]"):"
    case .toggle, .checkbox: "\(title) \(need)\(yesOrNo): "
    case .secure: "\(title) \(need), not shown\(present): "
    default: "\(title) \(need)\(format.map { ", " + $0 } ?? "")\(present): "
    }
  }

  var need: String { row.isRequired ? "(required)" : "(optional)" }

  /// How a date is typed: nobody can guess that.
  private var format: String? {
    guard case .date(let style) = control else { return nil }
    return switch style.kind {
    case .date: "like 2025-03-31"
    case .time: "like 14:30"
    case .dateAndTime: "like 2025-03-31 14:30"
    }
  }

  /// What Return keeps, in brackets: the value, or what was typed and is not accepted yet.
  private var present: String {
    let text = isSecret ? (row.text.isEmpty ? "" : "(set)") : row.text.isEmpty ? "" : shownAnswer
    guard !text.isEmpty else { return "" }
    return " [\(text)]" + (canBeCleared ? " (- for none)" : "")
  }

  private var shownAnswer: String {
    if case .choice = control { return VisibleText.short(row.display.isEmpty ? row.text : row.display) }
    return VisibleText.short(row.text)
  }

  private var yesOrNo: String {
    switch row.answer {
    case .flag(true): " [Y/n]"
    case .flag(false): " [y/N]"
    default: " [y/n]"
    }
  }
}

extension FormRow {
  /// The title; of a row without one, its name.
  var shownTitle: String { title.isEmpty ? id.path : title }

  var isSecret: Bool {
    if case .secure = control { return true }
    return false
  }

  /// The answer as it is read out, on one line; a secret never is.
  var shownAnswer: String {
    if isSecret { return text.isEmpty ? "" : "(set)" }
    return VisibleText.short(display.isEmpty ? text : display, 400)
  }

  /// Whether it is a question, and not only shown.
  var isAsked: Bool { kind == .field && isEnabled && control.takesFocus }
}

extension String {
  /// Its lines, by any of the line ends.
  var lines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) }
}
