/// A character's class in the bidirectional algorithm (UAX #9, Unicode 16). There are no classes for explicit controls:
/// those are escaped before a text gets here.
enum BidiClass: UInt8 {
  case left, right, arabicLetter
  case europeanNumber, europeanSeparator, europeanTerminator, arabicNumber, commonSeparator
  case mark, space, neutral

  /// The class of a character, which is that of its first code point.
  init(_ character: Character) {
    let scalar = character.unicodeScalars.first!
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(UInt8(value))
    } else if let found = Self.number(value) {
      self = found
    } else {
      self = Self.other(scalar)
    }
  }

  /// Whether a text has anything to reorder. Most texts don't.
  static func isMixed(_ text: some Sequence<Character>) -> Bool {
    text.contains { $0.utf8.count > 1 && [.right, .arabicLetter, .arabicNumber].contains(BidiClass($0)) }
  }

  private static func ascii(_ byte: UInt8) -> BidiClass {
    switch byte {
    case 0x30...0x39: .europeanNumber
    case 0x41...0x5A, 0x61...0x7A: .left
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .europeanSeparator
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): .europeanTerminator
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"): .commonSeparator
    case 0x20: .space
    default: .neutral
    }
  }

  /// The classes of digits, and of the separators and terminators used with them.
  private static func number(_ value: UInt32) -> BidiClass? {
    switch value {
    case 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089, 0xFF10...0xFF19, 0x1D7CE...0x1D7FF:
      .europeanNumber
    case 0x600...0x605, 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x890, 0x891, 0x8E2, 0x10D30...0x10D39, 0x10E60...0x10E7E:
      .arabicNumber
    case 0x207A, 0x207B, 0x208A, 0x208B, 0x2212, 0xFB29, 0xFE62, 0xFE63, 0xFF0B, 0xFF0D: .europeanSeparator
    case 0xA2...0xA5, 0xB0, 0xB1, 0x58F, 0x609, 0x60A, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF, 0x212E, 0x2213,
      0xFE5F, 0xFE69, 0xFE6A, 0xFF03...0xFF05, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      .europeanTerminator
    case 0xA0, 0x60C, 0x202F, 0x2044, 0xFE50, 0xFE52, 0xFE55, 0xFF0C, 0xFF0E, 0xFF0F, 0xFF1A: .commonSeparator
    default: nil
    }
  }

  private static func other(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return .mark
    case .spaceSeparator: return .space
    default: break
    }
    switch scalar.value {
    case 0x606...0x60F where ![0x608, 0x60B, 0x60D].contains(scalar.value), 0x6DE, 0x6E9, 0xFD3E...0xFD4F, 0xFDCF,
      0xFDFD...0xFDFF, 0x7F6...0x7F9, 0x1EEF0, 0x1EEF1, 0x10D6E, 0x1091F, 0x10B39...0x10B3F:
      return .neutral
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x10D00...0x10D3F, 0x10EC0...0x10EFF,
      0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F, 0x1EE00...0x1EEFF:
      return .arabicLetter
    case 0x590...0x5FF, 0x7C0...0x85F, 0x200F, 0xFB1D...0xFB4F, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .right
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .spacingMark,
      .decimalNumber, .letterNumber, .privateUse:
      return .left
    default: return .neutral
    }
  }
}
