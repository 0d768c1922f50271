import Foundation

/// Keeps files in a folder: the bytes of each under its id, and what is known about it beside them.
///
/// The name that somebody gave a file is only stored as text, so no name leads out of the folder. Several processes may
/// share it.
public final class FormFolderFiles: FormFileStore {
  /// The folder.
  public let folder: URL

  /// Opens a folder, which is made if it isn't there; nobody but the program's user can read it then. What was left
  /// behind by a process that ended while it received a file is removed once it is a day old.
  ///
  /// - Throws: An error of Foundation if the folder can't be made.
  public init(_ folder: URL) throws {
    self.folder = folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    removeRemains()
  }

  public func beginFile() throws -> any FormIncomingFile { try Incoming(self) }

  public func file(withID id: String) -> FormFile? {
    guard let facts = facts(of: id), let data = try? Data(contentsOf: facts),
      let file = try? JSONDecoder().decode(FormFile.self, from: data), file.id == id
    else { return nil }
    return file
  }

  public func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8] {
    guard let content = content(of: id), let handle = try? FileHandle(forReadingFrom: content) else {
      throw FormFileStoreError.missing
    }
    defer { try? handle.close() }
    try handle.seek(toOffset: UInt64(max(0, offset)))
    return Array(try handle.read(upToCount: max(0, count)) ?? Data())
  }

  public func removeFile(withID id: String) {
    // First what makes it known, so that it is never found without its bytes.
    for url in [facts(of: id), content(of: id)].compactMap({ $0 }) { try? FileManager.default.removeItem(at: url) }
  }

  public func allFiles() -> [FormFile] {
    names.filter { $0.hasSuffix(Self.factsSuffix) }.compactMap {
      file(withID: String($0.dropLast(Self.factsSuffix.count)))
    }
  }

  // MARK: Names in the folder

  private static let (factsSuffix, partSuffix) = (".json", ".part")

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] }

  /// Only what this store makes is an id: anything else might be a path.
  private func content(of id: String) -> URL? {
    guard UUID(uuidString: id)?.uuidString.lowercased() == id else { return nil }
    return folder.appending(path: id)
  }
  private func facts(of id: String) -> URL? { content(of: id).map { $0.appendingPathExtension("json") } }

  private func removeRemains() {
    let yesterday = Date(timeIntervalSinceNow: -86_400)
    let names = Set(names)
    for name in names where !name.hasSuffix(Self.factsSuffix) {
      let isPart = name.hasSuffix(Self.partSuffix)
      let id = isPart ? String(name.dropLast(Self.partSuffix.count)) : name
      guard let content = content(of: id), isPart || !names.contains(name + Self.factsSuffix) else { continue }
      let url = isPart ? content.appendingPathExtension("part") : content
      let changed = try? FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
      if let changed, changed < yesterday { try? FileManager.default.removeItem(at: url) }
    }
  }

  /// A file that has another name until it is whole.
  private final class Incoming: FormIncomingFile {
    let id = UUID().uuidString.lowercased()
    private let folder: URL
    private let handle: FileHandle

    private var part: URL { folder.appending(path: id + FormFolderFiles.partSuffix) }

    init(_ store: FormFolderFiles) throws {
      folder = store.folder
      let path = folder.appending(path: id + FormFolderFiles.partSuffix)
      guard
        FileManager.default.createFile(
          atPath: path.path, contents: nil, attributes: [.posixPermissions: 0o600])
      else { throw CocoaError(.fileWriteUnknown) }
      handle = try FileHandle(forWritingTo: path)
    }

    func append(_ bytes: ArraySlice<UInt8>) throws { try handle.write(contentsOf: Data(bytes)) }

    func finish(as file: FormFile) throws {
      try handle.close()
      let content = folder.appending(path: id)
      try FileManager.default.moveItem(at: part, to: content)
      // What makes it known comes last.
      try JSONEncoder().encode(file).write(to: content.appendingPathExtension("json"), options: .atomic)
    }

    func abandon() {
      try? handle.close()
      for url in [part, folder.appending(path: id)] { try? FileManager.default.removeItem(at: url) }
    }
  }
}
