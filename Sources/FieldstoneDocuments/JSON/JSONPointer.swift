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

/// Makes the pointers of many values, which have to come in the order of the text.
///
/// - Complexity: O(number of siblings on all the ways), however many values there are
struct JSONPointerWriter {
  private struct Level {
    let end: Int
    let isObject: Bool
    var child: Int
    var position = 0
    var prefix: String
  }

  private let view: JSONView
  private var levels: [Level] = []

  init(_ view: JSONView) { self.view = view }

  mutating func pointer(to target: Int) -> String {
    if target == 0 { return "" }
    while let level = levels.last, level.end <= target { levels.removeLast() }
    if levels.isEmpty { enter(0, "") }
    while true {
      let top = levels.count - 1
      let isObject = levels[top].isObject
      while true {
        let end = view.after(isObject ? levels[top].child + 1 : levels[top].child)
        if target < end { break }
        levels[top].child = end
        levels[top].position += 1
      }
      let (child, position) = (levels[top].child, levels[top].position)
      let token = isObject ? JSONPointer.escaped(view.string(view[child])) : String(position)
      let pointer = levels[top].prefix + "/" + token
      let value = isObject ? child + 1 : child
      if target <= value { return pointer }
      enter(value, pointer)
    }
  }

  private mutating func enter(_ container: Int, _ prefix: String) {
    levels.append(
      Level(
        end: view.after(container), isObject: view[container].kind == .object, child: container + 1, prefix: prefix))
  }
}

extension JSONView {
  /// The pointer of a value, or of a key's value.
  ///
  /// - Complexity: O(number of siblings, on each level of the way)
  func pointer(to target: Int) -> String {
    var writer = JSONPointerWriter(self)
    return writer.pointer(to: target)
  }
}
