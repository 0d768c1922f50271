/// The closures that read facts of one row, by aspect: a fact about a whole block is kept with its first row, and changes
/// with every edit, however many closures read the row itself.
struct Readers {
  /// The first aspect that was read, which is mostly the only one.
  private var first = AspectReaders(.value)
  private var others: [AspectReaders] = []

  /// - Complexity: O(1).
  mutating func add(_ aspect: Dependency.Aspect, _ tracker: Int32, _ version: Int32) {
    if first.isEmpty, first.aspect != aspect, !others.contains(where: { $0.aspect == aspect }) {
      first = AspectReaders(aspect)
    }
    if first.aspect == aspect { return first.add(tracker, version) }
    let index = others.firstIndex { $0.aspect == aspect } ?? others.endIndex
    if index == others.endIndex { others.append(AspectReaders(aspect)) }
    others[index].add(tracker, version)
  }

  /// Counts an entry as outdated, because its closure's version has changed.
  ///
  /// - Complexity: Amortized O(1).
  mutating func removeOne(_ aspect: Dependency.Aspect, _ trackers: [Tracker]) {
    if first.aspect == aspect { return first.removeOne(trackers) }
    if let index = others.firstIndex(where: { $0.aspect == aspect }) { others[index].removeOne(trackers) }
  }

  func forEach(_ aspect: Dependency.Aspect, _ trackers: [Tracker], _ body: (Int32) -> Void) {
    if first.aspect == aspect { return first.forEach(trackers, body) }
    others.first { $0.aspect == aspect }?.forEach(trackers, body)
  }
}

/// The closures that read one fact of one row. There may be any number: entries are appended, and outdated ones are only
/// counted until they are more than half.
private struct AspectReaders {
  private struct Entry {
    let tracker: Int32
    let version: Int32
  }

  let aspect: Dependency.Aspect
  private var entries: [Entry] = []
  private var outdated = 0

  init(_ aspect: Dependency.Aspect) { self.aspect = aspect }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ tracker: Int32, _ version: Int32) {
    entries.append(Entry(tracker: tracker, version: version))
  }

  mutating func removeOne(_ trackers: [Tracker]) {
    outdated += 1
    guard outdated > 8, outdated * 2 > entries.count else { return }
    entries.removeAll { trackers[Int($0.tracker)].version != $0.version }
    outdated = 0
  }

  func forEach(_ trackers: [Tracker], _ body: (Int32) -> Void) {
    for entry in entries where trackers[Int(entry.tracker)].version == entry.version { body(entry.tracker) }
  }
}
