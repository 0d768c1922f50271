/// Finds the lines of offsets in a text.
///
/// A mark for each thousand bytes, so that neither a file of one line nor one of empty lines takes long or much memory.
struct SourcePlaces {
  private struct Mark {
    let line: UInt32
    let lineStart: UInt32
  }

  private static let step = 1_024
  private let bytes: [UInt8]
  private var marks: [Mark] = []

  /// - Complexity: O(number of bytes).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = Array(bytes)
    marks.reserveCapacity(bytes.count / Self.step + 1)
    var (line, lineStart) = (1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    for start in stride(from: 0, to: bytes.count, by: Self.step) {
      marks.append(Mark(line: UInt32(line), lineStart: UInt32(lineStart)))
      Self.advance(bytes, start, min(start + Self.step, bytes.count), &line, &lineStart)
    }
  }

  /// Counts the lines that end in a part of the text: with LF, CR, or CR LF.
  private static func advance(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ line: inout Int, _ lineStart: inout Int
  ) {
    for index in start..<end {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) else { continue }
      line += 1
      lineStart = index + 1
    }
  }

  func source(_ offset: Int, file: String?, pointer: String?) -> DocumentSource {
    guard !marks.isEmpty else { return DocumentSource(file: file, line: 1, column: 1, pointer: pointer) }
    let offset = min(max(0, offset), bytes.count)
    let mark = min(offset / Self.step, marks.count - 1)
    var (line, lineStart) = (Int(marks[mark].line), Int(marks[mark].lineStart))
    bytes.withUnsafeBufferPointer { Self.advance($0, mark * Self.step, offset, &line, &lineStart) }
    return DocumentSource(file: file, line: line, column: max(1, offset - lineStart + 1), pointer: pointer)
  }
}

/// Finds what is no UTF-8 (RFC 3629, section 4).
enum UTF8Check {
  /// - Complexity: O(number of bytes).
  static func firstInvalidByte(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var position = 0
    while position < bytes.count {
      let first = bytes[position]
      if first < 0x80 {
        position += 1
        continue
      }
      guard let length = length(bytes, position, first) else { return position }
      position += length
    }
    return nil
  }

  private static func length(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ first: UInt8) -> Int? {
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count - position >= length, second.contains(bytes[position + 1]) else { return nil }
    return bytes[(position + 2)..<(position + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}
