import Foundation

/// The names of one object's properties, or the strings of one `enum`: a run of entries in a `NameStore`.
struct NameTable {
  var start: Int32 = 0
  var count: Int32 = 0
  /// Where the slots of its hash table begin, or -1 if it has few names, which are compared one by one.
  var slots: Int32 = -1
  var mask: Int32 = 0
}

/// Names, found by their UTF-8 without a `String` being made.
struct NameStore {
  struct Entry {
    /// The first eight bytes of the name, as a number, with zeros behind a shorter one.
    let prefix: UInt64
    let length: Int32
    /// Where the name begins in `bytes`.
    let offset: Int32
    /// The schema of a property, or -1.
    var schema: Int32
  }

  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []
  /// Positions in a table, or -1.
  private(set) var slots: [Int32] = []

  /// Adds a table. The names are all different.
  mutating func add(_ names: [(name: [UInt8], schema: Int32)], hash: JSONHash) -> NameTable {
    var table = NameTable(start: Int32(entries.count), count: Int32(names.count))
    for (name, schema) in names {
      let prefix = name.withUnsafeBufferPointer { NamePrefix.of($0, readable: 0) }
      let offset = Int32(bytes.count)
      entries.append(Entry(prefix: prefix, length: Int32(name.count), offset: offset, schema: schema))
      bytes += name
    }
    guard names.count > 8 else { return table }
    var size = 32
    while size < names.count * 2 { size *= 2 }
    table.slots = Int32(slots.count)
    table.mask = Int32(size - 1)
    slots += Array(repeating: -1, count: size)
    for (position, (name, _)) in names.enumerated() {
      var slot = Int(name.withUnsafeBufferPointer { hash.bytes($0) } & UInt64(size - 1))
      while slots[Int(table.slots) + slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[Int(table.slots) + slot] = Int32(position)
    }
    return table
  }

  mutating func setSchema(_ schema: Int32, of position: Int, in table: NameTable) {
    entries[Int(table.start) + position].schema = schema
  }

  func name(_ position: Int, in table: NameTable) -> String {
    let entry = entries[Int(table.start) + position]
    return String(decoding: bytes[Int(entry.offset)..<Int(entry.offset + entry.length)], as: UTF8.self)
  }
}

enum NamePrefix {
  /// The first eight bytes as a number. `readable` is how many bytes can be read from the name's first one on.
  @inline(__always)
  static func of(_ name: UnsafeBufferPointer<UInt8>, readable: Int) -> UInt64 {
    guard let start = name.baseAddress else { return 0 }
    if name.count >= 8 || readable >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
      return name.count >= 8 ? word : word & (1 << UInt64(name.count * 8) &- 1)
    }
    var word: UInt64 = 0
    for index in 0..<name.count { word |= UInt64(start[index]) << UInt64(index * 8) }
    return word
  }
}

/// The tables of a `NameStore`, borrowed.
struct NameView {
  let entries: UnsafePointer<NameStore.Entry>
  let bytes: UnsafePointer<UInt8>
  let slots: UnsafePointer<Int32>
  let hash: JSONHash

  /// The position of a name in a table, or -1.
  ///
  /// - Complexity: O(length of the name)
  @inline(__always)
  func find(_ name: UnsafeBufferPointer<UInt8>, readable: Int, in table: NameTable) -> Int {
    let first = entries + Int(table.start)
    let prefix = NamePrefix.of(name, readable: readable)
    if table.slots < 0 {
      for position in 0..<Int(table.count) where isSame(first + position, name, prefix) { return position }
      return -1
    }
    let mask = Int(table.mask)
    var slot = Int(truncatingIfNeeded: hash.bytes(name)) & mask
    while true {
      let position = Int(slots[Int(table.slots) + slot])
      if position < 0 || isSame(first + position, name, prefix) { return position }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func isSame(
    _ entry: UnsafePointer<NameStore.Entry>, _ name: UnsafeBufferPointer<UInt8>, _ prefix: UInt64
  ) -> Bool {
    guard entry.pointee.prefix == prefix, Int(entry.pointee.length) == name.count else { return false }
    guard name.count > 8, let start = name.baseAddress else { return true }
    return memcmp(bytes + Int(entry.pointee.offset) + 8, start + 8, name.count - 8) == 0
  }
}
