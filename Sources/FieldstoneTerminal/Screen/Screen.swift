import FieldstoneCore
import Foundation

/// A terminal that a form has taken over: provides input and shows frames.
final class Screen {
  let input: Int32
  private(set) var output: Descriptor
  /// Captures standard error while the form fills the window. Inline forms leave room for output and don't need this.
  private var errors: ErrorCapture?
  private let ownOutput: Descriptor
  var writer: FrameWriter
  let options: ScreenOptions
  let depth: ColorDepth
  private let environment: [String: String]
  /// The color of the terminal's background, if it has said it.
  var background: TerminalColor? { didSet { chooseColors() } }
  /// The palette of the form's theme. The next frame has its colors.
  var palette = FormPalette.standard { didSet { if palette != oldValue { chooseColors() } } }
  var decoder = KeyDecoder()
  var clicks = ClickCounter()
  var signals: ScreenSignals?
  /// Wakes the screen when a job of the form has ended.
  var bell: JobBell?
  private var before = termios()
  private var raw = termios()
  var shown: CellGrid?
  /// The line of the frame that the cursor is in.
  var line = 0

  /// Takes over a terminal. Fails if there is none, or if it doesn't support control sequences.
  init?(
    input: Int32, output: Int32, options: ScreenOptions = ScreenOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard isatty(input) == 1, isatty(output) == 1, Self.isCapable(environment) else { return nil }
    self.input = input
    ownOutput = Descriptor(number: output)
    self.output = ownOutput
    self.options = options
    self.environment = environment
    depth = ColorDepth(environment: environment)
    writer = FrameWriter(ScreenTheme(options.theme, environment: environment))
    guard enter() else { return nil }
  }

  deinit { leave() }

  private func chooseColors() {
    writer = FrameWriter(
      background.map { ScreenTheme(background: $0, depth: depth, palette) }
        ?? ScreenTheme(options.theme, environment: environment, palette))
    shown = nil
  }

  /// Whether the terminal is gone.
  var hasEnded = false
  /// The signal that asks the program to end; nil if none was received.
  var endSignal: Int32?
  /// Whether the last wait timed out.
  var isLate = false

  // MARK: Entering and leaving

  private func enter() -> Bool {
    guard tcgetattr(input, &before) == 0, let signals = ScreenSignals(watchesEnds: options.handlesEnds) else {
      return false
    }
    self.signals = signals
    errors = options.isInline || ownOutput.number != STDERR_FILENO ? nil : ErrorCapture()
    // The descriptor of standard error refers to the capture file now.
    output = errors.map { Descriptor(number: $0.terminal) } ?? ownOutput
    ScreenRestore.arm(input: input, output: output.number, before, options: options)
    raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    output.put((options.isInline ? "" : "\u{1B}[?1049h") + "\u{1B}[?2004h\u{1B}[?25l\u{1B}[8l")
    // An inline form knows its lines only relative to the cursor, so it can't tell what the pointer is on.
    if options.usesPointer, !options.isInline { output.put("\u{1B}[?1002h\u{1B}[?1006h") }
    // The first frame doesn't wait for the reply: it uses the terminal's own colors.
    if options.theme == .automatic, depth > .sixteen { output.put("\u{1B}]11;?\u{1B}\\") }
    (shown, line) = (nil, 0)
    return true
  }

  /// Restores the terminal.
  func leave() {
    guard let signals else { return }
    if options.isInline {
      output.put(clearing + "\u{1B}[8h\u{1B}[?2004l\u{1B}[?25h")
    } else {
      output.put("\u{1B}[8h\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    }
    // Pending input was meant for the form, so it is discarded.
    tcsetattr(input, TCSAFLUSH, &before)
    ScreenRestore.disarm()
    output = ownOutput
    errors?.end()
    errors = nil
    signals.end()
    self.signals = nil
  }

  /// Suspends the program as Ctrl-Z usually does; returns when it resumes.
  func stop() {
    leave()
    // Stop the whole job, as the terminal itself would: a shell waits for the job's leader.
    kill(0, SIGTSTP)
    _ = enter()
  }

  /// Leaves the terminal to another program while `work` runs.
  func lend<Result>(_ work: (_ input: Int32, _ output: Int32) -> Result) -> Result {
    leave()
    var settings = before
    let result = work(input, output.number)
    // The other program may have ended without restoring the settings.
    tcsetattr(input, TCSADRAIN, &settings)
    _ = enter()
    return result
  }

  // MARK: While the program works

  /// Stops reading keys while the program works. Ctrl-C sends a signal again, so that it can end a program that hangs.
  ///
  /// - Parameter words: the text that replaces an inline form meanwhile. The program can use the lines below it.
  func beginWork(_ words: String) {
    if options.isInline {
      output.put(clearing + CellWidth.cut(VisibleText.line(words), size.width - 1) + "\r\n")
      (shown, line) = (nil, 0)
      ScreenRestore.keep(linesBelow: 0)
    }
    var settings = raw
    settings.c_lflag |= tcflag_t(ISIG)
    tcsetattr(input, TCSADRAIN, &settings)
    signals?.letEnd(true)
  }

  /// Ends the program as Ctrl-C does elsewhere.
  func quit() {
    leave()
    signal(SIGINT, SIG_DFL)
    kill(getpid(), SIGINT)
  }

  /// Gives a signal that was kept back its usual effect, once there is nothing to keep it back for.
  func obeyEndSignal() {
    guard let endSignal else { return }
    leave()
    kill(getpid(), endSignal)
  }

  /// Reads keys again, and discards those pressed meanwhile. The next frame is drawn over what the program has printed.
  func endWork() {
    signals?.letEnd(false)
    var settings = raw
    tcsetattr(input, TCSAFLUSH, &settings)
    decoder = KeyDecoder()
    shown = nil
  }
}
