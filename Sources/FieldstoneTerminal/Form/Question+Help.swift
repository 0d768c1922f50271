import FieldstoneCore

extension Question {
  /// Everything there is to know about the question: what `?` shows.
  var help: [String] {
    var lines = [title]
    lines += (row.help ?? "").lines.filter { !$0.isEmpty }
    lines.append(row.isRequired ? "An answer is needed." : "The answer is optional.")
    lines += expectation
    lines += row.placeholder.map { ["For example: \($0)"] } ?? []
    if case .choice = control { lines += row.options.isEmpty ? [] : lead.dropFirst() }
    lines.append("Return keeps what stands in [brackets]" + (canBeCleared ? ", - alone means no answer." : "."))
    lines.append("< goes back, :form lists the form, :cancel leaves it. To answer with one of these: \\? \\< \\-")
    return lines.enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }

  /// What is accepted, in words.
  var expectation: [String] {
    switch control {
    case .label, .link, .button, .custom: []
    case .text(.email): ["An e-mail address, like name@example.org."]
    case .text(.phone): ["A telephone number."]
    case .text(.url): ["A web address, like https://example.org."]
    case .text: ["One line of text."]
    case .longText: ["Several lines; a line with only a full stop ends them, and .. stands for such a line."]
    case .secure: ["What is typed is not shown."]
    case .number(let style), .stepper(let style), .slider(let style): [Self.sentence(style)]
    case .toggle, .checkbox: ["Yes or no; y and n will do."]
    case .date(let style): [Self.sentence(style)]
    case .choice:
      [
        numbersOptions
          ? "One of these, by number or by name; the beginning of a name will do:"
          : "One of these, by name; the beginning will do:"
      ]
    }
  }

  private static func sentence(_ style: FormNumberStyle) -> String {
    let range = range(style.minimum, style.maximum, highest: "at most")
    let step = style.step.map { ", in steps of \($0)" } ?? ""
    return "A \(style.isInteger ? "whole " : "")number\(range)\(step)\(style.unit.map { ", in \($0)" } ?? "")."
  }

  private static func sentence(_ style: FormDateStyle) -> String {
    let kind =
      switch style.kind {
      case .date: "A date, like 2025-03-31"
      case .time: "A time, like 14:30"
      case .dateAndTime: "A date and time, like 2025-03-31 14:30"
      }
    let range = range(style.minimum, style.maximum, highest: "not after")
    return kind + (range.isEmpty ? "." : ";\(range).")
  }

  private static func range(_ minimum: String?, _ maximum: String?, highest: String) -> String {
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): " from \(minimum) to \(maximum)"
    case (let minimum?, nil): " from \(minimum) on"
    case (nil, let maximum?): " \(highest) \(maximum)"
    case (nil, nil): ""
    }
  }
}
