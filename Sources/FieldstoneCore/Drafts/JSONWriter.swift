/// Writes JSON (RFC 8259) without white space.
///
/// Drafts are written with every request of a page and after every pause in typing. `JSONEncoder` takes several times as
/// long for them.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// Whether nothing has been written yet in the object or array that is open.
  private var isFirst = true

  package init() {}

  package mutating func object(_ members: (inout Self) -> Void) { enclose("{", "}", members) }

  package mutating func array<Element>(_ elements: some Sequence<Element>, _ write: (inout Self, Element) -> Void) {
    enclose("[", "]") { writer in
      for element in elements {
        writer.separate()
        write(&writer, element)
      }
    }
  }

  /// Writes the name of a member; its value has to follow.
  package mutating func name(_ name: String) {
    separate()
    string(name)
    append(":")
  }

  mutating func member(_ name: String, _ flag: Bool?) {
    guard let flag else { return }
    self.name(name)
    raw(flag ? "true" : "false")
  }

  mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    self.name(name)
    string(text)
  }

  mutating func member(_ name: String, _ number: some FixedWidthInteger) {
    self.name(name)
    raw(String(number))
  }

  /// - Parameter number: Is finite.
  mutating func member(_ name: String, _ number: Double) {
    self.name(name)
    // The fewest digits that restore it exactly.
    raw(String(number))
  }

  package mutating func string(_ text: String) {
    append("\"")
    defer { append("\"") }
    var text = text
    text.withUTF8 { utf8 in
      guard utf8.contains(where: Self.isEscaped) else { return bytes.append(contentsOf: utf8) }
      var start = 0
      for (index, byte) in utf8.enumerated() where Self.isEscaped(byte) {
        bytes.append(contentsOf: utf8[start..<index])
        start = index + 1
        escape(byte)
      }
      bytes.append(contentsOf: utf8[start...])
    }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    append("\\")
    switch byte {
    case 0x08: append("b")
    case 0x09: append("t")
    case 0x0A: append("n")
    case 0x0C: append("f")
    case 0x0D: append("r")
    case ..<0x20: raw("u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
    default: bytes.append(byte)
    }
  }

  private mutating func enclose(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout Self) -> Void) {
    append(open)
    isFirst = true
    content(&self)
    append(close)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { append(",") }
    isFirst = false
  }

  private mutating func append(_ character: Unicode.Scalar) { bytes.append(UInt8(ascii: character)) }
  /// Writes a number, `true`, `false` or `null`.
  package mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
