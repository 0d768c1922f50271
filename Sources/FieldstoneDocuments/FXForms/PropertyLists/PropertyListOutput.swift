/// A property list written as JSON, with the place of each value in the file that it was read from.
///
/// Loaders read one format only, then. A date becomes its text, and data `null`, with a note that it was data.
struct PropertyListOutput {
  private(set) var json: [UInt8] = []
  /// Where each key and value begins in the file, in the order of the entries of the JSON document.
  private(set) var offsets: [UInt32] = []
  /// The numbers of the entries that were data.
  private(set) var data: Set<Int> = []
  private var needsComma = false

  init(capacity: Int) { json.reserveCapacity(capacity) }

  private mutating func entry(at offset: Int) {
    if needsComma { json.append(UInt8(ascii: ",")) }
    needsComma = true
    offsets.append(UInt32(clamping: offset))
  }

  mutating func begin(isObject: Bool, at offset: Int) {
    entry(at: offset)
    json.append(UInt8(ascii: isObject ? "{" : "["))
    needsComma = false
  }

  mutating func end(isObject: Bool) {
    json.append(UInt8(ascii: isObject ? "}" : "]"))
    needsComma = true
  }

  mutating func key(_ utf8: some Sequence<UInt8>, at offset: Int) {
    string(utf8, at: offset)
    json.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func string(_ utf8: some Sequence<UInt8>, at offset: Int) {
    entry(at: offset)
    json.append(UInt8(ascii: "\""))
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        json.append(UInt8(ascii: "\\"))
        json.append(byte)
      case ..<0x20:
        json += "\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: json.append(byte)
      }
    }
    json.append(UInt8(ascii: "\""))
  }

  /// A number, `true`, `false` or `null`, as JSON writes it.
  mutating func literal(_ text: some StringProtocol, at offset: Int) {
    entry(at: offset)
    json += text.utf8
  }

  mutating func data(at offset: Int) {
    data.insert(offsets.count)
    literal("null", at: offset)
  }
}

/// Why bytes are no property list.
struct PropertyListFailure: Error {
  /// What would be right, in a sentence.
  let text: String
  let offset: Int
  /// The JSON pointer of the value that was being read.
  var pointer = ""
}
