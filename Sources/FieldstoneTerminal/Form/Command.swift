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
  /// other backslash is literal.
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
