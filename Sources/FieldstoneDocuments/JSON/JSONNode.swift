/// A value of a document.
///
/// Two nodes are equal if their values are: `1.0` and `1` are, and objects with the same members in another order.
public struct JSONNode: Sendable {
  let storage: JSONStorage
  let index: Int

  public enum Kind: String, Hashable, Sendable {
    case null, boolean, number, string, array, object
  }

  var view: JSONView { storage.view }
  var entry: JSONEntry { storage.view[index] }

  public var kind: Kind {
    switch entry.kind {
    case .null: .null
    case .no, .yes: .boolean
    case .integer, .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  public var isNull: Bool { entry.kind == .null }

  /// The value of `true` or `false`.
  public var boolean: Bool? {
    switch entry.kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  public var number: JSONNumber? {
    entry.isNumber ? JSONNumber(checked: String(decoding: view.text(entry), as: UTF8.self)) : nil
  }

  /// The text that a string stands for, without its quotes and escapes.
  public var string: String? { entry.isString ? view.string(entry) : nil }

  /// The elements of an array, in order. Other values have none.
  public var elements: some Sequence<JSONNode> & Sendable {
    JSONChildren(storage: storage, container: index, kind: .array).lazy.map { $0.value }
  }

  /// The members of an object, in the order of the text, also those whose key is written twice. Other values have none.
  public var members: some Sequence<JSONMember> & Sendable {
    JSONChildren(storage: storage, container: index, kind: .object)
  }

  /// How many elements or members the value has.
  ///
  /// - Complexity: O(number of elements)
  public var count: Int { entry.isContainer ? view.childCount(index) : 0 }

  /// The member with this key; the last one if the key is written twice, as most readers have it.
  ///
  /// - Complexity: O(number of members)
  public subscript(key: String) -> JSONNode? {
    guard entry.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { wanted in
      let end = view.after(index)
      var child = index + 1
      var found: Int?
      var scratch: [UInt8] = []
      while child < end {
        if view.withKey(child, &scratch, { $0.hasSameBytes(as: wanted) }) { found = child + 1 }
        child = view.after(child + 1)
      }
      return found.map { JSONNode(storage: storage, index: $0) }
    }
  }

  /// The element at an index from 0, or nil if there is none.
  ///
  /// - Complexity: O(`position`)
  public subscript(position: Int) -> JSONNode? {
    guard entry.kind == .array, position >= 0 else { return nil }
    let end = view.after(index)
    var child = index + 1
    for _ in 0..<position where child < end { child = view.after(child) }
    return child < end ? JSONNode(storage: storage, index: child) : nil
  }
}

/// A key and its value.
public struct JSONMember: Sendable {
  /// The key as a node, which knows its line and column.
  public let keyNode: JSONNode
  public let value: JSONNode

  public var key: String { keyNode.view.string(keyNode.entry) }
}

/// Goes through the children of an array or object.
struct JSONChildren: Sequence, IteratorProtocol, Sendable {
  private let storage: JSONStorage
  private var child: Int
  private let end: Int
  private let isObject: Bool

  init(storage: JSONStorage, container: Int, kind: JSONEntry.Kind) {
    self.storage = storage
    isObject = kind == .object
    child = container + 1
    end = storage.view[container].kind == kind ? storage.view.after(container) : child
  }

  mutating func next() -> JSONMember? {
    guard child < end else { return nil }
    let key = JSONNode(storage: storage, index: child)
    let value = JSONNode(storage: storage, index: isObject ? child + 1 : child)
    child = storage.view.after(value.index)
    return JSONMember(keyNode: key, value: value)
  }
}
