/// Words and paragraphs.
extension TextEditor {
  private enum Kind { case word, blank, other }

  func wordStart(before offset: Int) -> Int {
    let gap = run(before: offset) { $0 != .word }
    return run(before: gap) { $0 == .word }
  }

  func wordEnd(after offset: Int) -> Int {
    let gap = run(after: offset) { $0 != .word }
    return run(after: gap) { $0 == .word }
  }

  /// The word, the white space or the punctuation at an offset.
  func word(at offset: Int) -> Range<Int> {
    guard !text.isEmpty else { return 0..<0 }
    let first = offset < end ? offset : text.place(before: offset)
    let kind = Self.kind(text.character(at: first))
    return run(before: first) { $0 == kind }..<run(after: first) { $0 == kind }
  }

  /// The paragraph at an offset, without its line break.
  func paragraph(at offset: Int) -> Range<Int> {
    guard isLong else { return 0..<end }
    return text.withBytes { bytes in
      var first = offset
      while first > 0, !isEnd(bytes, before: first) { first -= 1 }
      var last = offset
      while last < bytes.count, !isEnd(bytes, at: last) { last += 1 }
      return first..<last
    }
  }

  /// Whether a line break begins at an offset: one of the characters of `Character.isNewline`.
  private func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x0A...0x0D: true
    case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] == 0x85
    case 0xE2: offset + 2 < bytes.count && bytes[offset + 1] == 0x80 && bytes[offset + 2] & 0xFE == 0xA8
    default: false
    }
  }

  private func isEnd(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
    isEnd(bytes, at: offset - 1) || (offset > 1 && bytes[offset - 2] == 0xC2 && isEnd(bytes, at: offset - 2))
      || (offset > 2 && bytes[offset - 3] == 0xE2 && isEnd(bytes, at: offset - 3))
  }

  // MARK: Runs of one kind of character

  private func run(after offset: Int, while isMeant: (Kind) -> Bool) -> Int {
    text.withBytes { bytes in
      var offset = offset
      while offset < bytes.count {
        let isWhole = bytes.isWhole(at: offset)
        guard isMeant(isWhole ? Self.kind(bytes[offset]) : Self.kind(text.character(at: offset))) else { break }
        offset = isWhole ? offset + 1 : text.place(after: offset)
      }
      return offset
    }
  }

  private func run(before offset: Int, while isMeant: (Kind) -> Bool) -> Int {
    text.withBytes { bytes in
      var offset = offset
      while offset > 0 {
        // Where a flag begins depends on all flags before it. No flag is part of a word.
        if bytes.isHalfFlag(before: offset) {
          guard isMeant(.other) else { break }
          while bytes.isHalfFlag(before: offset) { offset -= 4 }
          continue
        }
        let isWhole = bytes[offset - 1] < 0x80 && bytes[offset - 1] != 0x0A
        let start = isWhole ? offset - 1 : text.place(before: offset)
        guard isMeant(isWhole ? Self.kind(bytes[start]) : Self.kind(text.character(at: start))) else { break }
        offset = start
      }
      return text.edge(at: offset)
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
