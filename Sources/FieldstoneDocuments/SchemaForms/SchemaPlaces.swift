/// Where the values of a document are: lines, columns and pointers, each found without looking through the document.
final class SchemaPlaces {
  private let view: JSONView
  private let file: String?
  /// The lines, and the columns in Unicode scalars.
  private let places: OwnPlaces
  /// The container of each entry, and its index among the children.
  private var parents: [(container: Int32, position: Int32)] = []
  /// The container that was last asked for.
  private var last: (container: Int, pointer: String) = (-1, "")

  /// - Complexity: O(size of the document).
  init(_ document: JSONDocument, file: String?) {
    (view, self.file, places) = (document.storage.view, file, OwnPlaces(document))
  }

  /// The place of a value, or of a key's value.
  ///
  /// - Complexity: O(depth + log lines), after the first time.
  func source(_ index: Int, below keys: [String] = []) -> DocumentSource {
    let entry = view[index]
    let offset = entry.isString ? entry.offset - 1 : entry.offset
    let (line, column) = places.place(of: offset)
    var pointer = pointer(index)
    for key in keys { pointer += "/" + JSONPointer.escaped(key) }
    return DocumentSource(file: file, line: line, column: column, pointer: pointer)
  }

  /// The JSON pointer of a value.
  func pointer(_ index: Int) -> String {
    if parents.isEmpty { findParents() }
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
  private func findParents() {
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
