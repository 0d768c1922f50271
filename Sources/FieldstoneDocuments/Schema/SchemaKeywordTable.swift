import Foundation

/// Finds keywords by the bytes of keys: a large schema has a hundred thousand of them, and making and hashing a text for
/// each would take longer than reading the file.
struct SchemaKeywordTable: Sendable {
  static let shared = SchemaKeywordTable()

  /// Without an array, which two threads would have to count their references to.
  private struct Entry {
    let prefix: UInt64
    let suffix: UInt64
    let count: Int
    let keyword: SchemaKeyword
  }

  /// A power of two, several times the number of keywords, so that most keys are alone in their slot.
  private static let size = 512
  private var slots = [Entry?](repeating: nil, count: size)

  private init() {
    for keyword in SchemaKeyword.allCases {
      let entry = Array(keyword.rawValue.utf8).withUnsafeBufferPointer {
        Entry(
          prefix: NamePrefix.of($0, readable: 0), suffix: Self.suffix(of: $0), count: $0.count, keyword: keyword)
      }
      var slot = Self.slot(entry.prefix, entry.count)
      while slots[slot] != nil { slot = (slot + 1) % Self.size }
      slots[slot] = entry
    }
  }

  private static func slot(_ prefix: UInt64, _ length: Int) -> Int {
    // The highest nine bits, as many as there are slots.
    Int(truncatingIfNeeded: ((prefix &+ UInt64(length)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The last eight bytes; 0 for a name that its prefix says all of.
  private static func suffix(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    name.count <= 8 ? 0 : NamePrefix.of(UnsafeBufferPointer(rebasing: name.suffix(8)), readable: 8)
  }

  /// - Parameter readable: How many bytes can be read from the name's first one on.
  func keyword(_ name: UnsafeBufferPointer<UInt8>, readable: Int) -> SchemaKeyword? {
    let prefix = NamePrefix.of(name, readable: readable)
    var slot = Self.slot(prefix, name.count)
    while let entry = slots[slot] {
      // Only of the longest names are there bytes between the first and the last eight.
      if entry.prefix == prefix, entry.count == name.count, entry.suffix == Self.suffix(of: name),
        name.count <= 16 || entry.keyword.rawValue.utf8.elementsEqual(name)
      {
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
        SchemaKeywordTable.shared.keyword(key.view.text(entry), readable: key.view.byteCount - entry.offset)
      } else {
        // One with escapes.
        Array(key.view.string(entry).utf8).withUnsafeBufferPointer {
          SchemaKeywordTable.shared.keyword($0, readable: $0.count)
        }
      }
    guard let found else { return nil }
    self = found
  }
}
