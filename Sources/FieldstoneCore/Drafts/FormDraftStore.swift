import Foundation

/// Stores the bytes of drafts by name: in memory, in files, or in a database.
///
/// Calls for different names may overlap; calls for the same name are made one at a time.
public protocol FormDraftStore: Sendable {
  /// Returns the bytes stored under a name, or nil if there are none.
  func load(_ name: String) async throws -> Data?
  /// Stores bytes under a name, replacing any that are there.
  func save(_ data: Data, as name: String) async throws
  /// Removes the bytes stored under a name.
  func remove(_ name: String) async throws
}

/// Keeps drafts in memory for as long as the program runs.
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
  /// Saves a snapshot of the form, taken when this is called, in a store. Secrets are left out.
  nonisolated(nonsending) public func saveDraft(in store: some FormDraftStore, as name: String) async throws {
    try await store.save(snapshot.encoded(), as: name)
  }

  /// Restores the draft saved under a name. It replaces anything entered while it was being loaded.
  ///
  /// - Parameter secrets: the values of the secure fields.
  /// - Returns: Whether there was a draft.
  /// - Throws: Any error of the store, or a decoding error if the bytes are not a draft. The form is then unchanged.
  @discardableResult
  nonisolated(nonsending) public func resumeDraft(
    from store: some FormDraftStore, as name: String, secrets: FormSecrets = FormSecrets()
  ) async throws -> Bool {
    guard let data = try await store.load(name) else { return false }
    try restore(FormSnapshot(encoded: data), secrets: secrets)
    return true
  }
}
