/// Texts on one line of a script, as recordings and the conformance kit write them.
package enum ScriptText {
  /// A text at the end of a line: `\n`, `\t`, `\\` and `\u{…}` stand for characters that can't be written there, and
  /// for spaces at its ends, which editors remove.
  package static func escaped(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\t": line += "\\t"
      case _ where isEscaped(scalar): line += code(scalar)
      default: line.unicodeScalars.append(scalar)
      }
    }
    // A mark at one of its ends would combine with the space before or after it.
    if let first = line.unicodeScalars.first, first == " " || (" " + line).first != " " {
      line = code(first) + String(line.unicodeScalars.dropFirst())
    }
    if let last = line.unicodeScalars.last, last == " " || (line + " ").last != " " {
      line = String(line.unicodeScalars.dropLast()) + code(last)
    }
    return line
  }

  /// The code of a character: `\u{1B}`.
  package static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// A row by its title and, from the second one with that title on, its number on the page.
  ///
  /// - Parameter isElement: Whether the command is one about elements, in which `before` and `last` are words of its own.
  package static func name(_ title: String, ordinal: Int, isElement: Bool = false) -> String {
    var words = escaped(title).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for (index, word) in words.enumerated() {
      // What separates the parts of a command is written by its code where it is part of a title.
      let isSeparator =
        word == "=" || word.hasPrefix("#") && index > 0
        || isElement && (word == "before" || word == "last" && index == words.count - 1)
      guard isSeparator, let first = word.unicodeScalars.first else { continue }
      words[index] = code(first) + word.dropFirst()
    }
    return words.joined(separator: " ") + (ordinal > 1 ? " #\(ordinal)" : "")
  }

  /// The titles of several options.
  package static func list(_ titles: [String]) -> String {
    titles.map { escaped($0).replacing(",", with: code(",")) }.joined(separator: ", ")
  }

  /// A title without what surfaces don't show of white space. Rows whose titles differ only in that have the same name.
  package static func plainTitle(_ title: String) -> String {
    title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a character can't be written in a line, or can't be seen there. The joiners are part of words and of emoji.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}
