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
    if let kind = text.controlCharacters(allowingLines: isLong) { return .failure(FormIssue(kind)) }
    return .value(.text(text))
  }
}

extension FormIssue {
  /// The issue of a text that can't be parsed: a control character in it, because it is invisible, otherwise `kind`.
  static func unreadable(_ text: String, _ kind: Kind) -> FormIssue {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return FormIssue(text.controlCharacters(allowingLines: false) ?? kind)
  }
}

extension String {
  /// The most different control characters that a message names.
  private static let mostControlCharacters = 5

  /// The issue of a text with control characters (C0, DEL, C1; Unicode 16, category Cc); nil if it has none. A line
  /// break of two characters is one.
  func controlCharacters(allowingLines: Bool) -> FormIssue.Kind? {
    let numbers = differentControlCharacters(allowingLines: allowingLines)
    guard let first = numbers.first else { return nil }
    return numbers.allSatisfy { [0x0A, 0x0D].contains($0) } || numbers.count == 1
      ? .controlCharacter(first) : .controlCharacters(numbers)
  }

  /// The first different control characters, in their order.
  ///
  /// - Complexity: O(bytes), one pass, no grapheme breaking.
  private func differentControlCharacters(allowingLines: Bool) -> [UInt32] {
    var text = self
    return text.withUTF8 { bytes in
      var numbers: [UInt32] = []
      var previous: UInt8 = 0
      func note(_ byte: UInt8) {
        let number = UInt32(byte)
        if numbers.count < Self.mostControlCharacters, !numbers.contains(number) { numbers.append(number) }
      }
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F {
          // Line feed, carriage return and tab are allowed if the text may have several lines.
          if !(allowingLines && (byte == 0x0A || byte == 0x0D || byte == 0x09)) { note(byte) }
        } else if previous == 0xC2, byte < 0xA0 {
          note(byte)
        }
        previous = byte
      }
      return numbers
    }
  }
}
