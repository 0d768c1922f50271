import FieldstoneCore
import Foundation
import Testing

/// A program whose folder of drafts another program uses.
@Suite("Two programs on one folder of drafts")
struct DraftFolderTests {
  @Test("The second program says so on every surface, shows no form, and changes nothing", arguments: Self.surfaces)
  func second(_ surface: String) async throws {
    try await onOwnThread {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fieldstone-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let first = try FormFolderDrafts(folder)
      try first.save(Data("first".utf8), as: "form")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Place.program("Sample"))
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SURFACE": surface, "PORT": "0", "DRAFTS": folder.path]
      ) { $1 }
      let (output, errors) = (Pipe(), Pipe())
      (process.standardInput, process.standardOutput, process.standardError) = (
        FileHandle.nullDevice, output, errors
      )
      try process.run()
      let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(said == "Another program uses the drafts in '\(folder.path)'.\n")
      #expect(process.terminationStatus == 64)
      #expect(output.fileHandleForReading.readDataToEndOfFile().isEmpty)
      #expect(try first.load("form") == Data("first".utf8))
    }
  }

  private static let surfaces = ["terminal", "screen", "web", "gtk"]
}
