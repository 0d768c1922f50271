/// URI templates (RFC 6570).
enum FormatTemplate {
  static func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = FormatReader(text)
    while let byte = reader.next {
      switch byte {
      case UInt8(ascii: "{"):
        reader.skip()
        guard takeExpression(&reader) else { return false }
      case UInt8(ascii: "%"):
        guard takeEscape(&reader) else { return false }
      // What literals can't have (section 2.1).
      case 0...0x20, 0x22, 0x27, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: return false
      default: reader.skip()
      }
    }
    return true
  }

  private static func takeEscape(_ reader: inout FormatReader) -> Bool {
    reader.skip()
    for _ in 0..<2 {
      guard let digit = reader.next, FormatReader.isHexadecimal(digit) else { return false }
      reader.skip()
    }
    return true
  }

  /// Sections 2.2 to 2.4: an operator, and variables with their modifiers.
  private static func takeExpression(_ reader: inout FormatReader) -> Bool {
    _ = reader.take("+#./;?&=,!@|")
    repeat {
      guard takeName(&reader) else { return false }
      if reader.take(":") {
        let isZero = reader.next == UInt8(ascii: "0")
        guard !isZero, reader.number(digits: 1...4) != nil else { return false }
      } else {
        _ = reader.take("*")
      }
    } while reader.take(",")
    return reader.take("}")
  }

  private static func takeName(_ reader: inout FormatReader) -> Bool {
    var isEmpty = true
    while let byte = reader.next {
      if FormatReader.isLetter(byte) || FormatReader.isDigit(byte) || byte == UInt8(ascii: "_") {
        reader.skip()
      } else if byte == UInt8(ascii: "%") {
        guard takeEscape(&reader) else { return false }
      } else if byte == UInt8(ascii: "."), !isEmpty {
        reader.skip()
        guard let next = reader.next, next != UInt8(ascii: "."), next != UInt8(ascii: "}") else { return false }
        continue
      } else {
        break
      }
      isEmpty = false
    }
    return !isEmpty
  }
}
