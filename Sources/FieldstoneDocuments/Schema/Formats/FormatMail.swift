/// Email addresses.
enum FormatMail {
  /// RFC 5321, section 4.1.2, `Mailbox`, and for international ones RFC 6531.
  static func accepts(_ text: UnsafeBufferPointer<UInt8>, international: Bool) -> Bool {
    var reader = FormatReader(text)
    guard reader.next == UInt8(ascii: "\"") ? takeQuoted(&reader, international) : takeDotted(&reader, international),
      reader.position <= 64 || international, reader.take("@")
    else { return false }
    let domain = UnsafeBufferPointer(rebasing: text[reader.position...])
    guard domain.first == UInt8(ascii: "[") else { return FormatHost.accepts(domain, international: international) }
    guard domain.last == UInt8(ascii: "]"), domain.count > 2 else { return false }
    let literal = UnsafeBufferPointer(rebasing: domain[1..<domain.count - 1])
    let tag = literal.prefix(5).map { $0 | 0x20 }
    if tag.elementsEqual("ipv6:".utf8) {
      return FormatAddress.isIPv6(UnsafeBufferPointer(rebasing: literal[5...]))
    }
    return FormatAddress.isIPv4(literal)
  }

  private static func takeQuoted(_ reader: inout FormatReader, _ international: Bool) -> Bool {
    reader.skip()
    while let byte = reader.next {
      reader.skip()
      switch byte {
      case UInt8(ascii: "\""): return true
      case UInt8(ascii: "\\"):
        guard let escaped = reader.next, (0x20...0x7E).contains(escaped) else { return false }
        reader.skip()
      case 0x20...0x7E: break
      default: if byte < 0x80 || !international { return false }
      }
    }
    return false
  }

  /// Atoms (RFC 5322, section 3.2.3) with single dots between them.
  private static func takeDotted(_ reader: inout FormatReader, _ international: Bool) -> Bool {
    var isAtomEmpty = true
    while let byte = reader.next, byte != UInt8(ascii: "@") {
      if byte == UInt8(ascii: ".") {
        if isAtomEmpty { return false }
        isAtomEmpty = true
        reader.skip()
        continue
      }
      isAtomEmpty = false
      if FormatReader.isLetter(byte) || FormatReader.isDigit(byte) || byte >= 0x80 && international {
        reader.skip()
      } else if !reader.take("!#$%&'*+-/=?^_`{|}~") {
        return false
      }
    }
    return !isAtomEmpty
  }
}
