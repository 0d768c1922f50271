import FieldstoneCore

/// Warns of formats that aren't checked.
extension SchemaFormLoader {
  /// The formats that choose a control, besides those that are checked.
  private static let textFormats: Set = ["url", "password", "tel", "phone", "multiline", "textarea"]
  private static let numberFormats: Set = ["double", "float"]
  private static let checked = Set(SchemaFormat.allCases.map(\.rawValue))
  /// The formats that only a form knows.
  static var formsOwnFormats: [String] { textFormats.union(numberFormats).sorted() }

  func warnOfFormat(_ facts: SchemaFacts, isNumber: Bool) {
    guard let value = facts[.format], let name = value.node.string else { return }
    let isText = Self.checked.contains(name) || Self.textFormats.contains(name)
    let isForNumbers = Self.numberFormats.contains(name)
    guard isNumber ? !isForNumbers : !isText else { return }
    if isText || isForNumbers {
      let types = isText ? "strings" : "numbers"
      return warn(value.part, "The format '\(name)' only works for \(types), so it has no effect here.")
    }
    let names = isNumber ? Self.numberFormats : Self.checked.union(Self.textFormats)
    warn(
      value.part,
      "The format '\(name.shortenedInProblem)' isn't known, so it isn't checked."
        + suggestion(for: name, among: names.sorted()), .unknownType)
  }
}
