import FieldstoneCore

extension Question {
  /// Everything there is to know about the question: what `?` shows.
  var help: [String] {
    var lines = (row.help ?? "").lines.filter { !$0.isEmpty }
    if row.isRequired {
      lines.append(text(Words.isNeeded))
    } else if canBeCleared, !row.isOptionalSubform {
      lines.append(text(Words.isOptional))
    }
    lines += expectation
    lines += row.placeholder.map { [text(Words.example($0))] } ?? []
    if case .choice = control { lines += lead.dropFirst() }
    lines.append(text(canBeCleared ? Words.returnKeepsOrNone : Words.returnKeeps))
    lines.append(text(Words.commands))
    lines.append(text(Words.backslash))
    return [title] + lines.map { "  " + $0 }
  }

  /// What is accepted, in words.
  var expectation: [String] {
    let words: FormString? =
      switch control {
      case .link where row.isOptionalSubform: Words.aSubform
      case .label, .link, .button, .custom: nil
      case .text(.email): Words.anEmail
      case .text(.phone): Words.aPhone
      case .text(.url): Words.aURL
      case .text: Words.aLine
      case .longText: Words.someLines
      case .secure: Words.aSecret
      case .number(let style), .stepper(let style), .slider(let style): Words.sentence(style)
      case .toggle, .checkbox: Words.aFlag(true.formText(in: environment), no)
      case .date(let style): Words.sentence(style)
      case .choice: numbersOptions ? Words.anOption : Words.anOptionByName
      }
    return words.map { [text($0)] } ?? []
  }
}
