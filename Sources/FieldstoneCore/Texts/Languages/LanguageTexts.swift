/// Fieldstone's own texts in another language than English.
///
/// Each area has the lines of its texts, in the order of its enum: `key: text`, or `key|category: text` for each plural
/// category of the language. `%@` stands for an argument, `%2$@` for one in another order, and `\n` for a line break. A
/// language is a folder with such a type, and a line in ``StandardLanguages/all``; tests report what is missing in it.
///
/// What is not there stays English: `ProblemText`, which is for a program's author, and `DialogueText.usage`, which is for
/// whoever runs the program.
protocol LanguageTexts: SendableMetatype {
  /// The name of the language (BCP 47), for example `de` or `pt-BR`.
  static var code: String { get }
  static var common: String { get }
  static var issue: String { get }
  static var hint: String { get }
  static var dialogue: String { get }
  static var screen: String { get }
  static var web: String { get }
  static var window: String { get }
}

/// The languages that Fieldstone's own texts are in, besides English.
enum StandardLanguages {
  static let all = catalogs([
    German.self, Dutch.self, French.self, Spanish.self, BrazilianPortuguese.self, Italian.self, Polish.self,
    Turkish.self, Hindi.self, Arabic.self, Persian.self, Hebrew.self, Japanese.self, SimplifiedChinese.self,
  ])

  private static func catalogs(_ types: [any LanguageTexts.Type]) -> [LanguageCatalog] {
    types.map(LanguageCatalog.init)
  }

  /// The texts for a language; nil for English, and for languages that there are none for.
  ///
  /// - Complexity: O(number of languages), without asking the system about the language.
  static func catalog(for identifier: String) -> LanguageCatalog? {
    let tag = LanguageTag(identifier)
    guard tag.language != "en" else { return nil }
    return all.first { $0.tag.canStandIn(for: tag) }
  }
}
