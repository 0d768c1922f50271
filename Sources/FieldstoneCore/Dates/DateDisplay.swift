import Foundation

/// Dates as people read them: in the medium style of the language, and in the form's calendar.
enum DateDisplay {
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static func isAmerican(_ locale: String) -> Bool {
    switch locale {
    case "en", "en_US", "en_US_POSIX": true
    default: false
    }
  }

  static func text(_ date: Date, _ kind: FormDateKind, _ environment: FormEnvironment) -> String {
    // English needs no look-up, which would load the whole of ICU's data.
    if environment.calendar.identifier == .gregorian, isAmerican(environment.locale.identifier) {
      return english(DateText.components(date, kind, environment), kind)
    }
    // A month and a year are those of the Gregorian calendar.
    let calendar = kind == .month || kind == .year ? environment.gregorian : environment.calendar
    let hasSeconds = kind.hasTime && calendar.component(.second, from: date) != 0
    func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      Date.FormatStyle(
        date: day, time: time, locale: environment.locale, calendar: calendar, timeZone: environment.timeZone
      ).format(date)
    }
    let style = Date.FormatStyle(locale: environment.locale, calendar: calendar, timeZone: environment.timeZone)
    return switch kind {
    case .date: text(.abbreviated, .omitted)
    case .time: text(.omitted, hasSeconds ? .standard : .shortened)
    case .dateAndTime: text(.abbreviated, hasSeconds ? .standard : .shortened)
    case .month: style.year().month(.wide).format(date)
    case .year: style.year().format(date)
    }
  }

  private static func english(_ parts: DateComponents, _ kind: FormDateKind) -> String {
    let month = parts.month.flatMap { englishMonths.indices.contains($0 - 1) ? englishMonths[$0 - 1] : nil } ?? ""
    var day: String { "\(month.prefix(3)) \(parts.day ?? 0), \(parts.year ?? 0)" }
    var time: String {
      let (hour, second) = (parts.hour ?? 0, parts.second ?? 0)
      let clock = "\(hour % 12 == 0 ? 12 : hour % 12):\(DateText.padded(parts.minute, 2))"
      return clock + (second == 0 ? "" : ":" + DateText.padded(second, 2)) + (hour < 12 ? "\u{202F}AM" : "\u{202F}PM")
    }
    switch kind {
    case .date: return day
    case .time: return time
    case .dateAndTime: return "\(day) at \(time)"
    case .month: return "\(month) \(parts.year ?? 0)"
    case .year: return "\(parts.year ?? 0)"
    }
  }

  /// The name of a time zone, such as "Japan Time".
  static func zoneName(_ zone: TimeZone, _ locale: Locale) -> String {
    zone.localizedName(for: .generic, locale: locale) ?? zone.localizedName(for: .shortStandard, locale: locale)
      ?? zone.identifier
  }
}
