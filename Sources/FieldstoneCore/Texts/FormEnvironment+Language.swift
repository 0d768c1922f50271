import Foundation

extension FormEnvironment {
  /// The languages that Fieldstone's own texts are in, English first.
  public static let languages = ["en"] + StandardLanguages.all.map(\.code)

  /// The language to show to somebody whose browser prefers certain languages, from those that a program offers.
  ///
  /// ```swift
  /// let site = WebFormSite(environment: FormEnvironment()) { request in
  ///   let locale = FormEnvironment.locale(for: request.acceptedLanguages, among: ["en", "de", "pt-BR"])
  ///   return FormSession(Attendee(), environment: FormEnvironment(locale: locale))
  /// }
  /// ```
  ///
  /// The most preferred language that is offered is chosen (RFC 9110, 12.5.4), from the most specific tag to the least
  /// (RFC 4647, 3.4), and then one of the same language and script in another region: whoever asks for `pt-PT` gets
  /// `pt-BR` if there is nothing nearer, and whoever asks for `zh-TW` doesn't get `zh-Hans`. What is no language is left
  /// out.
  ///
  /// - Parameters:
  ///   - preferred: The value of `Accept-Language`, such as `de-CH, de;q=0.9, en;q=0.5`.
  ///   - offered: The languages of the program (BCP 47). The first is for everybody who asks for none of them.
  /// - Complexity: O(preferred languages · offered ones); of a long list, the first 32 are read.
  public static func language(for preferred: String, among offered: [String] = languages) -> String {
    choice(preferred, offered).language
  }

  /// The same language with the region that was asked for: `de-CH` where `de` is offered, so that numbers and dates are
  /// written as people there write them.
  ///
  /// - Complexity: O(preferred languages · offered ones).
  public static func locale(for preferred: String, among offered: [String] = languages) -> Locale {
    let (language, range) = choice(preferred, offered)
    guard let range, case let tag = LanguageTag(range), !tag.region.isEmpty else { return Locale(identifier: language) }
    return Locale(identifier: tag.identifier)
  }

  /// The language, and what was asked for it.
  private static func choice(_ preferred: String, _ offered: [String]) -> (language: String, range: String?) {
    let ranges = LanguageRange.read(preferred)
    let refused = Set(ranges.filter { $0.weight == 0 }.map(\.name))
    let candidates = offered.filter { !refused.contains($0.lowercased()) }
    // What `*` stands for is the same each time.
    var isAnyTried = false
    for range in ranges where range.weight > 0 {
      if range.name == "*" {
        guard !isAnyTried else { continue }
        isAnyTried = true
        // What is named has a weight of its own.
        let named = ranges.filter { $0.weight > 0 && $0.name != "*" }
        if let rest = candidates.first(where: { offer in !named.contains { $0.match(in: [offer]) != nil } }) {
          return (rest, nil)
        }
      } else if let found = range.match(in: candidates) {
        return (found, range.name)
      }
    }
    return (candidates.first ?? offered.first ?? "en", nil)
  }

  /// The machine's own language, calendar, and time zone, for programs that run on their user's machine.
  ///
  /// On Linux, the language is that of the variables of the environment: `LC_ALL`, `LC_MESSAGES` or `LANG`, the first one
  /// that isn't empty, and `LANGUAGE`, a list of languages that are tried before it, as GNU's gettext does. `C` and
  /// `POSIX` are English. On other systems, it is that of the system.
  public static var system: FormEnvironment {
    let locale = systemLocale(ProcessInfo.processInfo.environment) ?? .current
    return FormEnvironment(locale: locale, calendar: locale.calendar, timeZone: .current)
  }

  /// The locale that variables name, on systems where Foundation doesn't read them.
  static func systemLocale(_ variables: [String: String]) -> Locale? {
    #if os(Linux)
      let chosen = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
      let base = chosen.map(languageName) ?? "en"
      guard base != "en", let list = variables["LANGUAGE"] else { return Locale(identifier: base) }
      for name in list.split(separator: ":").map({ languageName(String($0)) }) {
        guard languages.contains(where: { LanguageTag($0).canStandIn(for: LanguageTag(name)) }) else { continue }
        return Locale(identifier: name)
      }
      return Locale(identifier: base)
    #else
      return nil
    #endif
  }

  /// The language of a locale of the system's: `de_DE` of `de_DE.UTF-8@euro`.
  private static func languageName(_ locale: String) -> String {
    let name = String(locale.prefix { $0 != "." && $0 != "@" })
    return ["", "C", "POSIX"].contains(name) ? "en" : name
  }
}

/// A language, or several, that somebody accepts.
private struct LanguageRange {
  /// In lower case; `*` for any.
  let name: String
  /// From 0, for not at all, to 1000.
  let weight: Int

  /// How many ranges are read. Browsers send a few; each is compared with all languages that are offered.
  private static let most = 32

  /// The ranges of a header, the preferred ones first.
  static func read(_ header: String) -> [LanguageRange] {
    let ranges = header.prefix(4_000).split(separator: ",", maxSplits: most).prefix(most).compactMap(LanguageRange.init)
    // Sorting in Swift is stable.
    return ranges.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }.map(\.element)
  }

  /// Nil if it is not written as a range (RFC 4647, 2.1) or its weight is no number from 0 to 1 with three decimals.
  private init?(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces).lowercased()
    }
    guard let name = parts.first, parts.count <= 2, Self.isRange(name) else { return nil }
    self.name = name
    guard parts.count == 2 else {
      weight = 1000
      return
    }
    guard parts[1].hasPrefix("q="), let weight = Self.weight(parts[1].dropFirst(2)) else { return nil }
    self.weight = weight
  }

  private static func isRange(_ name: String) -> Bool {
    if name == "*" { return true }
    let parts = name.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    } && parts[0].allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static func weight(_ text: Substring) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first, whole == "0" || whole == "1" else { return nil }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    let isNumber = decimals.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard decimals.count <= 3, isNumber,
      let fraction = Int(decimals + String(repeating: "0", count: 3 - decimals.count))
    else { return nil }
    guard whole == "1" else { return fraction }
    return fraction == 0 ? 1000 : nil
  }

  /// The language for it: the range itself, the range without its last parts, or the same language elsewhere.
  func match(in offered: [String]) -> String? {
    var parts = name.split(separator: "-")
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let exact = offered.first(where: { $0.lowercased() == tag && isReadable($0) }) { return exact }
      parts.removeLast()
      // A single letter begins what follows it.
      if parts.last?.count == 1 { parts.removeLast() }
    }
    return offered.first(where: isReadable)
  }

  /// Whether texts of that language are in the script that was asked for.
  private func isReadable(_ language: String) -> Bool { LanguageTag(language).canStandIn(for: LanguageTag(name)) }
}
