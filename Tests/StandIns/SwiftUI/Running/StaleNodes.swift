/// Nodes that must be evaluated again. Observation tells of a change on whatever thread makes it.
final class StaleNodes: @unchecked Sendable {
  private struct Entry {
    let node: Node
    /// The evaluations that read what changed; nil: it is stale whatever it read.
    var rounds: [Int?]
  }
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func insert(_ node: Node, readIn round: Int?) {
    lock.withLock { entries[ObjectIdentifier(node), default: Entry(node: node, rounds: [])].rounds.append(round) }
  }
  func remove(_ node: Node) { lock.withLock { entries[ObjectIdentifier(node)] = nil } }
  @MainActor func contains(_ node: Node) -> Bool {
    lock.withLock { entries[ObjectIdentifier(node)] }.map(isValid) ?? false
  }
  @MainActor func current() -> [Node] {
    let all = lock.withLock { entries }
    for (id, entry) in all where !isValid(entry) { lock.withLock { entries[id] = nil } }
    return all.values.filter(isValid).map(\.node)
  }
  /// A node that has been evaluated since no longer minds what it read before.
  @MainActor private func isValid(_ entry: Entry) -> Bool {
    entry.node.isMounted && entry.rounds.contains { $0 == nil || $0 == entry.node.evaluation }
  }
}
