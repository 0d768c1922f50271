/// Maps control characters and the final parts of sequences to keys.
enum ControlKeys {
  /// The key of a control character: one of the few keys that send one, or a letter with Control.
  static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: Key(.tab)
    case 0x0D, 0x0A: Key(.enter)
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: nil
    }
  }

  /// `CSI … letter` and `SS3 letter`.
  static func letter(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    let name: Key.Name? =
      switch Unicode.Scalar(byte) {
      case "A": .up
      case "B": .down
      case "C": .right
      case "D": .left
      case "F": .end
      case "H": .home
      case "M": .enter
      case "P"..."S": .function(Int(byte) - 0x4F)
      case "Z": .tab
      default: nil
      }
    return name.map { Key($0, byte == UInt8(ascii: "Z") ? modifiers.union(.shift) : modifiers) }
  }

  /// `CSI number ~`.
  static func number(_ number: Int, _ modifiers: Key.Modifiers) -> Key? {
    let name: Key.Name? =
      switch number {
      case 1, 7: .home
      case 2: .insert
      case 3: .delete
      case 4, 8: .end
      case 5: .pageUp
      case 6: .pageDown
      case 11...15: .function(number - 10)
      case 17...21: .function(number - 11)
      case 23, 24: .function(number - 12)
      default: nil
      }
    return name.map { Key($0, modifiers) }
  }

  /// The modifiers of a sequence. xterm numbers them from 1. Meta is treated as Alt.
  static func modifiers(_ number: Int) -> Key.Modifiers {
    let bits = max(0, number - 1)
    var modifiers = Key.Modifiers(rawValue: UInt8(bits & 7))
    if bits & 8 != 0 { modifiers.insert(.alt) }
    return modifiers
  }
}
