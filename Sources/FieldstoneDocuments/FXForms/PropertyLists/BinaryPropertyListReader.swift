import FieldstoneCore
import Foundation

/// Reads a binary property list (`bplist00`) into JSON, without recursion.
///
/// Its objects refer to one another by numbers, so a few bytes can stand for a tree without end: an object can't
/// contain itself, and what all references make together can't be more than a multiple of the file.
///
/// - Complexity: O(number of bytes).
struct BinaryPropertyListReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let depthLimit: Int
  private var table = Table()
  private var output: PropertyListOutput
  private var open: [Container] = []
  /// The most bytes that the list may be as JSON.
  private let mostBytes: Int

  private struct Table {
    var start = 0
    var offsetSize = 1
    var referenceSize = 1
    var count = 0
    var root = 0
  }

  private struct Container {
    let object: Int
    /// Where its references begin: the keys of a dictionary, then its values.
    let references: Int
    let count: Int
    let isObject: Bool
    var next = 0
    /// The beginning of the key whose value is being read.
    var key: String?
  }

  /// What begins at an object: its kind, and where its content begins and how long it is.
  private struct Header {
    let kind: UInt8
    let info: UInt8
    let start: Int
    let count: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int, byteLimit: Int) {
    (self.bytes, self.depthLimit) = (bytes, depthLimit)
    mostBytes = min(1 << 20 + bytes.count * 16, max(byteLimit, 1 << 20), JSONEntry.largest)
    output = PropertyListOutput(capacity: bytes.count)
  }

  mutating func read() throws(PropertyListFailure) -> PropertyListOutput {
    table = try readTable()
    try object(table.root)
    while let container = open.last {
      guard container.next < container.count else {
        open.removeLast()
        output.end(isObject: container.isObject)
        continue
      }
      if container.isObject { try key(try reference(container.references, container.next)) }
      let value = try reference(container.references, (container.isObject ? container.count : 0) + container.next)
      open[open.count - 1].next += 1
      try object(value)
    }
    return output
  }

  // MARK: The file

  private func failure(_ text: String, at offset: Int) -> PropertyListFailure {
    PropertyListFailure(text: text, offset: offset, pointer: pointer)
  }

  private func readTable() throws(PropertyListFailure) -> Table {
    let trailer = bytes.count - 32
    guard bytes.starts(with: "bplist0".utf8), trailer >= 8 else {
      throw failure("The binary property list is cut off.", at: 0)
    }
    var table = Table()
    (table.offsetSize, table.referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(table.offsetSize), (1...8).contains(table.referenceSize),
      let count = number(trailer + 8, 8), let root = number(trailer + 16, 8), let start = number(trailer + 24, 8),
      (1...trailer).contains(count), root < count, start >= 8, start <= trailer,
      count <= (trailer - start) / table.offsetSize
    else { throw failure("The end of the binary property list is damaged.", at: trailer) }
    (table.count, table.root, table.start) = (count, root, start)
    return table
  }

  /// An unsigned number of so many bytes; nil if it is outside of the file, or too large to be an offset.
  private func number(_ start: Int, _ size: Int) -> Int? {
    guard start >= 0, size <= 8, start <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for index in start..<(start + size) { value = value << 8 | UInt64(bytes[index]) }
    return Int(exactly: value)
  }

  private func reference(_ start: Int, _ index: Int) throws(PropertyListFailure) -> Int {
    let offset = start + index * table.referenceSize
    guard let number = number(offset, table.referenceSize), number < table.count else {
      throw failure("A reference leads to no object.", at: offset)
    }
    return number
  }

  private func header(_ object: Int) throws(PropertyListFailure) -> Header {
    guard let offset = number(table.start + object * table.offsetSize, table.offsetSize), offset >= 8,
      offset < table.start
    else { throw failure("An object is outside of the file.", at: table.start) }
    let (kind, info) = (bytes[offset] >> 4, bytes[offset] & 0xF)
    guard info == 0xF, [0x4, 0x5, 0x6, 0xA, 0xB, 0xC, 0xD].contains(kind) else {
      return Header(kind: kind, info: info, start: offset + 1, count: Int(info))
    }
    // A count of 15 or more is a number of its own.
    guard offset + 1 < table.start, bytes[offset + 1] >> 4 == 0x1 else {
      throw failure("The length of an object is damaged.", at: offset)
    }
    let size = 1 << Int(bytes[offset + 1] & 0xF)
    guard size <= 8, let count = number(offset + 2, size), count <= bytes.count else {
      throw failure("An object is longer than the file.", at: offset)
    }
    return Header(kind: kind, info: info, start: offset + 2 + size, count: count)
  }

  /// The bytes of an object's content.
  private func content(_ header: Header, _ size: Int) throws(PropertyListFailure) -> UnsafeBufferPointer<UInt8> {
    guard header.start <= table.start, header.count <= (table.start - header.start) / size else {
      throw failure("An object is longer than the file.", at: header.start)
    }
    return UnsafeBufferPointer(rebasing: bytes[header.start..<(header.start + header.count * size)])
  }

  // MARK: Objects

  private mutating func object(_ number: Int) throws(PropertyListFailure) {
    guard output.json.count < mostBytes else {
      throw failure("The objects refer to one another so often that the list would be too large.", at: 0)
    }
    let header = try header(number)
    let offset = header.start - 1
    switch (header.kind, header.info) {
    case (0x0, 0x0): output.literal("null", at: offset)
    case (0x0, 0x8): output.literal("false", at: offset)
    case (0x0, 0x9): output.literal("true", at: offset)
    case (0x1, 0x0...0x4), (0x2, 0x2...0x3): output.literal(try literal(header), at: offset)
    case (0x3, 0x3): output.string(try date(header), at: offset)
    case (0x4, _):
      _ = try content(header, 1)
      output.data(at: offset)
    case (0x5, _), (0x6, _): output.string(try text(header), at: offset)
    case (0xA, _), (0xB, _), (0xC, _), (0xD, _):
      let isObject = header.kind == 0xD
      guard open.count < depthLimit else {
        throw failure("Arrays and dictionaries can be nested up to \(depthLimit) levels deep.", at: offset)
      }
      guard !open.contains(where: { $0.object == number }) else {
        throw failure("An array or dictionary contains itself.", at: offset)
      }
      _ = try content(header, table.referenceSize * (isObject ? 2 : 1))
      output.begin(isObject: isObject, at: offset)
      open.append(Container(object: number, references: header.start, count: header.count, isObject: isObject))
    case (0x8, _): throw failure("A keyed archive isn't a property list of fields.", at: offset)
    default: throw failure("An object has no known type.", at: offset)
    }
  }

  private mutating func key(_ number: Int) throws(PropertyListFailure) {
    let header = try header(number)
    guard header.kind == 0x5 || header.kind == 0x6 else { throw failure("A key has to be a string.", at: header.start) }
    let key = try text(header)
    output.key(key, at: header.start - 1)
    open[open.count - 1].key = String(decoding: key.prefix(60), as: UTF8.self)
  }

  private func text(_ header: Header) throws(PropertyListFailure) -> [UInt8] {
    // Before it is copied: many references to a long text are many long texts.
    guard output.json.count + header.count <= mostBytes else {
      throw failure("The objects refer to one another so often that the list would be too large.", at: 0)
    }
    let content = try content(header, header.kind == 0x6 ? 2 : 1)
    if header.kind == 0x5 {
      guard content.allSatisfy({ $0 < 0x80 }) else { throw failure("A text has to be ASCII here.", at: header.start) }
      return Array(content)
    }
    let units = (0..<header.count).map { UInt16(content[$0 * 2]) << 8 | UInt16(content[$0 * 2 + 1]) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private func literal(_ header: Header) throws(PropertyListFailure) -> String {
    let size = 1 << Int(header.info)
    guard header.start <= table.start - size else { throw failure("The file ends in a number.", at: header.start) }
    var bits: UInt64 = 0
    // The second half of a number of sixteen bytes is the whole of all that are written so.
    for index in (header.start + max(0, size - 8))..<(header.start + size) { bits = bits << 8 | UInt64(bytes[index]) }
    if header.kind == 0x1 {
      if size == 16 { return String(bits) }
      return size == 8 ? String(Int64(bitPattern: bits)) : String(bits)
    }
    let number = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    guard let text = PropertyListNumber.real(number) else {
      throw failure("A number has to be finite.", at: header.start)
    }
    return text
  }

  private func date(_ header: Header) throws(PropertyListFailure) -> String.UTF8View {
    guard
      let bits = header.start <= table.start - 8
        ? (0..<8).reduce(UInt64(0), { $0 << 8 | UInt64(bytes[header.start + $1]) }) : nil
    else { throw failure("The file ends in a date.", at: header.start) }
    // The years from 1 to 9999.
    let seconds = Double(bitPattern: bits)
    guard (-63_113_904_000...252_423_993_599).contains(seconds) else {
      throw failure("A date has to be in the years from 1 to 9999.", at: header.start)
    }
    return DateValue.text(Date(timeIntervalSinceReferenceDate: seconds), .dateAndTime).utf8
  }

  /// The JSON pointer of what is being read.
  private var pointer: String {
    open.reduce(into: "") { pointer, container in
      pointer += "/" + (container.key.map(JSONPointer.escaped) ?? "\(max(0, container.next - 1))")
    }
  }
}
