/// Selecting with the pointer, and the direction of arrow keys.
extension TextEditor {
  /// A line in the window, with the UTF-8 offset in the text for each of its columns.
  typealias ShownLine = (y: Int, x: Int, places: [Int])

  /// Selects up to the pointer. Beyond the edges of the text, the selection grows by a line or character.
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

  /// Whether the text is written from right to left: its first letter decides, or the window if there is none.
  func goesLeft(_ isMirrored: Bool) -> Bool {
    let first = text.prefix(1_000).lazy.map(BidiClass.init).first {
      [.left, .right, .arabicLetter].contains($0)
    }
    return first.map { $0 != .left } ?? isMirrored
  }
}
