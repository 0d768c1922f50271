/// Labels of international host names (RFC 5891 and 5892).
///
/// Which characters are allowed is derived from Unicode's properties, as RFC 5892 says. Of the rules for text from right
/// to left (RFC 5893), none is checked.
enum FormatLabel {
  /// How many bytes a label takes in the Domain Name System, or nil if it isn't a label.
  static func lengthInDNS(_ label: [Unicode.Scalar]) -> Int? {
    guard let first = label.first, first != "-", label.last != "-" else { return nil }
    if label.count >= 4, label[2] == "-", label[3] == "-" {
      let text = String(String.UnicodeScalarView(label))
      var copy = text
      guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
      return copy.withUTF8 { FormatHost.accepts($0, international: false) } ? text.utf8.count : nil
    }
    guard !isMark(first) else { return nil }
    for index in label.indices where !isAllowed(label[index], at: index, in: label) { return nil }
    if label.allSatisfy({ $0.value < 0x80 }) { return label.count <= 63 ? label.count : nil }
    // Too long for sure, and the exact length takes quadratic time.
    guard label.count <= 63 else { return nil }
    let length = 4 + Punycode.length(label)
    return length <= 63 ? length : nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar, at index: Int, in label: [Unicode.Scalar]) -> Bool {
    let before = index > 0 ? label[index - 1] : nil
    let after = index + 1 < label.count ? label[index + 1] : nil
    // The rules of appendix A, and the exceptions of section 2.6.
    switch scalar.value {
    case 0x2D: return true
    case 0xB7: return before == "l" && after == "l"
    case 0x375: return after.map { isScript($0, [0x370...0x3FF, 0x1F00...0x1FFF]) } ?? false
    case 0x5F3, 0x5F4: return before.map { isScript($0, [0x591...0x5F2, 0xFB1D...0xFB4F]) } ?? false
    case 0x30FB:
      return label.contains {
        isScript(
          $0, [0x3041...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3005...0x3007])
      }
    case 0x660...0x669: return !label.contains { (0x6F0...0x6F9).contains($0.value) }
    case 0x6F0...0x6F9: return !label.contains { (0x660...0x669).contains($0.value) }
    case 0x200C, 0x200D: return before.map { $0.properties.canonicalCombiningClass == .virama } ?? false
    case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: return true
    case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark, .decimalNumber: break
    default: return false
    }
    // Characters that change when they are normalized and folded (sections 2.2 and 2.7).
    return !scalar.properties.changesWhenNFKCCaseFolded && !(0x1100...0x11FF).contains(scalar.value)
  }

  private static func isScript(_ scalar: Unicode.Scalar, _ ranges: [ClosedRange<UInt32>]) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
  }
}
