import FieldstoneDocuments

/// A part of the way to a value.
enum JSONTreeStep: Hashable {
  /// The member at an index of an object, with its key.
  case member(Int, String)
  case element(Int)
}

struct JSONTreeMember {
  var key: String
  var value: JSONTree

  init(_ key: String, _ value: JSONTree) { (self.key, self.value) = (key, value) }
}

/// JSON that can be damaged: members keep their order, and a key may be there twice.
indirect enum JSONTree {
  case object([JSONTreeMember])
  case array([JSONTree])
  /// Anything else, as JSON writes it.
  case scalar(String)

  init(_ node: JSONNode) {
    switch node.kind {
    case .object: self = .object(node.members.map { JSONTreeMember($0.key, JSONTree($0.value)) })
    case .array: self = .array(node.elements.map { JSONTree($0) })
    default: self = .scalar(node.text)
    }
  }

  static func text(_ text: String) -> JSONTree { .scalar(FormValues.Value.text(text).description) }

  /// The text of a string.
  var text: String? {
    guard case .scalar(let json) = self, json.hasPrefix("\"") else { return nil }
    return try? JSONDocument(text: json).root.string
  }

  var members: [JSONTreeMember] { if case .object(let members) = self { members } else { [] } }
  func has(_ key: String) -> Bool { members.contains { $0.key == key } }
  subscript(key: String) -> JSONTree? { members.first { $0.key == key }?.value }

  /// The value at a path.
  subscript(path: ArraySlice<JSONTreeStep>) -> JSONTree? {
    guard let step = path.first else { return self }
    switch (self, step) {
    case (.object(let members), .member(let index, _)): return members[index].value[path.dropFirst()]
    case (.array(let elements), .element(let index)): return elements[index][path.dropFirst()]
    default: return nil
    }
  }

  /// Changes the value at a path.
  mutating func change(_ path: ArraySlice<JSONTreeStep>, _ body: (inout JSONTree) -> Void) {
    guard let step = path.first else { return body(&self) }
    switch (self, step) {
    case (.object(var members), .member(let index, _)):
      members[index].value.change(path.dropFirst(), body)
      self = .object(members)
    case (.array(var elements), .element(let index)):
      elements[index].change(path.dropFirst(), body)
      self = .array(elements)
    default: break
    }
  }

  /// Calls a closure with all values and their paths, those inside of a value after it.
  func visit(_ path: [JSONTreeStep] = [], _ body: ([JSONTreeStep], JSONTree) -> Void) {
    body(path, self)
    switch self {
    case .object(let members):
      for (index, member) in members.enumerated() { member.value.visit(path + [.member(index, member.key)], body) }
    case .array(let elements):
      for (index, value) in elements.enumerated() { value.visit(path + [.element(index)], body) }
    case .scalar: break
    }
  }

  /// The tree as JSON, each member and element on a line of its own, and the lines of all values by their pointers.
  var written: (json: String, lines: [String: [Int]]) {
    var (json, line, lines): (String, Int, [String: [Int]]) = ("", 1, [:])
    func write(_ tree: JSONTree, _ pointer: String) {
      lines[pointer, default: []].append(line)
      func separated<Part>(_ parts: [Part], _ brackets: (String, String), _ write: (Int, Part) -> Void) {
        json += brackets.0
        for (index, part) in parts.enumerated() {
          json += index == 0 ? "\n" : ",\n"
          line += 1
          write(index, part)
        }
        json += brackets.1
      }
      switch tree {
      case .scalar(let text): json += text
      case .array(let elements): separated(elements, ("[", "]")) { write($1, "\(pointer)/\($0)") }
      case .object(let members):
        separated(members, ("{", "}")) { _, member in
          json += FormValues.Value.text(member.key).description + ": "
          write(member.value, "\(pointer)/\(escaped(member.key))")
        }
      }
    }
    write(self, "")
    return (json, lines)
  }
}

/// A part of a JSON pointer (RFC 6901).
private func escaped(_ key: String) -> String {
  key.replacing("~", with: "~0").replacing("/", with: "~1")
}

extension [JSONTreeStep] {
  /// The JSON pointer of a path.
  var pointer: String {
    map { step in
      switch step {
      case .member(_, let key): "/" + escaped(key)
      case .element(let index): "/\(index)"
      }
    }.joined()
  }

  /// The keys on the way, without the indices in arrays.
  var keys: [String] { compactMap { if case .member(_, let key) = $0 { key } else { nil } } }
  var key: String? { if case .member(_, let key)? = last { key } else { nil } }
}
