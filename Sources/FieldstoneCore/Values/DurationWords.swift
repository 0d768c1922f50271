import Foundation

/// What a language calls the units of durations.
struct DurationWords: Sendable {
  /// The units, as numbers of seconds.
  enum Unit: Int, Sendable { case days = 86_400, hours = 3_600, minutes = 60, seconds = 1 }

  /// The units that every language understands here, because durations are edited with their letters.
  private static let common: [String: Unit] = [
    "day": .days, "days": .days, "h": .hours, "hr": .hours, "hrs": .hours, "hour": .hours, "hours": .hours,
    "m": .minutes, "min": .minutes, "mins": .minutes, "minute": .minutes, "minutes": .minutes, "s": .seconds,
    "sec": .seconds, "secs": .seconds, "second": .seconds, "seconds": .seconds,
  ]

  /// The units by their words in lower case.
  private var units: [String: Unit] = [:]
  /// Words that stand for a number of units, such as the Arabic one for two hours; the longest first.
  private var counted: [(words: String, count: Int, unit: Unit)] = []
  /// What stands before the last of several durations: "and".
  private let conjunction: String

  private static let known = Locked<[String: DurationWords]>([:])

  static func of(_ locale: Locale) -> DurationWords {
    if let words = known.withLock({ $0[locale.identifier] }) { return words }
    let words = DurationWords(locale)
    known.withLock { $0[locale.identifier] = words }
    return words
  }

  /// The words with which the language writes one, two and five of each unit, in each width.
  private init(_ locale: Locale) {
    let list = ["1", "2"].formatted(.list(type: .and).locale(locale))
    conjunction = list.lowercased().filter { (character: Character) in
      character.decimalDigit == nil && !character.isWhitespace && character != "-"
    }
    let styles: [(Unit, Duration.UnitsFormatStyle.Unit)] = [
      (.days, .days), (.hours, .hours), (.minutes, .minutes), (.seconds, .seconds),
    ]
    for (unit, style) in styles {
      for width in [Duration.UnitsFormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
        for count in [1, 2, 5] {
          let text = Duration.seconds(count * unit.rawValue).formatted(
            Duration.UnitsFormatStyle(allowedUnits: [style], width: width).locale(locale))
          let word = Self.bare(text.filter { $0.decimalDigit == nil && !NumberParts.isMark($0) }.lowercased())
          guard !word.isEmpty else { continue }
          units[word] = units[word] ?? unit
          if !text.contains(where: { $0.decimalDigit != nil }) { counted.append((word, count, unit)) }
        }
      }
    }
    counted.sort { $0.words.count > $1.words.count }
  }

  /// The unit of a word in lower case.
  func unit(_ word: String) -> Unit? {
    let word = Self.bare(word)
    // "d" are minutes in Turkish.
    return Self.common[word] ?? units[word] ?? (word == "d" ? .days : nil)
  }

  /// Drops "and" from the beginning of a text.
  func dropConjunction(_ text: inout Substring) {
    guard !conjunction.isEmpty, text.hasPrefix(conjunction) else { return }
    let rest = text.dropFirst(conjunction.count)
    // Arabic and Hebrew write it together with the next word.
    text = rest.drop { $0.isWhitespace || $0 == "-" }
  }

  /// Takes words that stand for a number of units off the beginning of a text.
  func takeCounted(_ text: inout Substring) -> (count: Int, unit: Unit)? {
    for (words, count, unit) in counted where text.hasPrefix(words) {
      let rest = text.dropFirst(words.count)
      guard rest.first.map({ Self.isGap($0) || $0 == "." }) ?? true else { continue }
      text = rest.drop { $0 == "." }
      return (count, unit)
    }
    return nil
  }

  /// Whether a character stands between durations.
  static func isGap(_ character: Character) -> Bool { character.isWhitespace || ",،、;".contains(character) }

  private static let around = CharacterSet(charactersIn: ".,،;").union(.whitespacesAndNewlines)

  private static func bare(_ word: String) -> String {
    // Where there are only letters, there is nothing to trim, and a look into the set would take most of the time.
    word.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? word : word.trimmingCharacters(in: around)
  }
}
