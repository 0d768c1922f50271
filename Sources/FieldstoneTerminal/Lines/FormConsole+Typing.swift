import Foundation

/// Lines that somebody types on a terminal, which is as it was on every way out.
extension FormConsole {
  /// A line as the terminal itself lets one type it.
  static func typedLine(
    from input: Descriptor, _ reader: inout LineReader, _ prompt: LinePrompt, show: (String) -> Void
  ) -> InputLine {
    while true {
      guard let watch = SignalWatch() else { return .end }
      // After the watch, so that no signal comes between and leaves the terminal without echo.
      let echo = prompt.isSecret ? Echo(offOn: input.number) : nil
      show(prompt.text)
      var came: Int32?
      let line = reader.next {
        came = watch.wait(for: input.number).signal
        return came == nil ? input.readPiece() : .interrupted
      }
      echo?.restore()
      watch.end()
      if echo != nil, case .text = line { show("\n") }
      guard let came, came != SIGINT else { return line }
      guard goesOn(after: came) else { return .interrupted }
    }
  }

  /// A line in which the arrows go, and earlier ones come back.
  ///
  /// - Parameter keys: what was typed ahead, for the next line too.
  /// - Returns: nil where the terminal does not hand over its keys.
  static func editedLine(
    from input: Descriptor, _ keys: inout KeyDecoder, _ prompt: LinePrompt, _ output: Descriptor
  ) -> InputLine? {
    var line = TypedLine(isSecret: prompt.isSecret, earlier: prompt.earlier)
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
      let came = next(from: input, &keys, &line, watch) { show($0) }
      if case .line = came { show(line, atEnd: true) }
      echo.restore()
      watch.end()
      switch came {
      case .line(let line):
        if line != .end { output.put("\n") }
        return line
      case .signal(SIGINT): return .interrupted
      // The question is asked again with what was typed so far.
      case .signal(let signal): guard goesOn(after: signal) else { return .interrupted }
      }
    }
  }

  private enum Came {
    case line(InputLine)
    case signal(Int32)
  }

  /// Takes keys up to the end of the line, or to a signal.
  private static func next(
    from input: Descriptor, _ keys: inout KeyDecoder, _ line: inout TypedLine, _ watch: SignalWatch,
    show: (TypedLine) -> Void
  ) -> Came {
    var isLate = false
    // What was typed before the terminal handed over its keys.
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
      let patience = isAhead ? 0 : keys.isUndecided ? Screen.escapeTime : -1
      let event = watch.wait(for: input.number, milliseconds: patience)
      if let signal = event.signal { return .signal(signal) }
      defer { isAhead = false }
      isLate = event == .nothing && !isAhead
      guard event == .input else { continue }
      switch input.readPiece() {
      // Linux keeps a Ctrl-D that is typed ahead as a zero.
      case .bytes(let bytes): keys.add(isAhead ? bytes.map { $0 == 0 ? 4 : $0 } : bytes)
      // The terminal is gone.
      case .end, .interrupted: return .line(line.editor.text.isEmpty ? .end : .text(line.editor.text))
      }
    }
  }

  /// Lets a signal stop or end the program, or do what that has arranged for.
  ///
  /// - Returns: whether the program was only stopped, and goes on.
  private static func goesOn(after signal: Int32) -> Bool {
    // Swift's own handler would take Ctrl-\ for a crash, and show where this line stands.
    if signal == SIGQUIT { Foundation.signal(SIGQUIT, SIG_DFL) }
    raise(signal)
    return signal == SIGTSTP
  }
}
