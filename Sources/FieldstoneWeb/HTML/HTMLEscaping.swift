/// Texts as HTML: what would be markup is escaped, and what would hide or turn other text around is written out.
enum HTMLEscaping {
  /// What a text is written for.
  enum Purpose {
    /// To be read: characters that can't be seen are written out, like `\u{202E}`.
    case shown
    /// To be edited and sent back: only control characters are written out, which no browser would send back either.
    case edited
  }

  static func append(_ text: String, to bytes: inout [UInt8], _ purpose: Purpose) {
    var text = text
    text.withUTF8 { append($0, to: &bytes, purpose) }
  }

  /// The text of a field for editing as browsers have it, after escapes are read.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isWrittenOut($0.value, .edited) }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWrittenOut(scalar.value, .edited) {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], _ purpose: Purpose) {
    var start = 0
    var index = 0
    // What needs no escape is copied in runs.
    func flush(_ end: Int) { bytes.append(contentsOf: text[start..<end]) }
    while index < text.count {
      let byte = text[index]
      if byte >= 0x20, byte < 0x7F {
        if let entity = entity(byte) {
          flush(index)
          bytes.append(contentsOf: entity.utf8)
          start = index + 1
        }
        index += 1
        continue
      }
      let (scalar, length) = scalar(in: text, at: index)
      if isWrittenOut(scalar, purpose) {
        flush(index)
        let digits = String(scalar, radix: 16, uppercase: true)
        bytes.append(contentsOf: "\\u{\(digits)}".utf8)
        start = index + length
      } else if scalar == 0x0D {
        flush(index)
        bytes.append(contentsOf: "&#13;".utf8)
        start = index + length
      }
      index += length
    }
    flush(text.count)
  }

  private static func entity(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// A scalar of well-formed UTF-8, which a String always is.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (UInt32, length: Int) {
    let lead = text[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
    for place in 1..<max(length, 1) where length > 1 { scalar = scalar << 6 | UInt32(text[index + place] & 0x3F) }
    return (scalar, length)
  }

  /// Control characters (category Cc); to be read also the controls of the bidirectional algorithm (UAX #9), line and
  /// paragraph separators, and characters without width that no script needs.
  private static func isWrittenOut(_ scalar: UInt32, _ purpose: Purpose) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      purpose == .shown
    default: false
    }
  }
}
