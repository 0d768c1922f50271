import FieldstoneCore

/// Text that can't control a terminal: characters that would move the cursor, or change colors or the text direction,
/// are escaped, such as `\u{1B}`.
enum VisibleText {
  /// Marks of direction are left out: they take no cell, and terminals disagree about them.
  static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isDangerous) else { return text }
    return escaped(text.unicodeScalars.filter { !FormHiddenCharacters.isDirectionMark($0) })
  }

  /// The same for a text that is being edited: marks of direction show, too, so that they can be removed.
  static func edited(_ text: String) -> String {
    text.unicodeScalars.contains(where: isDangerous) ? escaped(text.unicodeScalars) : text
  }

  private static func escaped(_ text: some Sequence<Unicode.Scalar>) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text {
      if scalar == "\t" {
        shown.append(" ")
      } else if isDangerous(scalar) {
        shown.append(contentsOf: FormHiddenCharacters.written(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// The first `most` characters of a text, escaped, with an ellipsis if the text is longer.
  static func short(_ text: String, _ most: Int = 60) -> String {
    // The number of scalars is limited first, because a character may have a million combining marks.
    let start = text.unicodeScalars.prefix(most * 5)
    let short = String(String(start).prefix(most))
    return line(short) + (short.unicodeScalars.count < text.unicodeScalars.prefix(most * 5 + 1).count ? "…" : "")
  }

  /// The first `most` Unicode scalars of a text, with an ellipsis if the text is longer.
  ///
  /// - Complexity: O(*most*), however long the text is.
  static func bounded(_ text: String, _ most: Int) -> String {
    guard text.utf8.count > most else { return text }
    let start = text.unicodeScalars.prefix(most)
    return start.endIndex == text.endIndex ? text : String(start) + "…"
  }

  /// Whether a scalar is escaped: control characters (category Cc), the controls of the bidirectional algorithm (UAX
  /// #9), line and paragraph separators, and zero-width characters that no script needs.
  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
