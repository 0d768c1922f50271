/// Keeps the bytes of files that people choose: in memory, in a folder, or wherever a program keeps them.
///
/// A store may be shared by any number of forms, and is called from several threads. Set it as the
/// ``FormEnvironment/fileStore`` of the sessions that use it; a session without one keeps files in memory.
///
/// A form never reads a file before it is whole, and removes those that nobody uses any longer. A file in a submitted
/// model belongs to the program, which removes it when it likes.
public protocol FormFileStore: Sendable {
  /// Begins a file, under an id that nobody can guess and that is no path.
  func beginFile() throws -> any FormIncomingFile
  /// The file with an id; nil if there is none, or if it isn't whole yet.
  func file(withID id: String) -> FormFile?
  /// Some of the bytes of a file: fewer than `count` at its end.
  ///
  /// - Throws: ``FormFileStoreError/missing`` if there is no such file.
  func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8]
  /// Removes a file; does nothing if there is none.
  func removeFile(withID id: String)
  /// All files that are whole, in no particular order.
  func allFiles() -> [FormFile]
}

/// A file that is being received. Nobody can look it up before it is finished.
public protocol FormIncomingFile: AnyObject {
  /// The id that it will have.
  var id: String { get }
  /// Adds bytes at the end.
  func append(_ bytes: ArraySlice<UInt8>) throws
  /// Makes it available, as what it turned out to be.
  func finish(as file: FormFile) throws
  /// Removes what has been received.
  func abandon()
}

/// Why a store can't do something.
public enum FormFileStoreError: Error, Hashable, CustomStringConvertible {
  /// There is no such file.
  case missing
  /// There is no room for more.
  case full

  public var description: String {
    switch self {
    case .missing: "The file is no longer in the store."
    case .full: "The store has no room for the file."
    }
  }
}

extension FormFileStore {
  /// How many bytes are read at once.
  package static var chunk: Int { 64 << 10 }

  /// All bytes of a file.
  ///
  /// - Throws: ``FormFileStoreError/full`` if there are more than `most` of them, before any is read.
  public func bytes(of file: FormFile, most: Int = .max) throws -> [UInt8] {
    guard file.byteCount <= most else { throw FormFileStoreError.full }
    var all: [UInt8] = []
    all.reserveCapacity(file.byteCount)
    while all.count < file.byteCount {
      let part = try bytes(ofFile: file.id, from: all.count, count: min(Self.chunk, file.byteCount - all.count))
      guard !part.isEmpty else { throw FormFileStoreError.missing }
      all += part
    }
    return all
  }
}
