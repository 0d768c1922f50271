import Foundation

/// What may be typed besides whole dates, where a field declares it.
struct DateFreedom: OptionSet, Sendable {
  let rawValue: UInt8
  /// The last two digits of a year.
  static let twoDigitYears = DateFreedom(rawValue: 1)
  /// Words for days near today, and the names of weekdays.
  static let nearDays = DateFreedom(rawValue: 2)
}

/// Reads a date as the people of a language write it.
struct DateReader {
  let writing: DateWriting
  let kind: FormDateKind
  let freedom: DateFreedom
  /// Today in the Gregorian calendar; asked for only where a text is relative to it.
  let today: () -> DateComponents

  /// The result of reading a text.
  enum Reading {
    /// Parts of the Gregorian calendar.
    case parts(DateComponents)
    case noSuchDate
    case nothing
  }

  /// Marks of writing direction, which copied dates contain.
  private static let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{061C}"]

  func read(_ text: String) -> Reading {
    guard !text.contains(where: { $0.isNewline || $0 == "\t" }) else { return .nothing }
    var text = Self.ascii(text.lowercased().filter { !Self.marks.contains($0) })
    var parts = DateComponents()
    if kind == .time || kind == .dateAndTime {
      guard let (rest, clock) = time(in: withColons(text)) else { return .nothing }
      (parts, text) = (clock, rest)
      guard kind == .dateAndTime else {
        return text.allSatisfy(\.isWhitespace) ? .parts(parts) : .nothing
      }
    }
    text = text.trimmingCharacters(in: Self.around)
    guard case .parts(let day) = day(text) else { return self.day(text) }
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return .parts(parts)
  }

  /// What may stand around a date: spaces, and the comma before a time.
  private static let around = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ",،"))

  /// Full-width signs, which come with full-width digits.
  private static let signs: [Character: Character] = [
    "／": "/", "．": ".", "－": "-", "：": ":", "，": ",", "\u{3000}": " ",
  ]

  /// The text with its digits, of any script, and their signs as ASCII.
  private static func ascii(_ text: String) -> String {
    String(text.map { character in character.decimalDigit.map { Character("\($0)") } ?? signs[character] ?? character })
  }

  // MARK: Times

  /// Words and letters that only say that the number before them is an hour.
  private static let clockWords: Set<String> = ["uhr", "h", "時", "时", "点", "시"]

  /// A time as it is written with colons: `8h30`, `8 Uhr`, `8.30`, `8 pm` and `8時30分` are `8:30`, `8:00`, and so on. A
  /// period may be part of a date, so it counts only in a field for a time, or before the word for a clock.
  private func withColons(_ text: String) -> String {
    guard !text.contains(":") else { return text.replacing(/\buhr\b/, with: "") }
    var text = text
    if let found = text.firstMatch(of: /(\d{1,2})\s?(?:h|時|时|点|시|uhr\s)\s?(\d{1,2})(?!\d)\s?[分분]?/) {
      text.replaceSubrange(found.range, with: "\(found.1):\(found.2.count == 1 ? "0" : "")\(found.2)")
    } else if let found = text.firstMatch(of: /(\d{1,2})[.](\d{2})\s?uhr/) {
      text.replaceSubrange(found.range, with: "\(found.1):\(found.2)")
    } else if kind == .time, let found = text.firstMatch(of: /(\d{1,2})[.](\d{2})/) {
      text.replaceSubrange(found.range, with: "\(found.1):\(found.2)")
    } else if let (range, hour, half) = hour(in: text) {
      text.replaceSubrange(range, with: "\(hour):00 \(half)")
    }
    return text.replacing(/\buhr\b/, with: "")
  }

  /// An hour with a word that says that it is one, and the half of the day, if the word says that; never a part of a date.
  private func hour(in text: String) -> (range: Range<String.Index>, hour: Substring, half: String)? {
    for found in text.matches(of: /(\d{1,2})\s?(\p{L}+)/) {
      let word = String(found.2)
      let isClock = Self.clockWords.contains(word)
      guard isClock || writing.halves.contains(where: { $0.contains(word) }) else { continue }
      if found.range.lowerBound > text.startIndex,
        "0123456789.".contains(text[text.index(before: found.range.lowerBound)])
      {
        continue
      }
      return (found.range, found.1, isClock ? "" : word)
    }
    return nil
  }

  /// A time of day, and the text without it.
  private func time(in text: String) -> (rest: String, DateComponents)? {
    func isClock(_ character: Character) -> Bool { character == ":" || character.isASCII && character.isNumber }
    let runs = text.split { !isClock($0) }.filter { $0.contains(":") }
    guard runs.count == 1, let run = runs.first else { return nil }
    let after = text[run.endIndex...]
    var words = [text[..<run.startIndex], after].flatMap { $0.split(whereSeparator: \.isWhitespace) }.map(String.init)
    var half: Int?
    words.removeAll { word in
      guard half == nil, let found = writing.halves.firstIndex(where: { $0.contains(DateWriting.plain(word)) }) else {
        return false
      }
      half = found
      return true
    }
    let numbers = run.split(separator: ":", omittingEmptySubsequences: false).map { $0.count <= 2 ? Int($0) : nil }
    guard (2...3).contains(numbers.count), var hour = numbers[0], let minute = numbers[1],
      numbers.allSatisfy({ $0 != nil })
    else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + half * 12
    }
    // Between the day and the time.
    while let last = words.last, last == "t" || kind == .dateAndTime && writing.fillers.contains(last) {
      words.removeLast()
    }
    let clock = DateComponents(hour: hour, minute: minute, second: numbers.count == 3 ? numbers[2] : 0)
    return (words.joined(separator: " "), clock)
  }

  // MARK: Days

  private func day(_ text: String) -> Reading {
    if kind != .month, kind != .year, freedom.contains(.nearDays), let near = nearDay(DateWriting.plain(text)) {
      return .parts(near)
    }
    var text = text
    var month: Int?
    // A name of a month, which may have several words.
    if text.contains(where: \.isLetter), kind != .year {
      let plain = DateWriting.plain(text)
      if let (name, number) = writing.months.first(where: { plain.contains($0.name) }) {
        month = number
        text = plain.replacing(name, with: " ", maxReplacements: 1)
      }
    }
    guard let numbers = numbers(text, isNamed: month != nil) else { return .nothing }
    switch (kind, numbers.count, month) {
    case (.year, 1, nil): return year(numbers[0]).map { .parts(DateComponents(year: $0)) } ?? .nothing
    case (.month, 1, let month?):
      return year(numbers[0]).map { .parts(DateComponents(year: $0, month: month)) } ?? .nothing
    case (.month, 2, nil): return self.month(numbers)
    case (.date, 2, let month?), (.dateAndTime, 2, let month?): return named(numbers, month)
    case (.date, 3, nil), (.dateAndTime, 3, nil): return ordered(numbers)
    default: return .nothing
    }
  }

  /// The numbers of a text, if nothing else than separators and words that a language puts there are between them.
  private func numbers(_ text: String, isNamed: Bool) -> [Substring]? {
    let isDigit: (Character) -> Bool = { $0.isASCII && $0.isNumber }
    let numbers = text.split { !isDigit($0) }
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0.count <= 4 }) else { return nil }
    var start = text.startIndex
    for (index, number) in numbers.enumerated() {
      guard isGap(text[start..<number.startIndex], isNamed, isEdge: index == 0) else { return nil }
      start = number.endIndex
    }
    let end = text[start...].trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ".")))
    return isGap(end[...], isNamed, isEdge: true) ? numbers : nil
  }

  /// Whether a text may stand between two numbers, or around them.
  private func isGap(_ text: Substring, _ isNamed: Bool, isEdge: Bool) -> Bool {
    let signs = text.filter { !$0.isLetter && !$0.isWhitespace }
    let words = text.split { !$0.isLetter }.map(String.init)
    guard words.allSatisfy(writing.fillers.contains) else { return false }
    if isNamed { return signs.allSatisfy { ",.،-/".contains($0) } }
    if signs.isEmpty { return isEdge || !words.isEmpty }
    return !isEdge && signs.count == 1 && words.isEmpty && "-/.".contains(signs)
  }

  /// - Parameter isOfDay: Whether it is the year of a day, which may be one of another calendar.
  private func year(_ digits: Substring, isOfDay: Bool = false) -> Int? {
    if digits.count == 4 { return Int(digits) }
    guard digits.count == 2, freedom.contains(.twoDigitYears), let short = Int(digits) else { return nil }
    let calendar = isOfDay ? writing.calendar : nil
    guard let now = calendar.map({ $0.parts(ofGregorian: today())?.year }) ?? today().year else { return nil }
    // From 79 years ago to 20 years from now.
    let latest = now + 20
    return latest - ((latest - short) % 100 + 100) % 100
  }

  private func small(_ digits: Substring) -> Int? { digits.count <= 2 ? Int(digits) : nil }

  /// A month of a year: the year is the number of four digits, or the one that the language puts there.
  private func month(_ numbers: [Substring]) -> Reading {
    let isYearFirst = numbers[0].count == 4 || numbers[1].count < 4 && writing.month?.first == .year
    let (first, second) = isYearFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard let year = year(first), let month = small(second) else { return .nothing }
    return .parts(DateComponents(year: year, month: month))
  }

  /// A day of a month with a name.
  private func named(_ numbers: [Substring], _ month: Int) -> Reading {
    let isYearFirst = numbers[0].count == 4 || numbers[1].count < 4 && writing.day?.first == .year
    let (first, second) = isYearFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard let year = year(first), let day = small(second) else { return .nothing }
    return gregorian(year, month, day)
  }

  /// A day in digits, in the language's own order or with the year first.
  private func ordered(_ numbers: [Substring]) -> Reading {
    let order: [DateWriting.Piece]
    if numbers[0].count == 4 {
      order = [.year, .month(width: 1), .day(width: 1)]
    } else if let day = writing.day {
      order = day.filter { if case .literal = $0 { false } else { true } }
    } else {
      return .nothing
    }
    var (year, month, day): (Int?, Int?, Int?)
    for (piece, digits) in zip(order, numbers) {
      switch piece {
      case .year: year = self.year(digits, isOfDay: true)
      case .month: month = small(digits)
      case .day: day = small(digits)
      case .literal: break
      }
    }
    guard let year, let month, let day else { return .nothing }
    // Written in another language's order: the same digits could mean another day.
    if month > 12, day <= 12, numbers[0].count < 4 { return .nothing }
    return gregorian(year, month, day)
  }

  private func gregorian(_ year: Int, _ month: Int, _ day: Int) -> Reading {
    guard let calendar = writing.calendar else {
      return .parts(DateComponents(year: year, month: month, day: day))
    }
    return switch calendar.gregorian(year, month, day) {
    case .day(let parts): .parts(parts)
    case .noSuchDay: .noSuchDate
    case .otherYear: .nothing
    }
  }

  // MARK: Days near today

  private func nearDay(_ word: String) -> DateComponents? {
    let calendar = DateSteps.gmtCalendar
    let offset: Int
    if let near = writing.nearDays[word] {
      offset = near
    } else if let weekday = writing.weekdays[word], let today = calendar.date(from: today()) {
      // Today, or the first such day after it.
      offset = (weekday - calendar.component(.weekday, from: today) + 7) % 7
    } else {
      return nil
    }
    guard let today = calendar.date(from: today()) else { return nil }
    return calendar.dateComponents([.year, .month, .day], from: today.addingTimeInterval(Double(offset) * 86_400))
  }
}
