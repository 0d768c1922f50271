import Foundation

/// Files of the machine that the form is filled in on.
extension FormFiles {
  /// Receives a copy of a file of this machine, part by part.
  ///
  /// For surfaces whose user is the one of the program: a terminal, a window. A path that came over a network must never
  /// be passed here.
  ///
  /// - Parameters:
  ///   - path: The path; it may begin with `~` for the home folder.
  ///   - style: What the field accepts.
  /// - Throws: The issue to show.
  public func add(path: String, for style: FormFileStyle) throws(FormIssue) -> FormFile {
    let full = (path as NSString).expandingTildeInPath
    var isFolder: ObjCBool = false
    // A path ends at a NUL, so with one it would be another path.
    guard !path.utf8.contains(0), FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) else {
      throw FormIssue(.notFound(path: path))
    }
    guard !isFolder.boolValue else { throw FormIssue(.isFolder(path: path)) }
    let url = URL(filePath: full).resolvingSymlinksInPath()
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A pipe or a device may never end.
    guard let facts, facts[.type] as? FileAttributeType == .typeRegular,
      let handle = try? FileHandle(forReadingFrom: url)
    else { throw FormIssue(.notReadable(path: path)) }
    defer { try? handle.close() }
    let name = URL(filePath: full).lastPathComponent
    let writer = try writer(named: name, for: style, expecting: (facts[.size] as? NSNumber)?.intValue)
    while true {
      let part: Data?
      do { part = try handle.read(upToCount: FormMemoryFiles.chunk) } catch {
        throw FormIssue(.notReadable(path: path))
      }
      guard let part, !part.isEmpty else { return try writer.finish() }
      try writer.append(part)
    }
  }
}
