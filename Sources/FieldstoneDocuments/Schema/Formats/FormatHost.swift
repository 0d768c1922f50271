/// Names of hosts.
enum FormatHost {
  /// RFC 1123, section 2.1, and for international names RFC 5890.
  static func accepts(_ text: UnsafeBufferPointer<UInt8>, international: Bool) -> Bool {
    // A character of an international name takes up to four bytes here, and at least one in the Domain Name System.
    guard !text.isEmpty, text.count <= (international ? 4 * 253 : 253) else { return false }
    if !international || text.allSatisfy({ $0 < 0x80 }) {
      return text.count <= 253
        && text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
          .allSatisfy { isLabel($0) }
    }
    var length = -1
    for label in String(decoding: text, as: UTF8.self).unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { [0x2E, 0x3002, 0xFF0E, 0xFF61].contains($0.value) })
    {
      guard let bytes = FormatLabel.lengthInDNS(Array(label)) else { return false }
      length += bytes + 1
    }
    return length <= 253
  }

  private static func isLabel(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard (1...63).contains(label.count), label.first != 0x2D, label.last != 0x2D else { return false }
    guard label.allSatisfy({ FormatReader.isLetter($0) || FormatReader.isDigit($0) || $0 == 0x2D }) else {
      return false
    }
    let (third, fourth) = (label.startIndex + 2, label.startIndex + 3)
    guard label.count >= 4, label[third] == 0x2D, label[fourth] == 0x2D else { return true }
    // Only one such prefix is in use (RFC 5891, section 4.2.3.1).
    guard String(decoding: label.prefix(4), as: UTF8.self).lowercased() == "xn--" else { return false }
    guard let decoded = Punycode.decode(label.dropFirst(4)) else { return false }
    return decoded.contains { $0.value >= 0x80 } && FormatLabel.lengthInDNS(decoded) != nil
  }
}
