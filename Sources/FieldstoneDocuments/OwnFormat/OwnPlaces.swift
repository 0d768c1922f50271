/// The lines and columns of many offsets of a text.
///
/// - Complexity: O(bytes) to make; O(log lines) for a place.
final class OwnPlaces: Sendable {
  private static let block = 1_024

  private let storage: JSONStorage
  /// The offset at which each line begins.
  private let lines: [Int]
  /// How many Unicode scalars there are before each block of bytes.
  private let scalars: [Int]

  init(_ document: JSONDocument) {
    storage = document.storage
    let view = document.storage.view
    let bytes = UnsafeBufferPointer(start: view.bytes, count: view.byteCount)
    var (lines, scalars, count) = ([0], [Int](), 0)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lines = [3] }
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.block == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      // A line ends with LF, CR or CR LF.
      let isReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturn { lines.append(offset + 1) }
    }
    (self.lines, self.scalars) = (lines, scalars)
  }

  /// How many scalars begin before an offset.
  private func scalars(before offset: Int) -> Int {
    guard !scalars.isEmpty else { return 0 }
    let block = min(offset / Self.block, scalars.count - 1)
    let view = storage.view
    let rest = UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(start: view.bytes, count: view.byteCount)[(block * Self.block)..<offset])
    return scalars[block] + JSONText.scalarCount(rest)
  }

  /// Both from 1; the column counts Unicode scalars.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let start = min(lines[low], offset)
    return (low + 1, scalars(before: offset) - scalars(before: start) + 1)
  }
}

/// The way to a value, from which its JSON pointer is made when somebody asks.
final class OwnPointer: Sendable {
  private enum Step: Sendable {
    case root
    case key(OwnPointer, String)
    case index(OwnPointer, Int)
  }
  private let step: Step

  private init(_ step: Step) { self.step = step }

  static let root = OwnPointer(.root)
  func key(_ key: String) -> OwnPointer { OwnPointer(.key(self, key)) }
  func index(_ index: Int) -> OwnPointer { OwnPointer(.index(self, index)) }

  /// - Complexity: O(levels).
  var text: String {
    var parts: [String] = []
    var pointer = self
    while true {
      switch pointer.step {
      case .root: return parts.reversed().map { "/" + $0 }.joined()
      case .key(let outer, let key):
        parts.append(JSONPointer.escaped(key))
        pointer = outer
      case .index(let outer, let index):
        parts.append(String(index))
        pointer = outer
      }
    }
  }
}

/// A value of the file, and the way to it.
struct OwnPlace {
  let node: JSONNode
  let pointer: OwnPointer

  /// The place of the value of a key.
  subscript(key: String) -> OwnPlace? {
    node[key].map { OwnPlace(node: $0, pointer: pointer.key(key)) }
  }

  /// What it is, in a mistake.
  var words: String {
    switch node.kind {
    case .null: "null"
    case .boolean: node.boolean == true ? "true" : "false"
    case .number: node.number?.text.shortenedInProblem ?? "a number"
    case .string: "'\((node.string ?? "").shortenedInProblem)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// The first letters, with escapes for what hides or reverses other text.
  var shortenedInProblem: String {
    let shown = String(prefix(60)).withoutHiddenCharacters
    return count > 60 ? shown + "…" : shown
  }
}
