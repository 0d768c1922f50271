/// Splits a stream of bytes into lines.
///
/// - Complexity: O(bytes) in total. The memory holds the longest line and one piece.
struct LineReader {
  /// The result of reading more bytes.
  enum Piece {
    case bytes([UInt8])
    case end
    case interrupted
  }

  /// The maximum length of a line in bytes: four times that of a text field, so that the field's own limit is reported
  /// first.
  static let longest = 4 << 20

  private var piece: [UInt8] = []
  private var start = 0
  private var isFirst = true

  /// Reads the next line, calling `more` as often as necessary.
  ///
  /// - Parameter takesUnended: whether what follows the last line feed is a line, as in a file.
  mutating func next(takesUnended: Bool = true, _ more: () -> Piece) -> InputLine {
    var line: [UInt8] = []
    var isCut = false
    while true {
      let rest = piece[start...]
      let end = rest.firstIndex(of: 0x0A)
      let found = rest[..<(end ?? rest.endIndex)]
      if line.count + found.count > Self.longest { isCut = true } else { line += found }
      if let end {
        start = end + 1
        return finished(&line, isCut)
      }
      start = 0
      piece = []
      switch more() {
      case .bytes(let bytes): piece = bytes
      case .end: return line.isEmpty && !isCut || !takesUnended ? .end : finished(&line, isCut)
      case .interrupted: return .interrupted
      }
    }
  }

  private mutating func finished(_ line: inout [UInt8], _ isCut: Bool) -> InputLine {
    defer { isFirst = false }
    if isCut { return .tooLong(most: Self.longest) }
    if line.last == 0x0D { line.removeLast() }
    // Some editors begin every file with a byte order mark, which is not part of the first answer.
    if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return String(validating: line, as: UTF8.self).map(InputLine.text) ?? .notUTF8
  }
}
