/// Where the cells of a line are shown: texts that go from right to left are turned around, each by itself, and in a
/// mirrored window everything stands on the other side.
struct LineOrder: Equatable {
  /// For each column as it was drawn: the column that it is shown in.
  private(set) var shown: [Int]
  /// The other way round: which column as it was drawn stands there.
  private(set) var drawn: [Int]

  private init(shown: [Int]) {
    self.shown = shown
    drawn = Array(repeating: 0, count: shown.count)
    for (column, place) in shown.enumerated() { drawn[place] = column }
  }

  /// Turns a line around.
  ///
  /// - Parameter runs: the columns of its texts, none over another.
  /// - Returns: nil where everything stays as it is.
  init?(_ cells: inout [CellGrid.Cell], runs: [Range<Int>], isMirrored: Bool) {
    let mixed = runs.filter { run in isMirrored || BidiClass.isMixed(cells[run].lazy.map(\.character)) }
    guard isMirrored || !mixed.isEmpty else { return nil }
    let width = cells.count
    var shown = isMirrored ? (0..<width).map { width - 1 - $0 } : Array(0..<width)
    var turned = cells
    for whole in mixed {
      // In a mirrored window, the spaces behind a text stand on its left, whatever it is written in.
      let run = isMirrored ? Self.trimmed(whole, cells) : whole
      guard !run.isEmpty else { continue }
      let starts = run.filter { $0 == run.lowerBound || !cells[$0].isContinuation }
      let characters = starts.map { cells[$0].character }
      let text = BidiText(characters, isRightToLeft: isMirrored ? !Self.isLeftToRight(characters) : nil)
      var x = isMirrored ? width - run.upperBound : run.lowerBound
      for place in text.order {
        let start = starts[place]
        let end = place + 1 < starts.count ? starts[place + 1] : run.upperBound
        if text.isMirrored[place] { turned[start].character = MirroredCharacter.image(cells[start].character) }
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

  /// Whether a text has letters, and none that go from right to left.
  private static func isLeftToRight(_ characters: [Character]) -> Bool {
    !BidiClass.isMixed(characters) && characters.contains { BidiClass($0) == .left }
  }
}
