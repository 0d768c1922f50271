import Foundation

/// A terminal's whole window: keys come from it, frames go to it.
final class Screen {
  let input: Int32
  private(set) var output: Descriptor
  /// What the program writes to standard error meanwhile; lines under a prompt leave room for it.
  private var errors: ErrorCapture?
  private let ownOutput: Descriptor
  var writer: FrameWriter
  let options: ScreenOptions
  let depth: ColorDepth
  var decoder = KeyDecoder()
  var clicks = ClickCounter()
  var signals: ScreenSignals?
  private var before = termios()
  private var raw = termios()
  var shown: CellGrid?
  /// Of the lines that are used, the one that the cursor is in.
  var line = 0

  /// Takes over a terminal; nil where there is none, or one that can do nothing.
  init?(
    input: Int32, output: Int32, options: ScreenOptions = ScreenOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard isatty(input) == 1, isatty(output) == 1, Self.isCapable(environment) else { return nil }
    self.input = input
    ownOutput = Descriptor(number: output)
    self.output = ownOutput
    self.options = options
    depth = ColorDepth(environment: environment)
    writer = FrameWriter(ScreenTheme(options.theme, environment: environment))
    guard enter() else { return nil }
  }

  deinit { leave() }

  /// Whether the terminal is gone.
  var hasEnded = false
  /// Whether the last wait was in vain.
  var isLate = false

  // MARK: In and out

  private func enter() -> Bool {
    guard tcgetattr(input, &before) == 0, let signals = ScreenSignals() else { return false }
    self.signals = signals
    errors = options.isInline || ownOutput.number != STDERR_FILENO ? nil : ErrorCapture()
    // Standard error itself is the file now.
    output = errors.map { Descriptor(number: $0.terminal) } ?? ownOutput
    ScreenRestore.arm(input: input, output: output.number, before, isInline: options.isInline)
    raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    output.put((options.isInline ? "" : "\u{1B}[?1049h") + "\u{1B}[?2004h\u{1B}[?25l\u{1B}[8l")
    // Where lines are only found from the cursor, nobody knows what the pointer is on.
    if options.usesPointer, !options.isInline { output.put("\u{1B}[?1002h\u{1B}[?1006h") }
    // Nobody waits for the answer: the frame comes first, in the terminal's own colours.
    if options.theme == .automatic, depth > .sixteen { output.put("\u{1B}]11;?\u{1B}\\") }
    (shown, line) = (nil, 0)
    return true
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard let signals else { return }
    if options.isInline {
      output.put(clearing + "\u{1B}[8h\u{1B}[?2004l\u{1B}[?25h")
    } else {
      output.put("\u{1B}[8h\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    }
    // What is still on its way was meant for the form.
    tcsetattr(input, TCSAFLUSH, &before)
    ScreenRestore.disarm()
    output = ownOutput
    errors?.end()
    errors = nil
    signals.end()
    self.signals = nil
  }

  /// Stops the program as Ctrl-Z does elsewhere; returns when it goes on.
  func stop() {
    leave()
    // The whole job, as the terminal itself would: a shell waits for its leader.
    kill(0, SIGTSTP)
    _ = enter()
  }

  /// Gives the terminal to another program for as long as it works.
  func lend<Result>(_ work: (_ input: Int32, _ output: Int32) -> Result) -> Result {
    leave()
    var settings = before
    let result = work(input, output.number)
    // It may have ended without putting them back.
    tcsetattr(input, TCSADRAIN, &settings)
    _ = enter()
    return result
  }

  // MARK: While the program works

  /// Nobody reads keys for a while: Ctrl-C is a signal again, so that it ends a program that hangs.
  ///
  /// - Parameter words: what stands where the form was in lines, so that the program has the lines below for itself.
  func beginWork(_ words: String) {
    if options.isInline {
      output.put(clearing + CellWidth.cut(VisibleText.line(words), size.width - 1) + "\r\n")
      (shown, line) = (nil, 0)
      ScreenRestore.keep(linesBelow: 0)
    }
    var settings = raw
    settings.c_lflag |= tcflag_t(ISIG)
    tcsetattr(input, TCSADRAIN, &settings)
  }

  /// Keys count again; those that were pressed meanwhile were meant for nothing that is shown now. What the program has
  /// printed is painted over.
  func endWork() {
    var settings = raw
    tcsetattr(input, TCSAFLUSH, &settings)
    decoder = KeyDecoder()
    shown = nil
  }
}
