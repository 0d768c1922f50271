/// Rows beside each other: a line with their titles, and below each title what belongs to it.
struct SharedScreenLine {
  /// A row as if it began where the first one does.
  struct Cell {
    /// How many columns to the right it really begins.
    let offset: Int
    let lines: [(runs: [ScreenRun], y: Int)]
  }

  let cells: [Cell]
  /// The number of lines below the titles.
  let count: Int

  /// - Returns: nil for a line that isn't such titles.
  init?(_ titles: [ScreenRun], y: Int, below: ArraySlice<(line: ScreenBoxes.ScreenLine, y: Int)>) {
    let starts = titles.compactMap(Self.start(of:))
    guard starts.count > 1, !titles.contains(where: { $0.isUnderlined || $0.isDim || $0.isColored }),
      case .runs(let values)? = below.first?.line,
      starts.allSatisfy({ start in values.contains { $0.x == start + 2 } })
    else { return nil }
    var lines = [(runs: titles, y: y)]
    for (line, y) in below {
      guard case .runs(let runs) = line, let first = runs.first, first.x >= starts[0] + 2 else { break }
      lines.append((runs, y))
    }
    count = lines.count - 1
    cells = starts.indices.map { index in
      let columns = starts[index] - 2..<(index + 1 < starts.count ? starts[index + 1] - 2 : Int.max)
      let offset = starts[index] - starts[0]
      return Cell(
        offset: offset,
        lines: lines.map { line in
          let runs = line.runs.filter { columns.contains($0.x) }
          return (runs.map { ScreenRun(x: $0.x - offset, text: $0.text, look: $0.look) }, line.y)
        }.filter { !$0.runs.isEmpty })
    }
  }

  /// The column where a title begins; nil for the mark of the focus.
  private static func start(of run: ScreenRun) -> Int? {
    if run.text == "›" { return nil }
    return run.text.hasPrefix("› ") ? run.x + 2 : run.x
  }
}
