import Foundation

extension FormValues {
  /// A number as it was written, with any number of digits: nothing is rounded, and an unknown number is written back
  /// as it came.
  public struct Number: Sendable {
    /// The number in the grammar of RFC 8259, section 6.
    public let literal: String

    /// - Parameter literal: A number in the grammar of JSON; for any other text, nil.
    public init?(literal: String) {
      var reader = Grammar(literal)
      guard reader.isNumber else { return nil }
      self.literal = literal
    }

    /// A number that the reader of JSON has checked.
    init(checked literal: String) { self.literal = literal }

    /// The shortest text from which the same number can be read; nil for a number that isn't finite.
    public init?(_ double: Double) {
      guard double.isFinite else { return nil }
      let text = "\(double)"
      literal = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Nil for a number that isn't one.
    public init?(_ decimal: Decimal) { self.init(literal: "\(decimal)") }

    /// The nearest number that a `Double` can hold; infinite beyond its range.
    public var double: Double { Double(literal) ?? .nan }

    /// The number with up to 38 digits; nil for one with more, or beyond the range of a `Decimal`.
    public var decimal: Decimal? {
      let parts = parts
      guard parts.digits.count <= 38, (-127...127).contains(parts.exponent) else { return nil }
      return Decimal(string: literal, locale: Locale(identifier: "en_US_POSIX"))
    }

    /// The number, if it is a whole one that fits.
    public var integer: Int? {
      let parts = parts
      guard parts.exponent >= 0, parts.digits.count + parts.exponent <= 19 else { return nil }
      let digits = String(decoding: parts.digits, as: UTF8.self) + String(repeating: "0", count: parts.exponent)
      return digits.isEmpty ? 0 : Int((parts.isNegative ? "-" : "") + digits)
    }

    /// Its digits without zeros at both ends, and the power of ten of the last one.
    private var parts: (isNegative: Bool, digits: [UInt8], exponent: Int) {
      var (isNegative, digits, exponent, isFraction): (Bool, [UInt8], Int, Bool) = (false, [], 0, false)
      for (index, byte) in literal.utf8.enumerated() {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): isFraction = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
          let text = String(decoding: literal.utf8.dropFirst(index + 1), as: UTF8.self)
          // Beyond any number that a type of Swift can hold.
          let most = Int.max / 4
          let power = Int(text) ?? (text.hasPrefix("-") ? -most : most)
          exponent += power < -most ? -most : power > most ? most : power
          return trimmed(isNegative, digits, exponent)
        default:
          digits.append(byte)
          if isFraction { exponent -= 1 }
        }
      }
      return trimmed(isNegative, digits, exponent)
    }

    private func trimmed(_ isNegative: Bool, _ digits: [UInt8], _ exponent: Int)
      -> (isNegative: Bool, digits: [UInt8], exponent: Int)
    {
      let zero = UInt8(ascii: "0")
      guard let first = digits.firstIndex(where: { $0 != zero }), let last = digits.lastIndex(where: { $0 != zero })
      else { return (false, [], 0) }
      return (isNegative, Array(digits[first...last]), exponent + digits.count - 1 - last)
    }
  }
}

extension FormValues.Number: Hashable {
  /// Whether both are the same number, however they are written.
  public static func == (left: Self, right: Self) -> Bool {
    left.literal == right.literal || left.parts == right.parts
  }
  public func hash(into hasher: inout Hasher) {
    let parts = parts
    hasher.combine(parts.isNegative)
    hasher.combine(parts.digits)
    hasher.combine(parts.exponent)
  }
}

/// Checks the grammar of a number: minus, digits without leading zeros, fraction, exponent.
private struct Grammar {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isNumber: Bool {
    mutating get {
      _ = takes("-")
      guard takes("0") || takesDigits() else { return false }
      if takes("."), !takesDigits() { return false }
      if takes("e") || takes("E") {
        if !takes("+") { _ = takes("-") }
        guard takesDigits() else { return false }
      }
      return rest.isEmpty
    }
  }

  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takesDigits() -> Bool {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest.removeFirst(digits.count)
    return !digits.isEmpty
  }
}
