import Foundation
import Testing

/// The sample's dialogue on a terminal that supports moving the cursor.
@Suite("Editing a line on a terminal", .serialized)
struct EditedLineTests {
  private static let name = "Name (required, at most 40 characters): "
  private let left = "\u{1B}[D"
  private let right = "\u{1B}[C"
  private let up = "\u{1B}[A"
  private let delete = "\u{1B}[3~"
  private let home = "\u{1B}[H"
  private let end = "\u{1B}OF"

  private func start() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Program.path, environment: ["TERM=xterm-256color", "SURFACE=terminal", "SWIFT_BACKTRACE=enable=no"])
    try terminal.wait(for: "Email (required): ")
    return terminal
  }

  @Test("Arrow and readline keys edit the line, Up recalls a refused one, and secrets stay hidden")
  func edits() throws {
    let terminal = try start()
    #expect(!terminal.echoes && !terminal.collectsLines)
    terminal.type("xdaexample" + home + delete + "a" + end + "\n")
    try terminal.wait(for: "Error: Enter an email address")
    try terminal.wait(for: "Email (required): ")
    terminal.type(up + home + right + right + right + "@" + end + ".org\r")
    try terminal.wait(for: "not shown): ")
    let shown = terminal.screen.count
    terminal.type("ngine184" + home + "E" + end + "3\n")
    try terminal.wait(for: "Repeat password (required, not shown): ")
    #expect(!terminal.screen.dropFirst(shown).contains("ngine"))
    // Text typed ahead is used for the lines that follow.
    terminal.type("Engine1843\nLovelace日本\u{1}Ada \u{5}" + left + left + "\u{B}語\u{17}\u{15}Zoe" + left + "\u{8}oo\n")
    try terminal.wait(for: "Birth date")
    terminal.type(String(repeating: "\n", count: 11) + "y\n")
    try terminal.wait(for: "Register? ")
    #expect(!terminal.screen.contains("Engine"))
    terminal.type("\n")
    let (code, output) = try terminal.end()
    #expect(code == 0 && terminal.echoes && terminal.collectsLines)
    #expect(output.contains("\"email\" : \"ada@example.org\"") && output.contains("\"password\" : \"Engine1843\""))
    #expect(output.contains("\"name\" : \"Zooe\""), "\(output)")
  }

  @Test("Multibyte and wide characters are edited as one, and the text is shown as it is sent")
  func wide() throws {
    let terminal = try start()
    terminal.type("ada@example.org\nEngine1843\nEngine1843\n")
    try terminal.wait(for: Self.name)
    terminal.type("日本e\u{301}")
    try terminal.wait(for: "日本e\u{301}")
    terminal.type(left + left + "x" + left + "\u{7F}\n")
    try terminal.wait(for: "Birth date")
    terminal.type(String(repeating: "\n", count: 11) + "y\n")
    try terminal.wait(for: "Name: x本e\u{301}\r\n")
    terminal.type("\n")
    #expect(try terminal.end().output.contains("\"name\" : \"x本e\u{301}\""))
  }

  @Test(
    "Ctrl-C within a line exits with 130, a signal ends at once; the terminal is restored", arguments: [true, false])
  func leaves(byKey: Bool) throws {
    let terminal = try start()
    terminal.type("ada" + left)
    try terminal.wait(for: "ada")
    if byKey { terminal.type("\u{3}") } else { terminal.send(SIGTERM) }
    #expect(try terminal.end().code == (byKey ? 130 : 128 + SIGTERM))
    #expect(terminal.echoes && terminal.collectsLines)
  }

  @Test("A Ctrl-D that is typed ahead counts as well")
  func typedAhead() throws {
    let terminal = try PseudoTerminal(Program.path, environment: ["TERM=xterm-256color", "SURFACE=terminal"])
    terminal.type("\u{4}")
    try terminal.wait(for: "Press Ctrl-D again")
    terminal.type("\u{4}")
    #expect(try terminal.end().code == 65)
  }

  @Test("Ctrl-D on an empty line asks for confirmation once; within a line it deletes")
  func noMore() throws {
    let terminal = try start()
    terminal.type("xa" + home + "\u{4}\n")
    try terminal.wait(for: "Error: ")
    try terminal.wait(for: "Email (required): ")
    terminal.type(up)
    try terminal.wait(for: "a")
    terminal.type("\u{15}\u{4}")
    try terminal.wait(for: "Press Ctrl-D again")
    terminal.type("\u{4}")
    #expect(try terminal.end().code == 65)
    #expect(terminal.echoes && terminal.collectsLines)
  }
}
