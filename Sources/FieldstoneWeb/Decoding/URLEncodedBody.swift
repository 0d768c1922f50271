/// The body of a form's POST, `application/x-www-form-urlencoded` (URL Standard, section 5.1), parsed strictly: what no
/// browser sends is refused.
struct URLEncodedBody {
  let pairs: [(name: String, value: String)]
  /// The files, for a body that was sent as `multipart/form-data`, and what has received them.
  private(set) var files: [PostedFile] = []
  private(set) var upload: WebFormUpload?

  init(pairs: [(name: String, value: String)], upload: WebFormUpload, files: [PostedFile]) {
    (self.pairs, self.upload, self.files) = (pairs, upload, files)
  }

  init(_ body: [UInt8], limits: WebFormLimits) throws(WebFormRefusal) {
    guard body.count <= limits.bodyBytes else {
      throw .tooLarge("The answers have more than \(limits.bodyBytes) bytes.")
    }
    // A page sends all of its answers with every input, so that this is a part of each response's time.
    pairs = try body.withUnsafeBufferPointer { body throws(WebFormRefusal) in try Self.pairs(body, limits) }
  }

  private static func pairs(
    _ body: UnsafeBufferPointer<UInt8>, _ limits: WebFormLimits
  ) throws(WebFormRefusal) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var start = 0
    while start < body.count {
      guard pairs.count < limits.fields else { throw .tooLarge("There are more than \(limits.fields) answers.") }
      let name = Part(of: body, from: start, isName: true)
      let hasValue = name.end < body.count && body[name.end] == UInt8(ascii: "=")
      let value = Part(of: body, from: hasValue ? name.end + 1 : name.end, isName: false)
      guard value.bytes.count <= limits.valueBytes * 3 else { throw .tooLarge("An answer has too many bytes.") }
      pairs.append((try name.text(), try value.text()))
      start = value.end + 1
    }
    return pairs
  }

  /// Tells whether two bodies with files are the same, as far as it matters: somebody has clicked twice.
  var hash: Int {
    var hasher = Hasher()
    for (name, value) in pairs {
      hasher.combine(name)
      hasher.combine(value)
    }
    for file in files {
      hasher.combine(file.name)
      hasher.combine(file.fileName)
      if case .received(let file) = file.content { hasher.combine(file.byteCount) }
    }
    return hasher.finalize()
  }

  /// The value of the first pair with a name.
  func first(_ name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// A name or a value as it was sent.
  private struct Part {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The index of what follows it.
    let end: Int
    private var isEscaped = false

    init(of body: UnsafeBufferPointer<UInt8>, from start: Int, isName: Bool) {
      var end = start
      scan: while end < body.count {
        switch body[end] {
        case UInt8(ascii: "&"): break scan
        case UInt8(ascii: "=") where isName: break scan
        case UInt8(ascii: "+"), UInt8(ascii: "%"): isEscaped = true
        default: break
        }
        end += 1
      }
      self.end = end
      bytes = UnsafeBufferPointer(rebasing: body[start..<end])
    }

    func text() throws(WebFormRefusal) -> String {
      let text = isEscaped ? try unescaped().withUnsafeBufferPointer(Self.text) : Self.text(bytes)
      guard let text else { throw .malformed("A text is not UTF-8.") }
      return text
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
      // ASCII has nothing to validate, and most names and answers are ASCII.
      if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
      return String(validating: bytes, as: UTF8.self)
    }

    /// Decodes percent escapes and plus signs.
    private func unescaped() throws(WebFormRefusal) -> [UInt8] {
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count)
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
        case UInt8(ascii: "%"):
          guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
            throw .malformed("A percent escape is broken.")
          }
          result.append(high << 4 | low)
          index += 2
        case let byte: result.append(byte)
        }
        index += 1
      }
      return result
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
