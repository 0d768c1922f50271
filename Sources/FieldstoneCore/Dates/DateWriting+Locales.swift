import Foundation

extension DateWriting {
  /// The writing of a language.
  static func make(_ locale: Locale, _ calendar: Calendar.Identifier) -> DateWriting {
    let own = OtherCalendar.isTyped(calendar) ? calendar : nil
    if own == nil, let english = english(locale.identifier) { return english }
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.locale = locale
    // Patterns are those of the locale's own calendar otherwise, which may have names for months.
    var parts = Locale.Components(locale: locale)
    parts.calendar = .gregorian
    let patterns = Locale(components: parts)
    var names = Calendar(identifier: own ?? .gregorian)
    names.locale = locale
    let months = [
      names.monthSymbols, names.shortMonthSymbols, names.standaloneMonthSymbols, names.shortStandaloneMonthSymbols,
    ].flatMap { $0.enumerated().map { (name: plain($1), number: $0 + 1) } }
    let long = pattern("yMMMMdHm", patterns)
    // Where months have numbers for names, what is left of a name is like any other word between the numbers.
    let isNumbered = months.allSatisfy { $0.name.contains(where: \.isNumber) }
    var fillers = Set(words(long.flatMap { if case .literal(let text) = $0 { text } else { " " } }))
    if isNumbered { fillers.formUnion(months.flatMap { words(Array($0.name.filter { !$0.isNumber })) }) }
    if own != nil { fillers.formUnion(names.eraSymbols.flatMap { words(Array($0)) }) }
    return DateWriting(
      day: numeric(pattern("yMd", patterns)), month: numeric(pattern("yM", patterns)),
      zero: 0.formatted(.number.locale(locale)).unicodeScalars.first { $0.properties.numericType == .decimal }?.value
        ?? 0x30,
      months: months.filter { !$0.name.isEmpty && !$0.name.contains(where: \.isNumber) }, fillers: fillers,
      halves: [[plain(gregorian.amSymbol), "am"], [plain(gregorian.pmSymbol), "pm"]], calendar: own,
      nearDays: nearDays(locale),
      weekdays: Dictionary(
        [
          gregorian.weekdaySymbols, gregorian.shortWeekdaySymbols, gregorian.standaloneWeekdaySymbols,
          gregorian.shortStandaloneWeekdaySymbols,
        ].flatMap { $0.enumerated().map { (plain($1), $0 + 1) } }
      ) { first, _ in first })
  }

  /// A name as it is compared: in lowercase, without periods, marks of writing direction and Arabic vowels, with one kind
  /// of apostrophe, and without regard to the dot of a Turkish i, which depends on the keyboard.
  static func plain(_ name: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case ".", "\u{200E}", "\u{200F}", "\u{307}", "\u{64B}"..."\u{652}": continue
      case "’": plain.append("'")
      case "ı": plain.append("i")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }

  private static func nearDays(_ locale: Locale) -> [String: Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let style = Date.RelativeFormatStyle(
      allowedFields: [.day], presentation: .named, locale: locale, calendar: calendar)
    // The words depend only on the distance to the present, not on the present.
    let now = Date()
    var words: [String: [Int]] = [:]
    for (days, offset) in [(-1, -86_400.0), (0, 0), (1, 86_400)] {
      let word = plain(style.format(now.addingTimeInterval(offset)))
      if !word.contains(where: \.isNumber) { words[word, default: []].append(days) }
    }
    // In Hindi, yesterday and tomorrow are the same word, or one with others beside it.
    let all = words
    return words.filter { word, _ in
      !all.keys.contains { $0 != word && $0.split(separator: " ").contains(Substring(word)) }
    }.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  // MARK: Patterns

  /// The pieces of a pattern of ICU. Other fields than day, month and year are left out.
  private static func pattern(_ template: String, _ locale: Locale) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    let pattern = Array(DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "")
    var index = 0
    while index < pattern.count {
      let character = pattern[index]
      let run = pattern[index...].prefix { $0 == character }.count
      switch character {
      case "'": isQuoted.toggle()
      case _ where isQuoted: pieces.append(.literal(String(character)))
      case "y", "u": pieces.append(.year)
      case "M", "L": pieces.append(.month(width: run))
      case "d": pieces.append(.day(width: run))
      case _ where character.isASCII && character.isLetter: pieces.append(.literal(" "))
      default: pieces.append(.literal(String(character)))
      }
      let isField = !isQuoted && character.isASCII && character.isLetter
      index += isField ? run : 1
    }
    return pieces
  }

  /// The pattern of a date in digits, without marks of writing direction, which nobody types; nil if it isn't one.
  private static func numeric(_ pattern: [Piece]) -> [Piece]? {
    var pieces = pattern.compactMap { piece -> Piece? in
      guard case .literal(let text) = piece else { return piece }
      if text == "\u{200F}" || text == "\u{200E}" { return nil }
      // Some languages have a space here that doesn't break lines.
      return text.allSatisfy(\.isWhitespace) ? .literal(" ") : piece
    }
    // A word after the year, such as the Bulgarian “г.”, is not typed.
    if let end = pieces.lastIndex(where: { if case .literal = $0 { false } else { true } }),
      pieces[(end + 1)...].contains(where: {
        if case .literal(let text) = $0 { text.contains { $0.isLetter && !"年月日년월일".contains($0) } } else { false }
      })
    {
      pieces.removeSubrange((end + 1)...)
    }
    let isNumeric = pieces.allSatisfy {
      if case .month(let width) = $0 { return width <= 2 }
      if case .literal(let text) = $0 { return "-/. 年月日년월일".contains(text) }
      return true
    }
    return isNumeric && pieces.contains(.year) ? pieces : nil
  }

  private static func words(_ text: [Character]) -> [String] {
    String(text).lowercased().split { !$0.isLetter }.map(String.init)
  }

  // MARK: English

  private static let englishMonths = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]
  private static let englishDays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  /// English without a region names no order, so 3/4/2025 could mean two days: dates are written in the order of ISO
  /// 8601.
  private static let international = english(nil, nil)
  private static let american = english(
    [.month(width: 1), .literal("/"), .day(width: 1), .literal("/"), .year],
    [.month(width: 1), .literal("/"), .year])
  private static let british = english(
    [.day(width: 2), .literal("/"), .month(width: 2), .literal("/"), .year], [.month(width: 2), .literal("/"), .year])

  private static func english(_ identifier: String) -> DateWriting? {
    switch identifier {
    case "en", "en_US_POSIX": international
    case "en_US", "en-US": american
    case "en_GB", "en-GB": british
    default: nil
    }
  }

  private static func english(_ day: [Piece]?, _ month: [Piece]?) -> DateWriting {
    func short(_ names: [String]) -> [(name: String, number: Int)] {
      names.enumerated().flatMap { [($1, $0 + 1), (String($1.prefix(3)), $0 + 1)] }
    }
    return DateWriting(
      day: day, month: month, months: short(englishMonths) + [("sept", 9)],
      fillers: ["of", "at", "st", "nd", "rd", "th", "the"], halves: [["am"], ["pm"]],
      nearDays: ["yesterday": -1, "today": 0, "tomorrow": 1],
      weekdays: Dictionary(short(englishDays).map { ($0.name, $0.number) }) { first, _ in first })
  }
}
