/// The parts of the name of a language, such as `zh-Hans-CN`, `de_CH` or `iw`, that decide which texts suit it.
struct LanguageTag: Hashable, Sendable {
  /// The language in lower case. Codes that have been replaced are as they are now.
  let language: String
  /// The script in lower case, as it is written or as the region implies; empty if it is the usual one.
  let script: String
  /// The region in upper case; empty if none is named.
  let region: String

  /// Reads a name with `-` or `_` between its parts.
  ///
  /// - Complexity: O(length).
  init(_ identifier: String) {
    let parts = identifier.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
    let code = parts.first?.lowercased() ?? ""
    let language = Self.replaced[code] ?? code
    var (script, region) = ("", "")
    for part in parts.dropFirst() {
      // What follows a single letter is an extension.
      guard part.utf8.count > 1 else { break }
      let isNumber = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if part.utf8.count == 4, !isNumber, region.isEmpty { script = part.lowercased() }
      if region.isEmpty, part.utf8.count == 2 || part.utf8.count == 3 && isNumber { region = part.uppercased() }
    }
    let usual = Self.scripts[language]
    if script.isEmpty, let usual, usual.others.contains(region) { script = usual.other }
    if script == usual?.script { script = "" }
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The name by which the system knows the same language, script and region. The script is in it where the region alone
  /// would imply another one, as in `zh-Hans-HK` and `sr-Cyrl-ME`.
  var identifier: String {
    let usual = Self.scripts[language]
    let written = script.isEmpty && usual?.others.contains(region) == true ? usual?.script ?? "" : script
    return [language, written.capitalized, region].filter { !$0.isEmpty }.joined(separator: "-")
  }

  /// Whether texts in this language can be read by people who asked for the other one: the same language in the same
  /// script, whatever the regions.
  func canStandIn(for other: LanguageTag) -> Bool { language == other.language && script == other.script }

  /// Codes that systems and browsers still use.
  private static let replaced = ["iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro", "cmn": "zh"]

  /// The usual script of languages that are written in several, and the regions that imply another one.
  private static let scripts: [String: (script: String, other: String, others: Set<String>)] = [
    "zh": ("hans", "hant", ["TW", "HK", "MO"]), "sr": ("cyrl", "latn", ["ME"]), "hi": ("deva", "latn", []),
    "ar": ("arab", "latn", []), "fa": ("arab", "cyrl", ["TJ"]), "he": ("hebr", "latn", []),
    "ja": ("jpan", "latn", []), "pa": ("guru", "arab", ["PK"]), "uz": ("latn", "cyrl", []),
    "az": ("latn", "cyrl", []), "de": ("latn", "", []), "nl": ("latn", "", []), "fr": ("latn", "", []),
    "es": ("latn", "", []), "pt": ("latn", "", []), "it": ("latn", "", []), "pl": ("latn", "", []),
    "tr": ("latn", "", []), "en": ("latn", "", []),
  ]
}
