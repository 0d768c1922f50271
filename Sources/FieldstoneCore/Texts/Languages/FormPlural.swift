import Foundation

/// The plural category of a number in a language, as the Unicode CLDR (version 46) defines them.
///
/// English has ``one`` (1 entry) and ``other`` (0 entries, 2 entries, 1.5 entries), Polish and Arabic have more, and
/// Japanese has only ``other``. A program that translates its own texts chooses among their forms by it:
///
/// ```swift
/// let forms: [FormPlural: String] = [.one: "%@ plik", .few: "%@ pliki", .many: "%@ plików", .other: "%@ pliku"]
/// let pattern = forms[FormPlural(5, in: Locale(identifier: "pl"))]      // "%@ plików"
/// ```
///
/// Languages that aren't in the table have ``other`` for each number.
public enum FormPlural: String, Sendable, Hashable, Codable, CaseIterable {
  case zero, one, two, few, many, other

  /// The category of a whole number.
  public init(_ number: Int, in locale: Locale) {
    self.init(String(number), Self.rule(for: locale.identifier))
  }

  /// The category of a number in plain digits, with `.` as its decimal separator. Zeros at its end count: English has one
  /// star, and 1.0 stars. A text that is no number is ``other``.
  public init(digits: String, in locale: Locale) { self.init(digits, Self.rule(for: locale.identifier)) }

  /// The categories that a language has for whole numbers and decimals.
  public static func categories(in locale: Locale) -> Set<FormPlural> { rule(for: locale.identifier).categories }

  init(_ digits: String, _ rule: Rule) { self = Operands(digits).map(rule.choose) ?? .other }

  /// How a language chooses.
  struct Rule: Sendable {
    let categories: Set<FormPlural>
    let choose: @Sendable (Operands) -> FormPlural
  }

  /// What the rules of CLDR look at in a number (UTS #35, part 3, "Plural Operand Meanings").
  struct Operands: Sendable {
    /// The integer digits without leading zeros. Of more than eighteen, the last ones with a 1 before them: rules look
    /// only at small numbers, at the last digits, and at whether a number is a multiple of a million.
    let i: Int
    /// How many digits there are after the separator, with zeros at the end.
    let v: Int
    /// These digits as a number; of more than eighteen, the first ones.
    let f: Int
    /// The same digits without zeros at the end.
    let t: Int

    /// Whether it has no fraction, even if it is written with one: 1.0.
    var isWhole: Bool { t == 0 }

    /// Nil if the text isn't a number in plain digits.
    init?(_ digits: String) {
      var (whole, fraction, places, significant, isNumber, isFraction) = (0, 0, 0, 0, false, false)
      var isFirst = true
      for byte in digits.utf8 {
        defer { isFirst = false }
        switch byte {
        case 0x2D where isFirst: continue
        case 0x2E where !isFraction: isFraction = true
        case 0x30...0x39:
          let digit = Int(byte - 0x30)
          isNumber = true
          if !isFraction {
            if whole > 0 || digit > 0 { significant += 1 }
            whole = (whole % 100_000_000_000_000_000) * 10 + digit
          } else {
            if places < 18 { fraction = fraction * 10 + digit }
            places += 1
          }
        default: return nil
        }
      }
      guard isNumber else { return nil }
      i = significant > 18 ? 1_000_000_000_000_000_000 + whole : whole
      v = places
      f = fraction
      while fraction > 0, fraction % 10 == 0 { fraction /= 10 }
      t = fraction
    }
  }
}

extension FormArgument {
  /// The digits of a number.
  var digits: String? {
    if case .number(let digits) = self { return digits }
    return nil
  }
}
