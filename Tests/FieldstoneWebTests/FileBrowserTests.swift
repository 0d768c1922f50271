#if Web
  import Fieldstone
  import Foundation
  import Testing

  @testable import FieldstoneWeb

  @Suite("Files in a browser")
  struct FileBrowserTests {
    /// A picture of two by two pixels.
    private static let png = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mNwaDgARAwQCgAoDgYBqzvMVQAAAABJRU5ErkJggg=="
      )!)

    @Test("Files are chosen, shown, refused, replaced, removed and submitted", arguments: ["script", "plain"])
    func walk(script: String) async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let large = Self.png + [UInt8](repeating: 0, count: 50_000)
      for (name, bytes) in [
        ("ada.png", Self.png), ("lies.png", Samples.pdf), ("large.png", large), ("one.pdf", Samples.pdf),
        ("two.pdf", Samples.pdf),
      ] {
        try Data(bytes).write(to: folder.appending(path: name))
      }
      let store = FormMemoryFiles()
      var environment = FormEnvironment()
      environment.fileStore = store
      let server = WebFormServer(
        WebFormSite(title: "Poster") { [environment] in FormSession(Poster(), environment: environment) })
      try server.start(port: 0)
      defer { server.stop() }
      let walk = try await BrowserRun(
        "files.py", "http://127.0.0.1:\(server.port)/", BrowserRun.browser, [script, folder.path])
      #expect(walk.troubles == "")
      #expect(walk.status == 0)
      // What was submitted, and nothing else.
      #expect(store.allFiles().map(\.name).sorted() == ["ada.png", "one.pdf", "two.pdf"])
    }
  }
#endif
