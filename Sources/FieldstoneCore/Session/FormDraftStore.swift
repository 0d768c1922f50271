import Foundation

/// Keeps the bytes of drafts under names: in memory, in files, in a database.
public protocol FormDraftStore: Sendable {
  /// The bytes kept under a name; nil where there are none.
  func load(_ name: String) throws -> Data?
  /// Keeps bytes under a name, instead of what was there.
  func save(_ data: Data, as name: String) throws
  /// Forgets what is kept under a name.
  func remove(_ name: String) throws
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
  /// Keeps the form's state in a store. Secrets are left out.
  public func saveDraft(in store: some FormDraftStore, as name: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try store.save(encoder.encode(snapshot), as: name)
  }

  /// Takes up the state that a store keeps.
  ///
  /// - Parameter secrets: what the secure fields held.
  /// - Returns: whether there was one.
  /// - Throws: what the store throws, and what is wrong with bytes that are no draft; the form is then as it was.
  @discardableResult public func resumeDraft(
    from store: some FormDraftStore, as name: String, secrets: FormSecrets = FormSecrets()
  ) throws -> Bool {
    guard let data = try store.load(name) else { return false }
    try restore(JSONDecoder().decode(FormSnapshot.self, from: data), secrets: secrets)
    return true
  }
}
