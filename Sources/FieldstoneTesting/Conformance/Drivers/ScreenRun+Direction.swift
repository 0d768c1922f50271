extension ScreenRun {
  /// The run in reading order: right-to-left text is reversed on the screen. This is enough for text of one direction
  /// that contains numbers and words of the other, as in the tests.
  var inReadingOrder: ScreenRun {
    let characters = Array(text)
    guard let first = characters.firstIndex(where: Self.isRightToLeft),
      let last = characters.lastIndex(where: Self.isRightToLeft)
    else { return self }
    var read = Array(characters[first...last].reversed())
    var index = 0
    while index < read.count {
      guard Self.isLeftToRight(read[index]) else {
        index += 1
        continue
      }
      var end = index
      while end < read.count, !Self.isRightToLeft(read[end]) { end += 1 }
      // Spaces at the end of the part are between the two directions.
      while !Self.isLeftToRight(read[end - 1]) { end -= 1 }
      read[index..<end].reverse()
      index = end
    }
    return ScreenRun(x: x, text: String(characters[..<first] + read + characters[(last + 1)...]), look: look)
  }

  /// Hebrew and Arabic letters.
  private static func isRightToLeft(_ character: Character) -> Bool {
    character.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) } && !character.isNumber
  }

  private static func isLeftToRight(_ character: Character) -> Bool {
    !isRightToLeft(character) && (character.isLetter || character.isNumber)
  }
}
