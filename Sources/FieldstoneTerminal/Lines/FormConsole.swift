/// The source of lines and the destination of output: a terminal, a pipe, or a script for tests.
///
/// Control characters in all texts are escaped, so that none of them can control the terminal.
public final class FormConsole {
  /// Whether a person (or a program in place of one) answers, who can be asked again.
  public let isTerminal: Bool
  /// Whether lines come from a pipe or file, where secrets may be left behind.
  let readsPipe: Bool
  /// Whether there is any input.
  public let hasInput: Bool
  /// Whether questions are shown; errors always are.
  let showsQuestions: Bool
  /// Whether headings may be bold.
  let isStyled: Bool
  /// Whether lines are shown after they are read, because nobody typed them on the terminal.
  let echoes: Bool
  /// Whether this is ``standard``, the program's own terminal, which can show the form full-screen as well.
  var isStandard = false
  /// The width in columns; nil if lines are not wrapped, because a program reads them.
  private let width: () -> Int?
  /// The number of lines read so far, including invalid ones.
  private(set) var lineNumber = 0
  /// Shows the prompt and reads a line. For a secret, the echo is turned off before the prompt shows.
  private let source: (LinePrompt) -> InputLine
  private let sink: (String) -> Void

  init(
    isTerminal: Bool, readsPipe: Bool? = nil, hasInput: Bool = true, showsQuestions: Bool = true,
    isStyled: Bool = false, echoes: Bool = false, width: @escaping () -> Int? = { nil },
    source: @escaping (LinePrompt) -> InputLine, sink: @escaping (String) -> Void
  ) {
    self.isTerminal = isTerminal
    self.readsPipe = readsPipe ?? !isTerminal
    self.hasInput = hasInput
    self.showsQuestions = showsQuestions
    self.isStyled = isStyled
    self.echoes = echoes
    self.width = width
    self.source = source
    self.sink = sink
  }

  // MARK: Writing

  /// Writes a line of the dialogue, if questions are shown.
  func say(_ line: String = "") {
    if showsQuestions { report(line) }
  }

  /// Writes a line even if questions are not shown, such as an error.
  func report(_ line: String) {
    let shown = VisibleText.line(line)
    sink((isTerminal ? IsolatedCommands.line(shown) : shown) + "\n")
  }

  /// Writes a line of the dialogue, if questions are shown, and wraps it between words.
  ///
  /// - Parameter hanging: how many columns the following lines are indented more than the first.
  func sayWrapped(_ line: String, hanging: Int = 0) {
    if showsQuestions { reportWrapped(line, hanging: hanging) }
  }

  /// Writes a line even if questions are not shown, and wraps it between words. The number before an entry of a list
  /// stays in a column of its own.
  func reportWrapped(_ line: String, hanging: Int = 0) {
    let start = line.prefix { $0 == " " } + Self.number(in: line)
    let indent = start.count
    guard let width = width(), CellWidth.of(VisibleText.line(line)) > width, width > indent + hanging + 10 else {
      return report(line)
    }
    let lines = TextWrap.lines(String(line.dropFirst(indent)), width: width - indent - hanging)
    for (index, line) in lines.enumerated() {
      report((index == 0 ? String(start) : String(repeating: " ", count: indent + hanging)) + line)
    }
  }

  /// The number or stroke that begins an entry of a list, with the spaces after it; empty for another line.
  private static func number(in line: String) -> Substring {
    let rest = line.drop { $0 == " " }
    let number = rest.first == "-" ? rest.prefix(1) : rest.prefix { $0.isNumber }
    let spaces = rest[number.endIndex...].prefix { $0 == " " }
    return number.isEmpty || spaces.count < 2 ? "" : rest[..<spaces.endIndex]
  }

  /// Writes a heading with a line of strokes below, so that it stands out even without bold.
  func heading(_ title: String, _ stroke: Character) {
    guard showsQuestions else { return }
    let title = VisibleText.line(title)
    sink("\n" + (isStyled ? "\u{1B}[1m\(title)\u{1B}[0m" : title) + "\n")
    report(String(repeating: stroke, count: min(CellWidth.of(title), 60)))
  }

  /// Writes the lines of a prompt before its last one.
  ///
  /// - Returns: the last line, with the space after the prompt.
  private func lastLine(of prompt: String) -> String {
    guard !readsPipe, let width = width(), CellWidth.of(prompt) > width else { return prompt }
    let hanging = width > 20 ? 2 : 0
    let lines = TextWrap.lines(prompt, width: width - 1 - hanging).enumerated().map { index, line in
      (index == 0 ? "" : String(repeating: " ", count: hanging)) + line
    }
    lines.dropLast().forEach(report)
    return (lines.last ?? "") + (prompt.last == " " ? " " : "")
  }

  // MARK: Reading

  /// Shows a prompt and reads a line. A prompt that is longer than a line is wrapped between words, and the answer is
  /// typed after the last of them. A program that answers over a pipe gets the prompt in one piece.
  ///
  /// - Parameters:
  ///   - earlier: the earlier entries, the oldest first, which the arrow keys bring back.
  ///   - isPath: whether the line is a path, which Tab completes.
  func ask(
    _ prompt: String, isSecret: Bool = false, earlier: [String] = [], isPath: Bool = false
  ) -> InputLine {
    let shown = showsQuestions ? lastLine(of: VisibleText.line(prompt)) : ""
    let line = source(LinePrompt(text: shown, isSecret: isSecret, earlier: earlier, isPath: isPath))
    switch line {
    case .text(let text):
      lineNumber += 1
      if echoes, showsQuestions { sink((isSecret ? "" : VisibleText.short(text)) + "\n") }
    case .notUTF8, .tooLong:
      lineNumber += 1
      if echoes, showsQuestions { sink("\n") }
    case .end, .interrupted:
      // The cursor is still after the prompt.
      if showsQuestions { sink("\n") }
    }
    return line
  }
}
