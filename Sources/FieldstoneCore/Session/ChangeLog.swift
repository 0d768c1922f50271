/// What has changed since the last batch of changes was taken.
struct ChangeLog {
  /// The slots whose rows changed; each slot knows in which aspects.
  private(set) var rows: [Int32] = []
  /// The slots that were shown or hidden and are not yet part of a splice.
  private var toggled: [Int32] = []
  /// The splices since then, with the blocks of their pages. Tests break them to see that this is noticed.
  var splices: [(block: Int, splice: FormChanges.Splice)] = []
  private var publishedFacts = FormFacts()
  private var arePagesChanged = false

  mutating func note(row slot: Int) { rows.append(Int32(slot)) }
  mutating func note(toggled slot: Int) { toggled.append(Int32(slot)) }
  mutating func notePages() { arePagesChanged = true }

  /// The slots that were shown or hidden, in the order in which that happened.
  mutating func takeToggled() -> [Int32] {
    guard !toggled.isEmpty else { return [] }
    defer { toggled.removeAll(keepingCapacity: true) }
    return toggled
  }

  /// Adds a row that was shown or hidden; adjacent rows share one splice.
  mutating func splice(_ row: FormRowID, _ isShown: Bool, at offset: Int, page: Int) {
    let last = splices.count - 1
    if last >= 0, splices[last].block == page, splices[last].splice.destination == nil,
      offset == splices[last].splice.offset + splices[last].splice.inserted.count
    {
      if isShown { splices[last].splice.inserted.append(row) } else { splices[last].splice.removed += 1 }
      return
    }
    splices.append(
      (page, FormChanges.Splice(offset: offset, removed: isShown ? 0 : 1, inserted: isShown ? [row] : [])))
  }

  /// Adds rows that were moved.
  mutating func move(_ count: Int, from offset: Int, to destination: Int, page: Int) {
    guard offset != destination else { return }
    splices.append(
      (page, FormChanges.Splice(offset: offset, removed: count, inserted: [], destination: destination)))
  }

  /// Replaces all splices of a page by a single one.
  mutating func replaceSplices(of page: Int, by splice: FormChanges.Splice) {
    splices.removeAll { $0.block == page }
    splices.append((page, splice))
  }

  /// Forgets rows and pages whose storage is about to be reused. A surface no longer knows any of them, or learns
  /// from the pages above them that they are gone.
  ///
  /// - Complexity: O(what the batch has so far).
  mutating func forget(rows isGone: (Int) -> Bool, pages isReleased: (Int) -> Bool) {
    rows.removeAll { isGone(Int($0)) }
    toggled.removeAll { isGone(Int($0)) }
    splices.removeAll { isReleased($0.block) }
  }

  /// Ends the batch.
  mutating func clear() {
    splices.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  /// Whether pages have been opened or closed since the last call.
  mutating func takePages() -> Bool {
    defer { arePagesChanged = false }
    return arePagesChanged
  }

  /// The facts if they differ from those of the last call.
  mutating func take(_ facts: FormFacts) -> FormFacts? {
    guard facts != publishedFacts else { return nil }
    publishedFacts = facts
    return facts
  }
}
