import FieldstoneCore

/// A command that can be typed instead of an answer. A command takes up the whole line.
enum Command: String, CaseIterable {
  case help = "?"
  case back = "<"
  case none = "-"
  case outline = ":form"
  case cancel = ":cancel"
  case quit = ":quit"

  /// Another name of ``help``, like those of the other commands.
  private static let helpWord = ":help"

  /// Parses a typed line as a command or an answer.
  ///
  /// A backslash turns a command into an answer: `\?` is a question mark, `\\?` is a backslash and a question mark. Any
  /// other backslash is literal. A misspelled command is neither a command nor an answer.
  static func read(_ line: String) -> Typed {
    // One that was copied from a line written from right to left has marks around it.
    if let first = line.unicodeScalars.first, isMark(first) {
      let bare = String(String.UnicodeScalarView(line.unicodeScalars.filter { !isMark($0) }))
      let command = bare.drop { $0 == "\\" }
      if Command(rawValue: String(command)) != nil || isLikeCommand(command) { return read(bare) }
    }
    if let command = Command(rawValue: line) { return .command(command == .quit ? .cancel : command) }
    if line == helpWord { return .command(.help) }
    if isLikeCommand(line) { return .unknown(line) }
    let bare = line.drop { $0 == "\\" }
    guard line.hasPrefix("\\"), Command(rawValue: String(bare)) != nil || isLikeCommand(bare) else {
      return .answer(line)
    }
    return .answer(String(line.dropFirst()))
  }

  /// Whether it marks a direction: LRM, RLM, ALM, or the beginning or end of an isolate.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    FormHiddenCharacters.isDirectionMark(scalar) || (0x2066...0x2069).contains(scalar.value)
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
