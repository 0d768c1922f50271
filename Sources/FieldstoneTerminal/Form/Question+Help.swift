import FieldstoneCore

extension Question {
  /// The text that `?` shows.
  var help: [String] {
    var lines = helpLines
    if row.isRequired {
      lines.append(text(.dialogue(.isRequired)))
    } else if canBeCleared, !row.isOptionalSubform {
      lines.append(text(.dialogue(.isOptional)))
    }
    // The options follow the sentence about them.
    lines += takesSeveral ? hintSentence + expectation : expectation + hintSentence
    // A placeholder may be an example, a description or anything else, so it says for itself what it is.
    lines += isChoice ? [] : row.placeholder.map { [$0] } ?? []
    lines += suggestions
    if isChoice { lines += content }
    lines += enterAndMinus.map(text)
    if isSecret { lines.append(text(.dialogue(.revealHelp))) }
    if !row.contextActions.isEmpty {
      lines.append(text(.dialogue(.menuHelp, .text(row.contextActions.map(\.title).listed(in: environment)))))
    }
    lines.append(text(.dialogue(.commands)))
    lines.append(text(.dialogue(.backslash)))
    return [title] + lines.map { "  " + $0 }
  }

  /// The first suggestions.
  private var suggestions: [String] {
    guard isTyped, !isSecret, !row.suggestions.isEmpty else { return [] }
    let titles = row.suggestions.prefix(OptionNames.shown).map { VisibleText.short($0.title) }
    let rest = row.suggestions.count > OptionNames.shown ? ["…"] : []
    return [text(.dialogue(.suggestions, .text((titles + rest).listed(in: environment))))]
  }

  /// What Enter and `-` do, if they do anything.
  private var enterAndMinus: [FormString] {
    if isFlag {
      let enter: [FormString] = flagKept == nil ? [] : [.dialogue(.enterTakesCapital)]
      return enter + (isAnswered ? [.dialogue(.minusClears)] : [])
    }
    if isAnswered { return [.dialogue(presentAnswer.isEmpty ? .minusClears : .enterKeepsMinusClears)] }
    return presentAnswer.isEmpty ? [] : [.dialogue(.enterKeeps)]
  }

  /// The hint of a text, such as the lengths; other controls describe what they accept themselves.
  var hintSentence: [String] {
    guard control.isText || takesSeveral || isFile, let hint = row.hint else { return [] }
    return [hint.endsSentence ? hint : text(.dialogue(.sentence, .text(hint)))]
  }

  /// A sentence about the accepted answers; empty for controls that describe themselves.
  var expectation: [String] {
    let words: FormString? =
      switch control {
      case .link where row.isOptionalSubform: .dialogue(.aSubform)
      case .label, .link, .button, .custom: nil
      case .text(.email): .dialogue(.anEmail)
      case .text(.phone): .dialogue(.aPhone)
      case .text(.url): .dialogue(.aURL)
      case .text: .dialogue(.aLine)
      case .longText: .dialogue(.someLines)
      case .file: .dialogue(.aPath)
      case .secure: .dialogue(.aSecret)
      case .number(let style), .stepper(let style), .slider(let style): style.sentence
      case .toggle, .checkbox:
        .dialogue(
          .aFlag, .text(row.word(for: true, in: environment)), .text(no))
      case .date(let style): style.sentence
      case .choice where isSearched, .choices where isSearched: .dialogue(.aSearch)
      case .choice: names.areNumbered ? .dialogue(.anOption) : .dialogue(.anOptionByName)
      case .choices where row.offersAll: .dialogue(names.areNumbered ? .someOptionsOrAll : .someOptionsByNameOrAll)
      case .choices: .dialogue(names.areNumbered ? .someOptions : .someOptionsByName)
      }
    return words.map { [text($0)] } ?? []
  }
}
