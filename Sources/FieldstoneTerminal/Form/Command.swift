/// A command that can be typed instead of an answer. A command takes up the whole line.
enum Command: String, CaseIterable {
  case help = "?"
  case back = "<"
  case none = "-"
  case outline = ":form"
  case cancel = ":cancel"
  case quit = ":quit"

  /// Parses a typed line as a command or an answer.
  ///
  /// A backslash turns a command into an answer: `\?` is a question mark, `\\?` is a backslash and a question mark. Any
  /// other backslash is literal. A misspelled command is neither a command nor an answer.
  static func read(_ line: String) -> Typed {
    if let command = Command(rawValue: line) { return .command(command == .quit ? .cancel : command) }
    if isLikeCommand(line) { return .unknown(line) }
    let bare = line.drop { $0 == "\\" }
    guard line.hasPrefix("\\"), Command(rawValue: String(bare)) != nil || isLikeCommand(bare) else {
      return .answer(line)
    }
    return .answer(String(line.dropFirst()))
  }

  /// Whether a line looks like a command: a colon followed by letters only.
  private static func isLikeCommand(_ line: some StringProtocol) -> Bool {
    line.count > 1 && line.first == ":" && line.dropFirst().allSatisfy(\.isLetter)
  }

  enum Typed: Equatable {
    case command(Command)
    /// A line that looks like a command, but isn't one.
    case unknown(String)
    case answer(String)
  }
}
