/// A text that Fieldstone itself shows, by area.
///
/// Each area has an enum, in which a case is the key and its raw value is the English text: `%@` stands for an
/// argument, and `¦` separates the singular from the plural. No text is anywhere else, so a translation is a table of
/// these keys.
package enum StandardText: Hashable, Sendable {
  case common(CommonText)
  case issue(IssueText)
  case hint(HintText)
  case dialogue(DialogueText)
  case screen(ScreenText)
  case web(WebText)
  case window(WindowText)
  case problem(ProblemText)

  /// The English text, with both singular and plural if it has a count.
  package var english: String {
    switch self {
    case .common(let text): text.rawValue
    case .issue(let text): text.rawValue
    case .hint(let text): text.rawValue
    case .dialogue(let text): text.rawValue
    case .screen(let text): text.rawValue
    case .web(let text): text.rawValue
    case .window(let text): text.rawValue
    case .problem(let text): text.rawValue
    }
  }

  /// The key for translations, for example `fieldstone.issue.required`. No text of a program has such a key.
  package var key: String {
    switch self {
    case .common(let text): "fieldstone.common.\(text)"
    case .issue(let text): "fieldstone.issue.\(text)"
    case .hint(let text): "fieldstone.hint.\(text)"
    case .dialogue(let text): "fieldstone.dialogue.\(text)"
    case .screen(let text): "fieldstone.screen.\(text)"
    case .web(let text): "fieldstone.web.\(text)"
    case .window(let text): "fieldstone.window.\(text)"
    case .problem(let text): "fieldstone.problem.\(text)"
    }
  }

  /// The form of the text that fits its arguments: the singular where the first number is 1.
  func english(for arguments: [FormArgument]) -> Substring {
    let english = english
    // `¦` is the only character in the texts whose UTF-8 begins with this byte.
    guard let bar = english[...].firstIndex(ofByte: 0xC2) else { return english[...] }
    let isOne = arguments.first { $0.isNumber } == .number("1")
    return isOne ? english[..<bar] : english[english.utf8.index(bar, offsetBy: 2)...]
  }

  /// All of them, area by area.
  package static var all: [StandardText] {
    CommonText.allCases.map(StandardText.common) + IssueText.allCases.map(StandardText.issue)
      + HintText.allCases.map(StandardText.hint) + DialogueText.allCases.map(StandardText.dialogue)
      + ScreenText.allCases.map(StandardText.screen) + WebText.allCases.map(StandardText.web)
      + WindowText.allCases.map(StandardText.window) + ProblemText.allCases.map(StandardText.problem)
  }
}

extension FormString {
  package static func common(_ text: CommonText, _ arguments: FormArgument...) -> FormString {
    FormString(.common(text), arguments)
  }
  package static func issue(_ text: IssueText, _ arguments: FormArgument...) -> FormString {
    FormString(.issue(text), arguments)
  }
  package static func hint(_ text: HintText, _ arguments: FormArgument...) -> FormString {
    FormString(.hint(text), arguments)
  }
  package static func dialogue(_ text: DialogueText, _ arguments: FormArgument...) -> FormString {
    FormString(.dialogue(text), arguments)
  }
  package static func screen(_ text: ScreenText, _ arguments: FormArgument...) -> FormString {
    FormString(.screen(text), arguments)
  }
  package static func web(_ text: WebText, _ arguments: FormArgument...) -> FormString {
    FormString(.web(text), arguments)
  }
  package static func window(_ text: WindowText, _ arguments: FormArgument...) -> FormString {
    FormString(.window(text), arguments)
  }
  package static func problem(_ text: ProblemText, _ arguments: FormArgument...) -> FormString {
    FormString(.problem(text), arguments)
  }

  /// Every text that Fieldstone itself shows, for programs that translate them.
  ///
  /// ```swift
  /// for text in FormString.standardTexts { print(text.key, text.text(in: .standard)) }
  /// ```
  public static var standardTexts: [FormString] { StandardText.all.map { FormString($0, []) } }
}

extension FormArgument {
  /// A number that is counted.
  package static func count(_ number: Int) -> FormArgument { .number(String(number)) }
}
