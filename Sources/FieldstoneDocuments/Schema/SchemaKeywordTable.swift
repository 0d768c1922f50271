import Foundation

/// Finds keywords by the bytes of keys: a large schema has a hundred thousand of them, and making and hashing a text for
/// each would take longer than reading the file.
struct SchemaKeywordTable: Sendable {
  static let shared = SchemaKeywordTable()

  private struct Entry {
    let prefix: UInt64
    let bytes: [UInt8]
    let keyword: SchemaKeyword
  }

  /// A power of two, several times the number of keywords, so that most keys are alone in their slot.
  private static let size = 512
  private var slots = [Entry?](repeating: nil, count: size)

  private init() {
    for keyword in SchemaKeyword.allCases {
      let bytes = Array(keyword.rawValue.utf8)
      let prefix = bytes.withUnsafeBufferPointer { NamePrefix.of($0, readable: 0) }
      var slot = Self.slot(prefix, bytes.count)
      while slots[slot] != nil { slot = (slot + 1) % Self.size }
      slots[slot] = Entry(prefix: prefix, bytes: bytes, keyword: keyword)
    }
  }

  private static func slot(_ prefix: UInt64, _ length: Int) -> Int {
    // The highest nine bits, as many as there are slots.
    Int(truncatingIfNeeded: ((prefix &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  func keyword(_ name: UnsafeBufferPointer<UInt8>) -> SchemaKeyword? {
    let prefix = NamePrefix.of(name, readable: 0)
    var slot = Self.slot(prefix, name.count)
    while let entry = slots[slot] {
      if entry.prefix == prefix, entry.bytes.count == name.count, entry.bytes.elementsEqual(name) {
        return entry.keyword
      }
      slot = (slot + 1) % Self.size
    }
    return nil
  }
}

extension SchemaKeyword {
  /// The keyword that a key of a schema is; nil for any other key.
  init?(_ key: JSONNode) {
    let entry = key.entry
    let found =
      if entry.kind == .string {
        SchemaKeywordTable.shared.keyword(key.view.text(entry))
      } else {
        // One with escapes.
        Array(key.view.string(entry).utf8).withUnsafeBufferPointer { SchemaKeywordTable.shared.keyword($0) }
      }
    guard let found else { return nil }
    self = found
  }
}
