extension JSONNode {
  /// The offset of the value's first byte, from 0. A string begins with its quote.
  public var offset: Int { entry.isString ? entry.offset - 1 : entry.offset }

  /// The line on which the value begins, from 1. A line ends with LF, CR or CR LF.
  ///
  /// - Complexity: O(`offset`)
  public var line: Int { place.line }

  /// The character of the line at which the value begins, from 1, counted in Unicode scalars.
  ///
  /// - Complexity: O(`offset`)
  public var column: Int { place.column }

  private var place: JSONPlace {
    JSONPlace(offset: offset, in: UnsafeBufferPointer(start: view.bytes, count: view.byteCount))
  }

  /// The JSON pointer (RFC 6901) of the value. A key has its value's.
  ///
  /// - Complexity: O(number of siblings, on each level of the way)
  public var pointer: String { view.pointer(to: index) }
}

extension JSONNode {
  /// The value as the document writes it.
  ///
  /// - Complexity: O(length of the text)
  public var text: String {
    String(decoding: UnsafeBufferPointer(start: view.bytes + offset, count: endOffset - offset), as: UTF8.self)
  }

  /// The offset behind the value's last byte.
  private var endOffset: Int {
    let end = view.after(index)
    let last = view[end - 1]
    var position = last.isContainer ? last.offset + 1 : last.offset + last.extent + (last.isString ? 1 : 0)
    // Behind the last value, there are the brackets of the containers that end with it.
    var open = (index..<end).count { view[$0].isContainer && view.after($0) == end }
    while open > 0, position < view.byteCount {
      if view.bytes[position] == UInt8(ascii: "]") || view.bytes[position] == UInt8(ascii: "}") { open -= 1 }
      position += 1
    }
    return position
  }
}
