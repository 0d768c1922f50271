import Foundation

/// A terminal's whole window: keys come from it, frames go to it.
final class Screen {
  private let input: Int32
  private let output: Descriptor
  private var writer: FrameWriter
  private let options: ScreenOptions
  private let depth: ColorDepth
  private var decoder = KeyDecoder()
  private var clicks = ClickCounter()
  private var signals: ScreenSignals?
  private var before = termios()
  private var raw = termios()
  private var shown: CellGrid?

  /// How long after Escape the rest of a sequence may come, in milliseconds.
  private static let escapeTime: Int32 = 30

  /// Takes over a terminal; nil where there is none, or one that can do nothing.
  init?(
    input: Int32, output: Int32, options: ScreenOptions = ScreenOptions(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard isatty(input) == 1, isatty(output) == 1, Self.isCapable(environment) else { return nil }
    self.input = input
    self.output = Descriptor(number: output)
    self.options = options
    depth = ColorDepth(environment: environment)
    writer = FrameWriter(ScreenTheme(options.theme, environment: environment))
    guard enter() else { return nil }
  }

  deinit { leave() }

  // MARK: In and out

  private func enter() -> Bool {
    guard tcgetattr(input, &before) == 0, let signals = ScreenSignals() else { return false }
    self.signals = signals
    ScreenRestore.arm(input: input, output: output.number, before)
    raw = before
    cfmakeraw(&raw)
    tcsetattr(input, TCSADRAIN, &raw)
    output.put("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l")
    if options.usesPointer { output.put("\u{1B}[?1002h\u{1B}[?1006h") }
    // Nobody waits for the answer: the frame comes first, in the terminal's own colours.
    if options.theme == .automatic, depth > .sixteen { output.put("\u{1B}]11;?\u{1B}\\") }
    shown = nil
    return true
  }

  /// Gives the terminal back as it was.
  func leave() {
    guard let signals else { return }
    output.put("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l")
    // What is still on its way was meant for the form.
    tcsetattr(input, TCSAFLUSH, &before)
    ScreenRestore.disarm()
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
  func beginWork() {
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

  // MARK: Size and frames

  /// How many columns and lines the window has; 80 by 24 where it does not say.
  var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Shows a frame: writes what differs from the last one.
  func show(_ frame: CellGrid) {
    let bytes = writer.bytes(from: shown, to: frame)
    shown = frame
    if !bytes.isEmpty { output.put(String(decoding: bytes, as: UTF8.self)) }
  }

  /// Puts a text on the system's clipboard, where the terminal lets programs do that (OSC 52).
  func copy(_ text: String) {
    guard text.utf8.count <= Self.longestCopy else { return }
    output.put("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
  }

  /// The most bytes that terminals take: 100,000 with the sequence around them.
  static let longestCopy = 74_994

  /// Takes the theme that fits the terminal's background; the next frame is in it.
  private func take(background: TerminalColor) {
    guard options.theme == .automatic else { return }
    writer = FrameWriter(ScreenTheme(background: background, depth: depth))
    shown = nil
  }

  // MARK: Keys

  /// Waits for something to answer.
  func next() -> Event {
    while true {
      if let event = ready { return event }
      wait(decoder.isUndecided ? Self.escapeTime : -1)
      if isLate, let input = decoder.next(isLate: true) { return .input(input) }
    }
  }

  /// What there is to answer without waiting: frames are drawn when there is no more.
  var ready: Event? {
    if let input = decoder.next() {
      switch input {
      case .key: return .input(input)
      case .pointer(let pointer): return .input(.pointer(clicks.count(pointer, at: .now)))
      case .background(let color):
        take(background: color)
        return .resized
      }
    }
    if hasEnded { return .ended }
    for signal in signals?.take() ?? [] {
      if signal == SIGTSTP {
        stop()
        return .resumed
      }
      return .resized
    }
    return nil
  }

  private var hasEnded = false
  private var isLate = false

  private func wait(_ milliseconds: Int32) {
    guard let signals else { return hasEnded = true }
    var both = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&both, 2, milliseconds)
    isLate = count == 0
    guard count > 0, both[0].revents != 0 else { return }
    switch Descriptor(number: input).readPiece() {
    case .bytes(let bytes): decoder.add(bytes)
    case .end, .interrupted: hasEnded = true
    }
  }
}
