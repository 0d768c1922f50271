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
