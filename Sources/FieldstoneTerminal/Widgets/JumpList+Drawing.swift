/// Drawing the list.
extension JumpList {
  /// The cells of an entry.
  typealias Hit = (lines: Range<Int>, columns: Range<Int>, entry: Int)

  /// Draws the list in a box in the middle of a window.
  ///
  /// - Parameters:
  ///   - hint: the placeholder of the search field.
  ///   - nothing: the text that shows if nothing matches.
  /// - Returns: the box of the list, and its clickable entries.
  mutating func drawPanel(
    in grid: inout CellGrid, title: String, hint: String, nothing: String, entry: (Int) -> JumpEntry
  ) -> (box: PanelBox, hits: [Hit]) {
    let isSearched = editor != nil
    let head = !isSearched ? 0 : grid.height < 8 ? 1 : 2
    let each = isSearched || grid.height < 8 ? 1 : 2
    let most = min(isSearched ? 16 : count * each, grid.height - 4)
    let wanted = isSearched ? max(4, head + count) : most
    let box = PanelBox(width: min(76, grid.width - 2), height: min(wanted, most), most: most, in: grid)
    box.draw(in: &grid, title: title)
    grid.cursor = nil
    drawQuery(in: &grid, box: box, hint: hint, nothing: nothing)
    return (box, draw(in: &grid, box: box, head: head, each: each, entry: entry))
  }

  /// - Parameters:
  ///   - head: the number of lines in the box above the entries.
  ///   - each: the number of lines of an entry.
  /// - Returns: the clickable entries.
  private mutating func draw(in grid: inout CellGrid, box: PanelBox, head: Int, each: Int, entry: (Int) -> JumpEntry)
    -> [Hit]
  {
    let inside = box.inside
    let window = window(max(1, (inside.height - head) / each))
    var hits: [Hit] = []
    for (line, index) in window.enumerated() {
      let y = inside.y + head + line * each
      let lines = min(each, inside.height - head - line * each)
      guard lines > 0 else { break }
      entry(index).draw(
        in: &grid, x: inside.x, y: y, width: inside.width, lines: lines, isCurrent: index == self.place)
      hits.append((y..<(y + lines), inside.x..<(inside.x + inside.width), index))
    }
    box.drawMore(above: window.lowerBound > 0, below: window.upperBound < count, in: &grid)
    return hits
  }

  /// Draws the search field with the cursor; does nothing for a list without one.
  ///
  /// - Parameters:
  ///   - hint: the placeholder of the field.
  ///   - nothing: the text that shows if nothing matches.
  private func drawQuery(in grid: inout CellGrid, box: PanelBox, hint: String, nothing: String) {
    let inside = box.inside
    guard var editor, inside.height > 0 else { return }
    let room = max(2, inside.width - 2)
    editor.show(in: TextArea(width: room))
    let part = FieldText.line(editor)
    let isEmpty = editor.text.isEmpty
    let words = isEmpty ? hint : part.line.text
    let line = words + String(repeating: " ", count: max(0, room - CellWidth.of(words)))
    let (x, y, end) = (inside.x + 1, inside.y, inside.x + inside.width)
    grid.put(line, x: x, y: y, isEmpty ? .activePlaceholder : .activeField, end: end)
    grid.put(part.line.selected, x: x + part.line.selectedX, y: y, .selection, end: end)
    grid.cursor = (min(x + part.cursor, grid.width - 1), y)
    guard !isEmpty, count == 0, inside.height > 1 else { return }
    grid.put(nothing, x: x + 1, y: y + min(2, inside.height - 1), .help, end: end)
  }
}
