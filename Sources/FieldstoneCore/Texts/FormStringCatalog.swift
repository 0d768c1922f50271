import Foundation

/// The translations of a program's texts in a string catalog, the format of `.xcstrings` files in Swift projects.
///
/// ```swift
/// let catalog = try FormStringCatalog(contentsOf: URL(filePath: "Localizable.xcstrings"))
/// let environment = FormEnvironment(locale: Locale(identifier: "de"), translate: catalog.translate)
/// ```
///
/// Keys are those of ``FormString``: `Hello %@`. A key with `%lld`, `%d` or `%1$@` is the same key, as Xcode writes it for
/// an interpolated number. Plural variations are chosen by the first number among the arguments, substitutions by theirs.
/// Of variations by device, the one for other devices counts. Texts that are marked as new are not translated yet.
///
/// A catalog may also have Fieldstone's own texts, by keys like `fieldstone.issue.required`.
public struct FormStringCatalog: Sendable {
  /// The language of the keys.
  public let sourceLanguage: String
  /// The languages that any text is in, sorted by name.
  public let languages: [String]
  private let strings: [String: [String: CatalogText]]
  private let chosen = Locked<[String: String?]>([:])

  /// Reads a catalog.
  ///
  /// - Throws: A ``FormStringCatalogError`` that names the key and what is accepted.
  /// - Complexity: O(size of the file), once.
  public init(data: Data) throws(FormStringCatalogError) {
    let file = try CatalogFile(data)
    var strings: [String: [String: CatalogText]] = [:]
    for (key, entry) in file.strings {
      let ownKey = CatalogPattern.normalized(key)
      // Two keys may differ only in the kinds of their arguments. The first of them by name counts.
      guard strings[ownKey] == nil || key == ownKey else { continue }
      var texts: [String: CatalogText] = [:]
      for (language, localization) in entry.localizations ?? [:] {
        texts[language] = try CatalogText(localization, key: key, language: language)
      }
      strings[ownKey] = texts
    }
    sourceLanguage = file.sourceLanguage
    languages = Set(strings.values.flatMap(\.keys)).sorted()
    self.strings = strings
  }

  /// Reads a file.
  ///
  /// - Throws: A ``FormStringCatalogError``, also if the file can't be read.
  public init(contentsOf file: URL) throws(FormStringCatalogError) {
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw FormStringCatalogError("'\(file.relativePath)' can't be read: \(error.localizedDescription)")
    }
    try self.init(data: data)
  }

  /// The translation of a text, for ``FormEnvironment/translate``; nil if there is none in the language.
  ///
  /// - Complexity: O(length of the translation).
  public func translate(_ text: FormString, _ locale: Locale) -> String? {
    guard let language = language(for: locale), let texts = strings[text.key] else { return nil }
    return texts[language]?.pattern(for: text.arguments, in: language)
  }

  /// The language of the catalog that stands in for a locale: the same one, without its region, or in another region.
  private func language(for locale: Locale) -> String? {
    let identifier = locale.identifier
    if let known = chosen.withLock({ $0[identifier] }) { return known }
    let tag = LanguageTag(identifier)
    let fitting = (languages + [sourceLanguage]).filter { LanguageTag($0).canStandIn(for: tag) }
    let best =
      fitting.first { LanguageTag($0).region == tag.region }
      ?? fitting.first { LanguageTag($0).region.isEmpty } ?? fitting.first
    // A browser may ask for any number of languages.
    chosen.withLock { if $0.count < 100 { $0[identifier] = .some(best) } }
    return best
  }
}

/// What is wrong with a string catalog: which key, and what is accepted.
public struct FormStringCatalogError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}

extension FormStringCatalogError: LocalizedError {
  public var errorDescription: String? { description }
}

/// A catalog as it is written (version 1 of the format).
struct CatalogFile: Decodable {
  struct Entry: Decodable { let localizations: [String: Localization]? }
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }
  struct Unit: Decodable {
    let state: String?
    let value: String
  }
  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }
  struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  let sourceLanguage: String
  let strings: [String: Entry]
  let version: String?

  init(_ data: Data) throws(FormStringCatalogError) {
    do {
      self = try JSONDecoder().decode(CatalogFile.self, from: data)
    } catch let error as DecodingError {
      throw FormStringCatalogError(Self.words(for: error))
    } catch {
      throw FormStringCatalogError("The catalog can't be read: \(error.localizedDescription)")
    }
    guard version == nil || version?.hasPrefix("1.") == true else {
      throw FormStringCatalogError("The catalog has version '\(version ?? "")'; version 1 is accepted.")
    }
  }

  private static func words(for error: DecodingError) -> String {
    func path(_ context: DecodingError.Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath + [key].compactMap(\.self)).map { "'\($0.stringValue)'" }.joined(separator: " in ")
    }
    return switch error {
    case .keyNotFound(let key, let context):
      context.codingPath.isEmpty
        ? "'\(key.stringValue)' is missing; a catalog has 'sourceLanguage' and 'strings'."
        : "'\(key.stringValue)' is missing in \(path(context)); a text has 'value'."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(path(context)) is something else than a string catalog has there: texts are in 'stringUnit' or 'variations'."
    case .dataCorrupted: "The catalog isn't JSON; a file of the format .xcstrings is accepted."
    @unknown default: "The catalog can't be read."
    }
  }
}

/// A text of a catalog in a language.
struct CatalogText: Sendable {
  /// A pattern, or one for each plural category.
  enum Variants: Sendable {
    case only(String)
    case plural([FormPlural: String])
  }

  private let variants: Variants
  /// What replaces `%#@name@`, by name, with the number of the argument that it is chosen by.
  private let substitutions: [String: (argument: Int, variants: Variants)]

  /// Nil if it isn't translated yet.
  init?(_ localization: CatalogFile.Localization, key: String, language: String) throws(FormStringCatalogError) {
    let place = "'\(key)' in '\(language)'"
    guard let variants = try Self.variants(localization, place) else { return nil }
    self.variants = variants
    var substitutions: [String: (argument: Int, variants: Variants)] = [:]
    for (name, substitution) in localization.substitutions ?? [:] {
      let inner = CatalogFile.Localization(stringUnit: nil, variations: substitution.variations, substitutions: nil)
      guard let variants = try Self.variants(inner, place) else { continue }
      let number = substitution.argNum ?? 1
      guard number > 0 else {
        throw FormStringCatalogError("\(place): 'argNum' of '\(name)' is \(number); arguments begin with 1.")
      }
      substitutions[name] = (number - 1, variants)
    }
    self.substitutions = substitutions
    try check(key, place)
  }

  /// The pattern for arguments, with `%@` for each.
  func pattern(for arguments: [FormArgument], in language: String) -> String {
    let rule = FormPlural.rule(for: language)
    var pattern = Self.choose(variants, arguments.lazy.compactMap(\.digits).first, rule)
    for (name, substitution) in substitutions {
      let digits = arguments.indices.contains(substitution.argument) ? arguments[substitution.argument].digits : nil
      let text = Self.choose(substitution.variants, digits, rule)
        .replacing("%arg", with: "%\(substitution.argument + 1)$@")
      pattern = pattern.replacing("%#@\(name)@", with: text)
    }
    return pattern
  }

  private static func choose(_ variants: Variants, _ digits: String?, _ rule: FormPlural.Rule) -> String {
    switch variants {
    case .only(let pattern): pattern
    case .plural(let forms): forms[digits.map { FormPlural($0, rule) } ?? .other] ?? forms[.other] ?? ""
    }
  }

  private static func variants(
    _ localization: CatalogFile.Localization, _ place: String
  ) throws(FormStringCatalogError) -> Variants? {
    if let unit = localization.stringUnit {
      return unit.state == "new" ? nil : .only(CatalogPattern.normalized(unit.value))
    }
    if let device = localization.variations?.device {
      guard let other = device["other"] else {
        throw FormStringCatalogError("\(place): the variations by device have no 'other', for all other devices.")
      }
      return try variants(other, place)
    }
    guard let plural = localization.variations?.plural else { return nil }
    var forms: [FormPlural: String] = [:]
    for (name, form) in plural {
      guard let category = FormPlural(rawValue: name) else {
        let known = FormPlural.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw FormStringCatalogError("\(place): '\(name)' is no plural category; these are: \(known).")
      }
      if let unit = form.stringUnit, unit.state != "new" { forms[category] = CatalogPattern.normalized(unit.value) }
    }
    guard !forms.isEmpty else { return nil }
    // What Xcode has put there and nobody has translated yet.
    if plural["other"]?.stringUnit?.state == "new" { return nil }
    guard forms[.other] != nil else {
      throw FormStringCatalogError("\(place): the plural forms have no 'other', for all other numbers.")
    }
    return .plural(forms)
  }

  /// Refuses a translation that asks for an argument that the text doesn't have.
  private func check(_ key: String, _ place: String) throws(FormStringCatalogError) {
    guard !key.hasPrefix("fieldstone.") else { return }
    let count = CatalogPattern.arguments(in: CatalogPattern.normalized(key))
    var patterns = Self.patterns(variants)
    for (name, substitution) in substitutions {
      patterns += Self.patterns(substitution.variants)
      guard substitution.argument < count else {
        throw FormStringCatalogError(
          "\(place): 'argNum' of '\(name)' is \(substitution.argument + 1), but the key has \(count).")
      }
    }
    for pattern in patterns where CatalogPattern.arguments(in: pattern) > count {
      throw FormStringCatalogError(
        "\(place): '\(pattern)' has \(CatalogPattern.arguments(in: pattern)) arguments, but the key has \(count).")
    }
  }

  private static func patterns(_ variants: Variants) -> [String] {
    switch variants {
    case .only(let pattern): [pattern]
    case .plural(let forms): Array(forms.values)
    }
  }
}

/// Patterns of a format string.
enum CatalogPattern {
  /// A pattern with `%@` for each argument, whatever its kind, or `%2$@` where its position is given. In a key, positions
  /// in order are left out.
  static func normalized(_ pattern: String) -> String {
    guard pattern.utf8.contains(0x25) else { return pattern }
    var (text, rest) = ("", pattern[...])
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...]
      if let match = rest.prefixMatch(of: specifier) {
        text += match.output.1.map { "%\($0)@" } ?? "%@"
        rest = rest[match.range.upperBound...]
      } else {
        // `%%`, a substitution, or a sign that stands for itself.
        let end = rest.index(rest.startIndex, offsetBy: rest.hasPrefix("%%") ? 2 : 1)
        text += rest[..<end]
        rest = rest[end...]
      }
    }
    text += rest
    var (ordered, next) = (text, 1)
    while let place = ordered.range(of: "%\(next)$@") {
      guard !ordered[..<place.lowerBound].contains("$@") else { break }
      ordered.replaceSubrange(place, with: "%@")
      next += 1
    }
    return ordered.contains("$@") ? text : ordered
  }

  /// The number of the last argument.
  static func arguments(in pattern: String) -> Int {
    var (next, last) = (0, 0)
    for match in pattern.matches(of: argument) {
      if match.output.1 != nil { continue }
      if let position = match.output.2 { last = max(last, Int(position) ?? 0) } else { next += 1 }
    }
    return max(next, last)
  }

  private nonisolated(unsafe) static let specifier =
    /%(?!arg)([1-9]\$)?(?:@|[-+0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z|t|j)?[diuoxXfFeEgGaAcsp])/
  private nonisolated(unsafe) static let argument = /%(%)|%(?:([1-9])\$)?@/
}
