import Foundation

extension String {
  /// Without white space and line breaks at both ends.
  var trimmed: String {
    if hasVisibleEnds { return self }
    return trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether there is nothing to trim. Nearly every text that is read begins and ends like this, and Foundation takes many
  /// times longer to return it as it is.
  private var hasVisibleEnds: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return (0x21...0x7E).contains(first) && (0x21...0x7E).contains(last)
  }
}
