/// Reads JSON (RFC 8259) into a tape, in one pass without recursion.
///
/// - Complexity: O(number of bytes)
struct JSONScanner {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let depthLimit: Int
  var position = 0
  var tape: JSONTape
  /// The innermost array or object that is still open, or -1. Until it is closed, its entry's extent is the index of
  /// the one around it, plus 1.
  private(set) var container = -1
  private var depth = 0
  /// How deep arrays and objects are nested.
  private(set) var deepest = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, tape: JSONTape, depthLimit: Int) {
    // An empty buffer may have no address. Nothing is read from this one.
    self.bytes = bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!
    end = bytes.count
    self.tape = tape
    self.depthLimit = depthLimit
    // A byte order mark, which some editors write (RFC 8259, section 8.1, lets a reader ignore it).
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  mutating func read() throws(JSONFailure) {
    if next() == 0, position >= end { throw JSONFailure(reason: .empty, offset: position) }
    try value()
    while container >= 0 {
      // After a value, inside of a container.
      let isObject = tape.entries[container].kind == .object
      switch next() {
      case UInt8(ascii: ","):
        position += 1
        if isObject { try key() }
        try value()
      case UInt8(ascii: "]") where !isObject: close()
      case UInt8(ascii: "}") where isObject: close()
      default:
        throw expected(isObject ? "Expected a comma or } after a member." : "Expected a comma or ] after an element.")
      }
    }
    if next() != 0 || position < end { throw expected("Expected nothing after the value.") }
  }

  /// Reads a scalar, an empty container, or everything up to the first scalar inside of a container.
  private mutating func value() throws(JSONFailure) {
    while true {
      let byte = next()
      switch byte {
      case UInt8(ascii: "\""): return try string()
      case UInt8(ascii: "{"):
        try open(.object)
        if next() == UInt8(ascii: "}") { return close() }
        try key()
      case UInt8(ascii: "["):
        try open(.array)
        if next() == UInt8(ascii: "]") { return close() }
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
      case UInt8(ascii: "t"): return try word("true", .yes)
      case UInt8(ascii: "f"): return try word("false", .no)
      case UInt8(ascii: "n"): return try word("null", .null)
      default:
        if container < 0 { throw JSONFailure(reason: .notJSON, offset: position) }
        throw expected("Expected a value here.")
      }
    }
  }

  private mutating func key() throws(JSONFailure) {
    guard next() == UInt8(ascii: "\"") else { throw expected("Expected a key in double quotes here.") }
    try string()
    guard next() == UInt8(ascii: ":") else { throw expected("Expected a colon after the key.") }
    position += 1
  }

  private mutating func open(_ kind: JSONEntry.Kind) throws(JSONFailure) {
    depth += 1
    if depth > deepest {
      guard depth <= depthLimit else { throw JSONFailure(reason: .tooDeep(limit: depthLimit), offset: position) }
      deepest = depth
    }
    let index = tape.count
    try append(JSONEntry(kind, at: position, extent: container + 1))
    container = index
    position += 1
  }

  private mutating func close() {
    let entry = tape.entries[container]
    tape.entries[container] = JSONEntry(entry.kind, at: entry.offset, extent: tape.count - container)
    container = entry.extent - 1
    depth -= 1
    position += 1
  }

  @inline(__always)
  mutating func append(_ entry: JSONEntry) throws(JSONFailure) {
    guard tape.append(entry) else { throw JSONFailure(reason: .outOfMemory, offset: position) }
  }

  /// Skips white space, and returns the byte after it: 0 at the end.
  @inline(__always)
  private mutating func next() -> UInt8 {
    while position < end {
      let byte = bytes[position]
      if byte > 0x20 { return byte }
      switch byte {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return byte
      }
    }
    return 0
  }

  func expected(_ text: String) -> JSONFailure { JSONFailure(reason: .syntax(text), offset: position) }
}
