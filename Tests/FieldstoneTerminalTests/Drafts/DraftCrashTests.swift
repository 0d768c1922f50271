import Foundation
import Testing

/// The sample keeps a draft, and is killed.
@Suite("Drafts of a program that is killed", .serialized)
struct DraftCrashTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)").path

  private func start(_ surface: String) throws -> PseudoTerminal {
    try PseudoTerminal(
      Program.path,
      environment: ["TERM=xterm-256color", "SURFACE=\(surface)", "SWIFT_BACKTRACE=enable=no", "DRAFTS=\(folder)"])
  }

  @Test("In the dialogue, every answer before the last question is there after SIGKILL")
  func dialogue() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try start("terminal")
    try first.wait(for: "Email")
    first.type("ada@example.org\n")
    try first.wait(for: "Password")
    first.send(SIGKILL)
    #expect(try first.end().code == 128 + SIGKILL)
    let second = try start("terminal")
    try second.wait(for: "[1]: ")
    second.type("\n")
    try second.wait(for: "Password")
    second.type("\u{3}")
    try second.wait(for: "Your answers are kept for later.")
    try second.wait(for: "Password")
    second.type("\u{3}")
    #expect(try second.end().code == 130)
    #expect(second.screen.contains("Continue with your answers from") && !second.screen.contains("Email ("))
  }

  @Test(
    "On the full screen, what the status line called saved is there after SIGKILL, and everything after SIGTERM",
    arguments: [SIGKILL, SIGTERM])
  func screen(_ signal: Int32) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try start("screen")
    try first.wait(for: "Email")
    first.type("ada@example.org")
    if signal == SIGKILL { try first.wait(for: "Answers saved at") } else { try first.wait(for: "example.org") }
    first.send(signal)
    #expect(try first.end().code == 128 + signal)
    let second = try start("screen")
    try second.wait(for: "Continue with your answers from")
    second.type("\r")
    try second.wait(for: "ada@example.org")
    second.type("\u{1B}")
    try second.wait(for: "Save for later")
    second.type("\u{3}")
    #expect(try second.end().code == 130)
    let third = try start("screen")
    try third.wait(for: "Continue with your answers from")
  }

  @Test("A second program can't use the folder meanwhile, and says so")
  func locked() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try start("terminal")
    try first.wait(for: "Email")
    let second = try start("terminal")
    try second.wait(for: "Another program uses the drafts in")
    #expect(try second.end().code != 0)
  }
}
