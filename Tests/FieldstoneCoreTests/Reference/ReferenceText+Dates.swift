import FieldstoneCore
import Foundation

extension ReferenceText {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  func date(_ text: String, over old: PlanValue) -> Meaning {
    let halves = dateKind == .dateAndTime ? text.split(whereSeparator: { " Tt".contains($0) }).map(String.init) : [text]
    guard halves.count == (dateKind == .dateAndTime ? 2 : 1) else { return .issue("notDate") }
    var parts = DateComponents()
    if dateKind == .month || dateKind == .year {
      let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
      guard numbers.count == (dateKind == .month ? 2 : 1), numbers[0].count == 4, let year = Int(numbers[0]) else {
        return .issue("notDate")
      }
      if numbers.count == 2 {
        guard let month = Int(numbers[1]) else { return .issue("notDate") }
        parts.month = month
      }
      parts.year = year
      return date(parts, over: old)
    }
    if dateKind != .time {
      let numbers = halves[0].split(omittingEmptySubsequences: false) { "-/.".contains($0) }
      guard numbers.count == 3, numbers[0].count == 4, let year = Int(numbers[0]), let month = Int(numbers[1]),
        let day = Int(numbers[2])
      else { return .issue("notDate") }
      (parts.year, parts.month, parts.day) = (year, month, day)
    }
    if dateKind != .date {
      let numbers = (halves.last ?? "").split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
      guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0 != nil }) else { return .issue("notDate") }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      parts.second = numbers.count == 3 ? numbers[2] : 0
    }
    return date(parts, over: old)
  }

  /// Converts components to a date; components that the kind doesn't ask for keep their previous values.
  func date(_ given: DateComponents, over old: PlanValue) -> Meaning {
    var parts = DateComponents()
    let needed =
      switch dateKind {
      case .date: [given.year, given.month, given.day]
      case .time, .dateAndTime: [given.hour, given.minute]
      case .month: [given.year, given.month]
      case .year: [given.year]
      }
    guard needed.allSatisfy({ $0 != nil }),
      dateKind != .dateAndTime || [given.year, given.month, given.day].allSatisfy({ $0 != nil })
    else { return .issue("notDate") }
    (parts.year, parts.month, parts.day) = dateKind == .time ? (2001, 1, 1) : (given.year, given.month, given.day)
    if dateKind == .month { parts.day = 1 }
    if dateKind == .year { (parts.month, parts.day) = (1, 1) }
    let hasTime = dateKind == .time || dateKind == .dateAndTime
    (parts.hour, parts.minute, parts.second) = hasTime ? (given.hour, given.minute, given.second ?? 0) : (0, 0, 0)
    guard let year = parts.year, let month = parts.month, let day = parts.day, let hour = parts.hour,
      let minute = parts.minute, let second = parts.second, (1...9999).contains(year), (1...12).contains(month),
      (1...days(month, year)).contains(day), (0...23).contains(hour), (0...59).contains(minute),
      (0...59).contains(second)
    else { return .issue("noSuchDate") }
    switch dateKind {
    case .dateAndTime:
      guard let date = moment(parts) else { return .issue("noSuchDate") }
      return .value(isShown(date, old) ? old : date.planValue)
    case .time: return time(parts, over: old)
    case .date: return self.day(parts, over: old)
    case .month, .year:
      guard let date = first(of: parts) else { return .issue("noSuchDate") }
      return .value(isShown(date, old) ? old : date.planValue)
    }
  }

  /// The date at which clocks show the components; nil if clocks skip them.
  private func moment(_ parts: DateComponents) -> Date? {
    guard let date = calendar.date(from: parts) else { return nil }
    let shown = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let isShown =
      [shown.year, shown.month, shown.day] == [parts.year, parts.month, parts.day]
      && [shown.hour, shown.minute, shown.second] == [parts.hour, parts.minute, parts.second]
    return isShown ? date : nil
  }

  /// Whether a value reads the same as a date.
  private func isShown(_ date: Date, _ value: PlanValue) -> Bool {
    guard case .moment(let seconds) = value else { return false }
    return components(Date(timeIntervalSince1970: seconds)) == components(date)
  }

  /// A time on the previous value's day.
  private func time(_ parts: DateComponents, over old: PlanValue) -> Meaning {
    guard case .moment(let seconds) = old else {
      return moment(parts).map { .value($0.planValue) } ?? .issue("noSuchDate")
    }
    let before = Date(timeIntervalSince1970: seconds)
    let clock = components(before)
    if [clock.hour, clock.minute, clock.second] == [parts.hour, parts.minute, parts.second] { return .value(old) }
    var merged = calendar.dateComponents([.year, .month, .day], from: before)
    (merged.hour, merged.minute, merged.second) = (parts.hour, parts.minute, parts.second)
    return moment(merged).map { .value($0.planValue) } ?? .issue("noSuchDate")
  }

  /// A day with the previous value's time, or the first time after it that clocks show on that day.
  private func day(_ parts: DateComponents, over old: PlanValue) -> Meaning {
    guard let start = first(of: parts) else { return .issue("noSuchDate") }
    guard case .moment(let seconds) = old else { return .value(start.planValue) }
    let before = Date(timeIntervalSince1970: seconds)
    let shown = components(before)
    if [shown.year, shown.month, shown.day] == [parts.year, parts.month, parts.day] { return .value(old) }
    let clock = calendar.dateComponents([.hour, .minute, .second], from: before)
    var merged = parts
    (merged.hour, merged.minute, merged.second) = (clock.hour, clock.minute, clock.second)
    // Clocks show no fractions of a second, so a time that exists keeps them.
    if let date = moment(merged) {
      return .value(.moment(date.timeIntervalSince1970 + seconds - seconds.rounded(.down)))
    }
    return (first(of: merged)).map { .value($0.planValue) } ?? .value(start.planValue)
  }

  /// The first date from the components on that clocks show on that day, found by trying every second.
  private func first(of parts: DateComponents) -> Date? {
    var parts = parts
    for second in ((parts.hour ?? 0) * 3_600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0))..<86_400 {
      (parts.hour, parts.minute, parts.second) = (second / 3_600, second / 60 % 60, second % 60)
      if let date = moment(parts) { return date }
    }
    return nil
  }

  /// Whether a date is in a range, comparing only what the kind asks for; a range of times may cross midnight.
  func isInside(_ seconds: Double, _ low: Double?, _ high: Double?) -> Bool {
    func place(_ seconds: Double) -> Int {
      let parts = components(Date(timeIntervalSince1970: seconds))
      let day = ((parts.year ?? 0) * 12 + (parts.month ?? 0)) * 31 + (parts.day ?? 0)
      let time = (parts.hour ?? 0) * 3_600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
      switch dateKind {
      case .date: return day
      case .time: return time
      case .dateAndTime: return Int(seconds.rounded(.down))
      case .month, .year: return (parts.year ?? 0) * 12 + (parts.month ?? 0)
      }
    }
    let own = place(seconds)
    let (isAfter, isBefore) = (low.map { own >= place($0) } ?? true, high.map { own <= place($0) } ?? true)
    if dateKind == .time, let low, let high, place(low) > place(high) { return isAfter || isBefore }
    return isAfter && isBefore
  }

  private func days(_ month: Int, _ year: Int) -> Int {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  func text(_ date: Date) -> String { text(components(date)) }

  /// Components as they are typed, whether or not such a date exists.
  func text(_ parts: DateComponents) -> String {
    func two(_ number: Int?) -> String { String(format: "%02d", number ?? 0) }
    let day = String(format: "%04d", parts.year ?? 0) + "-" + two(parts.month) + "-" + two(parts.day)
    let time = two(parts.hour) + ":" + two(parts.minute) + ((parts.second ?? 0) == 0 ? "" : ":" + two(parts.second))
    switch dateKind {
    case .date: return day
    case .time: return time
    case .dateAndTime: return day + " " + time
    case .month: return String(format: "%04d", parts.year ?? 0) + "-" + two(parts.month)
    case .year: return String(format: "%04d", parts.year ?? 0)
    }
  }

  /// A date in the medium style of English.
  func display(_ date: Date) -> String {
    let parts = components(date)
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    let month = names[(parts.month ?? 1) - 1]
    let day = "\(month.prefix(3)) \(parts.day ?? 0), \(parts.year ?? 0)"
    let hour = parts.hour ?? 0
    let seconds = (parts.second ?? 0) == 0 ? "" : String(format: ":%02d", parts.second ?? 0)
    let clock =
      "\((hour + 11) % 12 + 1)" + String(format: ":%02d", parts.minute ?? 0) + seconds
      + (hour < 12 ? "\u{202F}AM" : "\u{202F}PM")
    let zone = timeZone == .gmt ? "" : timeZone.localizedName(for: .generic, locale: Locale(identifier: "en")) ?? ""
    let place = zone.isEmpty ? "" : " (\(zone))"
    switch dateKind {
    case .date: return day
    case .time: return clock + place
    case .dateAndTime: return day + " at " + clock + place
    case .month: return "\(month) \(parts.year ?? 0)"
    case .year: return "\(parts.year ?? 0)"
    }
  }

  /// The components that the kind asks for.
  func components(_ date: Date) -> DateComponents {
    switch dateKind {
    case .date: calendar.dateComponents([.year, .month, .day], from: date)
    case .time: calendar.dateComponents([.hour, .minute, .second], from: date)
    case .dateAndTime: calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    case .month: calendar.dateComponents([.year, .month], from: date)
    case .year: calendar.dateComponents([.year], from: date)
    }
  }

  /// The value as surfaces receive it.
  func answer(_ value: PlanValue) -> FormAnswer {
    if let choice {
      let isNothing = value == .none || !choice.leaf.isSeveral && choice.ids(value).isEmpty
      return isNothing ? .none : .choices(choice.ids(value))
    }
    return switch value {
    case .none: .none
    case .text(let text): .text(text)
    case .file(let id): id.isEmpty ? .none : .text(id)
    case .flag(let flag): .flag(flag)
    case .whole(let number): .number(Decimal(number))
    case .real: Decimal(string: text(value)).map { .number($0) } ?? .none
    case .option, .several, .entries: .none
    case .moment(let seconds): .date(components(Date(timeIntervalSince1970: seconds)))
    }
  }
}
