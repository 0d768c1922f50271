import Foundation

/// The mask `XX-X`.
extension ReferenceText {
  /// The digits of a text that has nothing else than digits and what may be between them; nil for other texts. From the
  /// fourth character on, letters and numbers of all kinds are surplus ones.
  private static func characters(_ text: String) -> String? {
    var found = ""
    for character in text where !character.isWhitespace && !character.isPunctuation {
      if found.count >= 3 {
        guard character.isLetter || character.isNumber else { return nil }
        found.append(character)
      } else {
        guard let digit = plain(String(character)), digit.count == 1, digit != "." else { return nil }
        found += digit
      }
    }
    return found
  }

  /// A text as its field shows it.
  func tidied(_ text: String) -> String {
    guard isMasked, let found = Self.characters(text) else { return text }
    return found.count < 3 ? found : "\(found.prefix(2))-\(found.dropFirst(2))"
  }

  func masked(_ text: String) -> Meaning {
    if let found = Self.characters(text), found.count == 3 { return .value(.text(found)) }
    let bare = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let hasControls = bare.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return .issue(hasControls ? "controlCharacter" : "notInForm")
  }
}
