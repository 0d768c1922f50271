import Foundation

extension FormConsole {
  /// Standard input and standard error; standard output stays free for the result.
  public static var standard: FormConsole {
    var output = STDERR_FILENO
    // Who sends standard error to a file still has to see the questions.
    if isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) != 1 {
      let terminal = open("/dev/tty", O_WRONLY | O_CLOEXEC)
      if terminal >= 0 { output = terminal }
    }
    let console = descriptors(input: STDIN_FILENO, output: output)
    console.isStandard = true
    return console
  }

  /// Standard input and standard error as a dialogue although there is no terminal: another program answers. A prompt is
  /// written in one piece, and waits for its line.
  public static var dialogue: FormConsole {
    descriptors(input: STDIN_FILENO, output: STDERR_FILENO, asksAnyway: true)
  }

  /// Any descriptors; they stay open.
  ///
  /// - Parameters:
  ///   - input: lines are read from here, as a terminal if it is one.
  ///   - output: questions go here if somebody can see them, errors always.
  ///   - asksAnyway: whether a pipe is asked like a terminal.
  ///   - environment: variables; `NO_COLOR` and `TERM` decide whether headings are bold.
  public static func descriptors(
    input: Int32, output: Int32, asksAnyway: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FormConsole {
    let input = Descriptor(number: input)
    let output = Descriptor(number: output)
    let isTerminal = input.isTerminal
    var reader = LineReader()
    return FormConsole(
      isTerminal: isTerminal || asksAnyway, readsPipe: !isTerminal, hasInput: input.canBeRead,
      showsQuestions: isTerminal || asksAnyway || output.isTerminal,
      isStyled: output.isTerminal && isCapable(environment), echoes: !isTerminal,
      width: { isTerminal || asksAnyway ? output.columns ?? 80 : nil },
      source: { prompt, isSecret in
        if isTerminal { return typedLine(from: input, &reader, isSecret, prompt) { output.put($0) } }
        output.put(prompt)
        return reader.next(input.readPiece)
      },
      sink: { output.put($0) })
  }

  /// Whether a terminal may be sent codes at all.
  private static func isCapable(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM"] ?? ""
    return (environment["NO_COLOR"] ?? "").isEmpty && !terminal.isEmpty && terminal != "dumb"
  }

  /// A line that somebody types; the terminal is as it was on every way out.
  private static func typedLine(
    from input: Descriptor, _ reader: inout LineReader, _ isSecret: Bool, _ prompt: String, show: (String) -> Void
  ) -> InputLine {
    while true {
      guard let watch = SignalWatch() else { return .end }
      // After the watch, so that no signal comes between and leaves the terminal without echo.
      let echo = isSecret ? Echo(offOn: input.number) : nil
      show(prompt)
      var came: Int32?
      let line = reader.next {
        came = watch.wait(for: input.number)
        return came == nil ? input.readPiece() : .interrupted
      }
      echo?.restore()
      watch.end()
      if echo != nil, case .text = line { show("\n") }
      guard let came, came != SIGINT else { return line }
      // Stops or ends the program, or does what it has arranged for; once it goes on, the question is asked again.
      // But for Ctrl-\: Swift's own handler would take it for a crash, and show where this line stands.
      if came == SIGQUIT { signal(SIGQUIT, SIG_DFL) }
      raise(came)
      guard came == SIGTSTP else { return .interrupted }
    }
  }
}
