/// The line and column of an offset, both from 1.
struct JSONPlace {
  private(set) var line = 1
  private(set) var column = 1

  /// - Complexity: O(`offset`)
  init(offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) {
      let isReturn = bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      guard bytes[index] == 0x0A || isReturn else { continue }
      line += 1
      lineStart = index + 1
    }
    if lineStart == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lineStart = min(3, offset) }
    column += JSONText.scalarCount(UnsafeBufferPointer(rebasing: bytes[lineStart..<max(lineStart, offset)]))
  }
}
