import Foundation

/// A color of a theme, on light and on dark backgrounds, in sRGB.
public struct FormColor: Sendable, Hashable, Codable {
  /// On light backgrounds.
  public var light: RGB
  /// On dark backgrounds.
  public var dark: RGB

  public init(light: RGB, dark: RGB) { (self.light, self.dark) = (light, dark) }

  /// Creates a color from two numbers, for example `FormColor(light: 0x0058C7, dark: 0x6CB0FF)`.
  public init(light: UInt32, dark: UInt32) { self.init(light: RGB(light), dark: RGB(dark)) }

  /// The color on one of the two.
  public subscript(_ background: Background) -> RGB { background == .light ? light : dark }

  /// What a surface is shown on: what people have chosen for their whole system.
  public enum Background: String, Sendable, Codable, CaseIterable { case light, dark }

  /// One color in sRGB, without transparency.
  public struct RGB: Sendable, Hashable, Codable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// Creates a color from its number, for example `0xFF8800`; what is above the lowest 24 bits is ignored.
    public init(_ rgb: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
    }

    /// As HTML and CSS write it: `#0058c7`.
    public var hexadecimal: String {
      let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// The relative luminance, from 0 for black to 1 for white (WCAG 2.2, “relative luminance”).
    public var luminance: Double {
      func linear(_ part: UInt8) -> Double {
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// The contrast with another color, from 1 to 21 (WCAG 2.2, “contrast ratio”). Texts need 4.5 (1.4.3), borders and
    /// marks 3 (1.4.11).
    public func contrast(with other: RGB) -> Double {
      let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
      return (lighter + 0.05) / (darker + 0.05)
    }

    /// This color with a part of another one.
    ///
    /// - Parameter part: from 0, this color, to 1, the other one.
    public func mixed(with other: RGB, _ part: Double) -> RGB {
      let part = part.isNaN ? 0 : min(1, max(0, part))
      func mix(_ left: UInt8, _ right: UInt8) -> UInt8 {
        UInt8((Double(left) + (Double(right) - Double(left)) * part).rounded())
      }
      return RGB(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// The color of text on this one: white or nearly black, whichever has more contrast.
    public var textOnIt: RGB {
      let (white, black) = (RGB(0xFFFFFF), RGB(0x00152E))
      return contrast(with: white) >= contrast(with: black) ? white : black
    }
  }
}
