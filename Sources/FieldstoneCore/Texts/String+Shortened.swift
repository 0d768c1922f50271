extension String {
  /// The first characters of a text that is repeated elsewhere than in its own field, with an ellipsis if it is longer.
  ///
  /// - Complexity: O(*most*), however long the text is.
  package func shortened(to most: Int) -> String {
    guard utf8.count > most else { return self }
    // The number of scalars is limited as well, because a character may have a million combining marks.
    let start = String(String(unicodeScalars.prefix(most * 5)).prefix(most))
    return start.utf8.count == utf8.count ? self : start + "…"
  }
}
