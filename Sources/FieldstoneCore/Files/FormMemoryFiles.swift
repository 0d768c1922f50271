import Foundation

/// Keeps files in memory for as long as the program runs.
public final class FormMemoryFiles: FormFileStore {
  private struct Content {
    var files: [String: (file: FormFile, bytes: [UInt8])] = [:]
    /// The bytes of all files, also of those that are being received.
    var used = 0
  }

  private let content = Locked(Content())
  /// The most bytes that all files have together.
  public let maximumBytes: Int

  /// - Parameter maximumBytes: The most bytes that all files have together; 256 MB by default.
  public init(maximumBytes: Int = 256_000_000) { self.maximumBytes = maximumBytes }

  public func beginFile() -> any FormIncomingFile { Incoming(self) }
  public func file(withID id: String) -> FormFile? { content.withLock { $0.files[id]?.file } }

  public func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8] {
    guard let bytes = content.withLock({ $0.files[id]?.bytes }) else { throw FormFileStoreError.missing }
    let start = min(max(0, offset), bytes.count)
    return Array(bytes[start..<min(bytes.count, start + max(0, min(count, bytes.count)))])
  }

  public func removeFile(withID id: String) {
    content.withLock { content in
      if let removed = content.files.removeValue(forKey: id) { content.used -= removed.bytes.count }
    }
  }

  public func allFiles() -> [FormFile] { content.withLock { $0.files.values.map(\.file) } }

  /// The bytes of all files, also of those that are being received.
  public var byteCount: Int { content.withLock { $0.used } }

  private final class Incoming: FormIncomingFile {
    let id = UUID().uuidString.lowercased()
    private let store: FormMemoryFiles
    private var bytes: [UInt8] = []

    init(_ store: FormMemoryFiles) { self.store = store }

    func append(_ part: ArraySlice<UInt8>) throws {
      let fits = store.content.withLock { content in
        guard content.used + part.count <= store.maximumBytes else { return false }
        content.used += part.count
        return true
      }
      guard fits else { throw FormFileStoreError.full }
      bytes += part
    }

    func finish(as file: FormFile) {
      store.content.withLock { $0.files[id] = (file, bytes) }
      bytes = []
    }

    func abandon() {
      store.content.withLock { $0.used -= bytes.count }
      bytes = []
    }
  }
}
