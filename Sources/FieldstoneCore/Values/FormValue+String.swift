import Foundation

extension String: FormText {
  public var formText: String { self }

  public static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> String { text }
}

extension FormIssue {
  /// The issue of a text that can't be parsed: a control character in it, because it is invisible, otherwise `kind`.
  static func unreadable(_ text: String, _ kind: Kind) -> FormIssue {
    let text = text.trimmed
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
