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

  var entries: [Entry] = []
  var bytes: [UInt8] = []
  /// Positions in a table, or -1.
  var slots: [Int32] = []

  /// Begins a table, to which names can be added until the next one begins.
  func begin() -> NameTable { NameTable(start: Int32(entries.count)) }

  /// The position of a name in the last table, to which it is added if it is new. Names are compared by their bytes: two
  /// that look alike are two.
  mutating func position(of key: JSONNode, in table: inout NameTable, hash: JSONHash) -> Int {
    let entry = key.entry
    if entry.kind == .string { return position(of: key.view.text(entry), in: &table, hash: hash) }
    return Array(key.view.string(entry).utf8).withUnsafeBufferPointer { position(of: $0, in: &table, hash: hash) }
  }

  private mutating func position(of name: UnsafeBufferPointer<UInt8>, in table: inout NameTable, hash: JSONHash) -> Int
  {
    let prefix = NamePrefix.of(name, readable: 0)
    let position = Int(table.count)
    var free = -1
    if table.slots < 0 {
      for known in 0..<position where isSame(Int(table.start) + known, name, prefix) { return known }
    } else {
      free = slot(of: name, prefix, in: table, hash)
      if slots[free] >= 0 { return Int(slots[free]) }
    }
    entries.append(Entry(prefix: prefix, length: Int32(name.count), offset: Int32(bytes.count), schema: -1))
    bytes += name
    table.count += 1
    if free >= 0 { slots[free] = Int32(position) }
    let size = table.slots < 0 ? 0 : Int(table.mask) + 1
    if position >= 8, (position + 1) * 2 > size { grow(&table, to: max(32, size * 2), hash) }
    return position
  }

  /// Where the position of a name is in the slots, or belongs.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ prefix: UInt64, in table: NameTable, _ hash: JSONHash) -> Int
  {
    var slot = Int(truncatingIfNeeded: hash.bytes(name)) & Int(table.mask)
    while true {
      let position = Int(slots[Int(table.slots) + slot])
      if position < 0 || isSame(Int(table.start) + position, name, prefix) { return Int(table.slots) + slot }
      slot = (slot + 1) & Int(table.mask)
    }
  }

  private func isSame(_ entry: Int, _ name: UnsafeBufferPointer<UInt8>, _ prefix: UInt64) -> Bool {
    let entry = entries[entry]
    guard entry.prefix == prefix, Int(entry.length) == name.count else { return false }
    return name.count <= 8 || bytes[Int(entry.offset)..<Int(entry.offset + entry.length)].elementsEqual(name)
  }

  private mutating func grow(_ table: inout NameTable, to size: Int, _ hash: JSONHash) {
    // The slots of the last table are the last ones.
    if table.slots >= 0 { slots.removeSubrange(Int(table.slots)...) }
    (table.slots, table.mask) = (Int32(slots.count), Int32(size - 1))
    slots += [Int32](repeating: -1, count: size)
    let texts = bytes
    texts.withUnsafeBufferPointer { bytes in
      for position in 0..<Int(table.count) {
        let entry = entries[Int(table.start) + position]
        let name = UnsafeBufferPointer(rebasing: bytes[Int(entry.offset)..<Int(entry.offset + entry.length)])
        slots[slot(of: name, entry.prefix, in: table, hash)] = Int32(position)
      }
    }
  }

  mutating func setSchema(_ schema: Int32, of position: Int, in table: NameTable) {
    entries[Int(table.start) + position].schema = schema
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

  func name(_ position: Int, in table: NameTable) -> String {
    let entry = entries[Int(table.start) + position]
    return String(
      decoding: UnsafeBufferPointer(start: bytes + Int(entry.offset), count: Int(entry.length)), as: UTF8.self)
  }

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
