import Foundation

/// A time of day, set by its hours and minutes.
struct ClockFace {
  /// The part of the time that ↑ and ↓ change.
  enum Part: CaseIterable { case hour, minute, half }

  /// Minutes since midnight.
  private(set) var time: Int
  private(set) var part = Part.hour
  /// The times that can be set, in minutes since midnight.
  let range: ClosedRange<Int>
  /// The names of AM and PM on a 12-hour clock; otherwise empty.
  let halves: [String]
  private let countsFromZero: Bool
  private let now: Int
  /// The first digit of a part whose second digit may follow.
  private var begun: Int?
  private let numbers: [String]

  /// - Parameters:
  ///   - locale: determines whether the clock has 12 or 24 hours, and its digits.
  ///   - time: minutes since midnight, like `now` and the bounds of `range`.
  init(_ locale: Locale, time: Int?, now: Int, range: ClosedRange<Int> = 0...1439) {
    self.range = range
    self.now = now
    self.time = min(max(time ?? now, range.lowerBound), range.upperBound)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let cycle = locale.hourCycle
    halves = [.oneToTwelve, .zeroToEleven].contains(cycle) ? [calendar.amSymbol, calendar.pmSymbol] : []
    countsFromZero = cycle == .zeroToEleven || cycle == .zeroToTwentyThree
    numbers = (0...59).map {
      $0.formatted(.number.locale(locale).grouping(.never).precision(.integerLength(2...)))
    }
  }

  // MARK: Display

  var hour: String {
    guard halves.isEmpty else {
      let hour = time / 60 % 12
      return numbers[hour == 0 && !countsFromZero ? 12 : hour]
    }
    return numbers[time < 60 && !countsFromZero ? 24 : time / 60]
  }

  var minute: String { numbers[time % 60] }

  /// AM or PM; nil on a 24-hour clock.
  var half: String? { halves.isEmpty ? nil : halves[time / 720] }

  // MARK: Moving

  private var parts: [Part] { halves.isEmpty ? [.hour, .minute] : Part.allCases }

  /// Goes to a part of the time.
  mutating func go(to new: Part) {
    if parts.contains(new) { part = new }
    begun = nil
  }

  /// Goes to the next or previous part; stays at the first and last.
  ///
  /// - Parameter isMirrored: whether AM or PM comes before the hour, as in right-to-left languages.
  mutating func move(by step: Int, isMirrored: Bool = false) {
    let parts = isMirrored && !halves.isEmpty ? [.half, .hour, .minute] : parts
    let index = (parts.firstIndex(of: part) ?? 0) + step
    if parts.indices.contains(index) { part = parts[index] }
    begun = nil
  }

  /// Sets a time, or the nearest one within the range.
  mutating func go(to wish: Int) { time = min(max(wish, range.lowerBound), range.upperBound) }

  mutating func goToNow() {
    begun = nil
    go(to: now)
  }

  /// Changes the part by `count`. It wraps around at midnight and at the full hour; the other part doesn't change.
  mutating func turn(by count: Int) {
    begun = nil
    switch part {
    case .hour: go(to: wrapped(time / 60 + count, 24) * 60 + time % 60)
    case .minute: go(to: time / 60 * 60 + wrapped(time % 60 + count, 60))
    case .half: go(to: (time + 720) % 1440)
    }
  }

  private func wrapped(_ number: Int, _ count: Int) -> Int { ((number % count) + count) % count }

  // MARK: Typing

  /// Sets the part from typed digits. Once no further digit can follow an hour, the minute becomes the current part.
  mutating func type(_ digit: Int) {
    guard part != .half else { return }
    let number = (begun ?? 0) * 10 + digit
    let most = part == .minute ? 59 : halves.isEmpty ? 23 : 12
    // 13 to 23 are hours of a 24-hour clock, whatever clock is shown.
    if part == .hour, (13...23).contains(number), number > most {
      go(to: number * 60 + time % 60)
      (begun, part) = (nil, .minute)
      return
    }
    guard number <= most else { return begin(digit, most) }
    let isWhole = begun != nil || number * 10 > most
    set(number)
    begun = isWhole ? nil : number
    if isWhole, part == .hour { part = .minute }
  }

  /// A digit that doesn't fit after the previous one starts the part over.
  private mutating func begin(_ digit: Int, _ most: Int) {
    begun = nil
    if digit <= most { type(digit) }
  }

  private mutating func set(_ number: Int) {
    if part == .minute { return go(to: time / 60 * 60 + number) }
    let hour = halves.isEmpty ? number : number % 12 + time / 720 * 12
    go(to: hour * 60 + time % 60)
  }
}
