/// A number as it is written, taken apart but not converted, so that no digit is lost and nothing is allocated.
///
/// The value is 0.d₁d₂d₃… × 10^`point`, where d₁ and the last digit aren't zero. Exponents of more than 18 digits are
/// taken as the largest one.
struct JSONDecimal {
  let isNegative: Bool
  /// The first digit that isn't zero.
  private let first: UnsafePointer<UInt8>
  /// How many digits there are from the first to the last that isn't zero. Zero has none.
  let digitCount: Int
  let point: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var position = text.baseAddress ?? UnsafePointer(bitPattern: 1)!
    let end = position + text.count
    isNegative = position < end && position.pointee == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var first = position
    // All positions count digits from the first significant one.
    var digits = 0
    var significant = 0
    var point = 0
    var isBehindPoint = false
    scan: while position < end {
      let byte = position.pointee
      switch byte {
      case UInt8(ascii: "."): isBehindPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): break scan
      case UInt8(ascii: "0") where significant == 0: if isBehindPoint { point -= 1 }
      default:
        if significant == 0 { first = position }
        digits += 1
        if byte != UInt8(ascii: "0") { significant = digits }
        if !isBehindPoint { point += 1 }
      }
      position += 1
    }
    self.first = first
    digitCount = significant
    self.point = significant == 0 ? 0 : point + Self.exponent(position, end)
  }

  private static func exponent(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    var position = start + 1
    guard position < end else { return 0 }
    let isNegative = position.pointee == UInt8(ascii: "-")
    if isNegative || position.pointee == UInt8(ascii: "+") { position += 1 }
    var value = 0
    while position < end {
      value = min(value * 10 + Int(position.pointee - UInt8(ascii: "0")), 100_000_000_000_000_000)
      position += 1
    }
    return isNegative ? -value : value
  }

  var isZero: Bool { digitCount == 0 }
  var isInteger: Bool { digitCount <= point }

  /// Calls `body` with each digit, from the first to the last that isn't zero, until it returns false.
  @inline(__always)
  func forEachDigit(_ body: (UInt8) -> Bool) {
    var position = first
    var left = digitCount
    while left > 0 {
      let byte = position.pointee
      position += 1
      if byte == UInt8(ascii: ".") { continue }
      if !body(byte &- UInt8(ascii: "0")) { return }
      left -= 1
    }
  }

  /// -1, 0 or 1, as this number is less than, equal to or greater than the other.
  func compared(to other: JSONDecimal) -> Int {
    if isZero || other.isZero {
      if isZero && other.isZero { return 0 }
      return (isZero ? !other.isNegative : isNegative) ? -1 : 1
    }
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let magnitude = magnitude(comparedTo: other)
    return isNegative ? -magnitude : magnitude
  }

  private func magnitude(comparedTo other: JSONDecimal) -> Int {
    if point != other.point { return point < other.point ? -1 : 1 }
    var mine = first
    var theirs = other.first
    for _ in 0..<min(digitCount, other.digitCount) {
      if mine.pointee == UInt8(ascii: ".") { mine += 1 }
      if theirs.pointee == UInt8(ascii: ".") { theirs += 1 }
      if mine.pointee != theirs.pointee { return mine.pointee < theirs.pointee ? -1 : 1 }
      mine += 1
      theirs += 1
    }
    return digitCount == other.digitCount ? 0 : digitCount < other.digitCount ? -1 : 1
  }

  /// The whole number, if it is one and fits.
  var integer: Int64? {
    guard isInteger, point <= 19 else { return nil }
    var value: Int64? = 0
    forEachDigit { digit in
      value = Self.appending(digit, to: value)
      return value != nil
    }
    for _ in 0..<(point - digitCount) { value = Self.appending(0, to: value) }
    // Worked out below zero, where there is one number more.
    guard let value else { return nil }
    return isNegative ? value : value == .min ? nil : -value
  }

  private static func appending(_ digit: UInt8, to value: Int64?) -> Int64? {
    guard let value else { return nil }
    let (tenfold, overflows) = value.multipliedReportingOverflow(by: 10)
    let (sum, overflowsAgain) = tenfold.subtractingReportingOverflow(Int64(digit))
    return overflows || overflowsAgain ? nil : sum
  }
}
