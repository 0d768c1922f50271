import FieldstoneCore
import Foundation

extension FormDocument {
  /// An environment with the document's translations, for texts that the program doesn't translate.
  func translated(_ environment: FormEnvironment) -> FormEnvironment {
    guard !texts.isEmpty || !plurals.isEmpty else { return environment }
    var environment = environment
    let (texts, plurals, program) = (texts, plurals, environment.translate)
    let languages = FileLanguages(Set(texts.keys).union(plurals.keys))
    environment.translate = { text, locale in
      if let own = program?(text, locale) { return own }
      for language in languages.order(for: locale) {
        if let own = texts[language]?[text.key] { return own }
        if let forms = plurals[language]?[text.key] { return forms[text.plural(in: locale)] ?? forms[.other] }
      }
      return nil
    }
    return environment
  }
}

/// The languages that a file has texts in.
private struct FileLanguages: Sendable {
  private let names: [String]
  /// The order for the locale that was asked for last: a form shows all of its texts in one.
  private let last = Locked<(identifier: String, order: [String])?>(nil)

  init(_ names: Set<String>) { self.names = names.sorted() }

  /// Those that are looked at for a locale, the best one first: the locale itself, then what says less about it, as
  /// `zh-Hans-CN`, `zh-Hans` and `zh` do, and then the same language and script elsewhere. As for Fieldstone's own texts,
  /// people in Portugal read those of `pt-BR`, and those of `zh-Hans` are for China and not for Taiwan. A language without
  /// a script is for those who have nothing else.
  func order(for locale: Locale) -> [String] {
    let identifier = locale.identifier
    return last.withLock { last in
      if let last, last.identifier == identifier { return last.order }
      let order = order(identifier)
      last = (identifier, order)
      return order
    }
  }

  private func order(_ identifier: String) -> [String] {
    // Without keywords such as a calendar.
    let name = String(identifier.prefix { $0 != "@" }).replacing("_", with: "-")
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let exact = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }.filter(names.contains)
    // The empty name is chosen for a language that the other one can't stand in for.
    let near = names.filter { FormEnvironment.language(for: name, among: ["", $0]) == $0 }
    return exact.filter(near.contains) + near.filter { !exact.contains($0) } + exact.filter { !near.contains($0) }
  }
}

extension FormString {
  /// The plural category of the first whole number that it is joined with, or of the first number if none is whole.
  fileprivate func plural(in locale: Locale) -> FormPlural {
    let numbers = arguments.compactMap { if case .number(let digits) = $0 { digits } else { nil } }
    guard let number = numbers.first(where: \.isWholeNumber) ?? numbers.first else { return .other }
    return FormPlural(digits: number, in: locale)
  }
}
