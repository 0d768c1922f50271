import Foundation

@testable import FieldstoneCore

extension FormEnvironment {
  /// The same numbers and dates with Fieldstone's own texts in English, for tests that are about the former.
  var inEnglish: FormEnvironment {
    var environment = self
    environment.translate = { [translate] text, locale in
      translate?(text, locale) ?? (text.isStandard ? text.english : nil)
    }
    return environment
  }
}
