/// The value of `multipleOf`, which divides numbers exactly, however they are written and however large they are.
struct SchemaDivisor {
  /// More digits than any real schema has keep the time for one number bounded.
  static let mostDigits = 300

  /// The divisor, if it is a whole number that fits.
  private let integer: Int64?
  /// The divisor's digits as a whole number, which is no multiple of ten, in words of 32 bits, lowest first.
  private let digits: [UInt32]
  /// The divisor is its digits × 10^`exponent`.
  private let exponent: Int

  /// Nil if the number isn't above zero or has too many digits.
  init?(_ decimal: JSONDecimal) {
    guard !decimal.isZero, !decimal.isNegative, decimal.digitCount <= Self.mostDigits else { return nil }
    integer = decimal.integer
    exponent = decimal.point - decimal.digitCount
    var words: [UInt32] = []
    decimal.forEachDigit { digit in
      var carry = UInt64(digit)
      for index in words.indices {
        carry += UInt64(words[index]) * 10
        words[index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      if carry > 0 { words.append(UInt32(carry)) }
      return true
    }
    digits = words
  }

  @inline(__always)
  func divides(_ value: Int64) -> Bool? { integer.map { value % $0 == 0 } }

  func divides(_ number: JSONDecimal) -> Bool {
    if number.isZero { return true }
    let shift = number.point - number.digitCount - exponent
    // The number's digits are no multiple of ten, so the divisor's can't have zeros behind them.
    guard shift >= 0 else { return false }
    return digits.count <= 2 ? dividesByWord(number, shift) : dividesByWords(number, shift)
  }

  /// The remainder of the digits times that of 10^`shift`, in 64 bits.
  private func dividesByWord(_ number: JSONDecimal, _ shift: Int) -> Bool {
    let divisor = UInt64(digits[0]) | (digits.count > 1 ? UInt64(digits[1]) << 32 : 0)
    func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
      divisor.dividingFullWidth(left.multipliedFullWidth(by: right)).remainder
    }
    guard divisor > 1 else { return true }
    var rest: UInt64 = 0
    number.forEachDigit { digit in
      rest = product(rest, 10 % divisor)
      let (sum, overflows) = rest.addingReportingOverflow(UInt64(digit) % divisor)
      rest = overflows || sum >= divisor ? sum &- divisor : sum
      return true
    }
    var power = 10 % divisor
    var left = shift
    while left > 0, rest != 0 {
      if left & 1 == 1 { rest = product(rest, power) }
      power = product(power, power)
      left >>= 1
    }
    return rest == 0
  }

  /// As above, with as many words as the divisor has.
  private func dividesByWords(_ number: JSONDecimal, _ shift: Int) -> Bool {
    var rest: [UInt32] = Array(repeating: 0, count: digits.count + 1)
    number.forEachDigit { digit in
      appendDigit(UInt32(digit), to: &rest)
      return true
    }
    // 10^k divides into powers of two and five. Once all of the divisor's are used up, further zeros change nothing.
    for _ in 0..<min(shift, digits.count * 32) {
      if rest.allSatisfy({ $0 == 0 }) { return true }
      appendDigit(0, to: &rest)
    }
    return rest.allSatisfy { $0 == 0 }
  }

  /// `rest` × 10 + `digit`, less the divisor as often as that goes.
  private func appendDigit(_ digit: UInt32, to rest: inout [UInt32]) {
    var carry = UInt64(digit)
    for index in rest.indices {
      carry += UInt64(rest[index]) * 10
      rest[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    while !isBelowDivisor(rest) {
      var borrow: Int64 = 0
      for index in rest.indices {
        let difference = Int64(rest[index]) - Int64(index < digits.count ? digits[index] : 0) + borrow
        rest[index] = UInt32(truncatingIfNeeded: difference)
        borrow = difference < 0 ? -1 : 0
      }
    }
  }

  private func isBelowDivisor(_ rest: [UInt32]) -> Bool {
    if rest[digits.count] > 0 { return false }
    for index in digits.indices.reversed() where rest[index] != digits[index] { return rest[index] < digits[index] }
    return false
  }
}
