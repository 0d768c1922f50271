/// The ids by which drafts name elements, where they differ from those of the session: a draft names the elements that
/// the session began with as a new session over the same model would.
struct DraftNames {
  /// For each collection, by its path, the ids that change.
  private var names: [String: [String: String]] = [:]
  /// The other way round: by the path that drafts have for the collection.
  private var ids: [String: [String: String]] = [:]

  var isEmpty: Bool { names.isEmpty }

  /// Adds a collection, after those that contain it.
  ///
  /// - Parameters:
  ///   - own: The ids of the elements that the session began with, in order.
  ///   - drafted: What drafts call these elements.
  mutating func add(_ path: String, _ own: [String], drafted: [String]) {
    guard own != drafted else { return }
    var pairs = Array(zip(own, drafted))
    // An element that was added later may have an id by which a draft means another one: they swap.
    let (taken, free) = (Set(own), Set(drafted))
    pairs += zip(drafted.filter { !taken.contains($0) }, own.filter { !free.contains($0) })
    ids[Self.renamed(path, by: names)] = Dictionary(uniqueKeysWithValues: pairs.map { ($1, $0) })
    names[path] = Dictionary(uniqueKeysWithValues: pairs)
  }

  func inDrafts(_ snapshot: FormSnapshot) -> FormSnapshot { renamed(snapshot, by: names) }
  func inSession(_ snapshot: FormSnapshot) -> FormSnapshot { renamed(snapshot, by: ids) }
  func inDrafts(_ secrets: FormSecrets) -> FormSecrets { renamed(secrets, by: names) }
  func inSession(_ secrets: FormSecrets) -> FormSecrets { renamed(secrets, by: ids) }

  /// - Complexity: O(length of the path · depth of nesting).
  private static func renamed(_ path: String, by changes: [String: [String: String]]) -> String {
    var result = ""
    var rest = path[...]
    while let start = rest.firstIndex(of: "["), let stop = rest[start...].firstIndex(of: "]") {
      result += rest[...start]
      let id = String(rest[rest.index(after: start)..<stop])
      result += changes[String(path[..<start])]?[id] ?? id
      rest = rest[stop...]
    }
    return result + rest
  }

  private func renamed(_ snapshot: FormSnapshot, by changes: [String: [String: String]]) -> FormSnapshot {
    guard !isEmpty else { return snapshot }
    func keys<Entry>(_ entries: [String: Entry]) -> [String: Entry] {
      Dictionary(entries.map { (Self.renamed($0, by: changes), $1) }, uniquingKeysWith: { first, _ in first })
    }
    func elements(_ lists: [String: [String]]) -> [String: [String]] {
      keys(Dictionary(uniqueKeysWithValues: lists.map { path, ids in (path, ids.map { changes[path]?[$0] ?? $0 }) }))
    }
    var copy = snapshot
    (copy.fields, copy.unfit) = (keys(snapshot.fields), keys(snapshot.unfit))
    (copy.conflicts, copy.news) = (keys(snapshot.conflicts), keys(snapshot.news))
    copy.finishedSteps = snapshot.finishedSteps.map { Self.renamed($0, by: changes) }.sorted()
    (copy.elements, copy.startElements) = (elements(snapshot.elements), elements(snapshot.startElements))
    copy.page = FormPageID(Self.renamed(snapshot.page.path, by: changes))
    for index in copy.reported.indices {
      copy.reported[index].row = FormRowID(Self.renamed(copy.reported[index].row.path, by: changes))
    }
    return copy
  }

  private func renamed(_ secrets: FormSecrets, by changes: [String: [String: String]]) -> FormSecrets {
    guard !isEmpty else { return secrets }
    var copy = secrets
    copy.fields = Dictionary(
      secrets.fields.map { (Self.renamed($0, by: changes), $1) }, uniquingKeysWith: { first, _ in first })
    return copy
  }
}

extension FormEngine {
  /// Makes the elements that there are now those that the session began with: in the session that starts over with
  /// another model, elements of the previous one keep their ids.
  ///
  /// - Complexity: O(elements).
  func moveOriginElements() {
    draftNames = DraftNames()
    for collection in collections.values { collection.moveOrigin() }
    var lastNumber = 0
    var blocksInOrder = [0]
    var next = 0
    // In the order in which a new session numbers elements: see `addBlocks(below:)`.
    while next < blocksInOrder.count {
      let block = blocks[blocksInOrder[next]]
      next += 1
      guard block.core.leadsFurther else { continue }
      for slot in block.slots {
        if let child = children[slot], model(of: child).isPresent { blocksInOrder.append(child) }
        guard let collection = collections[slot] else { continue }
        let nodes = collection.order.all
        for node in nodes { collection[node].isOriginal = true }
        draftNames.add(
          rowID(slot).path, nodes.map(collection.id), drafted: nodes.indices.map { String(lastNumber + 1 + $0) })
        lastNumber += nodes.count
        blocksInOrder += nodes.map(collection.block)
      }
    }
  }
}
