import Foundation

/// Text folding for searches: case, accents and the width of letters are ignored.
package enum SearchText {
  /// The text in lowercase and in ordinary letters, without combining marks.
  ///
  /// - Complexity: O(length).
  package static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: continue
      default: folded.append(scalar)
      }
    }
    return String(folded)
  }
}
