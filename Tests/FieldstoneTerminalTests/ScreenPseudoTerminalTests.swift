import Foundation
import Testing

/// The full-screen sample on a real terminal.
@Suite("Full screen on a terminal", .serialized)
struct ScreenPseudoTerminalTests {
  private static let frameEnd = "\u{1B}[?2026l"
  private static let leaving = "\u{1B}[?1049l"

  private func start(_ variables: String...) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.path, environment: ["TERM=xterm-256color", "SURFACE=screen", "SWIFT_BACKTRACE=enable=no"] + variables)
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "Email")
    try terminal.wait(for: Self.frameEnd)
    #expect(!terminal.echoes)
    return terminal
  }

  /// Types a text, and waits until it is shown.
  private func type(_ text: String, _ terminal: PseudoTerminal) throws {
    terminal.type(text)
    try terminal.wait(for: Self.frameEnd)
  }

  private func isRestored(_ terminal: PseudoTerminal) -> Bool {
    terminal.echoes && terminal.screen.contains(Self.leaving) && terminal.screen.contains("\u{1B}[?2004l")
  }

  @Test("A form is filled in and submitted: the JSON goes to standard output, the terminal is restored")
  func through() throws {
    let terminal = try start()
    try type("ada@example.org\t", terminal)
    try type("Engine1843\t", terminal)
    try type("Engine1843\t", terminal)
    // é arrives in two pieces; then an extra word is typed and deleted.
    try type("Ada Zo", terminal)
    try type("e\u{301} Byron\u{17}", terminal)
    try type("\u{7F}\t", terminal)
    // Back to the birth date with the arrow keys.
    try type("\u{1B}[B", terminal)
    try type("\u{1B}[A", terminal)
    try type("1815-12-10\r", terminal)
    // Page Down goes to the button at the end, and Up to the checkbox above it.
    try type("\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[A", terminal)
    try type(" ", terminal)
    terminal.type("\u{13}")
    try terminal.wait(for: Self.leaving)
    let (code, output) = try terminal.end()
    #expect(code == 0)
    #expect(output.contains("\"email\" : \"ada@example.org\""))
    #expect(output.contains("\"name\" : \"Ada Zoe\u{301}\""))
    #expect(output.contains("\"birthDate\" : \"1815-12-10T00:00:00Z\""))
    #expect(output.contains("\"agreesToTerms\" : true"))
    #expect(output.hasPrefix("{\n") && output.hasSuffix("}\n"))
    #expect(!terminal.screen.contains("Engine1843"))
    #expect(isRestored(terminal))
  }

  @Test("NO_COLOR removes the colors but not the markers")
  func plain() throws {
    for (variable, hasColor) in [("NO_COLOR=1", false), ("NO_COLOR=", true)] {
      let terminal = try start(variable)
      terminal.type("\u{13}")
      try terminal.wait(for: "Not submitted: 5 items need attention.")
      try terminal.wait(for: Self.frameEnd)
      #expect(terminal.screen.contains("✗") && terminal.screen.contains("This field is required."))
      #expect(terminal.screen.contains("\u{1B}[0;1;31m") == hasColor)
      terminal.type("\u{3}")
      #expect(try terminal.end().code == 130)
    }
  }

  @Test("Ctrl-C leaves an unchanged form at once, and asks first if something changed")
  func interrupt() throws {
    let clean = try start()
    clean.type("\u{3}")
    #expect(try clean.end().code == 130)
    #expect(isRestored(clean))
    let terminal = try start()
    try type("ada", terminal)
    terminal.type("\u{3}")
    try terminal.wait(for: "Leave this form?")
    try terminal.wait(for: Self.frameEnd)
    // Escape, recognized after its timeout, closes the dialog and keeps the changes.
    try type("\u{1B}", terminal)
    terminal.type("\u{3}")
    try terminal.wait(for: "Leave this form?")
    terminal.type("\u{3}")
    let (code, output) = try terminal.end()
    #expect(code == 130)
    #expect(output == "")
    #expect(isRestored(terminal))
  }

  @Test(
    "A fatal signal or a trap restores the terminal",
    arguments: [SIGTERM, SIGHUP, SIGILL, SIGSEGV])
  func terminated(_ signal: Int32) throws {
    let terminal = try start()
    try type("ada", terminal)
    terminal.send(signal)
    let (code, output) = try terminal.end()
    #expect(code == 128 + signal)
    #expect(output == "")
    #expect(isRestored(terminal))
  }

  @Test("F4 leaves the terminal to an editor, and takes the text back")
  func editor() throws {
    let terminal = try start("EDITOR=sh -c 'test -t 0 && test -t 1 && echo LENT && echo nuts > \"$1\"' x")
    // The last option of the diet shows the field for allergies below it.
    terminal.type(String(repeating: "\t", count: 11) + " \u{1B}[F\r\t")
    try terminal.wait(for: "F4 Editor")
    terminal.type("\u{1B}OS")
    try terminal.wait(for: Self.leaving)
    try terminal.wait(for: "LENT")
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "nuts")
    try terminal.wait(for: Self.frameEnd)
    #expect(!terminal.echoes)
    terminal.type("\u{3}\u{3}")
    #expect(try terminal.end().code == 130)
    #expect(isRestored(terminal))
  }

  @Test("Ctrl-L clears and redraws the window, whatever another program has written there")
  func redraw() throws {
    let terminal = try start()
    terminal.type("\u{C}")
    try terminal.wait(for: "\u{1B}[2J")
    try terminal.wait(for: "Email")
    try terminal.wait(for: "^S Submit")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("\u{3}")
    #expect(try terminal.end().code == 130)
  }

  @Test("Ctrl-Z restores the terminal, and resuming takes it over again")
  func stop() throws {
    let terminal = try start()
    try type("ada", terminal)
    // The system doesn't stop a session leader, as nothing could resume it: the program leaves the screen and returns.
    terminal.type("\u{1A}")
    try terminal.wait(for: Self.leaving)
    try terminal.wait(for: "\u{1B}[?1049h")
    try terminal.wait(for: "ada")
    try terminal.wait(for: Self.frameEnd)
    #expect(!terminal.echoes)
    terminal.type("\u{3}\u{3}")
    #expect(try terminal.end().code == 130)
    #expect(isRestored(terminal))
  }
}
