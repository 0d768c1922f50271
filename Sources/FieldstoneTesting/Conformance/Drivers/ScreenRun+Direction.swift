extension ScreenRun {
  /// As it is read: what goes from right to left stands the other way round on the screen. Good for texts of one direction
  /// with numbers and words of the other in it, as tests have them.
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
      // Spaces at the end of the part stand between the two directions.
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
