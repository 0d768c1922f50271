import FieldstoneCore
import Foundation

/// A translation while it is read: a text, or a text for each plural form.
enum OwnTranslation: Sendable {
  case text(String)
  case plural([FormPlural: String])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var forms: [FormPlural: String]? { if case .plural(let forms) = self { forms } else { nil } }
}

extension OwnValue where Value == [String: [String: OwnTranslation]] {
  static let texts = OwnValue(
    [
      "type": "object", "properties": ["$comment": ["type": "string"]],
      "additionalProperties": [
        "type": "object", "properties": ["$comment": ["type": "string"]],
        "additionalProperties": ["anyOf": [["type": "string"], OwnTranslation.forms.schema()]],
      ],
    ]
  ) { loader, place in
    loader.members(place) { name, language in
      check(language: name, loader, language)
      return loader.members(language) { key, text in OwnTranslation.read(key, name, loader, text) }
    }
  }

  /// Checks that a form can ask for a language by this name.
  private static func check(language name: String, _ loader: OwnLoader, _ place: OwnPlace) {
    let parts = name.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
    let code = parts.first.map { Locale.LanguageCode($0.lowercased()) }
    let isKnown =
      code?.isISOLanguage == true && parts.count <= 8
      && parts.allSatisfy { (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }
    let usual = parts.enumerated().map { index, part in
      switch (index, part.utf8.count) {
      case (0, _): part.lowercased()
      case (_, 4): part.capitalized
      case (_, 2): part.uppercased()
      default: String(part)
      }
    }.joined(separator: "-")
    if isKnown, usual == name { return }
    loader.add(.wrongValue, place) {
      isKnown
        ? "The language '\(name.shortenedInProblem)' is written '\(usual)'."
        : "'\(name.shortenedInProblem)' isn't a language. Expected one such as 'de', 'pt-BR' or 'zh-Hans'."
    }
  }
}

extension OwnTranslation {
  /// A text for each plural form.
  fileprivate static let forms: OwnObject<[FormPlural: String]> = OwnObject(
    "a text with plural forms",
    FormPlural.allCases.map { form in
      OwnKey(form.rawValue, .string, required: form == .other, "The text for numbers of this form.") { $0[form] = $1 }
    })

  fileprivate static func read(_ key: String, _ language: String, _ loader: OwnLoader, _ place: OwnPlace)
    -> OwnTranslation?
  {
    guard place.node.kind == .object else {
      guard let text = place.node.string else {
        loader.expected("a text, or an object with plural forms", place)
        return nil
      }
      return .text(text)
    }
    var forms: [FormPlural: String] = [:]
    guard Self.forms.read(loader, place, &forms) != nil else { return nil }
    if !key.contains("%@") {
      loader.add(
        .wrongValue, place,
        "A text has plural forms only where '%@' in its key stands for the number, as in '%@ seats'.")
    }
    let known = FormPlural.categories(in: Locale(identifier: language))
    for form in FormPlural.allCases where forms[form] != nil && !known.contains(form) {
      let names = FormPlural.allCases.filter(known.contains).map { "'\($0.rawValue)'" }.joined(separator: ", ")
      loader.add(
        .wrongValue, place[form.rawValue] ?? place,
        "The language '\(language.shortenedInProblem)' has no plural form '\(form.rawValue)'. It has \(names).")
    }
    return .plural(forms)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
