import FieldstoneCore

/// The digests of a page's rows as they were written, in the order of the page.
struct RowDigests: Sendable, Equatable, Codable {
  private struct Entry: Sendable, Equatable, Codable {
    let row: FormRowID
    let digest: UInt64
  }
  private var entries: [Entry] = []

  var count: Int { entries.count }

  mutating func note(_ digest: UInt64, of row: FormRowID, capacity: Int) {
    if entries.isEmpty { entries.reserveCapacity(capacity) }
    entries.append(Entry(row: row, digest: digest))
  }

  /// Looks up the rows of a page that is written, most of which are in the same order as they were.
  struct Reader {
    private let entries: [Entry]
    /// The index of the row that follows the one that was found last.
    private var next = 0
    /// The indices of all rows, once one of them wasn't the next one.
    private var indices: [FormRowID: Int]?

    init(_ digests: RowDigests) { entries = digests.entries }

    /// - Complexity: O(1) on average, also if rows have come, gone or moved.
    mutating func digest(of row: FormRowID) -> UInt64? {
      if next >= entries.count || entries[next].row != row {
        let known = indices ?? Dictionary(entries.indices.map { (entries[$0].row, $0) }) { first, _ in first }
        indices = known
        guard let found = known[row] else { return nil }
        next = found
      }
      next += 1
      return entries[next - 1].digest
    }
  }
}
