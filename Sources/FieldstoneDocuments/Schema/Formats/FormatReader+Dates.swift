extension FormatReader {
  /// RFC 3339, `full-date`.
  mutating func takeDate() -> Bool {
    guard let year = number(digits: 4...4), take("-"), let month = number(digits: 2...2), take("-"),
      let day = number(digits: 2...2), (1...12).contains(month), day >= 1
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    return day <= days
  }

  /// RFC 3339, `full-time`. A leap second is the last one of a day in UTC.
  mutating func takeTime() -> Bool {
    guard let hour = number(digits: 2...2), take(":"), let minute = number(digits: 2...2), take(":"),
      let second = number(digits: 2...2), hour < 24, minute < 60, second <= 60
    else { return false }
    if take("."), number(digits: 1...Int.max) == nil { return false }
    var utc = hour * 60 + minute
    if !take("Zz") {
      let isBehind = next == UInt8(ascii: "-")
      guard take("+-"), let hours = number(digits: 2...2), take(":"), let minutes = number(digits: 2...2), hours < 24,
        minutes < 60
      else { return false }
      utc += (isBehind ? 1 : -1) * (hours * 60 + minutes)
    }
    return second < 60 || (utc + 2880) % 1440 == 1439
  }

  /// RFC 3339, appendix A, `duration`.
  mutating func takeDuration() -> Bool {
    guard take("P") else { return false }
    let isTime = take("T")
    if !isTime {
      guard number(digits: 1...Int.max) != nil else { return false }
      if take("W") { return true }
      guard takeUnits("YMD") else { return false }
      if !take("T") { return true }
    }
    return number(digits: 1...Int.max) != nil && takeUnits("HMS")
  }

  /// A unit after a number that has been taken, and the ones that follow it directly.
  private mutating func takeUnits(_ units: StaticString) -> Bool {
    var unit = 0
    while unit < 3, next != units.utf8Start[unit] { unit += 1 }
    while unit < 3 {
      guard next == units.utf8Start[unit] else { return false }
      skip()
      unit += 1
      guard let byte = next, Self.isDigit(byte) else { return true }
      guard number(digits: 1...Int.max) != nil else { return false }
    }
    return false
  }
}
