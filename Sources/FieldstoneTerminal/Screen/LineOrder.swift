/// Where the cells of a line are shown: right-to-left texts are reordered, each by itself, and a mirrored window swaps
/// left and right.
struct LineOrder: Equatable {
  /// For each drawn column: the column where it is shown.
  private(set) var shown: [Int]
  /// The inverse: for each shown column, the column where it was drawn.
  private(set) var drawn: [Int]

  private init(shown: [Int]) {
    self.shown = shown
    drawn = Array(repeating: 0, count: shown.count)
    for (column, position) in shown.enumerated() { drawn[position] = column }
  }

  /// Reorders a line. Fails if nothing changes.
  ///
  /// - Parameter runs: the columns of the line's texts, without overlaps.
  init?(_ cells: inout [CellGrid.Cell], runs: [Range<Int>], isMirrored: Bool) {
    let mixed = runs.filter { run in isMirrored || BidiClass.isMixed(cells[run].lazy.map(\.character)) }
    guard isMirrored || !mixed.isEmpty else { return nil }
    let width = cells.count
    var shown = isMirrored ? (0..<width).map { width - 1 - $0 } : Array(0..<width)
    var turned = cells
    for whole in mixed {
      // In a mirrored window, the spaces after a text are on its left, whatever its script.
      let run = isMirrored ? Self.trimmed(whole, cells) : whole
      guard !run.isEmpty else { continue }
      let starts = run.filter { $0 == run.lowerBound || !cells[$0].isContinuation }
      let characters = starts.map { cells[$0].character }
      let text = BidiText(characters, isRightToLeft: isMirrored ? !Self.isLeftToRight(characters) : nil)
      var x = isMirrored ? width - run.upperBound : run.lowerBound
      for index in text.order {
        let start = starts[index]
        let end = index + 1 < starts.count ? starts[index + 1] : run.upperBound
        if text.isMirrored[index] { turned[start].character = MirroredCharacter.image(cells[start].character) }
        for column in start..<end {
          shown[column] = x
          x += 1
        }
      }
    }
    self.init(shown: shown)
    cells = drawn.map { turned[$0] }
  }

  private static func trimmed(_ run: Range<Int>, _ cells: [CellGrid.Cell]) -> Range<Int> {
    let end = run.last { cells[$0].character != " " || cells[$0].isContinuation }
    return run.lowerBound..<(end.map { $0 + 1 } ?? run.lowerBound)
  }

  /// Whether the first letter of a text is one that is written from left to right (UAX #9, P2): numbers don't count.
  private static func isLeftToRight(_ characters: [Character]) -> Bool {
    characters.lazy.map { BidiClass($0) }.first { [.left, .right, .arabicLetter].contains($0) } == .left
  }
}
