import Foundation

/// Durations as they are typed.
enum DurationText {
  /// The longest duration that can be typed, in seconds: about 32,000 years.
  static let mostSeconds: UInt64 = 1_000_000_000_000
  private static let most = Decimal(mostSeconds)

  // MARK: Writing

  /// `1h 30m`, with the letters that every language understands here, and as many digits of a second as there are.
  static func text(_ duration: Duration, _ environment: FormEnvironment) -> String {
    let (whole, atto) = duration.components
    var rest = whole.magnitude
    var parts: [String] = []
    for (unit, letter) in [(UInt64(3_600), "h"), (60, "m")] where rest >= unit {
      parts.append("\(rest / unit)\(letter)")
      rest %= unit
    }
    if rest > 0 || atto != 0 {
      let digits = String(atto.magnitude)
      let plain = "\(rest)." + String(repeating: "0", count: 18 - digits.count) + digits
      parts.append(NumberText.localized(DecimalPoint.trimmed(plain), in: environment) + "s")
    }
    return (duration < .zero ? "-" : "") + (parts.isEmpty ? "0m" : parts.joined(separator: " "))
  }

  // MARK: Reading

  /// The duration of a text; nil if it has none, or if it is a number alone, which could be hours or minutes.
  static func duration(_ text: String, _ environment: FormEnvironment) -> Duration? {
    guard text.utf8.count <= 200 else { return nil }
    var text = text.trimmed
    let isNegative = text.hasPrefix("-") || text.hasPrefix("\u{2212}")
    if isNegative { text.removeFirst() }
    // ISO 8601 has the letters that every language understands here. What its decimal point means differs.
    if text.hasPrefix("PT"), text.wholeMatch(of: /PT(?:[0-9]+[HMS])+/) != nil { text.removeFirst(2) }
    guard let seconds = text.contains(":") ? clock(text, environment) : sum(text, environment), seconds <= most else {
      return nil
    }
    return duration(seconds: isNegative ? -seconds : seconds)
  }

  /// `1:30` is an hour and a half, and `1:30:15` has seconds.
  private static func clock(_ text: String, _ environment: FormEnvironment) -> Decimal? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { number(String($0), environment) }
    guard (2...3).contains(parts.count), !parts.contains(nil) else { return nil }
    let numbers = parts.compactMap { $0 }
    guard numbers.dropFirst().allSatisfy({ $0 < 60 }), numbers.dropLast().allSatisfy(\.isWhole),
      parts.count == 3 || numbers[1].isWhole
    else { return nil }
    return zip(numbers, [Decimal(3_600), 60, 1]).map { $0 * $1 }.reduce(0, +)
  }

  /// Numbers with their units, each unit once, the largest first: `1h 30m`, `1 Stunde und 30 Minuten`. A language that
  /// has words for one or two of a unit writes those without a number.
  private static func sum(_ text: String, _ environment: FormEnvironment) -> Decimal? {
    if number(text, environment) == 0 { return 0 }
    let words = DurationWords.of(environment.locale)
    var rest = text.lowercased().filter { !NumberParts.isMark($0) }[...]
    var total: Decimal = 0
    var last = Int.max
    while !rest.isEmpty {
      if last != .max { words.dropConjunction(&rest) }
      let count: Decimal
      let unit: DurationWords.Unit
      if let counted = words.takeCounted(&rest) {
        (count, unit) = (Decimal(counted.count), counted.unit)
      } else {
        let digits = rest.prefix { $0.decimalDigit != nil || ".,٫'’".contains($0) }
        rest = rest.dropFirst(digits.count).drop(while: \.isWhitespace)
        let word = rest.prefix { !DurationWords.isGap($0) && $0.decimalDigit == nil }
        rest = rest.dropFirst(word.count)
        guard let number = number(String(digits), environment), let found = words.unit(String(word)) else { return nil }
        (count, unit) = (number, found)
      }
      guard unit.rawValue < last else { return nil }
      last = unit.rawValue
      total += count * Decimal(unit.rawValue)
      rest = rest.drop(while: DurationWords.isGap)
    }
    return last == .max ? nil : total
  }

  private static func number(_ text: String, _ environment: FormEnvironment) -> Decimal? {
    guard text.first?.decimalDigit != nil, let plain = NumberText.plain(text, environment.separators),
      NumberText.significantDigits(plain).all <= 36
    else { return nil }
    return Decimal(string: plain)
  }

  private static func duration(seconds: Decimal) -> Duration? {
    var (exact, whole) = (seconds, Decimal())
    NSDecimalRound(&whole, &exact, 0, seconds < 0 ? .up : .down)
    let atto = (seconds - whole) * Decimal(1_000_000_000_000_000_000 as Int64)
    guard atto.isWhole, let units = Int64(atto.description), let count = Int64(whole.description) else { return nil }
    return Duration(secondsComponent: count, attosecondsComponent: units)
  }
}

extension Decimal {
  fileprivate var isWhole: Bool {
    var (exact, whole) = (self, Decimal())
    NSDecimalRound(&whole, &exact, 0, .plain)
    return whole == self
  }
}
