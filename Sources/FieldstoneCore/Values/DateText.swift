import Foundation

/// Dates and times as they are typed: in the order of ISO 8601 (`2025-03-31 14:30`), which every form accepts, or as the
/// form's language writes them.
package enum DateText {
  /// The longest text that may be a date, in bytes of UTF-8: anything longer was pasted by mistake.
  static let longest = 160

  /// The date of a typed text, in the environment's time zone.
  static func date(
    _ text: String, _ kind: FormDateKind, _ environment: FormEnvironment, _ freedom: DateFreedom = []
  ) throws(FormIssue) -> Date {
    let text = text.trimmed
    guard text.utf8.count <= longest else { throw .unreadable(text, .notDate(kind)) }
    let isOther = OtherCalendar.isTyped(environment.calendar.identifier)
    if !isOther || isISO(text, kind), let components = components(text, kind) {
      return try date(components, kind, environment, shown: text)
    }
    let reader = DateReader(writing: environment.dateWriting, kind: kind, freedom: freedom) {
      Self.components(environment.now(), .date, environment)
    }
    switch reader.read(text) {
    case .parts(let parts): return try date(parts, kind, environment, shown: text)
    case .noSuchDate: throw FormIssue(.noSuchDate(text, kind))
    case .nothing: throw .unreadable(text, .notDate(kind))
    }
  }

  /// Whether a text has the exact form of ISO 8601, which is Gregorian in every calendar: two hyphens, and only ASCII.
  private static func isISO(_ text: String, _ kind: FormDateKind) -> Bool {
    switch kind {
    case .time, .month, .year: true
    case .date, .dateAndTime:
      text.utf8.count >= 10
        && zip(text.utf8, [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]).allSatisfy {
          $1 == 1 ? $0 == 0x2D : (0x30...0x39).contains($0)
        }
    }
  }

  /// The parts of a date that the kind asks for.
  static func components(_ date: Date, _ kind: FormDateKind, _ environment: FormEnvironment) -> DateComponents {
    environment.gregorian.dateComponents(kind.units, from: date)
  }

  /// The text that parses to the date.
  static func text(_ date: Date, _ kind: FormDateKind, _ environment: FormEnvironment) -> String {
    text(components(date, kind, environment), kind, environment)
  }

  /// Parts as they would be typed, whether or not such a date exists.
  static func text(_ parts: DateComponents, _ kind: FormDateKind, _ environment: FormEnvironment) -> String {
    environment.dateWriting.text(parts, kind)
  }

  /// Parts in the order of ISO 8601, whether or not such a date exists.
  package static func iso(_ parts: DateComponents, _ kind: FormDateKind, beforeTime gap: String = " ") -> String {
    var text = ""
    if kind != .time { append(parts.year, width: 4, to: &text) }
    if kind != .time, kind != .year { append(parts.month, width: 2, after: "-", to: &text) }
    if kind.hasDay { append(parts.day, width: 2, after: "-", to: &text) }
    guard kind.hasTime else { return text }
    append(parts.hour, width: 2, after: kind.hasDay ? gap : "", to: &text)
    append(parts.minute, width: 2, after: ":", to: &text)
    if let second = parts.second, second != 0 { append(second, width: 2, after: ":", to: &text) }
    return text
  }

  static func padded(_ number: Int?, _ width: Int) -> String {
    var text = ""
    append(number, width: width, to: &text)
    return text
  }

  /// Appends a number with zeros before it. Dates are written for each row of a page, so this makes no strings between.
  private static func append(_ number: Int?, width: Int, after sign: String = "", to text: inout String) {
    text += sign
    let number = number ?? 0
    var limit = 1
    for _ in stride(from: 1, to: width, by: 1) { limit *= 10 }
    while limit > 1, (0..<limit).contains(number) {
      text += "0"
      limit /= 10
    }
    text += String(number)
  }

  // MARK: Reading

  private static func components(_ text: String, _ kind: FormDateKind) -> DateComponents? {
    var components = DateComponents()
    switch kind {
    case .date:
      guard day(Substring(text), &components) else { return nil }
    case .time:
      guard time(Substring(text), &components) else { return nil }
    case .dateAndTime:
      guard let gap = text.firstIndex(where: { $0 == " " || $0 == "T" || $0 == "t" }),
        day(text[..<gap], &components), time(text[text.index(after: gap)...], &components)
      else { return nil }
    case .month:
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].count == 4, let year = number(parts[0]), let month = number(parts[1]) else {
        return nil
      }
      (components.year, components.month) = (year, month)
    case .year:
      guard text.count == 4, let year = number(Substring(text)) else { return nil }
      components.year = year
    }
    return components
  }

  /// Year, month and day, separated by `-`, `/` or `.`; the year has four digits, so the order is unambiguous.
  private static func day(_ text: Substring, _ components: inout DateComponents) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard parts.count == 3, parts[0].count == 4, let year = number(parts[0]), let month = number(parts[1]),
      let day = number(parts[2])
    else { return false }
    components.year = year
    components.month = month
    components.day = day
    return true
  }

  /// Hours, minutes and optional seconds, on the 24-hour clock or with am and pm.
  private static func time(_ text: Substring, _ components: inout DateComponents) -> Bool {
    var clock = text.lowercased().filter { !$0.isWhitespace || $0.isNewline || $0 == "\t" }[...]
    var offset: Int?
    if clock.hasSuffix("am") || clock.hasSuffix("pm") {
      offset = clock.hasSuffix("pm") ? 12 : 0
      clock = clock.dropLast(2)
    }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, var hour = number(parts[0]), let minute = number(parts[1]) else {
      return false
    }
    if let offset {
      guard (1...12).contains(hour) else { return false }
      hour = hour % 12 + offset
    }
    components.hour = hour
    components.minute = minute
    components.second = 0
    if parts.count == 3 {
      guard let second = number(parts[2]) else { return false }
      components.second = second
    }
    return true
  }

  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.count) else { return nil }
    var number = 0
    for character in text {
      guard let digit = character.decimalDigit else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  // MARK: Times of day

  static func secondOfDay(_ parts: DateComponents) -> Int {
    (parts.hour ?? 0) * 3_600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
  }

  /// Whether a time of day is in a range; a range from a later to an earlier time crosses midnight.
  static func isSecond(_ second: Int, from low: Int?, to high: Int?) -> Bool {
    let isLate = low.map { second >= $0 } ?? true
    let isEarly = high.map { second <= $0 } ?? true
    if let low, let high, low > high { return isLate || isEarly }
    return isLate && isEarly
  }
}
