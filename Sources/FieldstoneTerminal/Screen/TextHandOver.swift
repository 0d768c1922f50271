import Foundation

/// Lends a text to the program that somebody edits texts with.
///
/// The text lies in a file that only its owner can read, in a folder of its own, and is deleted afterwards.
struct TextHandOver {
  enum Failure: Error, Equatable {
    /// There is no room for a file.
    case noFile
    /// The shell does not start.
    case noShell
    /// The program ended with another code than 0, or by a signal: 128 and its number.
    case code(Int32)
    /// What it left is no text, and lies where it was.
    case noText(path: String)
  }

  /// As the shell reads it.
  let command: String

  /// `VISUAL`, else `EDITOR`; nil where neither says anything.
  init?(_ environment: [String: String]) {
    let names = ["VISUAL", "EDITOR"]
    guard
      let command = names.compactMap({ environment[$0] }).first(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return nil }
    self.command = command
  }

  /// Has a text edited on a terminal, and waits.
  func edit(_ text: String, input: Int32, output: Int32) throws(Failure) -> String {
    guard let folder = Self.makeFolder() else { throw .noFile }
    var keeps = false
    defer { if !keeps { try? FileManager.default.removeItem(atPath: folder) } }
    let path = folder + "/text.txt"
    // A text file's last line ends like the others.
    let ending = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    guard Self.write(text + ending, to: path) else { throw .noFile }
    let code = try run(path, input: input, output: output)
    guard code == 0 else { throw .code(code) }
    guard let bytes = FileManager.default.contents(atPath: path), let edited = String(validating: bytes, as: UTF8.self)
    else {
      keeps = true
      throw .noText(path: path)
    }
    return !text.hasSuffix("\n") && edited.hasSuffix("\n") ? String(edited.dropLast()) : edited
  }

  private static func makeFolder() -> String? {
    var template = Array((FileManager.default.temporaryDirectory.path + "/fieldstone-XXXXXX").utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    return Descriptor(number: file).put(text)
  }

  /// The command may have arguments and quotes, so a shell reads it, as Git's does.
  private func run(_ path: String, input: Int32, output: Int32) throws(Failure) -> Int32 {
    // Ctrl-C in the editor is the editor's: whoever waits for a program lets these pass (POSIX, `system`).
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { _ = signal(number, action) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // Standard output belongs to the result; the editor gets the terminal.
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGQUIT] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let arguments: [String] = ["sh", "-c", command + " \"$@\"", command, path]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, environ) == 0 else { throw .noShell }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { guard errno == EINTR else { throw .noShell } }
    let killer = status & 0x7F
    return killer == 0 ? (status >> 8) & 0xFF : 128 + killer
  }
}
