import FieldstoneCore

/// The translations of a file, among which some may be for texts that nothing has. These are no mistakes: a program may
/// translate texts of its own by them.
struct OwnFileTexts: Sendable {
  private let places: OwnPlaces
  private let file: String?
  private let node: JSONNode
  private let most: Int

  /// For this many texts, the one that was meant is looked for.
  private static let mostSuggestions = 100

  init(_ loader: OwnLoader, _ place: OwnPlace) {
    (places, file, node, most) = (loader.places, loader.file, place.node, loader.limits.problems)
  }

  /// A warning for each text that neither the form nor Fieldstone has.
  func unused(in document: FormDocument) -> [DocumentProblem] {
    let own = document.definition.programTexts.map(\.key)
    let standard = FormString.standardTexts.map(\.key)
    let known = Set(own).union(standard)
    var warnings: [DocumentProblem] = []
    for language in node.members {
      let pointer = OwnPointer.root.key("texts").key(language.key)
      for text in language.value.members where !known.contains(text.key) {
        guard warnings.count < most else { return warnings }
        let names = text.key.hasPrefix("fieldstone.") ? standard : own
        let hint = warnings.count < Self.mostSuggestions ? suggestion(for: text.key, among: names) : ""
        let (line, column) = places.place(of: text.keyNode.offset)
        warnings.append(
          DocumentProblem(
            kind: .unresolvedName, path: FormValuePath([]), part: nil,
            text: "Nothing in the form has the text '\(text.key.shortenedInProblem)'.\(hint)",
            source: DocumentSource(file: file, line: line, column: column, pointer: pointer.key(text.key).text)))
      }
    }
    return warnings
  }
}
