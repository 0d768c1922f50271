/// Text that can't drive a terminal: what would move the cursor, change colours or turn the reading direction around is
/// written out, like `\u{1B}`.
enum VisibleText {
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        shown.append(" ")
      } else if isDangerous(scalar) {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The beginning of a text, for one line.
  static func short(_ text: String, _ most: Int = 60) -> String {
    // Scalars first: one "character" may be a million combining marks.
    let start = text.unicodeScalars.prefix(most * 5)
    let short = String(String(start).prefix(most))
    return line(short) + (short.unicodeScalars.count < text.unicodeScalars.prefix(most * 5 + 1).count ? "…" : "")
  }

  /// The beginning of a text that may be a million characters long, with a mark where it ends early.
  static func bounded(_ text: String, _ most: Int) -> String {
    guard text.utf8.count > most else { return text }
    let start = text.unicodeScalars.prefix(most)
    return start.endIndex == text.endIndex ? text : String(start) + "…"
  }

  /// Control characters (category Cc), the controls of the bidirectional algorithm (UAX #9), line and paragraph
  /// separators, and characters without width that no script needs.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
