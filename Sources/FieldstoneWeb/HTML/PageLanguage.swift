import FieldstoneCore
import Foundation

/// How HTML names the language of a page.
enum PageLanguage {
  /// The last language and its name: each page has one, and the system takes long to make it. Only one, because a browser
  /// may ask for any number of languages.
  private static let last = Locked<(locale: String, name: String)?>(nil)

  static func name(of locale: Locale) -> String {
    let identifier = locale.identifier
    if let last = last.withLock({ $0 }), last.locale == identifier { return last.name }
    let name = locale.identifier(.bcp47)
    last.withLock { $0 = (identifier, name) }
    return name
  }
}
