/// JSON pointers (RFC 6901).
enum JSONPointer {
  /// A key or an index as one part of a pointer.
  static func escaped(_ token: String) -> String {
    guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return token }
    var text = ""
    for scalar in token.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The parts of a pointer, or nil if the text isn't one.
  static func tokens(_ pointer: String) -> [String]? {
    if pointer.isEmpty { return [] }
    guard pointer.utf8.first == UInt8(ascii: "/") else { return nil }
    var tokens: [String] = []
    for part in pointer.unicodeScalars.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      var token = ""
      var isEscape = false
      for scalar in part {
        if isEscape {
          guard scalar == "0" || scalar == "1" else { return nil }
          token += scalar == "0" ? "~" : "/"
          isEscape = false
        } else if scalar == "~" {
          isEscape = true
        } else {
          token.unicodeScalars.append(scalar)
        }
      }
      if isEscape { return nil }
      tokens.append(token)
    }
    return tokens
  }

  /// The place of an element, as a pointer writes it: digits without a zero in front.
  static func index(_ token: String) -> Int? {
    guard !token.isEmpty, token.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return token.utf8.count > 1 && token.utf8.first == 0x30 ? nil : Int(token)
  }
}

extension JSONView {
  /// The pointer of a value, or of a key's value.
  ///
  /// - Complexity: O(number of siblings, on each level of the way)
  func pointer(to target: Int) -> String {
    var pointer = ""
    var container = 0
    while container != target {
      let isObject = entries[container].kind == .object
      var child = container + 1
      var position = 0
      while true {
        let end = after(isObject ? child + 1 : child)
        if target < end { break }
        child = end
        position += 1
      }
      pointer += "/" + (isObject ? JSONPointer.escaped(string(entries[child])) : String(position))
      if target == child { break }
      container = isObject ? child + 1 : child
    }
    return pointer
  }
}
