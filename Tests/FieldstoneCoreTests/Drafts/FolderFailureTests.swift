import FieldstoneCore
import Foundation
import Testing

/// Not even root can do to folders what can be done to files, so these stand in the way.
@Suite("Folders of drafts in which something is in the way")
struct FolderFailureTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")

  private func block(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: name).appending(path: "full"), withIntermediateDirectories: true)
  }

  @Test("A folder below a file can't be made")
  func belowFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder)
    let inner = folder.appending(path: "drafts")
    do throws(FormFolderDrafts.Failure) {
      _ = try FormFolderDrafts(inner)
      Issue.record("There can be no such folder.")
    } catch {
      guard case .system(let path, let reason) = error else { throw error }
      #expect(path == inner.path && !reason.isEmpty)
    }
  }

  @Test("A draft that can't be read is an error with a reason, and not a draft that isn't there")
  func reading() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try block("a.draft")
    #expect(throws: FormFolderDrafts.Failure.self) { try store.load("a") }
    try block("b.earlier")
    #expect(throws: FormFolderDrafts.Failure.self) { try store.loadEarlier("b") }
  }

  @Test("The draft that a crash has left under its second name is not overwritten if it can't be kept")
  func second() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try store.save(Data("b".utf8), as: "x")
    try Data("a".utf8).write(to: folder.appending(path: "x.second"))
    try block("x.earlier")
    #expect(throws: FormFolderDrafts.Failure.self) { try store.save(Data("c".utf8), as: "x") }
    #expect(try store.load("x") == Data("b".utf8))
    #expect(try Data(contentsOf: folder.appending(path: "x.second")) == Data("a".utf8))
  }

  @Test("Failures have words for people")
  func words() {
    let (used, full) = (
      FormFolderDrafts.Failure.inUse(path: "/d"), FormFolderDrafts.Failure.system(path: "/d", reason: "No space left")
    )
    #expect(used.errorDescription == "Another program uses the drafts in '/d'.")
    #expect(full.errorDescription == "The draft can't be stored in '/d': No space left.")
    #expect("\(full)" == full.errorDescription)
    let sentence = FormFolderDrafts.Failure.system(path: "/d", reason: "It is read-only.")
    #expect(sentence.errorDescription == "The draft can't be stored in '/d': It is read-only.")
  }
}
