@testable import FieldstoneDocuments

/// Says what a syntax tree matches in the simplest possible way: by the set of all ends of a match that starts at a
/// position. It takes as long as it takes.
struct ReferenceMatcher {
  let tree: PatternTree
  let text: [UInt32]

  init(_ pattern: String, _ text: String) throws {
    tree = try PatternParser.parse(pattern, LinearPattern.Limits())
    self.text = text.unicodeScalars.map(\.value)
  }

  func matches() -> Bool { (0...text.count).contains { !ends(tree.root, $0).isEmpty } }
  func matchesWhole() -> Bool { ends(tree.root, 0).contains(text.count) }

  private func ends(_ node: PatternNode, _ start: Int) -> Set<Int> {
    switch node.kind {
    case .empty: return [start]
    case .set(let set):
      guard start < text.count, tree.sets[set].ranges.contains(where: { $0.contains(text[start]) }) else { return [] }
      return [start + 1]
    case .sequence(let parts): return parts.reduce([start]) { ends($1, $0) }
    case .either(let alternatives): return Set(alternatives.flatMap { ends($0, start) })
    case .repeated(let body, let minimum, let maximum):
      var last: Set<Int> = [start]
      for _ in 0..<minimum { last = ends(body, last) }
      var all = last
      // After as many repetitions as there are positions, more of them find nothing new.
      for _ in 0..<min((maximum ?? .max) - minimum, text.count + 1) {
        last = ends(body, last)
        all.formUnion(last)
      }
      return all
    case .assertion(let assertion): return holds(assertion, start) ? [start] : []
    case .lookaround(let index, let isNegated):
      let lookaround = tree.lookarounds[index]
      let isThere =
        lookaround.isAhead
        ? !ends(lookaround.body, start).isEmpty
        : (0...start).contains { ends(lookaround.body, $0).contains(start) }
      return isThere != isNegated ? [start] : []
    }
  }

  private func ends(_ node: PatternNode, _ starts: Set<Int>) -> Set<Int> { Set(starts.flatMap { ends(node, $0) }) }

  private func holds(_ assertion: PatternAssertion, _ position: Int) -> Bool {
    switch assertion {
    case .start: position == 0
    case .end: position == text.count
    case .wordBoundary: isWord(position - 1) != isWord(position)
    case .noWordBoundary: isWord(position - 1) == isWord(position)
    }
  }

  private func isWord(_ position: Int) -> Bool {
    guard text.indices.contains(position), let scalar = Unicode.Scalar(text[position]) else { return false }
    return scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
  }
}
