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

  /// The title as it stands before its answer: `Seats:`, `Which room?`
  package var asLabel: String { endsInMark ? self : withoutFinalStop + ":" }
}
