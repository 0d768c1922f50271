/// The bytes and entries of a document, borrowed from whoever owns them.
///
/// Everything that reads a document works on this, so that bytes can be checked without a document being kept.
struct JSONView {
  let bytes: UnsafePointer<UInt8>
  let byteCount: Int
  let entries: UnsafePointer<JSONEntry>
  let count: Int

  subscript(index: Int) -> JSONEntry {
    @inline(__always) get { entries[index] }
  }

  /// The index behind a value and all that it contains.
  @inline(__always)
  func after(_ index: Int) -> Int { index + entries[index].span }

  /// The bytes of a number, or those between the quotes of a string, as they are written.
  @inline(__always)
  func text(_ entry: JSONEntry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + entry.offset, count: entry.extent)
  }

  /// How many elements an array has, or how many members an object has.
  ///
  /// - Complexity: O(number of elements)
  func childCount(_ index: Int) -> Int {
    let end = after(index)
    let isObject = entries[index].kind == .object
    var child = index + 1
    var count = 0
    while child < end {
      child = after(isObject ? child + 1 : child)
      count += 1
    }
    return count
  }

  /// The value of a small whole number.
  @inline(__always)
  func integer(_ entry: JSONEntry) -> Int64 {
    var position = entry.offset
    let end = position + entry.extent
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: Int64 = 0
    while position < end {
      value = value &* 10 &+ Int64(bytes[position] &- UInt8(ascii: "0"))
      position += 1
    }
    return isNegative ? -value : value
  }

  func decimal(_ entry: JSONEntry) -> JSONDecimal { JSONDecimal(text(entry)) }

  func string(_ entry: JSONEntry) -> String {
    if entry.kind == .string { return String(decoding: text(entry), as: UTF8.self) }
    var decoded: [UInt8] = []
    JSONText.decode(text(entry), into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}
