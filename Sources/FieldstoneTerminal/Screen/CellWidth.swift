import FieldstoneCore

/// How many cells of a terminal a character takes: 1 or 2.
///
/// This has its own table because the C library's depends on the locale and doesn't support grapheme clusters. The
/// ranges are those of East_Asian_Width W and F (UAX #11, Unicode 16) and of Emoji_Presentation, merged where only
/// unassigned code points lie between them. Characters of ambiguous width are narrow.
enum CellWidth {
  /// The width of one printable character; 0 for a mark of direction, which is left out. Control characters must be
  /// escaped first.
  static func of(_ character: Character) -> Int {
    if character.utf8.count == 1 { return 1 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !FormHiddenCharacters.isDirectionMark(first) else { return 0 }
    // A lone mark is shown on a dotted circle, which is narrow.
    if isWide(first.value) { return isLoneMark(character) ? 1 : 2 }
    guard scalars.count > 1 else { return 1 }
    // The emoji form of a character that is otherwise narrow (UTS #51), and flags.
    if scalars.contains("\u{FE0F}") { return 2 }
    return (0x1F1E6...0x1F1FF).contains(first.value) ? 2 : 1
  }

  /// The width of a text.
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  /// A text, shortened with an ellipsis if it is wider than `room` cells.
  static func cut(_ text: String, _ room: Int) -> String {
    var short = ""
    var used = 0
    for character in text {
      let columns = of(character)
      if used + columns > room {
        while used > max(0, room - 1), let last = short.popLast() { used -= of(last) }
        return room < 1 ? "" : short + "…"
      }
      short.append(character)
      used += columns
    }
    return text
  }

  /// Whether terminals disagree about a character's width, so that the cursor must be positioned explicitly after it.
  static func isUncertain(_ character: Character) -> Bool {
    guard character.utf8.count > 1, let first = character.unicodeScalars.first else { return false }
    return character.unicodeScalars.count > 1 || first.value > 0xFFFF || isLoneMark(character)
  }

  /// Whether a character is a mark without a letter before it, which would combine with what stands before it.
  static func isLoneMark(_ character: Character) -> Bool {
    guard character.utf8.count > 1, let first = character.unicodeScalars.first else { return false }
    switch first.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return true
    default: return false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2630...0x2637, 0x2648...0x2653, 0x267F...0x267F, 0x268A...0x268F,
    0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE,
    0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD,
    0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755,
    0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50,
    0x2B55...0x2B55, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E,
    0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393,
    0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E,
    0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567,
    0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5,
    0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC,
    0x1F7E0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
