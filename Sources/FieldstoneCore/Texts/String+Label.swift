/// Titles that end in a punctuation mark, where more text follows them on the same line.
extension String {
  /// The title without a final colon, and without the full stop of a sentence. A single word keeps its full stop,
  /// because it is an abbreviation: “Tel.”
  package var withoutFinalStop: String {
    switch last {
    case ":", "：": break
    case ".", "。": if hasSuffix("..") || !contains(" ") { return self }
    default: return self
    }
    let rest = dropLast()
    return rest.isEmpty ? self : String(rest)
  }

  /// Whether the title ends in a question or exclamation mark, so that no colon or comma can follow.
  package var endsInMark: Bool { last.map { "?!؟？！".contains($0) } ?? false }

  /// The title as it stands before its answer in English: `Seats:`, `Which room?`
  package var asLabel: String { endsInMark ? self : withoutFinalStop + ":" }

  /// The title as it stands before its answer in the language: `座席：`
  package func asLabel(in environment: FormEnvironment) -> String {
    if endsInMark { return self }
    var gap = FormString.afterLabel(in: environment)
    while gap.last?.isWhitespace == true { gap.removeLast() }
    return withoutFinalStop + gap
  }

  /// The title with its answer, or a message about it: `Seats: 2`, `Which room? Oslo`
  package func labelling(_ text: String, in environment: FormEnvironment) -> String {
    endsInMark
      ? self + FormString.betweenSentences(in: environment) + text
      : withoutFinalStop + FormString.afterLabel(in: environment) + text
  }

  /// The text with a remark behind it: `Oslo (not available)`
  package func remarked(_ remark: String, in environment: FormEnvironment) -> String {
    FormString.common(.bracketed, .text(self), .text(remark)).text(in: environment)
  }

  /// The text in the brackets of the language.
  package func inBrackets(in environment: FormEnvironment) -> String {
    String("".remarked(self, in: environment).drop(while: \.isWhitespace))
  }

  /// The text behind another one on the same line: after a blank, unless its full-width bracket has room of its own.
  package var afterBlank: String { hasPrefix("（") ? self : " " + self }

  /// A number with its unit.
  package func withUnit(_ unit: String) -> String { self + (unit.isCounter ? unit : " " + unit) }

  /// Whether a unit stands at its number without a blank, because it is written in characters of Chinese, Japanese or
  /// Korean: `30日`
  package var isCounter: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x2_0000...0x3_FFFF: true
    default: false
    }
  }
}

extension Array<String> {
  /// Remarks as they are read one after the other: `At least 8 characters Required`. Where the language has no blank between
  /// sentences, a remark that doesn't end like one gets a stop: `8文字以上。必須`
  package func joinedRemarks(in environment: FormEnvironment) -> String {
    let gap = FormString.betweenSentences(in: environment)
    guard gap.isEmpty else { return joined(separator: gap) }
    let stop = FormString.betweenPhrases(in: environment)
    return reduce(into: "") { text, remark in
      if let last = text.last, !last.isPunctuation { text += stop }
      text += remark
    }
  }
}
