import Foundation
import Testing

/// The sample, inline on a real terminal.
@Suite("Inline form on a terminal", .serialized)
struct InlinePseudoTerminalTests {
  private static let frameEnd = "\u{1B}[?2026l"
  private static let otherScreen = "\u{1B}[?1049"

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.path, arguments: ["--inline"], environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no"])
    try terminal.wait(for: "Email")
    try terminal.wait(for: Self.frameEnd)
    #expect(!terminal.echoes)
    return terminal
  }

  private func type(_ text: String, _ terminal: PseudoTerminal) throws {
    terminal.type(text)
    try terminal.wait(for: Self.frameEnd)
  }

  @Test("Submitting prints a record without secrets, and never uses the alternate screen")
  func submits() throws {
    let terminal = try start()
    try type("ada@example.org\t", terminal)
    try type("Engine1843\t", terminal)
    try type("Engine1843\t", terminal)
    try type("Ada\u{1B}[F", terminal)
    try type("\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[A", terminal)
    try type(" ", terminal)
    terminal.type("\u{13}")
    let (code, output) = try terminal.end()
    #expect(code == 0)
    #expect(output.contains("\"email\" : \"ada@example.org\""))
    #expect(terminal.echoes)
    #expect(!terminal.screen.contains(Self.otherScreen))
    let record = terminal.screen.components(separatedBy: "\u{1B}[?25h").last ?? ""
    #expect(record.contains("ada@example.org\r\n"))
    #expect(!terminal.screen.contains("Engine1843"))
  }

  @Test(
    "A signal, leaving and Ctrl-Z restore the terminal, with the cursor below the form",
    arguments: [SIGTERM, SIGSEGV])
  func restored(_ signal: Int32) throws {
    let terminal = try start()
    try type("ada", terminal)
    terminal.type("\u{1A}")
    try terminal.wait(for: "\u{1B}[?2004l")
    try terminal.wait(for: "ada")
    try terminal.wait(for: Self.frameEnd)
    terminal.send(signal)
    let (code, _) = try terminal.end()
    #expect(code == 128 + signal)
    #expect(terminal.echoes)
    #expect(!terminal.screen.contains(Self.otherScreen))
    let end = terminal.screen.components(separatedBy: "\u{18}").last ?? ""
    #expect(end.contains("\u{1B}[?25h"))
    #expect(end.components(separatedBy: "\r\n").count > 5)
  }

  @Test("Many resizes, down to one cell, end with the form unchanged", arguments: ["--inline", "--screen"])
  func storm(_ option: String) throws {
    let terminal = try PseudoTerminal(
      Program.path, arguments: [option], environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no"])
    try terminal.wait(for: Self.frameEnd)
    try type("ada", terminal)
    var random = SeededNumbers(seed: 5)
    for _ in 0..<300 {
      terminal.resize(Int(random.next() % 120) + 1, Int(random.next() % 50) + 1)
      if random.next() % 4 == 0 { terminal.type("x\u{7F}") }
    }
    terminal.resize(1, 1)
    terminal.resize(80, 24)
    terminal.type("\u{15}zoe@example.org")
    try terminal.wait(for: "zoe@example.org")
    terminal.type("\u{3}\u{3}")
    #expect(try terminal.end().code == 130)
    #expect(terminal.echoes)
  }
}
