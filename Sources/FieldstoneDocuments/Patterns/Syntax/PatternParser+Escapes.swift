extension PatternParser {
  /// Parses what starts with a backslash outside of a class.
  mutating func parseEscape() throws(Problem) {
    let start = offset
    switch peek(1) {
    case "b"?, "B"?:
      usesWords = true
      offset += 2
      try add(source[start + 1] == 0x62 ? .wordBoundary : .noWordBoundary)
    case ("1"..."9")?, "k"?: throw .backreference(start)
    default:
      if let set = try parseClassEscape() {
        try add(set, start)
      } else {
        try add(ScalarSet(parseCharacterEscape(inClass: false)), start)
      }
    }
  }

  /// Parses `\d`, `\w`, `\s`, `\p{…}` or the opposite of one of these; nil if something else is next.
  mutating func parseClassEscape() throws(Problem) -> ScalarSet? {
    let set: ScalarSet
    switch peek(1) {
    case "d"?: set = .digits
    case "D"?: set = ScalarSet.digits.inverted
    case "w"?: set = .wordCharacters
    case "W"?: set = ScalarSet.wordCharacters.inverted
    case "s"?: set = .whiteSpace
    case "S"?: set = ScalarSet.whiteSpace.inverted
    case "p"?: return try parseProperty()
    case "P"?: return try parseProperty().inverted
    default: return nil
    }
    offset += 2
    return set
  }

  /// Parses `\p{…}` or `\P{…}`, and gives the set without the negation.
  private mutating func parseProperty() throws(Problem) -> ScalarSet {
    let start = offset
    offset += 2
    guard take("{") else { throw .propertySyntax(start) }
    var text = ""
    while !take("}") {
      guard let next = peek(), next.isASCII, next == "_" || next == "=" || next.properties.isIDContinue else {
        throw .propertySyntax(start)
      }
      text.unicodeScalars.append(next)
      offset += 1
    }
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let property =
      switch parts.count {
      case 1: UnicodeProperty(lone: parts[0])
      case 2: UnicodeProperty(name: parts[0], value: parts[1])
      default: UnicodeProperty?.none
      }
    guard let property else { throw .unknownProperty(start, text) }
    return property.scalars
  }

  /// Parses an escape sequence for one character.
  mutating func parseCharacterEscape(inClass: Bool) throws(Problem) -> UInt32 {
    let start = offset
    offset += 1
    guard let character = peek() else { throw .trailingBackslash(start) }
    offset += 1
    switch character {
    case "t": return 0x09
    case "n": return 0x0A
    case "v": return 0x0B
    case "f": return 0x0C
    case "r": return 0x0D
    case "b" where inClass: return 0x08
    case "0":
      if let next = peek(), ("0"..."9").contains(next) { throw .zeroAndDigit(start) }
      return 0
    case "c":
      guard let letter = peek(), ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) else {
        throw .control(start)
      }
      offset += 1
      return letter.value % 32
    case "x":
      guard let number = hexadecimal(digits: 2) else { throw .hexadecimal(start) }
      return number
    case "u": return try unicodeEscape(start)
    case "^", "$", "\\", ".", "*", "+", "?", "(", ")", "[", "]", "{", "}", "|", "/": return character.value
    case "-" where inClass: return character.value
    default: throw .unknownEscape(start, String(character), inClass: inClass)
    }
  }

  /// Parses what follows `\u`.
  mutating func unicodeEscape(_ start: Int) throws(Problem) -> UInt32 {
    guard take("{") else {
      guard let first = hexadecimal(digits: 4) else { throw .unicodeEscape(start) }
      // Two surrogates next to each other are one character.
      let afterFirst = offset
      if (0xD800...0xDBFF).contains(first), take("\\u"), let second = hexadecimal(digits: 4),
        (0xDC00...0xDFFF).contains(second)
      {
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
      offset = afterFirst
      return first
    }
    var number: UInt32?
    while !take("}") {
      guard let digit = hexadecimal(digits: 1) else { throw .unicodeEscape(start) }
      number = (number ?? 0) << 4 | digit
      if let number, number > ScalarSet.lastScalar { throw .scalarTooLarge(start) }
    }
    guard let number else { throw .unicodeEscape(start) }
    return number
  }

  /// Parses exactly so many hexadecimal digits, or nothing.
  private mutating func hexadecimal(digits: Int) -> UInt32? {
    var number: UInt32 = 0
    for distance in 0..<digits {
      guard let character = peek(distance), character.properties.isASCIIHexDigit else { return nil }
      number = number << 4 | (character.value & 0xF) + (character.value > 0x39 ? 9 : 0)
    }
    offset += digits
    return number
  }
}
