import FieldstoneCore
import Foundation

extension FormDocument {
  /// An environment with the document's translations, for texts that the program doesn't translate.
  func translated(_ environment: FormEnvironment) -> FormEnvironment {
    guard !texts.isEmpty else { return environment }
    var environment = environment
    let (texts, program) = (texts, environment.translate)
    environment.translate = { text, locale in
      if let own = program?(text, locale) { return own }
      let name = locale.identifier.replacingOccurrences(of: "_", with: "-")
      return texts[name]?[text.key] ?? texts[String(name.prefix { $0 != "-" })]?[text.key]
    }
    return environment
  }
}
