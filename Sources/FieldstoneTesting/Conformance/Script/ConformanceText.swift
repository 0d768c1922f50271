import FieldstoneCore

/// Texts as scripts write them, and as surfaces have to show them.
enum ConformanceText {
  /// Titles of options, without what is said about those that can't be chosen.
  static func withoutRemark(_ text: String) -> String {
    [" (not available)", " (not one of the options)"].reduce(text) { $0.replacing($1, with: "") }
  }

  /// The title and the position of an element: `Guest 2 of 3`; nil for other titles.
  static func position(_ title: String) -> (title: String, number: Int, count: Int)? {
    guard let found = title.wholeMatch(of: /(.+) (\d+) of (\d+)/), let number = Int(found.2), let count = Int(found.3)
    else { return nil }
    return (String(found.1), number, count)
  }

  /// The title of a page without what tells elements apart: `Guest` for `Guest 2 of 3` and for `Guest 2: Grace`.
  static func withoutNumber(_ title: String) -> String {
    if let place = position(title) { return place.title }
    // The number of a step belongs to its title: `Step 2 of 5: About you`.
    if title.wholeMatch(of: /.+ \d+ of \d+: .+/) != nil { return title }
    return title.wholeMatch(of: /(.+?) \d+: .*/).map { String($0.1) } ?? title
  }

  /// The text that a part of a line stands for, where `\n`, `\t`, `\\` and `\u{…}` stand for characters; nil if one of
  /// these is invalid. `ScriptText` writes such lines.
  static func unescaped(_ line: some StringProtocol) -> String? {
    var text = String.UnicodeScalarView()
    var rest = Substring(line).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": text.append("\\")
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(String(rest[..<end]), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        text.append(scalar)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(text)
  }

  /// A text as it has to be shown: what could control a terminal or change the reading direction is escaped.
  static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar != "\n", isDangerous(scalar) {
        shown.append(contentsOf: (scalar == "\t" ? " " : ScriptText.code(scalar)).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// One line without white space at its ends, and with single spaces within: how titles and sentences are compared.
  static func line(_ text: String) -> String {
    visible(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A value without the white space at the ends of its lines, which can't be seen.
  static func value(_ text: String) -> String {
    var lines = visible(text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      while line.first?.isWhitespace == true { line.removeFirst() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
