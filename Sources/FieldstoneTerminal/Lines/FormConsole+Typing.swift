import Foundation

/// Reading lines from a terminal. Its settings are restored on every exit.
extension FormConsole {
  /// Reads a line that the terminal itself lets the person edit.
  static func typedLine(
    from input: Descriptor, _ reader: inout LineReader, _ prompt: LinePrompt, show: (String) -> Void
  ) -> InputLine {
    while true {
      guard let watch = SignalWatch() else { return .end }
      // After the watch has begun, so that no signal can end the program and leave the terminal without echo.
      let echo = prompt.isSecret ? Echo(offOn: input.number) : nil
      show(prompt.text)
      var receivedSignal: Int32?
      let line = reader.next(takesUnended: false) {
        receivedSignal = watch.wait(for: input.number).signal
        return receivedSignal == nil ? input.readPiece() : .interrupted
      }
      echo?.restore()
      watch.end()
      if echo != nil, case .text = line { show("\n") }
      guard let receivedSignal, receivedSignal != SIGINT else { return line }
      guard continues(after: receivedSignal) else { return .interrupted }
    }
  }

  /// Reads a line with the cursor keys and a history of earlier lines.
  ///
  /// - Parameter keys: the decoder, which keeps what is typed ahead for the next line.
  /// - Returns: the line; nil if the terminal's settings can't be changed.
  static func editedLine(
    from input: Descriptor, _ keys: inout KeyDecoder, _ prompt: LinePrompt, _ output: Descriptor
  ) -> InputLine? {
    var line = TypedLine(isSecret: prompt.isSecret, earlier: prompt.earlier, isPath: prompt.isPath)
    while true {
      guard let watch = SignalWatch() else { return .end }
      guard let echo = Echo(keysOn: input.number) else {
        watch.end()
        return nil
      }
      var drawing = LineDrawing()
      func show(_ line: TypedLine, atEnd: Bool = false) {
        let parts = prompt.isSecret ? ("", "") : line.parts(atEnd: atEnd)
        output.put(drawing.show(prompt.text + parts.0, parts.1, columns: output.columns ?? 80))
      }
      let result = next(from: input, &keys, &line, watch) { show($0) }
      if case .line = result { show(line, atEnd: true) }
      echo.restore()
      watch.end()
      switch result {
      case .line(let line):
        if line != .end { output.put("\n") }
        return line
      case .signal(SIGINT): return .interrupted
      // The prompt is shown again with what was typed so far.
      case .signal(let signal): guard continues(after: signal) else { return .interrupted }
      }
    }
  }

  private enum ReadResult {
    case line(InputLine)
    case signal(Int32)
  }

  /// Reads keys up to the end of the line or a signal.
  private static func next(
    from input: Descriptor, _ keys: inout KeyDecoder, _ line: inout TypedLine, _ watch: SignalWatch,
    show: (TypedLine) -> Void
  ) -> ReadResult {
    var isLate = false
    // Whether the bytes may have been typed ahead, before the settings were changed.
    var isAhead = true
    while true {
      while let key = keys.next(isLate: isLate) {
        guard case .key(let key) = key else { continue }
        switch line.press(key) {
        case .goesOn: continue
        case .noMore: return .line(.end)
        case .ended(let text):
          if text.utf8.count > LineReader.longest { return .line(.tooLong(most: LineReader.longest)) }
          return .line(text.contains("\u{FFFD}") ? .notUTF8 : .text(text))
        }
      }
      show(line)
      let timeout = isAhead ? 0 : keys.isUndecided ? Screen.escapeTime : -1
      let event = watch.wait(for: input.number, milliseconds: timeout)
      if let signal = event.signal { return .signal(signal) }
      defer { isAhead = false }
      isLate = event == .nothing && !isAhead
      guard event == .input else { continue }
      switch input.readPiece() {
      // Linux stores a Ctrl-D that was typed ahead as a zero byte.
      case .bytes(let bytes): keys.add(isAhead ? bytes.map { $0 == 0 ? 4 : $0 } : bytes)
      // The terminal has been closed. Nobody has pressed Enter, so what was typed is not an answer.
      case .end, .interrupted: return .line(.end)
      }
    }
  }

  /// Raises a signal again, after the terminal's settings and the handlers were restored: by default it suspends or
  /// ends the program.
  ///
  /// - Returns: whether to continue, because the program was only suspended.
  private static func continues(after signal: Int32) -> Bool {
    // Swift's own handler would treat Ctrl-\ as a crash, and print a backtrace.
    if signal == SIGQUIT { Foundation.signal(SIGQUIT, SIG_DFL) }
    raise(signal)
    return signal == SIGTSTP
  }
}
