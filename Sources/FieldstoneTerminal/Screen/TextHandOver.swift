import Foundation

/// Opens a text in the user's editor.
///
/// The text is written to a file that only its owner can read, in a folder of its own, and deleted afterwards.
struct TextHandOver {
  enum Failure: Error, Equatable {
    /// The file can't be created or written.
    case noFile
    /// The shell can't be started.
    case noShell
    /// The editor's nonzero exit code, or 128 plus the number of the signal that ended it.
    case code(Int32)
    /// The file is no longer valid UTF-8, or can't be read. It is kept at `path`.
    case noText(path: String)
  }

  /// The command, in shell syntax.
  let command: String

  /// Uses `VISUAL`, otherwise `EDITOR`. Fails if both are unset or blank.
  init?(_ environment: [String: String]) {
    let names = ["VISUAL", "EDITOR"]
    guard
      let command = names.compactMap({ environment[$0] }).first(where: { !$0.allSatisfy(\.isWhitespace) })
    else { return nil }
    self.command = command
  }

  /// Edits a text on a terminal; returns when the editor has ended.
  func edit(_ text: String, input: Int32, output: Int32) throws(Failure) -> String {
    guard let folder = Self.makeFolder() else { throw .noFile }
    var keeps = false
    defer { if !keeps { try? FileManager.default.removeItem(atPath: folder) } }
    let path = folder + "/text.txt"
    // The last line of a text file ends with a line feed too.
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

  /// Runs the editor in a shell, as Git does, because the command may have arguments and quotes.
  private func run(_ path: String, input: Int32, output: Int32) throws(Failure) -> Int32 {
    // Ctrl-C in the editor is meant for the editor, so these signals are ignored while waiting (POSIX, `system`).
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
    // The editor writes to the terminal, because standard output may be redirected for the form's result.
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
