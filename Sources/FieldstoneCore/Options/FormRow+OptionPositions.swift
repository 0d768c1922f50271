/// Positions of options, for surfaces that show a few of many.
extension FormRow.Options {
  /// The positions of what is chosen, in ascending order.
  package var chosenPositions: [Int] {
    guard let content else { return [] }
    return content.chosen.indices + (offeredCount..<endIndex)
  }

  /// The position of the option with an id.
  ///
  /// - Complexity: O(1) for an option that is offered.
  package func position(ofID id: String) -> Int? {
    guard let content else { return nil }
    if let index = content.list?.index(ofID: id) { return index }
    return content.chosen.others.firstIndex { $0.id == id }.map { offeredCount + $0 }
  }
}

extension FormRow.Options.Matches {
  /// The positions of the matches among all options.
  package var positions: [Int] { found.map(Int.init) }
}
