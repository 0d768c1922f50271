/// Words and paragraphs.
extension TextEditor {
  private enum Kind { case word, blank, other }

  func wordStart(before place: Int) -> Int {
    let gap = run(before: place) { $0 != .word }
    return run(before: gap) { $0 == .word }
  }

  func wordEnd(after place: Int) -> Int {
    let gap = run(after: place) { $0 != .word }
    return run(after: gap) { $0 == .word }
  }

  /// The word, the white space or the punctuation at an offset.
  func word(at place: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    let first = place < end ? place : text.place(before: place)
    let kind = Self.kind(text.character(at: first))
    return run(before: first) { $0 == kind }..<run(after: first) { $0 == kind }
  }

  /// The paragraph at an offset, without its line break.
  func paragraph(at place: Int) -> Range<Int> {
    guard isLong else { return 0..<end }
    return text.withBytes { bytes in
      var first = place
      while first > 0, !isEnd(bytes, before: first) { first -= 1 }
      var last = place
      while last < bytes.count, !isEnd(bytes, at: last) { last += 1 }
      return first..<last
    }
  }

  /// Whether a line break begins at an offset: one of the characters of `Character.isNewline`.
  private func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    switch bytes[place] {
    case 0x0A...0x0D: true
    case 0xC2: place + 1 < bytes.count && bytes[place + 1] == 0x85
    case 0xE2: place + 2 < bytes.count && bytes[place + 1] == 0x80 && bytes[place + 2] & 0xFE == 0xA8
    default: false
    }
  }

  private func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
    isEnd(bytes, at: place - 1) || (place > 1 && bytes[place - 2] == 0xC2 && isEnd(bytes, at: place - 2))
      || (place > 2 && bytes[place - 3] == 0xE2 && isEnd(bytes, at: place - 3))
  }

  // MARK: Runs of one kind of character

  private func run(after place: Int, while isMeant: (Kind) -> Bool) -> Int {
    text.withBytes { bytes in
      var place = place
      while place < bytes.count {
        let isWhole = bytes.isWhole(at: place)
        guard isMeant(isWhole ? Self.kind(bytes[place]) : Self.kind(text.character(at: place))) else { break }
        place = isWhole ? place + 1 : text.place(after: place)
      }
      return place
    }
  }

  private func run(before place: Int, while isMeant: (Kind) -> Bool) -> Int {
    text.withBytes { bytes in
      var place = place
      while place > 0 {
        // Where a flag begins depends on all flags before it. No flag is part of a word.
        if bytes.isHalfFlag(before: place) {
          guard isMeant(.other) else { break }
          while bytes.isHalfFlag(before: place) { place -= 4 }
          continue
        }
        let isWhole = bytes[place - 1] < 0x80 && bytes[place - 1] != 0x0A
        let start = isWhole ? place - 1 : text.place(before: place)
        guard isMeant(isWhole ? Self.kind(bytes[start]) : Self.kind(text.character(at: start))) else { break }
        place = start
      }
      return text.edge(at: place)
    }
  }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: .word
    case 0x09...0x0D, 0x20: .blank
    default: .other
    }
  }

  private static func kind(_ character: Character) -> Kind {
    if character.isLetter || character.isNumber { return .word }
    return character.isWhitespace ? .blank : .other
  }
}
