/// Reads tags and texts of XML 1.0, without document types of their own: no entity is ever expanded but the five that
/// XML has, and no other file is read.
struct XMLScanner {
  struct Tag {
    let name: String
    let isOpening: Bool
    /// Whether it is an opening and a closing tag at once: `<dict/>`.
    var isEmpty = false
    let offset: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  func failure(_ text: String) -> PropertyListFailure { PropertyListFailure(text: text, offset: position) }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private func starts(with text: StaticString) -> Bool {
    guard bytes.count - position >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
  }

  /// Skips what follows up to and with a text.
  private mutating func skip(past text: StaticString, _ what: String) throws(PropertyListFailure) {
    let start = position
    while position < bytes.count {
      if bytes[position] == text.utf8Start[0], starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw PropertyListFailure(text: "\(what) has to end with \(text).", offset: start)
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipMarkup() throws(PropertyListFailure) {
    while true {
      skipSpace()
      if starts(with: "<!--") {
        try skip(past: "-->", "A comment")
      } else if starts(with: "<?") {
        try skip(past: "?>", "An instruction")
      } else {
        return
      }
    }
  }

  /// Skips what comes before the first element.
  mutating func prolog() throws(PropertyListFailure) {
    if starts(with: "\u{FEFF}") { position = 3 }
    try checkEncoding()
    try skipMarkup()
    guard starts(with: "<!DOCTYPE") else { return }
    var quote: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw failure("Remove the declarations from the document type: entities aren't read.")
      } else if byte == UInt8(ascii: ">") {
        position += 1
        return try skipMarkup()
      }
      position += 1
    }
    throw failure("A document type has to end with >.")
  }

  private func checkEncoding() throws(PropertyListFailure) {
    guard starts(with: "<?xml") else { return }
    let head = String(
      decoding: bytes[position..<min(position + 200, bytes.count)].prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    guard let name = head.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/) else { return }
    guard ["utf-8", "us-ascii", "ascii"].contains(name.1.lowercased()) else {
      throw failure("The text must be UTF-8.")
    }
  }

  // MARK: Tags

  mutating func tag() throws(PropertyListFailure) -> Tag {
    let start = position
    guard byte() == UInt8(ascii: "<") else {
      throw failure(isAtEnd ? "The property list ends too early." : "Expected a tag here.")
    }
    position += 1
    let isOpening = byte() != UInt8(ascii: "/")
    if !isOpening { position += 1 }
    let nameStart = position
    while Self.isNameByte(byte()) { position += 1 }
    guard position > nameStart, position - nameStart <= 40 else {
      throw failure("Expected the name of an element here.")
    }
    let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
    let isEmpty = try attributes()
    guard isOpening || !isEmpty else {
      throw PropertyListFailure(text: "A closing tag has to end with >.", offset: start)
    }
    return Tag(name: name, isOpening: isOpening, isEmpty: isEmpty, offset: start)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x2D, 0x2E, 0x5F, 0x3A, 0x80...: true
    default: false
    }
  }

  /// Skips attributes and the end of a tag, and returns whether that is `/>`.
  private mutating func attributes() throws(PropertyListFailure) -> Bool {
    while true {
      skipSpace()
      switch byte() {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        position += 2
        return true
      case let byte where Self.isNameByte(byte):
        while Self.isNameByte(self.byte()) { position += 1 }
        skipSpace()
        guard self.byte() == UInt8(ascii: "=") else { throw failure("Expected = after the name of an attribute.") }
        position += 1
        skipSpace()
        let quote = self.byte()
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
          throw failure("The value of an attribute has to be in quotes.")
        }
        position += 1
        while position < bytes.count, bytes[position] != quote { position += 1 }
        guard position < bytes.count else { throw failure("The value of an attribute has to end with a quote.") }
        position += 1
      default: throw failure("A tag has to end with >.")
      }
    }
  }

  // MARK: Texts

  /// The text of an element up to and with its closing tag.
  mutating func text(_ tag: Tag) throws(PropertyListFailure) -> [UInt8] {
    if tag.isEmpty { return [] }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&"): text += try entity()
      case UInt8(ascii: "<"):
        if starts(with: "<![CDATA[") {
          let start = position + 9
          try skip(past: "]]>", "A CDATA section")
          text += bytes[start..<(position - 3)]
        } else if starts(with: "<!--") {
          try skip(past: "-->", "A comment")
        } else {
          let end = try self.tag()
          guard !end.isOpening, end.name == tag.name else {
            throw PropertyListFailure(text: "Expected </\(tag.name)> here.", offset: end.offset)
          }
          return text
        }
      case 0x0D:
        // Lines end with LF (XML 1.0, section 2.11).
        text.append(0x0A)
        position += self.byte(1) == 0x0A ? 2 : 1
      default:
        let start = position
        while position < bytes.count, ![0x26, 0x3C, 0x0D].contains(bytes[position]) { position += 1 }
        text += bytes[start..<position]
      }
    }
    throw PropertyListFailure(text: "<\(tag.name)> has to end with </\(tag.name)>.", offset: tag.offset)
  }

  private mutating func entity() throws(PropertyListFailure) -> [UInt8] {
    let name = bytes[(position + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    guard position + 1 + name.count < bytes.count, bytes[position + 1 + name.count] == UInt8(ascii: ";"),
      let text = Self.character(String(decoding: name, as: UTF8.self))
    else {
      throw failure("Expected an entity: &amp; &lt; &gt; &quot; &apos; or the number of a character, &#…;.")
    }
    position += name.count + 2
    return text
  }

  private static func character(_ name: String) -> [UInt8]? {
    switch name {
    case "amp": return [UInt8(ascii: "&")]
    case "lt": return [UInt8(ascii: "<")]
    case "gt": return [UInt8(ascii: ">")]
    case "quot": return [UInt8(ascii: "\"")]
    case "apos": return [UInt8(ascii: "'")]
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.hasPrefix("#x")
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
      guard let number, let scalar = Unicode.Scalar(number), number >= 0x20 || [0x09, 0x0A, 0x0D].contains(number)
      else { return nil }
      return Array(String(Character(scalar)).utf8)
    }
  }
}
