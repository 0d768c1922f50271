import Foundation

/// The entries of a document while they are being read.
///
/// The memory grows in place where the system can do that. What isn't written yet takes no memory.
struct JSONTape {
  private(set) var entries: UnsafeMutablePointer<JSONEntry>
  private(set) var count = 0
  private var capacity: Int

  /// Memory for the entries of `bytes` bytes of usual JSON, or nil if there is none.
  init?(bytes: Int) {
    capacity = bytes / 6 + 16
    guard let memory = malloc(capacity * MemoryLayout<JSONEntry>.stride) else { return nil }
    entries = memory.bindMemory(to: JSONEntry.self, capacity: capacity)
  }

  /// Adds an entry, and returns whether there was memory for it.
  @inline(__always)
  mutating func append(_ entry: JSONEntry) -> Bool {
    if count == capacity, !grow() { return false }
    entries[count] = entry
    count += 1
    return true
  }

  private mutating func grow() -> Bool { resize(to: capacity + capacity / 2) }

  private mutating func resize(to wanted: Int) -> Bool {
    guard let memory = realloc(entries, wanted * MemoryLayout<JSONEntry>.stride) else { return false }
    entries = memory.bindMemory(to: JSONEntry.self, capacity: wanted)
    capacity = wanted
    return true
  }

  /// Gives back the memory that isn't used.
  mutating func trim() { _ = resize(to: max(count, 1)) }

  func free() { Foundation.free(entries) }
}
