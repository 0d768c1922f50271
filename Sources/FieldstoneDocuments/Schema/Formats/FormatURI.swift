/// URIs (RFC 3986) and IRIs (RFC 3987).
enum FormatURI {
  private enum Part {
    case user, host, path, query
  }

  static func accepts(_ text: UnsafeBufferPointer<UInt8>, relative: Bool, international: Bool) -> Bool {
    var rest = text[...]
    let colon = rest.firstIndex { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F || $0 == 0x23 }
    if let colon, rest[colon] == 0x3A, isScheme(rest[..<colon]) {
      rest = rest[(colon + 1)...]
    } else if !relative || colon.map({ rest[$0] == 0x3A }) ?? false {
      // The first part of a relative path has no colon.
      return false
    }
    if let hash = rest.firstIndex(of: 0x23) {
      guard has(.query, rest[(hash + 1)...], international) else { return false }
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: 0x3F) {
      guard has(.query, rest[(mark + 1)...], international) else { return false }
      rest = rest[..<mark]
    }
    if rest.starts(with: [0x2F, 0x2F]) {
      let authority = rest.dropFirst(2)
      let end = authority.firstIndex(of: 0x2F) ?? authority.endIndex
      guard isAuthority(authority[..<end], international) else { return false }
      rest = authority[end...]
    }
    return has(.path, rest, international)
  }

  private static func isScheme(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first, FormatReader.isLetter(first) else { return false }
    return text.allSatisfy {
      FormatReader.isLetter($0) || FormatReader.isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
  }

  private static func isAuthority(_ text: Slice<UnsafeBufferPointer<UInt8>>, _ international: Bool) -> Bool {
    var host = text
    if let at = text.lastIndex(of: 0x40) {
      guard has(.user, text[..<at], international) else { return false }
      host = text[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let literal = host[(host.startIndex + 1)..<end]
      guard isFutureAddress(literal) || FormatAddress.isIPv6(UnsafeBufferPointer(rebasing: literal)) else {
        return false
      }
      let port = host[(end + 1)...]
      return port.isEmpty || port.first == 0x3A && port.dropFirst().allSatisfy(FormatReader.isDigit)
    }
    if let colon = host.lastIndex(of: 0x3A) {
      guard host[(colon + 1)...].allSatisfy(FormatReader.isDigit) else { return false }
      host = host[..<colon]
    }
    return has(.host, host, international)
  }

  private static func isFutureAddress(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first, first | 0x20 == 0x76, let dot = text.firstIndex(of: 0x2E) else { return false }
    let version = text[(text.startIndex + 1)..<dot]
    return !version.isEmpty && version.allSatisfy(FormatReader.isHexadecimal) && dot + 1 < text.endIndex
      && has(.user, text[(dot + 1)...], false)
  }

  /// Whether a part of a URI has only the characters that it can have.
  private static func has(_ part: Part, _ text: Slice<UnsafeBufferPointer<UInt8>>, _ international: Bool) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      if FormatReader.isLetter(byte) || FormatReader.isDigit(byte) || byte >= 0x80 && international { continue }
      switch byte {
      case UInt8(ascii: "%"):
        guard index + 1 < text.endIndex, FormatReader.isHexadecimal(text[index]),
          FormatReader.isHexadecimal(text[index + 1])
        else { return false }
        index += 2
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
        UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
        continue
      case UInt8(ascii: ":"): if part == .host { return false }
      case UInt8(ascii: "@"), UInt8(ascii: "/"): if part == .host || part == .user { return false }
      case UInt8(ascii: "?"): if part != .query { return false }
      default: return false
      }
    }
    return true
  }
}
