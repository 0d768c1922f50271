/// Addresses of the Internet Protocol.
enum FormatAddress {
  /// RFC 2673, section 3.2: four decimal numbers without zeros in front.
  static func isIPv4(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = FormatReader(text)
    return takeIPv4(&reader) && reader.isAtEnd
  }

  private static func takeIPv4(_ reader: inout FormatReader) -> Bool {
    for part in 0..<4 {
      if part > 0, !reader.take(".") { return false }
      let start = reader.position
      let startsWithZero = reader.next == UInt8(ascii: "0")
      guard let value = reader.number(digits: 1...3), value < 256, !startsWithZero || reader.position == start + 1
      else {
        return false
      }
    }
    return true
  }

  /// RFC 4291, section 2.2: eight groups of up to four hexadecimal digits, where `::` stands for one or more of them, and
  /// an IPv4 address can be the last two.
  static func isIPv6(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var groups = 0
    var hasGap = false
    var position = 0
    if text.count >= 2, text[0] == 0x3A, text[1] == 0x3A {
      hasGap = true
      position = 2
    }
    while position < text.count {
      if groups > 7 { return false }
      var end = position
      while end < text.count, FormatReader.isHexadecimal(text[end]) { end += 1 }
      if end < text.count, text[end] == UInt8(ascii: ".") {
        guard isIPv4(UnsafeBufferPointer(rebasing: text[position...])) else { return false }
        groups += 2
        position = text.count
        break
      }
      guard (1...4).contains(end - position) else { return false }
      groups += 1
      position = end
      if position == text.count { break }
      guard text[position] == 0x3A else { return false }
      position += 1
      if position < text.count, text[position] == 0x3A {
        if hasGap { return false }
        hasGap = true
        position += 1
      } else if position == text.count {
        return false
      }
    }
    return hasGap ? groups < 8 : groups == 8
  }
}
