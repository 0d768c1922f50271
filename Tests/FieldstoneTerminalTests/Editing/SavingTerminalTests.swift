import Foundation
import Testing

/// A program whose saves take until the test lets them end.
@Suite("Saving on a terminal", .serialized)
struct SavingTerminalTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")

  private func start(_ mode: String, _ variables: String...) throws -> PseudoTerminal {
    try PseudoTerminal(
      Program.path(of: "Trouble"),
      environment: ["TERM=xterm-256color", "SWIFT_BACKTRACE=enable=no", "SAVE_UNTIL=\(file.path)", "MODE=\(mode)"]
        + variables)
  }

  @Test(
    "Keys are read while a save runs on the same actor, or on none; leaving prints nothing",
    arguments: ["ATTACHED=1", "DETACHED=1"])
  func typing(_ variable: String) throws {
    let terminal = try start("edit", variable)
    try terminal.wait(for: "Edit")
    terminal.type("\u{5}")
    try terminal.wait(for: "Save")
    terminal.type("Ada\u{13}")
    try terminal.wait(for: "Saving…")
    terminal.type("xyz")
    try terminal.wait(for: "xyz")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try terminal.wait(for: "unsaved change")
    terminal.type("\u{13}")
    try terminal.wait(for: "All changes saved.")
    terminal.type("\u{3}")
    let (code, output) = try terminal.end()
    #expect(code == 0 && output == "" && terminal.echoes)
  }

  @Test("Ctrl-C cancels a save, and nothing else")
  func cancelled() throws {
    let terminal = try start("save")
    try terminal.wait(for: "Title")
    terminal.type("Ada\u{13}")
    try terminal.wait(for: "Saving…")
    terminal.type("\u{3}")
    try terminal.wait(for: "Nothing was saved.")
    terminal.type("\u{3}")
    try terminal.wait(for: "Save changes?")
    terminal.type("d")
    #expect(try terminal.end().code == 0)
  }

  @Test("A save that never returns, not even when it is cancelled, doesn't keep a program from being ended")
  func stubborn() throws {
    let begun = file.appendingPathExtension("begun")
    defer { try? FileManager.default.removeItem(at: begun) }
    let terminal = try start("save", "STUBBORN=\(begun.path)")
    try terminal.wait(for: "Title")
    terminal.type("Ada\u{13}")
    try terminal.wait(for: "Saving…")
    // A save that is cancelled before its handler has begun ends at once.
    let deadline = Date.now + 20
    while !FileManager.default.fileExists(atPath: begun.path), Date.now < deadline { usleep(5000) }
    try #require(FileManager.default.fileExists(atPath: begun.path))
    terminal.type("\u{3}")
    try terminal.wait(for: "Cancelling… Press ^C again to quit.")
    terminal.type("xyz")
    try terminal.wait(for: "xyz")
    terminal.type("\u{3}")
    #expect(try terminal.end().code == 128 + SIGINT)
    #expect(terminal.echoes)
  }

  @Test(
    "In the dialogue, a first Ctrl-C while a save runs only warns; a second one ends the program", arguments: [1, 2])
  func dialogue(presses: Int) throws {
    let terminal = try PseudoTerminal(
      Program.path(of: "Trouble"),
      environment: ["TERM=dumb", "SWIFT_BACKTRACE=enable=no", "SAVE_UNTIL=\(file.path)", "MODE=save"])
    try terminal.wait(for: "What next?")
    terminal.type("1\n")
    try terminal.wait(for: "Title")
    terminal.type("Ada\n")
    try terminal.wait(for: "Save? ")
    terminal.type("\n")
    try terminal.wait(for: "Saving…")
    terminal.type("\u{3}")
    try terminal.wait(for: "Press Ctrl-C again to quit without saving.")
    if presses == 2 {
      terminal.type("\u{3}")
      #expect(try terminal.end().code == 128 + SIGINT)
      return
    }
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try terminal.wait(for: "All changes saved.")
    try terminal.wait(for: "What next?")
    terminal.type("\u{3}")
    #expect(try terminal.end().code == 0)
  }

  @Test("Leaving a form that is being saved cancels the save")
  func left() throws {
    let terminal = try start("save")
    try terminal.wait(for: "Title")
    terminal.type("Ada\u{13}")
    try terminal.wait(for: "Saving…")
    terminal.type("\u{1B}")
    try terminal.wait(for: "Discard")
    terminal.type("d")
    #expect(try terminal.end().code == 0)
    #expect(terminal.echoes)
  }
}
