/// Finds the lines and columns of offsets in a text. A line ends with LF, CR or CR LF; columns are Unicode scalars.
///
/// A mark for each thousand bytes, so that neither a file of one line nor one of empty lines takes long or much memory.
struct SourcePlaces {
  private struct Mark {
    var line: UInt32 = 1
    var column: UInt32 = 1
  }

  private static let step = 1_024
  private let bytes: [UInt8]
  private var marks: [Mark] = []

  /// - Complexity: O(number of bytes).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = Array(bytes)
    marks.reserveCapacity(bytes.count / Self.step + 1)
    var mark = Mark()
    for start in stride(from: 0, to: bytes.count, by: Self.step) {
      marks.append(mark)
      Self.advance(bytes, start, min(start + Self.step, bytes.count), &mark)
    }
  }

  private static func advance(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ mark: inout Mark) {
    for index in start..<end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A) {
        mark.line &+= 1
        mark.column = 1
      } else if byte & 0xC0 != 0x80, !(index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])) {
        // A byte order mark is no character.
        mark.column &+= 1
      }
    }
  }

  func source(_ offset: Int, file: String?, pointer: String?) -> DocumentSource {
    let offset = min(max(0, offset), bytes.count)
    let index = min(offset / Self.step, marks.count - 1)
    var mark = index < 0 ? Mark() : marks[index]
    if index >= 0 { bytes.withUnsafeBufferPointer { Self.advance($0, index * Self.step, offset, &mark) } }
    return DocumentSource(file: file, line: Int(mark.line), column: Int(mark.column), pointer: pointer)
  }
}
