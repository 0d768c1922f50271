/// A typed number, taken apart: what stands before and after its digits, its sign, and the digits with their separators.
struct NumberParts {
  var prefix = ""
  var sign = ""
  var digits = ""
  var suffix = ""

  /// - Returns: nil for a text without a digit, or with digits in several places.
  init?(_ text: String) {
    guard text.utf8.count <= NumberText.longest * 4 else { return nil }
    let characters = Array(text.filter { !Self.isMark($0) })
    guard var first = characters.firstIndex(where: { $0.decimalDigit != nil }),
      let last = characters.lastIndex(where: { $0.decimalDigit != nil })
    else { return nil }
    // ".5" begins with its decimal point.
    if first > 0, ".,٫".contains(characters[first - 1]) { first -= 1 }
    var end = last + 1
    if end < characters.count, ".,٫".contains(characters[end]) { end += 1 }
    digits = String(characters[first..<end])
    // "5 km2" has a digit in its unit, and isn't a number.
    guard !digits.contains(where: \.isLetter) else { return nil }
    (prefix, suffix) = (Self.trimmed(characters[..<first]), Self.trimmed(characters[end...]))
    for mark in ["-", "\u{2212}", "+"] {
      if prefix.hasPrefix(mark) {
        prefix = Self.trimmed(Array(prefix.dropFirst())[...])
      } else if prefix.hasSuffix(mark) {
        prefix = Self.trimmed(Array(prefix.dropLast())[...])
      } else {
        continue
      }
      sign = mark == "+" ? "" : "-"
      break
    }
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    let rest = characters.drop(while: \.isWhitespace)
    return String(rest.prefix((rest.lastIndex { !$0.isWhitespace }).map { $0 - rest.startIndex + 1 } ?? 0))
  }

  /// Marks of writing direction, which come along when a number is copied from a text in Arabic or Hebrew.
  static func isMark(_ character: Character) -> Bool {
    ["\u{200E}", "\u{200F}", "\u{61C}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"].contains(character)
  }
}

/// Moves the decimal point of a number in plain digits, so that no digit is lost or added, as computing would.
enum DecimalPoint {
  static func moved(_ plain: String, by places: Int) -> String {
    guard places != 0 else { return plain }
    return shifted(plain, by: places)
  }

  /// The number without zeros that say nothing.
  static func trimmed(_ plain: String) -> String { shifted(plain, by: 0) }

  private static func shifted(_ plain: String, by places: Int) -> String {
    // What a program may set and nobody can type: infinity, and no number at all.
    guard plain.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }) else { return plain }
    let sign = plain.hasPrefix("-") ? "-" : ""
    let parts = plain.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    var digits = String(parts[0]) + fraction
    var point = parts[0].count + places
    if point <= 0 {
      digits = String(repeating: "0", count: 1 - point) + digits
      point = 1
    }
    if point > digits.count { digits += String(repeating: "0", count: point - digits.count) }
    var whole = digits.prefix(point).drop { $0 == "0" }
    var rest = digits.dropFirst(point)
    while rest.last == "0" { rest.removeLast() }
    if whole.isEmpty { whole = "0" }
    return (whole == "0" && rest.isEmpty ? "" : sign) + whole + (rest.isEmpty ? "" : "." + rest)
  }
}
