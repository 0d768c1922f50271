/// Reads a body of `multipart/form-data` (RFC 7578) as it arrives. It holds no more than a delimiter and the head of a
/// part; what no browser sends is refused.
struct MultipartReader {
  /// What a part is, and the bytes in it.
  enum Event {
    case begins(name: String, fileName: String?)
    case bytes(ArraySlice<UInt8>)
    case ends
  }

  private enum State { case delimiter, head, content, end }

  private let delimiter: [UInt8]
  private var state = State.delimiter
  /// What has arrived and isn't read yet. A line break comes before the first delimiter, too.
  private var buffer: [UInt8] = [0x0D, 0x0A]
  private var isFirst = true

  /// The most bytes in the head of a part.
  private static let longestHead = 8_192

  /// Whether the whole body has been read.
  var isComplete: Bool { state == .end }

  /// - Parameter contentType: The value of the header, with the boundary.
  /// - Returns: nil if it is another type, or has no boundary.
  init?(contentType: String) {
    let parts = contentType.split(separator: ";").map { $0.trimmingASCIISpaces }
    guard parts.first?.lowercased() == "multipart/form-data" else { return nil }
    let found = parts.dropFirst().filter { $0.lowercased().hasPrefix("boundary=") }
    guard found.count == 1, var boundary = found.first?.dropFirst("boundary=".count) else { return nil }
    if boundary.count > 1, boundary.first == "\"", boundary.last == "\"" { boundary = boundary.dropFirst().dropLast() }
    guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x22 })
    else { return nil }
    delimiter = Array("\r\n--\(boundary)".utf8)
  }

  /// Reads more bytes.
  mutating func append(
    _ bytes: some Collection<UInt8>, _ take: (Event) throws(WebFormRefusal) -> Void
  ) throws(WebFormRefusal) {
    guard state != .end else { return }
    buffer += bytes
    var start = 0
    while try step(&start, take) {}
    buffer.removeFirst(start)
  }

  /// - Returns: false if more bytes are needed.
  private mutating func step(
    _ start: inout Int, _ take: (Event) throws(WebFormRefusal) -> Void
  ) throws(WebFormRefusal) -> Bool {
    switch state {
    case .end: return false
    case .delimiter:
      guard buffer.count >= start + delimiter.count + 2 else { return false }
      let end = start + delimiter.count
      guard buffer[start..<end].elementsEqual(delimiter) else { throw .malformed("A part has no boundary.") }
      switch (buffer[end], buffer[end + 1]) {
      case (0x0D, 0x0A): state = .head
      case (0x2D, 0x2D) where !isFirst: state = .end
      default: throw .malformed("A boundary is broken.")
      }
      isFirst = false
      start = end + 2
    case .head:
      guard let end = Self.firstRange(of: [0x0D, 0x0A, 0x0D, 0x0A], in: buffer, from: start) else {
        guard buffer.count - start <= Self.longestHead else { throw .malformed("The head of a part is too long.") }
        return false
      }
      guard end - start <= Self.longestHead else { throw .malformed("The head of a part is too long.") }
      let head = try PartHead(buffer[start..<end])
      try take(.begins(name: head.name, fileName: head.fileName))
      start = end + 4
      state = .content
    case .content:
      if let end = Self.firstRange(of: delimiter, in: buffer, from: start) {
        if end > start { try take(.bytes(buffer[start..<end])) }
        try take(.ends)
        start = end
        state = .delimiter
        return true
      }
      // The delimiter may have begun at the end.
      let end = buffer.count - delimiter.count + 1
      if end > start {
        try take(.bytes(buffer[start..<end]))
        start = end
      }
      return false
    }
    return true
  }

  /// The offset of a text that begins with a carriage return.
  private static func firstRange(of text: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + text.count <= bytes.count {
      guard let next = bytes[index...(bytes.count - text.count)].firstIndex(of: 0x0D) else { return nil }
      if bytes[next..<next + text.count].elementsEqual(text) { return next }
      index = next + 1
    }
    return nil
  }
}

/// The head of a part: the name of its field and, for a file, the file's name.
private struct PartHead {
  let name: String
  let fileName: String?

  init(_ bytes: ArraySlice<UInt8>) throws(WebFormRefusal) {
    var value: ArraySlice<UInt8>?
    for line in bytes.split(separator: 0x0A) {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard let colon = line.firstIndex(of: 0x3A) else { throw .malformed("The head of a part is broken.") }
      guard String(decoding: line[..<colon], as: UTF8.self).lowercased() == "content-disposition" else { continue }
      guard value == nil else { throw .malformed("A part has two names.") }
      value = line[(colon + 1)...]
    }
    guard let value, let name = Self.parameter("name", of: value),
      let text = String(validating: name, as: UTF8.self)
    else { throw .malformed("A part has no name.") }
    self.name = Self.unescaped(text)
    // A name that isn't UTF-8 is only shown.
    fileName = Self.parameter("filename", of: value).map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
  }

  /// The value of a parameter in quotation marks, which browsers escape in it.
  private static func parameter(_ name: String, of value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = value
    while let semicolon = rest.firstIndex(of: 0x3B) {
      rest = rest[(semicolon + 1)...].drop { $0 == 0x20 }
      guard let sign = rest.firstIndex(of: 0x3D), rest[(sign + 1)...].first == 0x22 else { continue }
      let text = rest[(sign + 2)...]
      guard let end = text.firstIndex(of: 0x22) else { return nil }
      if String(decoding: rest[..<sign], as: UTF8.self).lowercased() == name { return text[..<end] }
      rest = text[(end + 1)...]
    }
    return nil
  }

  /// The escapes of the HTML standard (section 4.10.22.7).
  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(0x25) else { return text }
    return text.replacing("%22", with: "\"").replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmingASCIISpaces: String {
    String(decoding: utf8.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
  }
}
