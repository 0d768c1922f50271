/// A whole page of the screen, with the rows that can have the focus.
struct ScreenPage {
  var reading: FormReading
  /// The line of the window on which each row begins; empty if the page was read by scrolling.
  var lines: [Int] = []
  /// The indices of the rows that Tab goes to, in order.
  var stops: [Int] = []
  /// The index of the stop with the focus; `stops.count` if the button at the end of the page has it.
  var focus: Int?

  /// How many stops down, or if negative up, the focus has to move. A heading that can have the focus can't be
  /// recognized until it has it: it is one key above the next row.
  func way(to target: Int) -> Int {
    guard let focus else { return 1 }
    if let stop = stops.firstIndex(of: target) { return stop - focus }
    let next = stops.firstIndex { $0 > target } ?? stops.count
    return focus < next ? next - focus : next - focus - 1
  }
}

extension FormScreenDriver {
  /// The page on top, however long it is.
  func page() throws -> ScreenPage {
    let window = try window()
    if scrolls, !window.reading.isLeaving { return try scroll() }
    let rows = window.reading.rows
    let stops = rows.indices.filter { rows[$0].isFocusable || $0 == window.focus }
    let focus = window.isOnDone ? stops.count : window.focus.flatMap(stops.firstIndex(of:))
    return ScreenPage(reading: window.reading, lines: window.lines, stops: stops, focus: focus)
  }

  /// Goes down the page row by row, and collects what comes into view.
  private func scroll() throws -> ScreenPage {
    try press(String(repeating: "\u{1B}[5~", count: 60))
    var window = try window()
    guard let first = window.focus else { return ScreenPage(reading: window.reading) }
    var page = ScreenPage(reading: window.reading, stops: [first])
    var isOnDone = false
    page.reading.rows = Array(window.reading.rows[...first])
    while let index = window.focus, let last = page.stops.last {
      let rows = window.reading.rows
      try press("\t")
      let next = try self.window()
      guard let focus = next.focus, next.focus != window.focus || next.reading != window.reading else {
        page.reading.rows += rows[(index + 1)...]
        isOnDone = next.isOnDone
        break
      }
      // Adds the row that had the focus, as it looks without it, and what is between the two.
      let known = page.reading.rows[last]
      let between = next.reading.rows[..<focus]
      guard let start = between.lastIndex(where: { $0.kind == known.kind && $0.title == known.title }) else {
        throw FormDriverError("'\(known.title)' has scrolled away.", shown: next.reading.description)
      }
      page.reading.rows.removeLast()
      page.reading.rows += next.reading.rows[start...focus]
      page.stops.append(page.reading.rows.count - 1)
      window = next
    }
    page.focus = isOnDone ? page.stops.count : page.stops.count - 1
    return page
  }

  /// Moves the focus to a row, and checks that it is there.
  ///
  /// - Returns: the key that leaves it again: to the next row, or from the last one to the row before.
  @discardableResult func go(
    to name: ConformanceRowName, _ wish: String, where isMeant: @escaping (FormReading.Row) -> Bool
  ) throws -> String {
    for _ in 0..<6 {
      let page = try page()
      let (target, row) = try page.reading.row(name, wish, where: isMeant)
      let way = page.way(to: target)
      if usesPointer, page.lines.indices.contains(target) {
        // A click in the column of the focus mark does nothing else.
        try press("\u{1B}[<0;3;\(page.lines[target] + 1)M\u{1B}[<0;3;\(page.lines[target] + 1)m")
      } else {
        try press(String(repeating: way > 0 ? "\t" : "\u{1B}[Z", count: abs(way)))
      }
      let window = try window()
      if let focus = window.focus, window.reading.rows[focus].title == row.title,
        scrolls || focus == target
      {
        return page.stops.contains { $0 > target } ? "\t" : "\u{1B}[Z"
      }
    }
    throw FormDriverError("'\(name)' can't be reached.", shown: try page().reading.description)
  }
}
