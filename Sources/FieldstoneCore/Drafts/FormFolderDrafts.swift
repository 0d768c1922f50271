import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps drafts in a folder, one file for each name.
///
/// A draft is written beside the old one, flushed to the disk, and then takes its place, so after a crash there is either
/// the new draft or the old one, and never half of one. The one before it is kept, too, at every moment. Only one program
/// at a time can use the folder.
public final class FormFolderDrafts: FormDraftStore {
  /// Why a folder can't be used, or a draft can't be stored.
  public enum Failure: Error, Equatable, CustomStringConvertible, LocalizedError {
    /// Another program uses the folder.
    case inUse(path: String)
    /// The system refused something, with its own words.
    case system(path: String, reason: String)

    public var description: String {
      switch self {
      case .inUse(let path): "Another program uses the drafts in '\(path)'."
      case .system(let path, let reason):
        "The draft can't be stored in '\(path)': \(reason.hasSuffix(".") ? reason : reason + ".")"
      }
    }
    public var errorDescription: String? { description }
  }

  /// The folder.
  public let folder: URL
  private let lock: Int32

  /// Opens a folder, and makes it if it isn't there. Only its owner can read it.
  ///
  /// - Throws: ``Failure``.
  public init(_ folder: URL) throws(Failure) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      // Asked again for the system's own words, which Foundation doesn't pass on everywhere.
      guard mkdir(folder.path, 0o700) != 0 else { throw .system(path: folder.path, reason: error.localizedDescription) }
      throw Self.failure(folder)
    }
    self.lock = try Self.lock(folder)
  }

  deinit { close(lock) }

  /// - Returns: A descriptor that keeps the folder locked as long as it is open.
  private static func lock(_ folder: URL) throws(Failure) -> Int32 {
    let descriptor = open(folder.appending(path: "lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(folder) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isInUse = errno == EWOULDBLOCK
      let failure = failure(folder)
      close(descriptor)
      throw isInUse ? .inUse(path: folder.path) : failure
    }
    return descriptor
  }

  public func load(_ name: String) throws(Failure) -> Data? {
    if let draft = try read(file(name)) { return draft }
    return try loadEarlier(name)
  }

  /// The draft that the current one has replaced; nil if there was none.
  public func loadEarlier(_ name: String) throws(Failure) -> Data? {
    // A crash may have come between the last two steps of a save: the second name is then that of the draft before.
    let second = second(name)
    if let number = number(of: second), number != self.number(of: file(name)) { return try read(second) }
    return try read(earlier(name))
  }

  public func save(_ data: Data, as name: String) throws(Failure) {
    let (new, second) = (new(name), second(name))
    try put(data, in: new)
    // The current draft gets a second name before it loses its own, and that name is on the disk before anything else
    // changes: at every moment, the last draft and the one before are there under some name.
    if let left = number(of: second), left != number(of: file(name)) {
      // A crash has left the draft before under it.
      guard rename(second.path, earlier(name).path) == 0 else { throw Self.failure(folder) }
    } else if unlink(second.path) != 0, errno != ENOENT {
      throw Self.failure(folder)
    }
    let hasOld = link(file(name).path, second.path) == 0
    if !hasOld, errno != ENOENT { throw Self.failure(folder) }
    if hasOld { try flushFolder() }
    guard rename(new.path, file(name).path) == 0 else { throw Self.failure(folder) }
    try flushFolder()
    // The draft is stored. If this fails, the second name is found where the other one would be.
    if hasOld { _ = rename(second.path, earlier(name).path) }
  }

  public func remove(_ name: String) throws(Failure) {
    // The draft itself last: until then, it is the one that is found.
    for path in [new(name).path, second(name).path, earlier(name).path, file(name).path]
    where unlink(path) != 0 && errno != ENOENT {
      throw Self.failure(folder)
    }
    try flushFolder()
  }

  // MARK: Files

  private func file(_ name: String) -> URL { folder.appending(path: Self.fileName(name) + ".draft") }
  private func earlier(_ name: String) -> URL { folder.appending(path: Self.fileName(name) + ".earlier") }
  private func second(_ name: String) -> URL { folder.appending(path: Self.fileName(name) + ".second") }
  private func new(_ name: String) -> URL { folder.appending(path: Self.fileName(name) + ".new") }

  /// A file name for any name: letters, digits and hyphens stay, and every other byte is written in hexadecimal digits.
  static func fileName(_ name: String) -> String {
    var result = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "_" + String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }
    }
    // Longer names than file systems take are told apart by a number made from all of the name.
    if result.utf8.count > 200 { result = result.prefix(160) + "_-" + digits(of: name) }
    return result.isEmpty ? "_" : result
  }

  /// 128 bits that differ for names that differ: two FNV-1a hashes (Fowler, Noll, Vo), forward and backward.
  private static func digits(of name: String) -> String {
    func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
      bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
    return String(hash(name.utf8), radix: 16) + "-" + String(hash(name.utf8.reversed()), radix: 16)
  }

  /// What tells one file from another, whatever its names are; nil if there is none.
  private func number(of file: URL) -> UInt64? {
    var facts = stat()
    return lstat(file.path, &facts) == 0 ? UInt64(facts.st_ino) : nil
  }

  private func read(_ file: URL) throws(Failure) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do { return try Data(contentsOf: file) } catch {
      throw .system(path: folder.path, reason: error.localizedDescription)
    }
  }

  private func put(_ data: Data, in file: URL) throws(Failure) {
    // What a crash has left is no file to write to: it may be a link, or may be read by others.
    if unlink(file.path) != 0, errno != ENOENT { throw Self.failure(folder) }
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure(folder) }
    defer { close(descriptor) }
    do { try fill(descriptor, with: data) } catch {
      unlink(file.path)
      throw error
    }
  }

  private func fill(_ descriptor: Int32, with data: Data) throws(Failure) {
    var rest = data[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { throw Self.failure(folder) }
      rest = rest.dropFirst(written)
    }
    guard fsync(descriptor) == 0 else { throw Self.failure(folder) }
  }

  /// Flushes the names of the files, too.
  private func flushFolder() throws(Failure) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Self.failure(folder) }
  }

  private static func failure(_ folder: URL) -> Failure {
    .system(path: folder.path, reason: String(cString: strerror(errno)))
  }
}
