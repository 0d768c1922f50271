/// Reads the bytes of a text from left to right.
struct FormatReader {
  let text: UnsafeBufferPointer<UInt8>
  private(set) var position = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { position == text.count }
  var next: UInt8? { position < text.count ? text[position] : nil }

  mutating func skip() { position += 1 }

  /// Takes one of some ASCII characters.
  mutating func take(_ characters: StaticString) -> Bool {
    guard let byte = next else { return false }
    for index in 0..<characters.utf8CodeUnitCount where characters.utf8Start[index] == byte {
      position += 1
      return true
    }
    return false
  }

  /// Takes digits, and returns their value; nil if they are fewer or more than wanted.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while let byte = next, Self.isDigit(byte) {
      value = min(value * 10 + Int(byte - 0x30), 1_000_000)
      position += 1
    }
    return digits.contains(position - start) ? value : nil
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }
}

extension FormatReader {
  /// RFC 4122: 8, 4, 4, 4 and 12 hexadecimal digits.
  mutating func takeUUID() -> Bool {
    for (group, length) in [8, 4, 4, 4, 12].enumerated() {
      if group > 0, !take("-") { return false }
      for _ in 0..<length {
        guard let byte = next, Self.isHexadecimal(byte) else { return false }
        skip()
      }
    }
    return true
  }

  /// RFC 6901, section 3.
  mutating func takePointer() -> Bool {
    while next != nil {
      guard take("/") else { return false }
      while let byte = next, byte != UInt8(ascii: "/") {
        skip()
        if byte == UInt8(ascii: "~"), !take("01") { return false }
      }
    }
    return true
  }

  /// draft-handrews-relative-json-pointer-01, section 3: a number, then `#` or a pointer. The later versions' `+1` and
  /// `-1`, which move to a sibling, aren't accepted.
  mutating func takeRelativePointer() -> Bool {
    let start = position
    let startsWithZero = next == UInt8(ascii: "0")
    guard number(digits: 1...Int.max) != nil, !startsWithZero || position == start + 1 else { return false }
    return take("#") || takePointer()
  }
}
