extension JSONScanner {
  mutating func word(_ text: StaticString, _ kind: JSONEntry.Kind) throws(JSONFailure) {
    let start = position
    let length = text.utf8CodeUnitCount
    guard end - start >= length else { throw unquoted }
    for index in 0..<length where bytes[start + index] != text.utf8Start[index] {
      throw unquoted
    }
    position += length
    try append(JSONEntry(kind, at: start, extent: length))
  }

  /// Reads a number (RFC 8259, section 6).
  mutating func number() throws(JSONFailure) {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let first = position
    guard skipDigits() > 0 else { throw expected("Expected a digit after the minus sign.") }
    if bytes[first] == UInt8(ascii: "0"), position - first > 1 {
      position = first + 1
      throw expected("A number can't start with 0, except before a decimal point.")
    }
    var kind = position - first <= 18 ? JSONEntry.Kind.integer : .number
    if position < end, bytes[position] == UInt8(ascii: ".") {
      kind = .number
      position += 1
      guard skipDigits() > 0 else { throw expected("Expected a digit after the decimal point.") }
    }
    if position < end, bytes[position] | 0x20 == UInt8(ascii: "e") {
      kind = .number
      position += 1
      if position < end, bytes[position] == UInt8(ascii: "+") || bytes[position] == UInt8(ascii: "-") { position += 1 }
      guard skipDigits() > 0 else { throw expected("Expected a digit in the exponent.") }
    }
    try append(JSONEntry(kind, at: start, extent: position - start))
  }

  @inline(__always)
  private mutating func skipDigits() -> Int {
    let start = position
    while position < end, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position - start
  }

  /// Reads a string (RFC 8259, section 7), and checks its escapes and its UTF-8.
  mutating func string() throws(JSONFailure) {
    let start = position + 1
    position = start
    var kind = JSONEntry.Kind.string
    while true {
      skipPlainText()
      guard position < end else {
        position = start - 1
        throw expected("The double quote at the end of the string is missing.")
      }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        try append(JSONEntry(kind, at: start, extent: position - start))
        position += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try escape()
      case ..<0x20: throw expected("A control character in a string must be written as an escape.")
      default: try character()
      }
    }
  }

  /// Skips ASCII that stands for itself, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let raw = UnsafeRawPointer(bytes)
    while end - position >= 8 {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let slashes = word ^ (ones &* 0x5C)
      // The highest bit of the first byte that is a quote, a backslash, a control character or not ASCII. Above that,
      // bits may be set by the borrow.
      let found =
        ((quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word | word)
        & (ones &* 0x80)
      if found != 0 {
        position += found.trailingZeroBitCount >> 3
        return
      }
      position += 8
    }
    while position < end {
      let byte = bytes[position]
      if byte < 0x20 || byte >= 0x80 || byte == 0x22 || byte == 0x5C { return }
      position += 1
    }
  }

  /// Skips a character beyond ASCII (the table of RFC 3629, section 4).
  private mutating func character() throws(JSONFailure) {
    let first = bytes[position]
    let second = position + 1 < end ? bytes[position + 1] : 0
    let length: Int
    let range: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: throw JSONFailure(reason: .notUTF8, offset: position)
    }
    guard end - position >= length, range.contains(second) else {
      throw JSONFailure(reason: .notUTF8, offset: position)
    }
    for index in 2..<max(length, 2) where bytes[position + index] & 0xC0 != 0x80 {
      throw JSONFailure(reason: .notUTF8, offset: position)
    }
    position += length
  }

  private mutating func escape() throws(JSONFailure) {
    let start = position
    position += 1
    guard position < end else { throw expected("The double quote at the end of the string is missing.") }
    switch bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try hexadecimal()
      guard unit & 0xF800 == 0xD800 else { return }
      guard unit < 0xDC00, end - position >= 2, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw JSONFailure(reason: .loneSurrogate, offset: start) }
      position += 2
      guard try hexadecimal() & 0xFC00 == 0xDC00 else { throw JSONFailure(reason: .loneSurrogate, offset: start) }
    default:
      position = start
      throw expected(#"An escape is one of \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits."#)
    }
  }

  private mutating func hexadecimal() throws(JSONFailure) -> UInt32 {
    guard end - position >= 4, let unit = JSONText.hexadecimal(bytes + position) else {
      throw expected(#"Expected four hexadecimal digits after \u."#)
    }
    position += 4
    return unit
  }
}
