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
    var pairs: [(name: String, value: String)] = []
    var start = 0
    while start < body.count {
      let end = body[start...].firstIndex(of: UInt8(ascii: "&")) ?? body.count
      guard pairs.count < limits.fields else { throw .tooLarge("There are more than \(limits.fields) answers.") }
      let pair = body[start..<end]
      let sign = pair.firstIndex(of: UInt8(ascii: "=")) ?? end
      let value = sign < end ? pair[(sign + 1)...] : pair[end...]
      guard value.count <= limits.valueBytes * 3 else { throw .tooLarge("An answer has too many bytes.") }
      pairs.append((try Self.decode(pair[..<sign]), try Self.decode(value)))
      start = end + 1
    }
    self.pairs = pairs
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

  /// Decodes percent escapes and plus signs.
  private static func decode(_ part: ArraySlice<UInt8>) throws(WebFormRefusal) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var index = part.startIndex
    while index < part.endIndex {
      switch part[index] {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard index + 2 < part.endIndex, let high = digit(part[index + 1]), let low = digit(part[index + 2]) else {
          throw .malformed("A percent escape is broken.")
        }
        bytes.append(high << 4 | low)
        index += 2
      case let byte: bytes.append(byte)
      }
      index += 1
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed("A text is not UTF-8.") }
    return text
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
