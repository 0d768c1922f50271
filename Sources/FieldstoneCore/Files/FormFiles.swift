import Foundation

/// The files of a session: what has been received for its form, and the store that has their bytes.
///
/// A form takes only files that it has received itself, so that the id of somebody else's file opens nothing. It may be
/// used from any thread, because files often arrive while the form does something else.
public final class FormFiles: Sendable {
  /// The store that has the bytes.
  public var store: any FormFileStore { storage.withLock { $0 } }
  private let storage: Locked<any FormFileStore>

  private struct Received: Sendable {
    let file: FormFile
    /// Whether it was the answer to something. One that never was can't come back with an undo step.
    var isUsed = false
  }
  /// What the session has received and nobody else is responsible for, by id.
  private let received = Locked<[String: Received]>([:])
  /// Whether a surface decides when files are removed, because it makes a session for each request.
  private let isLeft = Locked(false)

  package init(_ store: any FormFileStore) { storage = Locked(store) }

  // MARK: Receiving

  /// Begins to receive a file for a field.
  ///
  /// - Parameters:
  ///   - name: The name that the file has where it comes from; it may be anything.
  ///   - style: What the field accepts.
  ///   - byteCount: The number of bytes that have been announced, if it is known.
  /// - Throws: The issue to show if the file is announced to be larger than the field accepts.
  public func writer(
    named name: String, for style: FormFileStyle, expecting byteCount: Int? = nil
  ) throws(FormIssue) -> FormFileWriter {
    if let byteCount, let issue = style.issue(ofSize: byteCount) { throw FormIssue(issue) }
    return FormFileWriter(name: FileName.safe(name), style: style, files: self)
  }

  /// Receives a file whose bytes are in memory.
  public func add(
    _ bytes: some Collection<UInt8>, named name: String, for style: FormFileStyle = FormFileStyle()
  ) throws(FormIssue) -> FormFile {
    let writer = try writer(named: name, for: style, expecting: bytes.count)
    try writer.append(bytes)
    return try writer.finish()
  }

  /// Takes the responsibility for a file of the store.
  package func receive(_ file: FormFile) { received.withLock { $0[file.id] = Received(file: file) } }

  // MARK: Reading

  /// A file that was received, by its id, to become an answer.
  func take(_ id: String) -> FormFile? {
    received.withLock { received in
      received[id]?.isUsed = true
      return received[id]?.file
    }
  }

  /// The bytes of a file.
  ///
  /// - Parameter most: The most bytes to read; a larger file isn't read at all.
  /// - Returns: nil if it is larger, or no longer in the store.
  public func bytes(of file: FormFile, most: Int = .max) -> [UInt8]? { try? store.bytes(of: file, most: most) }

  // MARK: Removing

  var areAnyReceived: Bool { received.withLock { !$0.isEmpty } }

  /// Takes back a file that a draft refers to.
  ///
  /// - Parameter isOwn: Whether the program has it, so that it isn't the session's to remove.
  /// - Returns: Whether its bytes are there.
  func readmit(_ file: FormFile, isOwn: Bool) -> Bool {
    guard store.file(withID: file.id) == file else { return false }
    if !isOwn { received.withLock { $0[file.id] = Received(file: file, isUsed: true) } }
    return true
  }

  /// Leaves files to the program, which has got them in a submitted model.
  package func giveAway(_ ids: Set<String>) {
    received.withLock { received in received = received.filter { !ids.contains($0.key) } }
  }

  /// Removes what was received, except for some files.
  ///
  /// - Parameter used: Whether also files are removed that have been an answer.
  func remove(except kept: Set<String> = [], used: Bool = true) {
    if isLeft.withLock({ $0 }) { return }
    let unused = received.withLock { received in
      let unused = received.values.filter { !kept.contains($0.file.id) && (used || !$0.isUsed) }.map(\.file.id)
      for id in unused { received[id] = nil }
      return unused
    }
    for id in unused { store.removeFile(withID: id) }
  }

  // MARK: For surfaces with a session for each request

  /// Leaves it to a surface when files are removed, and uses its store.
  package func leave(to store: any FormFileStore) {
    storage.withLock { $0 = store }
    isLeft.withLock { $0 = true }
  }

  /// The ids of what was received, and isn't left to the program.
  package var receivedIDs: Set<String> { received.withLock { Set($0.keys) } }
}
