import Foundation

extension String: FormText {
  public var formText: String { self }

  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> String { text }
}

/// Strings: every text is a valid value, except one with control characters, which nobody could see and remove.
final class StringCodec: ValueCodec<String>, @unchecked Sendable {
  /// The limit in bytes of UTF-8; a longer text is refused with an issue, never truncated.
  static let most = 1 << 20

  /// Whether line breaks and tabs are allowed.
  let isLong: Bool
  /// Whether leading and trailing white space is dropped from the value: around an address it is always a mistake.
  let isTrimmed: Bool

  init(isLong: Bool = false, isTrimmed: Bool = false) {
    self.isLong = isLong
    self.isTrimmed = isTrimmed
  }

  /// One object for each of the four kinds, shared by all definitions.
  static func shared(isLong: Bool, isTrimmed: Bool) -> StringCodec {
    switch (isLong, isTrimmed) {
    case (false, false): CodecCatalog.string
    case (true, false): long
    case (false, true): trimmed
    case (true, true): longTrimmed
    }
  }

  private static let long = StringCodec(isLong: true)
  private static let trimmed = StringCodec(isTrimmed: true)
  private static let longTrimmed = StringCodec(isLong: true, isTrimmed: true)

  override var emptied: Parsed { .value(.text("")) }
  override var isVerbatim: Bool { !isTrimmed }

  override func pack(_ value: consuming String) -> StoredValue { .text(value) }
  override func unpack(_ value: StoredValue) -> String? {
    switch value {
    case .text(let text): text
    default: nil
    }
  }
  override func use(_ value: StoredValue, _ body: (String) -> Void) {
    if case .text(let text) = value { body(text) }
  }
  override func text(_ value: StoredValue, _ environment: FormEnvironment) -> String { unpack(value) ?? "" }
  override func value(saved: FormSnapshot.Value) -> StoredValue? {
    switch saved {
    case .none: StoredValue.none
    case .text(let text): .text(text)
    default: nil
    }
  }

  override func parse(_ text: String, _ environment: FormEnvironment) -> Parsed {
    guard text.utf8.count <= Self.most else { return .failure(FormIssue(.tooMuchText(Self.most))) }
    let text = isTrimmed ? text.trimmingCharacters(in: .whitespacesAndNewlines) : text
    if let number = text.firstControlCharacter(allowingLines: isLong) {
      return .failure(FormIssue(.controlCharacter(number)))
    }
    return .value(.text(text))
  }
}

extension FormIssue {
  /// The issue of a text that can't be parsed: a control character in it, because it is invisible, otherwise `kind`.
  static func unreadable(_ text: String, _ kind: Kind) -> FormIssue {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return FormIssue(text.firstControlCharacter(allowingLines: false).map { .controlCharacter($0) } ?? kind)
  }
}

extension String {
  /// The first control character (C0, DEL, C1; Unicode 16, category Cc), or nil.
  ///
  /// - Complexity: O(bytes), one pass, no grapheme breaking.
  func firstControlCharacter(allowingLines: Bool) -> UInt32? {
    var text = self
    return text.withUTF8 { bytes in
      var previous: UInt8 = 0
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F {
          // Line feed, carriage return and tab are allowed if the text may have several lines.
          if !(allowingLines && (byte == 0x0A || byte == 0x0D || byte == 0x09)) { return UInt32(byte) }
        } else if previous == 0xC2, byte < 0xA0 {
          return UInt32(byte)
        }
        previous = byte
      }
      return nil
    }
  }
}
