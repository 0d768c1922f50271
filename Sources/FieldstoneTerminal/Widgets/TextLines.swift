/// The starts of the lines of a text wrapped to a width, computed as far as they are needed.
///
/// An edit rewraps only from two lines before it to the first line that begins where a line began before. If there is
/// none within a hundred lines, the rest is wrapped when it is needed.
struct TextLines: Equatable {
  /// The UTF-8 offsets where lines begin.
  private(set) var starts = [0]
  /// Whether these are all lines of the text.
  private(set) var isComplete = false
  let width: Int
  /// The number of characters read so far.
  private(set) var looked = 0
  /// The maximum number of lines to rewrap after an edit.
  private static let patience = 100

  init(width: Int) { self.width = max(1, width) }

  var count: Int { starts.count }

  /// Wraps until the line with an index is known, if there is one.
  mutating func reach(line: Int, in text: String) {
    wrap(text) { $0.count > line }
  }

  /// Wraps until the line that contains an offset, and `more` lines after it, are known.
  mutating func reach(_ offset: Int, andLines more: Int, in text: String) {
    wrap(text) { $0.starts[max(0, $0.count - 1)] > offset }
    reach(line: line(of: offset) + more, in: text)
  }

  private mutating func wrap(_ text: String, until isDone: (Self) -> Bool) {
    guard !isComplete, !isDone(self) else { return }
    text.withBytes { bytes in
      repeat {
        if let next = next(after: starts[count - 1], in: text, bytes) {
          starts.append(next)
        } else {
          isComplete = true
        }
      } while !isComplete && !isDone(self)
    }
  }

  /// The index of the line that contains an offset; between two lines, the second.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Updates the lines after `count` bytes replaced the range `old`, which resulted in `text`.
  mutating func replaced(_ old: Range<Int>, by count: Int, in text: String) {
    let shift = count - old.count
    let first = max(0, line(of: old.lowerBound) - 2)
    var fresh: [Int] = []
    var known = max(first + 1, line(of: old.upperBound))
    var offset = starts[first]
    var isFound = false
    var isOver = false
    text.withBytes { bytes in
      while !isFound, fresh.count < Self.patience {
        guard let next = next(after: offset, in: text, bytes) else { return isOver = true }
        // If a line began here before, all lines after it are the same as before.
        while known < starts.count, starts[known] + shift < next || starts[known] < old.upperBound { known += 1 }
        isFound = next >= old.lowerBound + count && known < starts.count && starts[known] + shift == next
        if !isFound { fresh.append(next) }
        offset = next
      }
    }
    if !isFound {
      known = starts.count
      isComplete = isOver
    }
    if shift != 0 {
      starts.withUnsafeMutableBufferPointer { starts in
        for line in known..<max(known, starts.count) { starts[line] += shift }
      }
    }
    starts.replaceSubrange((first + 1)..<max(first + 1, known), with: fresh)
  }

  /// The start of the line after the one that begins at `start`; nil for the last line.
  private mutating func next(after start: Int, in text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var used = 0
    var best: Int?
    var before: Character?
    var offset = start
    while offset < bytes.count {
      looked += 1
      let isWhole = bytes.isWhole(at: offset)
      let character = isWhole ? Character(Unicode.Scalar(bytes[offset])) : text.character(at: offset)
      let end = offset + (isWhole ? 1 : character.utf8.count)
      if character.endsLine { return end }
      if end == offset + 1, bytes[offset] == 0x20 || bytes[offset] == 0x09 {
        // Spaces may extend beyond the end of a line, up to the width of another line.
        if used >= 2 * width { return offset }
        (used, best, before, offset) = (used + 1, end, nil, end)
        continue
      }
      let isPlain = isWhole && bytes[offset] > 0x20 && bytes[offset] < 0x7F
      let columns = isPlain ? 1 : isWhole ? Self.ofASCII[Int(bytes[offset])] : Self.columns(character)
      if let before, !isPlain || before == "-" || before.utf8.count > 1 {
        if character.utf8.count <= 64, TextBreaks.allowed(between: before, and: character) { best = offset }
      }
      if used + columns > width, offset > start { return best ?? offset }
      // For a character with very many combining marks, the first scalar is enough.
      before =
        character.utf8.count <= 64
        ? character : Character(character.unicodeScalars[character.unicodeScalars.startIndex])
      (used, offset) = (used + columns, end)
    }
    return nil
  }

  /// The widths of ASCII characters in columns; control characters are escaped.
  private static let ofASCII = (0..<128).map { columns(Character(Unicode.Scalar(UInt8($0)))) }

  /// The width of a character in columns, as it is shown.
  static func columns(_ character: Character) -> Int { CellWidth.of(shown(character)) }

  /// A character as it is shown. Very long ones are cut to their first 16 scalars.
  static func shown(_ character: Character) -> String {
    VisibleText.edited(
      character.utf8.count <= 64
        ? String(character) : String(String.UnicodeScalarView(character.unicodeScalars.prefix(16))))
  }
}
