import FieldstoneCore
import Foundation

extension FormDocument {
  /// An environment with the document's translations, for texts that the program doesn't translate.
  func translated(_ environment: FormEnvironment) -> FormEnvironment {
    guard !texts.isEmpty || !plurals.isEmpty else { return environment }
    var environment = environment
    let (texts, plurals, program) = (texts, plurals, environment.translate)
    environment.translate = { text, locale in
      if let own = program?(text, locale) { return own }
      for language in locale.namesInFiles {
        if let own = texts[language]?[text.key] { return own }
        if let forms = plurals[language]?[text.key] { return forms[text.plural(in: locale)] ?? forms[.other] }
      }
      return nil
    }
    return environment
  }
}

extension Locale {
  /// What a file may call it, the most exact name first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  fileprivate var namesInFiles: [String] {
    // Without keywords such as a calendar.
    let name = identifier.prefix { $0 != "@" }.replacing("_", with: "-")
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }
}

extension FormString {
  /// The plural category of the first number that it is joined with.
  fileprivate func plural(in locale: Locale) -> FormPlural {
    for case .number(let digits) in arguments { return FormPlural(digits: digits, in: locale) }
    return .other
  }
}
