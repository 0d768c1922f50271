/// Characters that are invisible, hide other text or reverse it. Surfaces escape them, like `\u{202E}`, in text that is
/// only displayed, because a title or a message can come from anywhere.
public enum FormHiddenCharacters {
  /// Control characters (category Cc), the controls of the bidirectional algorithm (UAX #9) except its marks, line and
  /// paragraph separators, tags, and zero-width characters that no script needs.
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    if isControl(scalar) { return true }
    return switch scalar.value {
    case 0x200B, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// Whether it marks a direction (LRM, RLM, ALM). Such a mark hides and reverses nothing, and amounts and dates in
  /// Arabic and Hebrew have some.
  package static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200E}" || scalar == "\u{200F}" || scalar == "\u{61C}"
  }

  /// Control characters (category Cc), including tabs and line breaks.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
  }

  /// The escape sequence for such a character.
  public static func written(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
