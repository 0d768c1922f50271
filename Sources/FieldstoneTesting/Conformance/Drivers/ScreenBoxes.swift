/// The lines of a window without its header and the borders of its boxes, as if rows began at the first column.
struct ScreenBoxes {
  /// The header line, if there is one.
  private(set) var head: [ScreenRun]?
  private(set) var lines: [(line: ScreenLine, y: Int)] = []
  /// How many columns rows have.
  private(set) var width: Int

  /// A line of rows, or the title in the border of a box.
  enum ScreenLine {
    case runs([ScreenRun])
    case title(String)
  }

  private static let widest = 100

  init(_ window: ArraySlice<[ScreenRun]>, width: Int) {
    let used = min(width, Self.widest)
    let start = (width - used) / 2
    let hasBoxes = window.contains { $0.first.map { "╭╰│".contains($0.text.first ?? " ") } ?? false }
    self.width = hasBoxes ? used - 4 : used
    var rest = window
    if let first = rest.first, Self.isHead(first, hasBoxes: hasBoxes, next: rest.dropFirst().first) {
      head = first
      rest = rest.dropFirst()
    }
    for (y, runs) in zip(rest.indices, rest) {
      let edge = runs.first?.text.first
      if edge == "╭" {
        let title = runs.map(\.text).joined(separator: " ").trimmingEdges
        if !title.isEmpty { lines.append((.title(title), y)) }
      } else if edge != "╰" {
        let inside = edge == "│" ? Self.inside(runs) : runs
        let shift = start + (hasBoxes ? 2 : 0)
        lines.append((.runs(inside.map { ScreenRun(x: $0.x - shift, text: $0.text, look: $0.look).inReadingOrder }), y))
      }
    }
  }

  /// Whether a line is the header: a title followed by an empty line, or above boxes.
  private static func isHead(_ runs: [ScreenRun], hasBoxes: Bool, next: [ScreenRun]?) -> Bool {
    if hasBoxes { return true }
    guard let first = runs.first, first.isBold else { return false }
    // A page of texts has no box, but the margin of boxes if the window has room for them.
    if first.text.hasPrefix("‹ ") { return first.x <= 1 }
    return first.x == 0 && next?.isEmpty ?? false
  }

  private static func inside(_ runs: [ScreenRun]) -> [ScreenRun] {
    var runs = runs
    if let first = runs.first { runs[0] = first.without(first: 1) }
    if let last = runs.last, last.text.hasSuffix("│") { runs[runs.count - 1] = last.withoutLast }
    return runs.map(\.trimmed).filter { !$0.text.isEmpty }
  }
}

extension ScreenRun {
  fileprivate func without(first count: Int) -> ScreenRun {
    ScreenRun(x: x + count, text: String(text.dropFirst(count)), look: look)
  }
  fileprivate var withoutLast: ScreenRun { ScreenRun(x: x, text: String(text.dropLast()), look: look) }
  /// The run without the spaces at its ends, unless those are visible.
  fileprivate var trimmed: ScreenRun {
    guard !isUnderlined else { return self }
    var text = withoutIndent.text
    while text.last == " " { text.removeLast() }
    return ScreenRun(x: withoutIndent.x, text: text, look: look)
  }
}

extension String {
  /// Without the border of a box.
  fileprivate var trimmingEdges: String {
    func isEdge(_ character: Character) -> Bool { "╭╮─ ".contains(character) }
    var text = self[...]
    while let first = text.first, isEdge(first) { text = text.dropFirst() }
    while let last = text.last, isEdge(last) { text = text.dropLast() }
    return String(text)
  }
}
