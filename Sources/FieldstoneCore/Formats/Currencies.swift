import Foundation

/// How many digits the amounts of a currency have after the decimal point.
enum CurrencyDigits {
  /// The currencies that don't have two (ISO 4217, amendment 176).
  private static let others: [Int: Set<String>] = [
    0: [
      "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
      "XPF",
    ],
    3: ["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"],
    4: ["CLF", "UYW"],
  ]

  static func of(_ code: String) -> Int { others.first { $0.value.contains(code.uppercased()) }?.key ?? 2 }

  /// An amount, in plain digits.
  static func example(of code: String) -> String {
    let digits = of(code)
    return digits == 0 ? "1250" : "12." + "500000".prefix(digits)
  }

  /// The issue of an amount in plain digits that has more digits than its currency.
  static func issue(_ plain: String, _ code: String) -> FormIssue? {
    guard let point = plain.firstIndex(of: ".") else { return nil }
    let most = of(code)
    guard plain.distance(from: point, to: plain.endIndex) - 1 > most else { return nil }
    let words: FormString =
      most == 0
      ? .issue(.noDecimals, .number(example(of: code)))
      : .issue(.tooManyDecimals, .count(most), .number(example(of: code)))
    return FormIssue(.withMessage(.tooManyDigits(most), words))
  }
}

/// The symbols of currencies in a language.
enum CurrencySymbols {
  private static let known = Locked<[String: [String]]>([:])

  /// What the language writes for a currency: the usual symbol first ("€", "US$"), then a shorter one ("$").
  static func of(_ code: String, _ locale: Locale) -> [String] {
    // What is no code could be anything that somebody has typed, and isn't kept.
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & ~0x20) }) else { return [code] }
    let key = locale.identifier + " " + code
    if let symbols = known.withLock({ $0[key] }) { return symbols }
    let style = Decimal.FormatStyle.Currency(code: code).precision(.fractionLength(0)).locale(locale)
    let symbols = [style, style.presentation(.narrow)].compactMap { NumberParts(Decimal(1).formatted($0)) }.map {
      $0.prefix.isEmpty ? $0.suffix : $0.prefix
    }
    known.withLock { $0[key] = symbols }
    return symbols
  }
}

/// Units of sizes in bytes: those of the decimal system, and the binary ones of IEC 80000-13.
enum ByteUnits {
  private static let letters = ["k", "m", "g", "t", "p"]

  /// The units, the largest first; decimal ones only.
  private static let decimal: [(name: String, digits: Int)] = [("TB", 12), ("GB", 9), ("MB", 6), ("kB", 3)]

  static func factor(of name: String) -> Decimal? {
    var name = name.lowercased()
    if ["b", "byte", "bytes"].contains(name) { return 1 }
    if name.hasSuffix("b") { name.removeLast() }
    let isBinary = name.hasSuffix("i")
    if isBinary { name.removeLast() }
    guard let index = letters.firstIndex(of: name) else { return nil }
    return pow(isBinary ? 1024 : 1000, index + 1)
  }

  /// A number of bytes in the largest unit in which it has at most three digits after the point, and so is exact.
  static func exactText(_ plain: String, _ environment: FormEnvironment) -> String {
    for unit in decimal {
      let number = DecimalPoint.moved(plain, by: -unit.digits)
      guard number.first != "0", !number.hasPrefix("-0") else { continue }
      let fraction = number.firstIndex(of: ".").map { number.distance(from: $0, to: number.endIndex) - 1 } ?? 0
      if fraction <= 3 { return NumberText.localized(number, in: environment) + " " + unit.name }
    }
    return NumberText.localized(plain, in: environment)
  }
}
