import Foundation

/// Stores and removes one draft, one call after the other, as a store is promised. What was entered last is stored last,
/// and a draft that was removed doesn't come back.
actor DraftWriter {
  private let store: any FormDraftStore
  private let name: String
  /// What was begun last.
  private var last: Task<Void, any Error>?
  private var count = 0

  init(_ store: any FormDraftStore, as name: String) { (self.store, self.name) = (store, name) }

  /// Stores a draft, unless a newer one, or its removal, has been asked for before its turn comes.
  func save(_ data: Data) async throws {
    count += 1
    let number = count
    try await perform { [store, name] in
      if await self.count == number { try await store.save(data, as: name) }
    }
  }

  func remove() async throws {
    count += 1
    try await perform { [store, name] in try await store.remove(name) }
  }

  private func perform(_ work: @escaping @Sendable () async throws -> Void) async throws {
    let before = last
    let task = Task {
      _ = await before?.result
      try await work()
    }
    last = task
    try await task.value
  }
}
