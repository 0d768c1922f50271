/// What can be typed in place of an answer. Only a whole line is a command.
enum Command: String, CaseIterable {
  case help = "?"
  case back = "<"
  case none = "-"
  case outline = ":form"
  case cancel = ":cancel"
  case quit = ":quit"

  /// A typed line: a command, or an answer.
  ///
  /// A backslash makes a command an answer: `\?` is a question mark, `\\?` a backslash and a question mark. Any other
  /// backslash is itself.
  static func read(_ line: String) -> Typed {
    if let command = Command(rawValue: line) { return .command(command == .quit ? .cancel : command) }
    let bare = line.drop { $0 == "\\" }
    guard line.hasPrefix("\\"), Command(rawValue: String(bare)) != nil else { return .answer(line) }
    return .answer(String(line.dropFirst()))
  }

  enum Typed: Equatable {
    case command(Command)
    case answer(String)
  }
}
