import Foundation

/// Keeps the bytes of drafts under names: in memory, in files, in a database.
///
/// Calls for different names may come at the same time; calls for one name come one after the other.
public protocol FormDraftStore: Sendable {
  /// The bytes kept under a name; nil where there are none.
  func load(_ name: String) async throws -> Data?
  /// Keeps bytes under a name, instead of what was there.
  func save(_ data: Data, as name: String) async throws
  /// Forgets what is kept under a name.
  func remove(_ name: String) async throws
}

/// Keeps drafts as long as the program runs.
public final class FormMemoryStore: FormDraftStore, @unchecked Sendable {
  // Unchecked: the lock guards the table.
  private let lock = NSLock()
  private var drafts: [String: Data] = [:]

  public init() {}

  public func load(_ name: String) -> Data? { lock.withLock { drafts[name] } }
  public func save(_ data: Data, as name: String) { lock.withLock { drafts[name] = data } }
  public func remove(_ name: String) { lock.withLock { drafts[name] = nil } }
}

extension FormEngine {
  /// Keeps the form's state, as it is when this is called, in a store. Secrets are left out.
  nonisolated(nonsending) public func saveDraft(in store: some FormDraftStore, as name: String) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try await store.save(encoder.encode(snapshot), as: name)
  }

  /// Restores the state that a store keeps. What is answered while the store is at work is replaced by it.
  ///
  /// - Parameter secrets: what the secure fields held.
  /// - Returns: whether there was one.
  /// - Throws: what the store throws, and what is wrong with bytes that are no draft; the form is then as it was.
  @discardableResult
  nonisolated(nonsending) public func resumeDraft(
    from store: some FormDraftStore, as name: String, secrets: FormSecrets = FormSecrets()
  ) async throws -> Bool {
    guard let data = try await store.load(name) else { return false }
    try restore(JSONDecoder().decode(FormSnapshot.self, from: data), secrets: secrets)
    return true
  }
}
