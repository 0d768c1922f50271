import FieldstoneCore

/// Where the values of a document are: lines, columns and pointers. The document is looked through once, when somebody
/// asks for the first time.
final class SchemaPlaces: Sendable {
  private let document: JSONDocument
  private let file: String?
  private let found = Locked<FoundPlaces?>(nil)

  init(_ document: JSONDocument, file: String?) { (self.document, self.file) = (document, file) }

  /// The index of the value of the first of some keys that an object has, or of an element of that; its own index if it
  /// has none of them.
  func member(of index: Int, _ keys: [String], _ element: Int?) -> Int {
    let node = JSONNode(storage: document.storage, index: index)
    guard let found = keys.lazy.compactMap({ node[$0] }).first else { return index }
    return element.flatMap { found[$0] }?.index ?? found.index
  }

  /// The index of the value to which some keys and positions lead, as far as there is one.
  func value(of index: Int, at keys: [String]) -> Int {
    var node = JSONNode(storage: document.storage, index: index)
    for key in keys {
      guard let inner = node.kind == .array ? Int(key).flatMap({ node[$0] }) : node[key] else { break }
      node = inner
    }
    return node.index
  }

  /// The place of a value, or of a key's value.
  ///
  /// - Complexity: O(depth + log lines), after the first time.
  func source(_ index: Int, below keys: [String] = []) -> DocumentSource {
    found.withLock { found in
      var places = found ?? FoundPlaces(document)
      // The copy is the only one while it changes.
      found = nil
      defer { found = places }
      let (line, column) = places.place(index)
      var pointer = places.pointer(index)
      for key in keys { pointer += "/" + JSONPointer.escaped(key) }
      return DocumentSource(file: file, line: line, column: column, pointer: pointer)
    }
  }
}

/// What was found in a document.
private struct FoundPlaces: Sendable {
  /// Keeps the bytes of the view.
  private let document: JSONDocument
  /// The lines, and the columns in Unicode scalars.
  private let places: OwnPlaces
  /// The container of each entry, and its index among the children.
  private var parents: [(container: Int32, position: Int32)] = []
  /// The container that was last asked for.
  private var last: (container: Int, pointer: String) = (-1, "")
  private var view: JSONView { document.storage.view }

  /// - Complexity: O(size of the document).
  init(_ document: JSONDocument) {
    (self.document, places) = (document, OwnPlaces(document))
    findParents()
  }

  func place(_ index: Int) -> (line: Int, column: Int) {
    let entry = view[index]
    return places.place(of: entry.isString ? entry.offset - 1 : entry.offset)
  }

  /// The JSON pointer of a value.
  mutating func pointer(_ index: Int) -> String {
    guard index > 0 else { return "" }
    let container = Int(parents[index].container)
    // Values are mostly asked for one after another, with the same way to them.
    if last.container != container {
      var (tokens, current) = ([String](), container)
      while current > 0, current != last.container {
        tokens.append("/" + token(current))
        current = Int(parents[current].container)
      }
      let start = current == last.container ? last.pointer : ""
      last = (container, start + tokens.reversed().joined())
    }
    return last.pointer + "/" + token(index)
  }

  private func token(_ index: Int) -> String {
    let (container, position) = parents[index]
    guard view[Int(container)].kind == .object else { return String(position) }
    // The value of a member comes after its key.
    return JSONPointer.escaped(view.string(view[isKey(index) ? index : index - 1]))
  }

  private func isKey(_ index: Int) -> Bool { parents[index].position & 1 == 0 }

  /// - Complexity: O(entries). In objects, keys have even positions and values have odd ones.
  private mutating func findParents() {
    parents = Array(repeating: (0, 0), count: view.count)
    var open: [(index: Int, end: Int, position: Int32)] = []
    for index in 0..<view.count {
      while let last = open.last, last.end <= index { open.removeLast() }
      if let last = open.last {
        parents[index] = (Int32(last.index), last.position)
        open[open.count - 1].position += 1
      }
      if view[index].isContainer { open.append((index, view.after(index), 0)) }
    }
  }
}
