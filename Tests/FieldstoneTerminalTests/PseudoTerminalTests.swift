import Foundation
import Testing

/// The sample on a real terminal.
@Suite("Terminal", .serialized)
struct PseudoTerminalTests {
  @Test("A secret is not echoed while it is typed; the next answer is")
  func secret() throws {
    let terminal = try PseudoTerminal(Program.path)
    try terminal.wait(for: "Email (required): ")
    #expect(terminal.echoes)
    terminal.type("ada@example.org\n")
    try terminal.wait(for: "Password (required, at least 8 characters, not shown): ")
    #expect(!terminal.echoes)
    terminal.type("Engine1843\n")
    try terminal.wait(for: "Repeat password (required, not shown): ")
    terminal.type("Engine1843\n")
    try terminal.wait(for: "Name (required, at most 40 characters): ")
    #expect(terminal.echoes)
    terminal.type("Ada" + String(repeating: "\n", count: 12) + "y\n")
    try terminal.wait(for: "Register? ")
    terminal.type("\n")
    let (code, output) = try terminal.end()
    #expect(code == 0)
    #expect(output.hasPrefix("{\n") && output.hasSuffix("}\n"))
    #expect(output.contains("\"password\" : \"Engine1843\""))
    #expect(terminal.screen.contains("ada@example.org"))
    #expect(!terminal.screen.contains("Engine1843"))
    #expect(!terminal.screen.contains("\u{1B}"))
  }

  @Test("Ctrl-C exits with 130, and echo is on again", arguments: [false, true])
  func interrupt(atSecret: Bool) throws {
    let terminal = try PseudoTerminal(Program.path)
    try terminal.wait(for: "Email (required): ")
    if atSecret {
      terminal.type("ada@example.org\n")
      try terminal.wait(for: "not shown): ")
    }
    terminal.type("\u{3}")
    if atSecret {
      try terminal.wait(for: "Press Ctrl-C again to quit without submitting.")
      // Before the question is asked again, Ctrl-C has its usual effect.
      try terminal.wait(for: "not shown): ")
      terminal.type("\u{3}")
    }
    try terminal.wait(for: "Cancelled. Nothing was submitted.")
    let (code, output) = try terminal.end()
    #expect(code == 130)
    #expect(output == "")
    #expect(terminal.echoes)
  }

  @Test("A fatal signal ends the program at once and leaves echo on", arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func terminated(signal: Int32) throws {
    let terminal = try PseudoTerminal(Program.path)
    try terminal.wait(for: "Email (required): ")
    terminal.type("ada@example.org\n")
    try terminal.wait(for: "not shown): ")
    #expect(!terminal.echoes)
    terminal.send(signal)
    let (code, output) = try terminal.end()
    #expect(code == 128 + signal)
    #expect(output == "")
    #expect(terminal.echoes)
  }

  @Test("Ctrl-D asks for confirmation once; twice it exits with 65")
  func end() throws {
    let terminal = try PseudoTerminal(Program.path)
    try terminal.wait(for: "Email (required): ")
    terminal.type("\u{4}")
    try terminal.wait(for: "Press Ctrl-D again")
    try terminal.wait(for: "Email (required): ")
    terminal.type("\u{4}")
    try terminal.wait(for: "Nothing was submitted.")
    #expect(!terminal.screen.contains("Error"), "Nothing is wrong with the answers.")
    #expect(try terminal.end().code == 65)
  }

  @Test("Headings are bold if the terminal supports it, and plain if it doesn't or shouldn't")
  func bold() throws {
    let capable = "TERM=xterm-256color"
    for (environment, isBold) in [
      ([capable], true), ([capable, "NO_COLOR=1"], false), (["TERM=dumb"], false), ([], false),
    ] {
      let terminal = try PseudoTerminal(Program.path, environment: environment + ["SURFACE=terminal"])
      try terminal.wait(for: "Email (required): ")
      #expect(terminal.screen.contains("\u{1B}[1mAccount\u{1B}[0m") == isBold)
      #expect(terminal.screen.contains("\u{1B}") == isBold)
    }
  }

  @Test("Questions are shown even if standard error is redirected; leaving an untouched form asks nothing")
  func questionsOnTerminal() throws {
    let terminal = try PseudoTerminal(Program.path, errors: "/dev/null")
    try terminal.wait(for: "Email (required): ")
    terminal.type(":cancel\n")
    try terminal.wait(for: "Cancelled. Nothing was submitted.")
    #expect(try terminal.end().code == 130)
  }
}
