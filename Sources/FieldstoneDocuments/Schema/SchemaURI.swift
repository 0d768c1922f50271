/// A URI reference without its fragment, and how another one is resolved against it (RFC 3986, section 5).
struct SchemaURI: Hashable {
  private var scheme: Substring?
  private var authority: Substring?
  private var path: Substring
  private var query: Substring?

  /// Takes a reference apart (RFC 3986, appendix B). Every text is one.
  ///
  /// - Returns: the reference, and its fragment if it has a `#`.
  static func parse(_ text: String) -> (uri: SchemaURI, fragment: String?) {
    var rest = Substring(text)
    var fragment: String?
    if let hash = rest.unicodeScalars.firstIndex(of: "#") {
      fragment = String(rest[rest.unicodeScalars.index(after: hash)...])
      rest = rest[..<hash]
    }
    var uri = SchemaURI(path: "")
    if let mark = rest.unicodeScalars.firstIndex(of: "?") {
      uri.query = rest[rest.unicodeScalars.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), isScheme(rest[..<colon]) {
      uri.scheme = Substring(rest[..<colon].lowercased())
      rest = rest[rest.utf8.index(after: colon)...]
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: 2)...]
      let end = rest.utf8.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      uri.authority = rest[..<end]
      rest = rest[end...]
    }
    uri.path = rest
    return (uri, fragment)
  }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// What a reference in a document with this URI means (RFC 3986, section 5.2.2).
  func resolving(_ reference: SchemaURI) -> SchemaURI {
    var result = reference
    if reference.scheme == nil {
      result.scheme = scheme
      if reference.authority == nil {
        result.authority = authority
        if reference.path.isEmpty {
          result.path = path
          if reference.query == nil { result.query = query }
          return result
        }
        if reference.path.utf8.first != UInt8(ascii: "/") { result.path = merged(with: reference.path) }
      }
    }
    result.path = Self.removingDotSegments(result.path)
    return result
  }

  private func merged(with relative: Substring) -> Substring {
    if authority != nil, path.isEmpty { return "/" + relative }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return relative }
    return path[...slash] + relative
  }

  private static func removingDotSegments(_ path: Substring) -> Substring {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    var kept: [Substring] = []
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    let isAbsolute = segments.first?.isEmpty == true && segments.count > 1
    for (index, segment) in segments.enumerated() where !(isAbsolute && index == 0) {
      let isLast = index == segments.count - 1
      switch segment {
      case ".": if isLast { kept.append("") }
      case "..":
        _ = kept.popLast()
        if isLast { kept.append("") }
      default: kept.append(segment)
      }
    }
    return Substring((isAbsolute ? "/" : "") + kept.joined(separator: "/"))
  }

  var text: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// A fragment without its percent escapes, or nil if they aren't UTF-8.
  static func decoded(_ fragment: String) -> String? {
    guard fragment.utf8.contains(UInt8(ascii: "%")) else { return fragment }
    var bytes: [UInt8] = []
    var left = fragment.utf8[...]
    while let byte = left.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard left.count >= 2, let value = UInt8(String(left.prefix(2)) ?? "", radix: 16) else { return nil }
      bytes.append(value)
      left = left.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension SchemaURI {
  private init(path: Substring) { self.path = path }
}
