import FieldstoneCore

/// Texts as HTML: markup is escaped, and characters that would hide or reverse other text are written as escapes.
extension HTMLWriter {
  /// What a text is written for.
  enum Purpose {
    /// To be read: invisible characters are written as escapes, like `\u{202E}`.
    case shown
    /// The same in an attribute, where there are no elements.
    case attribute
    /// To be edited and sent back: only control characters are written as escapes; browsers would not send them back.
    case edited
  }

  mutating func escape(_ text: String, _ purpose: Purpose) {
    // Native strings, which nearly all strings are, need no copy.
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0, purpose) }
    guard done == nil else { return }
    var copy = text
    copy.withUTF8 { escape($0, purpose) }
  }

  /// Runs of bytes that need no escape are copied at once.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>, _ purpose: Purpose) {
    guard let base = text.baseAddress else { return }
    var open: [TextMarks.Kind] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard Self.mayNeedEscape(text[index]) else {
        index += 1
        continue
      }
      let (scalar, length) = Self.scalar(in: text, at: index)
      if Self.isPlain(scalar, purpose) {
        index += length
        continue
      }
      copy(base + start, index - start)
      if (0xFDD0...0xFDD3).contains(scalar.value) { mark(scalar, purpose, &open) } else { write(scalar) }
      index += length
      start = index
    }
    copy(base + start, index - start)
    while let kind = open.popLast() { end(kind, purpose) }
  }

  /// Begins or ends what is marked. A mark without its counterpart comes from somebody's text: it has no effect beyond
  /// that text.
  private mutating func mark(_ scalar: Unicode.Scalar, _ purpose: Purpose, _ open: inout [TextMarks.Kind]) {
    guard let kind = TextMarks.Kind.allCases.first(where: { $0.start == scalar || $0.end == scalar }) else { return }
    if scalar == kind.end {
      if open.last == kind { end(open.removeLast(), purpose) }
      return
    }
    open.append(kind)
    switch (purpose, kind) {
    case (.shown, .inserted): literal("<bdi>")
    case (.shown, .english): literal("<span lang=\"en\" dir=\"ltr\">")
    // The isolate that Unicode has for texts of any direction.
    case (.attribute, .inserted): literal("\u{2068}")
    case (.attribute, .english), (.edited, _): break
    }
  }

  private mutating func end(_ kind: TextMarks.Kind, _ purpose: Purpose) {
    switch (purpose, kind) {
    case (.shown, .inserted): literal("</bdi>")
    case (.shown, .english): literal("</span>")
    case (.attribute, .inserted): literal("\u{2069}")
    case (.attribute, .english), (.edited, _): break
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x26: literal("&amp;")
    case 0x3C: literal("&lt;")
    case 0x3E: literal("&gt;")
    case 0x22: literal("&quot;")
    case 0x27: literal("&#39;")
    case 0x0D: literal("&#13;")
    default:
      for byte in FormHiddenCharacters.written(scalar).utf8 { self.byte(byte) }
    }
  }

  /// Whether the byte is, or begins, something that may have to be escaped: one bit each for the first 64 bytes, beyond
  /// them a few lead bytes of UTF-8 (of U+0080, U+061C, U+2000, U+FDD0, U+FEFF and U+E0000 and their neighbors).
  @inline(__always) private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    if byte < 64 { return (0x5000_00C4_FFFF_FFFF as UInt64) >> UInt64(byte) & 1 == 1 }
    if byte < 0x7F { return false }
    return byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF || byte == 0xF3
  }

  private static func isPlain(_ scalar: Unicode.Scalar, _ purpose: Purpose) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x0D, 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    // In a text that is edited and sent back, a mark is somebody's.
    case 0xFDD0...0xFDD3: purpose == .edited
    default: !isWrittenOut(scalar, purpose)
    }
  }

  /// Decodes a scalar. The UTF-8 of a String is always well-formed.
  private static func scalar(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> (Unicode.Scalar, length: Int) {
    let lead = text[index]
    guard lead >= 0x80 else { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var scalar = UInt32(lead & (0x7F >> UInt8(length)))
    for next in 1..<length { scalar = scalar << 6 | UInt32(text[index + next] & 0x3F) }
    return (Unicode.Scalar(scalar) ?? "\u{FFFD}", length)
  }

  private static func isWrittenOut(_ scalar: Unicode.Scalar, _ purpose: Purpose) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    default: purpose != .edited ? FormHiddenCharacters.contains(scalar) : FormHiddenCharacters.isControl(scalar)
    }
  }

  /// Whether the text may be changed when it is written for editing.
  static func mayChange(_ text: String) -> Bool { text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 } }

  /// The text of a field for editing as browsers have it, after decoding HTML.
  static func asEdited(_ text: String) -> String {
    guard mayChange(text) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWrittenOut(scalar, .edited) {
        shown.append(contentsOf: FormHiddenCharacters.written(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}
