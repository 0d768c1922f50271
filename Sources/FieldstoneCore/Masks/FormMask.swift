/// The form in which a text is written: digits in groups, letters and digits at fixed places, the characters between
/// them.
///
/// In a pattern, `X` stands for a digit, `A` for a letter, and `*` for either; every other character is a literal, which
/// the field writes by itself. A digit of any script becomes an ASCII digit.
///
/// ```swift
/// @Field(.mask("XXX-XXX-XXXX")) var phone = ""
/// @Field(.mask(.iban), .iban) var account = ""
/// ```
public struct FormMask: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What stands at one place of a pattern.
  enum Place: Sendable, Hashable {
    case digit, letter, either
    case literal(Character)
  }

  /// What a mask consists of. Shared by all copies, so that a row with a mask is no larger than others.
  final class Parts: Sendable {
    let pattern: String
    let places: [Place]
    let minimum: Int
    let isUppercased: Bool
    let example: String
    /// The literals, which are skipped where somebody has typed them.
    let literals: Set<Character>

    init(_ pattern: String, minimum: Int?, isUppercased: Bool, example: String?) {
      self.pattern = pattern
      let places = pattern.map(Place.init)
      self.places = places
      let most = places.count { !$0.isLiteral }
      self.minimum = min(max(0, minimum ?? most), most)
      self.isUppercased = isUppercased
      self.example = example ?? Place.example(places)
      literals = Set(places.compactMap { if case .literal(let character) = $0 { character } else { nil } })
    }
  }

  let parts: Parts

  /// A mask with a pattern of `X`, `A`, `*`, and literals.
  ///
  /// - Parameters:
  ///   - pattern: The pattern. An empty one accepts no character at all.
  ///   - minimum: The fewest characters of a complete text, without literals; nil if all places have to be filled.
  ///   - isUppercased: Whether letters become upper case.
  ///   - example: A text of this form, as hints and issues show it; nil to make one from the pattern.
  public init(_ pattern: String, minimum: Int? = nil, isUppercased: Bool = false, example: String? = nil) {
    parts = Parts(pattern, minimum: minimum, isUppercased: isUppercased, example: example)
  }

  public init(stringLiteral pattern: String) { self.init(pattern) }

  /// The pattern.
  public var pattern: String { parts.pattern }
  /// A text of this form, as hints and issues show it.
  public var example: String { parts.example }
  /// The fewest characters of a complete text, without literals.
  public var minimum: Int { parts.minimum }
  /// Whether letters become upper case.
  public var isUppercased: Bool { parts.isUppercased }
  /// Whether only digits are typed, so that a keypad is enough.
  public var takesDigitsOnly: Bool { parts.places.allSatisfy { $0 == .digit || $0.isLiteral } }

  /// The number of a payment card in groups of four: 12 to 19 digits (ISO/IEC 7812-1). For its check digit, add the rule
  /// `.luhn`.
  public static let cardNumber = FormMask(
    "XXXX XXXX XXXX XXXX XXX", minimum: 12, example: "4111 1111 1111 1111")
  /// An international bank account number in groups of four, in upper case: 15 to 34 letters and digits (ISO 13616-1).
  /// For its check digits, add the rule `.iban`.
  public static let iban = FormMask(
    "AAXX **** **** **** **** **** **** **** **", minimum: 15, isUppercased: true,
    example: "DE89 3704 0044 0532 0130 00")

  public static func == (left: FormMask, right: FormMask) -> Bool {
    left.parts === right.parts
      || left.parts.places == right.parts.places && left.minimum == right.minimum && left.example == right.example
        && left.isUppercased == right.isUppercased
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(pattern) }
}

extension FormMask.Place {
  init(_ character: Character) {
    switch character {
    case "X": self = .digit
    case "A": self = .letter
    case "*": self = .either
    default: self = .literal(character)
    }
  }

  var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The character as it is written at this place; nil if it doesn't fit.
  func fitting(_ character: Character, isUppercased: Bool) -> Character? {
    switch self {
    case .digit: return character.digit
    case .letter: return character.isLetter ? character.letter(isUppercased) : nil
    case .either:
      return character.digit ?? (character.isLetter ? character.letter(isUppercased) : nil)
    case .literal: return nil
    }
  }

  /// A text of a pattern: digits count from 1, letters from A.
  static func example(_ places: [FormMask.Place]) -> String {
    var (digit, letter) = (0, 0)
    func next(_ count: inout Int, of characters: String) -> Character {
      defer { count = (count + 1) % characters.count }
      return characters[characters.index(characters.startIndex, offsetBy: count)]
    }
    return String(
      places.map { place in
        switch place {
        case .digit, .either: next(&digit, of: "1234567890")
        case .letter: next(&letter, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        case .literal(let character): character
        }
      })
  }
}

extension Character {
  /// The ASCII digit of a decimal digit of any script; nil for other characters.
  fileprivate var digit: Character? { decimalDigit.map { Character(UnicodeScalar(UInt8(0x30 + $0))) } }

  /// The letter, in upper case if that is a single character.
  fileprivate func letter(_ isUppercased: Bool) -> Character {
    guard isUppercased, case let upper = uppercased(), upper.count == 1, let only = upper.first else { return self }
    return only
  }
}
