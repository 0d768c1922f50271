/// Reads the escapes of a string that the scanner has checked.
enum JSONText {
  /// The value of four hexadecimal digits, or nil.
  static func hexadecimal(_ bytes: UnsafePointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for index in 0..<4 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }

  /// Appends what the text between two quotes stands for.
  static func decode(_ text: UnsafeBufferPointer<UInt8>, into decoded: inout [UInt8]) {
    guard let bytes = text.baseAddress else { return }
    decoded.reserveCapacity(decoded.count + text.count)
    var position = 0
    while position < text.count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "\\"), position + 1 < text.count else {
        decoded.append(byte)
        position += 1
        continue
      }
      position += 2
      switch bytes[position - 1] {
      case UInt8(ascii: "b"): decoded.append(0x08)
      case UInt8(ascii: "f"): decoded.append(0x0C)
      case UInt8(ascii: "n"): decoded.append(0x0A)
      case UInt8(ascii: "r"): decoded.append(0x0D)
      case UInt8(ascii: "t"): decoded.append(0x09)
      case UInt8(ascii: "u"):
        var value = hexadecimal(bytes + position) ?? 0xFFFD
        position += 4
        if value & 0xFC00 == 0xD800 {
          let low = hexadecimal(bytes + position + 2) ?? 0xDC00
          value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
          position += 6
        }
        if let scalar = Unicode.Scalar(value) { decoded.append(contentsOf: UTF8.encode(scalar)!) }
      case let other: decoded.append(other)
      }
    }
  }

  /// How many Unicode scalars UTF-8 has.
  static func scalarCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    for byte in text where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
