/// A color of a theme: its exact value, and the one of the terminal's sixteen colors that replaces it where needed.
public struct TerminalColor: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// One of the terminal's sixteen colors, 0 to 15; nil for the terminal's default color.
  public var ansi: UInt8?

  public init(red: UInt8, green: UInt8, blue: UInt8, ansi: UInt8? = nil) {
    (self.red, self.green, self.blue) = (red, green, blue)
    self.ansi = ansi.map { $0 & 15 }
  }

  /// Creates a color from its number, for example `0xFF8800`.
  public init(_ rgb: UInt32, ansi: UInt8? = nil) {
    self.init(
      red: UInt8(rgb >> 16 & 255), green: UInt8(rgb >> 8 & 255), blue: UInt8(rgb & 255), ansi: ansi)
  }

  /// The SGR code (ECMA-48; ISO 8613-6 for 38 and 48); nil if the color can't be shown.
  func code(_ depth: ColorDepth, isBackground: Bool) -> String? {
    switch depth {
    case .none: return nil
    case .sixteen:
      guard let ansi else { return nil }
      return "\((isBackground ? 40 : 30) + Int(ansi & 7) + (ansi > 7 ? 60 : 0))"
    case .indexed: return "\(isBackground ? 48 : 38);5;\(index)"
    case .full: return "\(isBackground ? 48 : 38);2;\(red);\(green);\(blue)"
    }
  }

  /// The nearest of the 240 fixed colors of terminals with 256 colors: a cube with six steps, and grays.
  var index: Int {
    func step(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }
    let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
    let average = (Int(red) + Int(green) + Int(blue)) / 3
    let grey = 232 + min(23, max(0, (average - 3) / 10))
    return distance(to: Self(index: grey)) < distance(to: Self(index: cube)) ? grey : cube
  }

  private func distance(to other: Self) -> Int {
    func square(_ left: UInt8, _ right: UInt8) -> Int { (Int(left) - Int(right)) * (Int(left) - Int(right)) }
    return square(red, other.red) + square(green, other.green) + square(blue, other.blue)
  }

  /// Creates one of the 240 fixed colors, 16 to 255.
  init(index: Int) {
    guard index < 232 else {
      let grey = UInt8(8 + (min(index, 255) - 232) * 10)
      self.init(red: grey, green: grey, blue: grey)
      return
    }
    func value(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
    let offset = max(0, index - 16)
    self.init(red: value(offset / 36), green: value(offset / 6 % 6), blue: value(offset % 6))
  }
}
