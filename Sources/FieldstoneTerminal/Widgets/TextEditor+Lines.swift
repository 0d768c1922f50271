/// Moving by visible lines.
extension TextEditor {
  /// The last offset at which the cursor can be in a line.
  func lastPlace(inLine line: Int, of lines: TextLines) -> Int {
    guard line + 1 < lines.count else { return end }
    // The end of a wrapped line is the start of the next one, where the cursor would show.
    return max(lines.starts[line], text.place(before: lines.starts[line + 1]))
  }

  /// The start of the visible line or, if the cursor is there, of the paragraph.
  var home: Int {
    mutating get {
      guard isLong else { return 0 }
      let lines = lines
      let start = lines.starts[lines.line(of: cursor)]
      return cursor == start ? paragraph(at: cursor).lowerBound : start
    }
  }

  /// The end of the visible line or, if the cursor is there, of the paragraph.
  var lineEnd: Int {
    mutating get {
      guard isLong else { return end }
      let lines = lines
      let last = lastPlace(inLine: lines.line(of: cursor), of: lines)
      return cursor == last ? paragraph(at: cursor).upperBound : last
    }
  }

  /// Moves the cursor up or down, and keeps the column in which the movement began.
  ///
  /// - Returns: false if the cursor is in the first or last line already and nothing is being selected.
  mutating func moveLine(by step: Int, isSelecting: Bool) -> Bool {
    let line = lines.line(of: cursor)
    knownLines?.reach(line: line + step + 1, in: text)
    let lines = lines
    let target = min(max(0, line + step), lines.count - 1)
    guard target != line else {
      guard isSelecting else { return false }
      move(to: step < 0 ? 0 : end, isSelecting: true)
      return true
    }
    let column = goal ?? columns(from: lines.starts[line], to: cursor)
    let last = lastPlace(inLine: target, of: lines)
    var offset = lines.starts[target]
    var used = 0
    while offset < last {
      used += columns(at: offset)
      if used > column { break }
      offset = text.place(after: offset)
    }
    goal = column
    move(to: offset, isSelecting: isSelecting, keepsGoal: true)
    return true
  }

  private func columns(from start: Int, to end: Int) -> Int {
    var offset = start
    var used = 0
    while offset < end {
      used += columns(at: offset)
      offset = text.place(after: offset)
    }
    return used
  }
}

extension TextEditor {
  /// Places the cursor at an offset; two clicks select the word there, three the paragraph.
  mutating func point(at offset: Int, clicks: Int, isSelecting: Bool) {
    guard clicks > 1, !isSecret else { return move(to: offset, isSelecting: isSelecting) }
    let range = clicks == 2 ? word(at: text.edge(at: offset)) : paragraph(at: text.edge(at: offset))
    select(range.lowerBound, range.upperBound)
  }
}
