import Foundation

/// Numbers as people write them.
enum NumberText {
  /// How a locale writes numbers.
  struct Separators: Sendable {
    var decimal: Character = "."
    var grouping: Character = ","
    /// The digit zero; the others follow it.
    var zero: UInt32 = 0x30

    init(_ locale: Locale) {
      // English needs no look-up, which would load the whole of ICU's data.
      guard !["en", "en_US", "en_GB", "en_US_POSIX"].contains(locale.identifier) else { return }
      if let separator = locale.decimalSeparator?.first { decimal = separator }
      if let separator = locale.groupingSeparator?.first { grouping = separator }
      zero = Self.zero(locale)
    }

    /// The digit zero of a language. Most have the same digits as English, and need no look-up.
    private static func zero(_ locale: Locale) -> UInt32 {
      let name = locale.identifier
      guard name.contains("nu") || ownDigits.contains(String(name.prefix { $0.isLetter })) else { return 0x30 }
      if let known = zeros.withLock({ $0[name] }) { return known }
      let shown = 0.formatted(.number.locale(locale)).unicodeScalars
      let zero = shown.first { $0.properties.numericType == .decimal }?.value ?? 0x30
      // A browser may ask for any number of them.
      zeros.withLock { if $0.count < 64 { $0[name] = zero } }
      return zero
    }

    private static let zeros = Locked<[String: UInt32]>([:])
    private static let ownDigits: Set<String> = [
      "ar", "as", "bn", "ckb", "dz", "fa", "ks", "lrc", "mni", "mr", "my", "mzn", "ne", "pa", "ps", "sat", "sd", "ur",
      "uz",
    ]
  }

  /// The maximum number of characters in a typed number, as plain ASCII; anything longer was pasted by mistake.
  static let longest = 400

  /// A typed number in plain ASCII (`-1234.5`), or `nil` if the text is not a number.
  ///
  /// Digits of any script are accepted, leading and trailing white space is ignored, the locale's grouping is allowed
  /// between digits, and the decimal separator is the locale's or a period.
  static func plain(_ text: String, _ separators: Separators) -> String? {
    guard text.utf8.count <= longest * 4 else { return nil }
    var plain = ""
    var seenPoint = false
    var digits = 0
    var digitsInGroup = -1
    let trimmed = text.trimmed
    var isFirst = true
    for character in trimmed {
      defer { isFirst = false }
      if let digit = character.decimalDigit {
        plain.append(Character(UnicodeScalar(48 + UInt8(digit))))
        digits += 1
        if digitsInGroup >= 0 { digitsInGroup += 1 }
      } else if isFirst, character == "-" || character == "\u{2212}" {
        plain.append("-")
      } else if isFirst, character == "+" {
        continue
      } else if character == separators.decimal || (character == "." && separators.grouping != "."), !seenPoint {
        guard digitsInGroup < 0 || digitsInGroup == 3 else { return nil }
        digitsInGroup = -1
        seenPoint = true
        plain.append(".")
      } else if isGrouping(character, separators), digits > 0, !seenPoint {
        // India has groups of two digits; the last group has three everywhere. Nobody groups a number that begins with
        // a zero: that is a fraction as another locale writes it, for example `0.125` in a German form.
        guard digitsInGroup < 0 ? digits <= 3 && !plain.hasFirstDigitZero : digitsInGroup == 3 || digitsInGroup == 2
        else { return nil }
        digitsInGroup = 0
      } else {
        return nil
      }
    }
    guard digits > 0, digitsInGroup < 0 || digitsInGroup == 3, plain.utf8.count <= longest else { return nil }
    if plain.hasSuffix(".") { plain.removeLast() }
    if plain.hasPrefix(".") { plain = "0" + plain }
    if plain.hasPrefix("-.") { plain = "-0" + plain.dropFirst() }
    return plain
  }

  private static func isGrouping(_ character: Character, _ separators: Separators) -> Bool {
    if character == separators.grouping { return true }
    // Swiss German uses a typographic apostrophe; keyboards have the straight one.
    if character == "'" || character == "’" { return separators.grouping == "'" || separators.grouping == "’" }
    // French and other locales group with one of several spaces, but people type the ordinary one. A tab or a line
    // break isn't grouping: it separates two numbers.
    return separators.grouping.isWhitespace && spaces.contains(character)
  }

  /// Space, no-break space, figure space, thin space, narrow no-break space.
  private static let spaces: Set<Character> = [" ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"]

  /// The number of significant digits: `whole` for the integer part, without leading zeros; `all` for the entire
  /// number, without leading zeros and without zeros at the end of the fraction.
  static func significantDigits(_ plain: String) -> (whole: Int, all: Int) {
    let parts = plain.drop { $0 == "-" }.split(separator: ".")
    let whole = parts[0].drop { $0 == "0" }
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.last == "0" { fraction.removeLast() }
    if whole.isEmpty { fraction = fraction.drop { $0 == "0" } }
    return (whole.count, whole.count + fraction.count)
  }

  /// The number of plain digits, `-1234.5`.
  static func decimal(_ plain: String) -> Decimal? {
    var (whole, places, count): (UInt64, Int, Int) = (0, 0, 0)
    let isNegative = plain.utf8.first == 0x2D
    for byte in plain.utf8.dropFirst(isNegative ? 1 : 0) {
      if byte == 0x2E, places == 0 {
        places = -1
        continue
      }
      // Foundation reads what is longer, or no plain digits; it takes several times as long.
      guard (0x30...0x39).contains(byte), count < 18 else { return Decimal(string: plain) }
      whole = whole * 10 + UInt64(byte - 0x30)
      count += 1
      if places < 0 { places -= 1 }
    }
    guard count > 0 else { return nil }
    // A negative zero would not be a number.
    return Decimal(
      sign: isNegative && whole > 0 ? .minus : .plus, exponent: places < 0 ? places + 1 : 0, significand: Decimal(whole)
    )
  }

  /// A number in the shortest digits that parse to it again, never with an exponent. Adding 0 turns `-0` into `0`.
  static func plain(_ number: Double) -> String { plain(description: "\(number + 0)") }

  /// Swift's own shortest digits of a number, without an exponent and without `.0`.
  static func plain(description: String) -> String {
    let digits = withoutExponent(description)
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  /// Expands an exponent without losing digits: `1.5e-07` becomes `0.00000015`.
  private static func withoutExponent(_ description: String) -> String {
    guard let mark = description.utf8.firstIndex(of: UInt8(ascii: "e")),
      let exponent = Int(description[description.index(after: mark)...])
    else { return description }
    let mantissa = description[..<mark]
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let parts = mantissa.drop { $0 == "-" }.split(separator: ".")
    let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
    let digits = parts[0] + fraction
    let point = parts[0].count + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// A number in the digits of the language, for texts that are only read.
  static func inDigits(_ number: String, in environment: FormEnvironment) -> String {
    let zero = environment.separators.zero
    guard zero != 0x30 else { return number }
    var text = String.UnicodeScalarView()
    for scalar in number.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      text.append(isDigit ? UnicodeScalar(scalar.value - 0x30 + zero) ?? scalar : scalar)
    }
    return String(text)
  }

  /// Plain digits with the locale's decimal separator.
  static func localized(_ plain: String, in environment: FormEnvironment) -> String {
    let separator = environment.separators.decimal
    guard separator != ".", let point = plain.utf8.firstIndex(of: 0x2E) else { return plain }
    var text = String(plain[..<point])
    text.append(separator)
    text += plain[plain.utf8.index(after: point)...]
    return text
  }
}

extension Character {
  /// The value of a decimal digit of any script (Unicode category Nd). Superscripts, fractions, circled and Roman
  /// numerals are numbers too, but nobody writes numbers with them.
  var decimalDigit: Int? {
    if let ascii = asciiValue { return (0x30...0x39).contains(ascii) ? Int(ascii - 0x30) : nil }
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

extension String {
  /// Whether the first digit of a plain number is a zero.
  fileprivate var hasFirstDigitZero: Bool { utf8.first { $0 != 0x2D } == 0x30 }
}
