/// Answers of a terminal that are strings (ECMA-48, 5.6), ended by ST or, as xterm allows, by BEL.
extension KeyDecoder {
  /// The most bytes of a string that counts.
  private static let longestString = 256

  /// After `ESC ]`.
  func decodeString(_ rest: ArraySlice<UInt8>) -> Found {
    guard let end = rest.firstIndex(where: { $0 < 0x20 }) else {
      return rest.count > Self.longestString ? .nothing(rest.count + 2) : .incomplete
    }
    var count = end - rest.startIndex + 2
    switch rest[end] {
    case 0x07: count += 1
    case 0x1B:
      guard let last = rest[(end + 1)...].first else { return .incomplete }
      // Another sequence breaks it off.
      if last == UInt8(ascii: "\\") { count += 2 }
    default: break
    }
    guard let color = Self.background(rest[..<end]) else { return .nothing(count) }
    return .input(.background(color), count)
  }

  /// `11;rgb:1e1e/1e1e/2e2e`, with one to four digits each (XParseColor).
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
