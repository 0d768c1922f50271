import Foundation

/// A number as it is written, with all of its digits.
///
/// Numbers compare by value, without rounding: `1.0` is `1`, `1e2` is `100`, and whole numbers of any size differ if
/// their last digits do. Exponents of more than 17 digits count as the largest one.
public struct JSONNumber: Sendable {
  /// The number as the document writes it.
  public let text: String

  init(checked text: String) { self.text = text }

  /// The number of a text, if it is one by the grammar of RFC 8259.
  public init?(_ text: String) {
    guard let node = try? JSONDocument(text: text).root, node.entry.isNumber, node.entry.extent == text.utf8.count
    else {
      return nil
    }
    self.text = text
  }

  /// The whole number, if it is one that fits.
  public var integer: Int? { withDecimal { $0.integer.flatMap { Int(exactly: $0) } } }

  /// Whether the number is whole, however it is written.
  public var isInteger: Bool { withDecimal { $0.isInteger } }

  /// The nearest number of this type: infinite, if it is too large for that.
  public var double: Double { Double(text) ?? .nan }

  /// The number, with up to 38 digits.
  public var decimal: Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

  func withDecimal<Result>(_ body: (JSONDecimal) -> Result) -> Result {
    var text = text
    return text.withUTF8 { body(JSONDecimal($0)) }
  }
}

extension JSONNumber: Comparable, Hashable {
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    left.withDecimal { mine in right.withDecimal { mine.compared(to: $0) == 0 } }
  }

  public static func < (left: JSONNumber, right: JSONNumber) -> Bool {
    left.withDecimal { mine in right.withDecimal { mine.compared(to: $0) < 0 } }
  }

  public func hash(into hasher: inout Hasher) {
    withDecimal { decimal in
      hasher.combine(decimal.isNegative && !decimal.isZero)
      hasher.combine(decimal.point)
      decimal.forEachDigit {
        hasher.combine($0)
        return true
      }
    }
  }
}
