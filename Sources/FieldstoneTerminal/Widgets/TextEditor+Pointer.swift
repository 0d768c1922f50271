/// What the pointer does to a text, and where its arrows lead.
extension TextEditor {
  /// A line as it is in the window, with the place in the text of every column.
  typealias ShownLine = (y: Int, x: Int, places: [Int])

  /// Selects up to where the pointer is. Beyond the edges the text moves along.
  mutating func drag(to pointer: Pointer, over lines: [ShownLine]) {
    guard let first = lines.first, let last = lines.last else { return }
    if pointer.y < first.y { return _ = press(Key(.up, .shift)) }
    if pointer.y > last.y { return _ = press(Key(.down, .shift)) }
    guard let line = lines.first(where: { $0.y == pointer.y }) else { return }
    let column = pointer.x - line.x
    if !isLong, column < 0 { return _ = press(Key(.left, .shift)) }
    if !isLong, column >= line.places.count { return _ = press(Key(.right, .shift)) }
    guard !line.places.isEmpty else { return }
    move(to: line.places[min(max(0, column), line.places.count - 1)], isSelecting: true)
  }

  /// Whether the text goes on to the left: its first letter decides, and the window where there is none.
  func goesLeft(_ isMirrored: Bool) -> Bool {
    let first = text.prefix(1_000).lazy.map(BidiClass.init).first {
      [.left, .right, .arabicLetter].contains($0)
    }
    return first.map { $0 != .left } ?? isMirrored
  }
}
