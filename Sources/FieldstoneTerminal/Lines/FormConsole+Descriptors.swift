import Foundation

extension FormConsole {
  /// Standard input and standard error. Standard output is reserved for the result.
  public static var standard: FormConsole {
    var output = STDERR_FILENO
    // If standard error is redirected, the person still has to see the questions.
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) != 1 {
      let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
      if terminal >= 0 { output = terminal }
    }
    let console = descriptors(input: STDIN_FILENO, output: output)
    console.isStandard = true
    return console
  }

  /// Standard input and standard error as a dialogue even without a terminal, for a program that answers over pipes. A
  /// prompt is written in one piece, and then its line is awaited.
  public static var dialogue: FormConsole {
    descriptors(input: STDIN_FILENO, output: STDERR_FILENO, asksAnyway: true)
  }

  /// A console on any descriptors, which it doesn't close.
  ///
  /// - Parameters:
  ///   - input: the descriptor that lines are read from; may be a terminal.
  ///   - output: the descriptor that errors are written to, and questions if input or output is a terminal.
  ///   - asksAnyway: whether to treat a pipe like a terminal: questions are shown and asked again.
  ///   - environment: the environment variables. `NO_COLOR` and `TERM` decide whether headings are bold, and `TERM`
  ///     whether the line can be edited.
  public static func descriptors(
    input: Int32, output: Int32, asksAnyway: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FormConsole {
    let input = Descriptor(number: input)
    let output = Descriptor(number: output)
    let isTerminal = input.isTerminal
    var reader = LineReader()
    var keys = KeyDecoder()
    let isEdited = isTerminal && output.isTerminal && Screen.isCapable(environment)
    return FormConsole(
      isTerminal: isTerminal || asksAnyway, readsPipe: !isTerminal, hasInput: input.canBeRead,
      showsQuestions: isTerminal || asksAnyway || output.isTerminal,
      isStyled: output.isTerminal && Screen.isCapable(environment) && (environment["NO_COLOR"] ?? "").isEmpty,
      echoes: !isTerminal,
      width: { isTerminal || asksAnyway ? output.columns ?? 80 : nil },
      source: { prompt in
        if isEdited, let line = editedLine(from: input, &keys, prompt, output) { return line }
        if isTerminal { return typedLine(from: input, &reader, prompt) { output.put($0) } }
        output.put(prompt.text)
        return reader.next(input.readPiece)
      },
      sink: { output.put($0) })
  }
}
