/// Reads JSON (RFC 8259) from bytes, value by value, without a copy of the whole.
///
/// Bytes that aren't JSON, and values of another type than the one that is asked for, throw a `DecodingError` that says
/// where. For drafts, `JSONDecoder` takes several times as long.
package struct JSONReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  private var depth = 0
  /// The most objects and arrays within one another, so that bytes from anywhere can't exhaust the stack.
  private static let mostLevels = 256

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark, which some editors write (RFC 8259, section 8.1, lets a reader ignore it).
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads an object, and has `take` read the value of each member.
  package mutating func object(_ take: (inout Self, String) throws -> Void) throws {
    try enclose("{", "}") { reader in
      let name = try reader.string()
      try reader.expect(":")
      try take(&reader, name)
    }
  }

  /// Reads an array, and has `take` read each element.
  package mutating func array(_ take: (inout Self) throws -> Void) throws { try enclose("[", "]", take) }

  /// Reads `null` if that comes next.
  package mutating func takesNull() -> Bool {
    skipSpace()
    return takesWord("null")
  }

  package mutating func flag() throws -> Bool {
    skipSpace()
    if takesWord("true") { return true }
    if takesWord("false") { return false }
    throw failure("Expected true or false")
  }

  mutating func integer<Number: FixedWidthInteger>() throws -> Number {
    let start = position
    let digits = try numberText()
    if let number = Number(digits) { return number }
    // JSON knows no difference between 1 and 1.0. From 2⁵³ on, a `Double` may be another number.
    guard let value = Double(digits), value.magnitude < 0x1p53, let number = Number(exactly: value) else {
      position = start
      throw failure("Expected a whole number of the type \(Number.self)")
    }
    return number
  }

  mutating func number() throws -> Double {
    let start = position
    guard let number = Double(try numberText()), number.isFinite else {
      position = start
      throw failure("Expected a number")
    }
    return number
  }

  package mutating func string() throws -> String {
    try expect("\"")
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return try text(start..<(position - 1))
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw failure("A control character has to be escaped in a string")
      default: position += 1
      }
    }
    throw failure("A string has no end")
  }

  /// Reads any value and drops it.
  mutating func skip() throws {
    skipSpace()
    switch position < bytes.count ? bytes[position] : 0 {
    case UInt8(ascii: "{"): try object { reader, _ in try reader.skip() }
    case UInt8(ascii: "["): try array { try $0.skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try flag()
    case UInt8(ascii: "n") where takesWord("null"): break
    default: _ = try numberText()
    }
  }

  /// The first byte of the value that comes next; 0 at the end.
  package mutating func nextByte() -> UInt8 {
    skipSpace()
    return position < bytes.count ? bytes[position] : 0
  }

  /// Checks that nothing follows.
  package mutating func end() throws {
    skipSpace()
    guard position == bytes.count else { throw failure("Expected the end") }
  }

  package func failure(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "\(reason), at byte \(position)."))
  }
}

extension JSONReader {
  private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ take: (inout Self) throws -> Void)
    throws
  {
    try expect(open)
    guard depth < Self.mostLevels else { throw failure("More than \(Self.mostLevels) levels") }
    depth += 1
    defer { depth -= 1 }
    skipSpace()
    if takes(close) { return }
    repeat {
      try take(&self)
      skipSpace()
    } while takes(",")
    try expect(close)
  }

  /// Reads the rest of a string that has escapes, from its first character on.
  private mutating func escapedString(from start: Int) throws -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return try text.withUnsafeBufferPointer(string)
      case UInt8(ascii: "\\"):
        position += 1
        try text.append(contentsOf: escape().utf8)
      case ..<0x20: throw failure("A control character has to be escaped in a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("A string has no end")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws -> String {
    guard position < bytes.count else { throw failure("A string has no end") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try codeUnit()
      guard UTF16.isSurrogate(unit) else { return String(decoding: [unit], as: UTF16.self) }
      // A character beyond U+FFFF is written as two code units.
      guard UTF16.isLeadSurrogate(unit), takesWord("\\u"), case let next = try codeUnit(), UTF16.isTrailSurrogate(next)
      else { throw failure("Half of a surrogate pair") }
      return String(decoding: [unit, next], as: UTF16.self)
    default:
      position -= 1
      throw failure("No escape begins like this")
    }
  }

  private mutating func codeUnit() throws -> UInt16 {
    let digits = bytes[position..<min(position + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("Expected four hexadecimal digits") }
    position += 4
    return unit
  }

  /// The characters of a number: minus, digits without leading zeros, fraction, exponent.
  package mutating func numberText() throws -> String {
    skipSpace()
    let start = position
    _ = takes("-")
    let isZero = takes("0")
    guard isZero || takesDigits() else { throw failure("Expected a value") }
    if takes("."), !takesDigits() { throw failure("Expected a digit") }
    if takes("e") || takes("E") {
      if !takes("+") { _ = takes("-") }
      guard takesDigits() else { throw failure("Expected a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func takesDigits() -> Bool {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    return position > start
  }

  private func text(_ range: Range<Int>) throws -> String { try string(UnsafeBufferPointer(rebasing: bytes[range])) }

  private func string(_ utf8: UnsafeBufferPointer<UInt8>) throws -> String {
    let text = String(decoding: utf8, as: UTF8.self)
    // Bytes that aren't UTF-8 have been replaced.
    guard !utf8.contains(where: { $0 >= 0x80 }) || text.utf8.elementsEqual(utf8) else {
      throw failure("A string isn't UTF-8")
    }
    return text
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws {
    skipSpace()
    guard takes(character) else { throw failure("Expected \(character)") }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func takesWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count,
      UnsafeBufferPointer(start: word.utf8Start, count: length).elementsEqual(bytes[position..<(position + length)])
    else { return false }
    position += length
    return true
  }
}
