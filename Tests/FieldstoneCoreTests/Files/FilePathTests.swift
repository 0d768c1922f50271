import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Paths of files, as people and terminals write them")
struct FilePathTests {
  private let folder = URL.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")

  private func withFile(_ name: String, _ body: (URL, FormFiles) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: name)
    try Data(FileSamples.png()).write(to: file)
    try body(file, FormFiles(FormMemoryFiles()))
  }

  @Test("A dropped file may be in quotes, with backslashes, with blanks around it, or an address")
  func dropped() throws {
    try withFile("my photo.png") { file, files in
      let path = file.path(percentEncoded: false)
      let written = [
        path, " \(path) ", "'\(path)'", "\"\(path)\"", "'\(path)' ", path.replacing(" ", with: "\\ "),
        "file://" + path.replacing(" ", with: "%20"), path.replacing("photo", with: "ph''o''to"),
        "\(path.dropLast(4))'.png'",
      ]
      for text in written {
        let name = try files.add(path: text, for: FormFileStyle()).name
        #expect(name == "my photo.png", "\(text)")
      }
    }
  }

  @Test("A name with quotes of its own is itself")
  func literal() throws {
    try withFile("'it'") { file, files in
      let found = try files.add(path: file.path(percentEncoded: false), for: FormFileStyle()).name
      #expect(found == "'it'")
    }
  }

  @Test("What doesn't exist in any of these ways is named as it was typed")
  func missing() throws {
    try withFile("a.png") { file, files in
      for text in ["'\(file.path)", "'/nowhere/x.png'", "file://%zz", "a\u{0}b", "''", "\\"] {
        #expect(throws: FormIssue(.file(.notFound(path: text)))) { try files.add(path: text, for: FormFileStyle()) }
      }
    }
  }

  @Test("The home folder is that of the environment")
  func home() {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    #expect(FormFiles.expanded("~/a b") == home + "/a b")
    #expect(FormFiles.expanded("~") == home)
    #expect(FormFiles.expanded("/a/~") == "/a/~" && FormFiles.expanded("a~") == "a~")
  }
}
