/// Decodes replies of a terminal that are control strings (ECMA-48, 5.6), ended by ST or, as in xterm, by BEL.
extension KeyDecoder {
  /// The maximum length of a string, in bytes.
  private static let longestString = 256

  /// Decodes what follows `ESC ]`.
  func decodeString(_ rest: ArraySlice<UInt8>) -> Found {
    guard let end = rest.firstIndex(where: { $0 < 0x20 }) else {
      return rest.count > Self.longestString ? .tooLong(.string, rest.count + 2) : .incomplete
    }
    var count = end - rest.startIndex + 2
    if count - 2 > Self.longestString { return .tooLong(.string, count) }
    switch rest[end] {
    case 0x07: count += 1
    case 0x1B:
      guard let last = rest[(end + 1)...].first else { return .incomplete }
      // Any other sequence ends the string, and is decoded by itself.
      if last == UInt8(ascii: "\\") { count += 2 }
    default: break
    }
    guard let color = Self.background(rest[..<end]) else { return .nothing(count) }
    return .input(.background(color), count)
  }

  /// Parses `11;rgb:1e1e/1e1e/2e2e`, with one to four digits for each component (XParseColor).
  private static func background(_ bytes: ArraySlice<UInt8>) -> TerminalColor? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:"), let colon = text.firstIndex(of: ":") else {
      return nil
    }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let values = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.count), let value = Int(part, radix: 16), value >= 0 else { return nil }
      return UInt8(value * 255 / ((1 << (4 * part.count)) - 1))
    }
    return values.count == 3 ? TerminalColor(red: values[0], green: values[1], blue: values[2]) : nil
  }
}

/// The kinds of input that are skipped to their end if they are too long.
enum Skipped {
  case sequence, string

  func isEnd(_ byte: UInt8) -> Bool {
    switch self {
    case .sequence: !(0x20..<0x40).contains(byte)
    case .string: byte < 0x20
    }
  }

  /// How many bytes the terminator takes; 0 if the bytes only end the input and are decoded by themselves.
  func lengthOfEnd(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first else { return 0 }
    switch self {
    case .sequence: return (0x40..<0x7F).contains(first) ? 1 : 0
    case .string:
      if first == 0x07 { return 1 }
      return first == 0x1B && bytes.dropFirst().first == UInt8(ascii: "\\") ? 2 : 0
    }
  }
}
