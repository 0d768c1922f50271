/// The commands for elements of collections.
extension ConformanceScriptLine {
  func collectionCommand() throws(Mistake) -> ConformanceCommand {
    switch verb {
    case "insert":
      let (words, before) = try partsAround(" before ")
      let (row, id) = try rowAndID(words)
      return .insert(row, id: id, before: before)
    case "duplicate":
      let (row, id) = try rowAndID(rest)
      return .duplicate(row, id: id)
    case "move":
      if rest.hasSuffix(" last") { return .move(try row(String(rest.dropLast(5))), before: nil) }
      let (words, before) = try partsAround(" before ")
      guard let before else { throw Mistake(message: "Expected 'move ROW before ROW' or 'move ROW last'.") }
      return .move(try row(words), before: before)
    default: return .remove(try row(rest))
    }
  }

  /// The words before the last occurrence of a separator, and the row that is named after it.
  private func partsAround(_ separator: String) throws(Mistake) -> (words: String, row: ConformanceRowName?) {
    guard let found = rest.ranges(of: separator).last else { return (rest, nil) }
    return (String(rest[..<found.lowerBound]), try row(String(rest[found.upperBound...])))
  }

  /// A row and, as the last word, an id.
  private func rowAndID(_ words: String) throws(Mistake) -> (ConformanceRowName, String) {
    guard let space = words.lastIndex(of: " "), !words[space...].hasPrefix(" #") else {
      throw Mistake(message: "Expected '\(verb) ROW ID'.")
    }
    return (try row(String(words[..<space])), String(words[words.index(after: space)...]))
  }
}
