/// Durations in the form of ISO 8601: `PT1H30M`, `P2DT12H`, `PT0.5S`, `-PT15M`. Those of whole seconds that aren't negative
/// are written in the narrower form of RFC 3339, appendix A, too: minutes are never left out between hours and seconds.
///
/// A day has 24 hours, and a week seven days. Years and months are refused, because how long they are depends on when
/// they begin.
enum DurationValue {
  /// The units in the order in which they are written, with their seconds. Those of a time come after a `T`.
  private static let days: [(letter: Character, seconds: Int64)] = [("D", 86_400)]
  private static let times: [(letter: Character, seconds: Int64)] = [("H", 3_600), ("M", 60), ("S", 1)]

  /// Hours, minutes and seconds, with as many digits of a second as there are.
  static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var rest = seconds.magnitude
    var parts = ""
    let hasSeconds = seconds % 60 != 0 || attoseconds != 0
    for (letter, size) in times.dropLast() where rest >= size || hasSeconds && !parts.isEmpty {
      parts += "\(rest / UInt64(size))\(letter)"
      rest %= UInt64(size)
    }
    if rest > 0 || attoseconds != 0 || parts.isEmpty {
      let digits = String(attoseconds.magnitude)
      var fraction = String(repeating: "0", count: 18 - digits.count) + digits
      while fraction.last == "0" { fraction.removeLast() }
      parts += "\(rest)" + (fraction.isEmpty ? "" : "." + fraction) + "S"
    }
    return (duration < .zero ? "-" : "") + "PT" + parts
  }

  /// Nil for any other text, and for a duration of 2⁶³ − 1 seconds or more.
  static func duration(_ text: String) -> Duration? {
    guard text.utf8.count <= 100 else { return nil }
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative { rest.removeFirst() }
    guard rest.popFirst() == "P" else { return nil }
    let halves = rest.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let found: Duration?
    if halves.count == 1, rest.last == "W" {
      found = sum(rest, [("W", 7 * 86_400)])
    } else if halves.count == 1 {
      found = sum(rest, days)
    } else {
      let day = halves[0].isEmpty ? Duration.zero : sum(halves[0], days)
      found = day.flatMap { day in sum(halves[1], times).flatMap { added(day, $0) } }
    }
    return found.map { isNegative ? .zero - $0 : $0 }
  }

  /// Numbers, each with a unit, the units in their order. Only seconds have a fraction.
  private static func sum(_ text: Substring, _ units: [(letter: Character, seconds: Int64)]) -> Duration? {
    var (rest, left, total) = (text, units[...], Duration.zero)
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      var fraction: Substring?
      if rest.first == "." || rest.first == "," {
        let found = rest.dropFirst().prefix(while: isDigit)
        rest = rest.dropFirst(found.count + 1)
        fraction = found
      }
      guard let letter = rest.popFirst(), let index = left.firstIndex(where: { $0.letter == letter }),
        let count = Int64(digits), fraction == nil || left[index].seconds == 1
      else { return nil }
      let (seconds, isTooLong) = count.multipliedReportingOverflow(by: left[index].seconds)
      guard !isTooLong, let part = attoseconds(fraction), let sum = added(total, .seconds(seconds)) else { return nil }
      total = sum + part
      left = left[(index + 1)...]
    }
    return total
  }

  private static func attoseconds(_ fraction: Substring?) -> Duration? {
    guard let fraction else { return .zero }
    guard (1...18).contains(fraction.count), let units = Int64(fraction) else { return nil }
    let scale = (fraction.count..<18).reduce(Int64(1)) { scale, _ in scale * 10 }
    return Duration(secondsComponent: 0, attosecondsComponent: units * scale)
  }

  /// The sum of two durations that aren't negative; nil if it has too many seconds.
  private static func added(_ left: Duration, _ right: Duration) -> Duration? {
    let (sum, isTooLong) = left.components.seconds.addingReportingOverflow(right.components.seconds)
    // A fraction may add another second.
    return isTooLong || sum == .max ? nil : left + right
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
