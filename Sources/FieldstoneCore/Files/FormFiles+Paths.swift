import Foundation

/// Files of the machine that the form is filled in on.
extension FormFiles {
  /// Receives a copy of a file of this machine, part by part.
  ///
  /// For surfaces whose user is the one of the program: a terminal, a window. A path that came over a network must never
  /// be passed here.
  ///
  /// - Parameters:
  ///   - path: The path; it may begin with `~` for the home folder. Where there is no such file, a path as terminals
  ///     write that of a file which is dropped on them is understood, too: in quotes, with backslashes, or as an address.
  ///   - style: What the field accepts.
  /// - Throws: The issue to show.
  public func add(path: String, for style: FormFileStyle) throws(FormIssue) -> FormFile {
    guard let (full, isFolder) = Self.existing(path) else { throw FormIssue(.notFound(path: path)) }
    guard !isFolder else { throw FormIssue(.isFolder(path: path)) }
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

  /// A path with the home folder in place of `~`: that of the environment, as in a shell.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"], !home.isEmpty
    else { return (path as NSString).expandingTildeInPath }
    return home + path.dropFirst()
  }

  /// What is at a path, or at one of the paths that it may stand for; nil if there is nothing.
  private static func existing(_ typed: String) -> (path: String, isFolder: Bool)? {
    // A path ends at a NUL, so with one it would be another path.
    for path in [typed] + dropped(typed) where !path.utf8.contains(0) {
      let full = expanded(path)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: full, isDirectory: &isFolder) { return (full, isFolder.boolValue) }
    }
    return nil
  }

  /// The path of a file that was dropped on a terminal, which writes it as a shell would read it.
  private static func dropped(_ typed: String) -> [String] {
    let text = typed.trimmingCharacters(in: .whitespaces)
    var paths = [text]
    if text.hasPrefix("file://"), let url = URL(string: text) { paths.append(url.path(percentEncoded: false)) }
    var plain = ""
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        plain.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        plain.append(character)
      }
    }
    if quote == nil, plain != text { paths.append(plain) }
    return paths
  }
}
