import FieldstoneCore

/// What a POST says about the script that sent it. It has the same fields as one that is sent without a script.
struct LivePost {
  /// A random name that the script has given to its document.
  let document: String
  /// Counts the document's POSTs.
  let number: Int
  /// Counts the buttons that were pressed in the document, up to the one of this POST. A POST that is sent again
  /// because its response was lost has a new number, but not a new press.
  let press: Int
  /// The names of the fields that were left since the last POST. Without a script, all changed fields were.
  let left: Set<Substring>

  /// Whether a field, or its slider, was left.
  func hasLeft(_ row: FormRowID) -> Bool {
    !left.isEmpty && (left.contains(row.fieldName[...]) || left.contains(row.sliderName[...]))
  }

  static let name = ":live"
  static let leftName = ":left"

  /// - Returns: Nil for a POST of a page without a script.
  init?(_ body: URLEncodedBody) throws(WebFormRefusal) {
    guard let text = body.first(Self.name) else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, (16...64).contains(parts[0].utf8.count), let number = Int(parts[1]),
      let press = Int(parts[2]),
      number > 0, press >= 0
    else { throw .tampered("The number of the page's script is not one that it sends.") }
    (document, self.number, self.press) = (String(parts[0]), number, press)
    left = Set((body.first(Self.leftName) ?? "").split(separator: " "))
  }
}
