import Foundation
import Testing

/// A program that fails while its form fills the screen.
@Suite("Failures during a full-screen form", .serialized)
struct ScreenTroubleTests {
  private static let frameEnd = "\u{1B}[?2026l"
  private static let leaving = "\u{1B}[?1049l"

  private func start(_ wish: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.path(of: "Trouble"), environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no"])
    try terminal.wait(for: "[ Do it ]")
    terminal.type(wish)
    try terminal.wait(for: String(wish.suffix(3)))
    return terminal
  }

  private func isRestored(_ terminal: PseudoTerminal) -> Bool {
    terminal.echoes && terminal.screen.contains(Self.leaving) && terminal.screen.contains("\u{1B}[?2004l")
  }

  @Test("A trap in a submit handler ends the program as usual, and restores the terminal")
  func trap() throws {
    let terminal = try start("trap now")
    terminal.type("\u{13}")
    let (code, output) = try terminal.end()
    #expect(code == 128 + SIGILL || code == 128 + SIGTRAP)
    #expect(output == "")
    #expect(isRestored(terminal))
    // Output to standard error is shown once the form has closed.
    let parts = terminal.screen.components(separatedBy: Self.leaving)
    #expect(parts.count == 2 && !parts[0].contains("Fatal error") && parts[1].contains("Fatal error"))
  }

  @Test("`exit` in a submit handler restores the terminal")
  func leaves() throws {
    let terminal = try start("exit")
    terminal.type("\u{13}")
    #expect(try terminal.end().code == 7)
    #expect(isRestored(terminal))
  }

  @Test("An error of a submit handler is shown, nothing is lost, and the form can be submitted again")
  func fails() throws {
    let terminal = try start("fail")
    terminal.type("\u{13}")
    try terminal.wait(for: "Submitting")
    try terminal.wait(for: "Something went wrong. The form was not submitted.")
    // The message can't control the terminal.
    try terminal.wait(for: "The printer\\u{1B}[31m is out of paper.")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("x")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("\u{15}fine")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("\u{13}")
    let (code, output) = try terminal.end()
    #expect(code == 0)
    #expect(output.contains("\"wish\" : \"fine\""))
    #expect(isRestored(terminal))
  }

  @Test("Keys pressed while the program works are discarded; its output is drawn over")
  func busy() throws {
    let go = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: go) }
    let terminal = try start("wait \(go.path)")
    terminal.type("\u{13}zzz")
    try terminal.wait(for: "Submitting")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("zzz\u{1B}[B\t\u{13}")
    try Data().write(to: go)
    try terminal.wait(for: "Something went wrong. The form was not submitted.")
    try terminal.wait(for: Self.frameEnd)
    terminal.type("\r")
    try terminal.wait(for: Self.frameEnd)
    #expect(!terminal.screen.contains("zzz"))
    terminal.type("\u{3}\u{1B}[D\r")
    #expect(try terminal.end().code == 130)
    #expect(isRestored(terminal))
  }

  @Test("Ctrl-C ends a program that hangs in its submit handler")
  func hangs() throws {
    let terminal = try start("hang")
    terminal.type("\u{13}")
    try terminal.wait(for: "Submitting")
    try terminal.wait(for: Self.frameEnd)
    // The handler may not have started yet: Ctrl-C works once it has.
    try terminal.waitUntilSignals()
    terminal.type("\u{3}")
    #expect(try terminal.end().code == 128 + SIGINT)
    #expect(isRestored(terminal))
  }
}
