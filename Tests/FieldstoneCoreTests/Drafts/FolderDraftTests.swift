import FieldstoneCore
import Foundation
import Testing

@Suite("Drafts in a folder")
struct FolderDraftTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "drafts-\(UUID().uuidString)")

  @Test("A draft takes the place of the one before, which is kept")
  func replacing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    #expect(try store.load("a/b c") == nil)
    try store.save(Data("one".utf8), as: "a/b c")
    try store.save(Data("two".utf8), as: "a/b c")
    #expect(try store.load("a/b c") == Data("two".utf8) && store.loadEarlier("a/b c") == Data("one".utf8))
    try store.save(Data("three".utf8), as: "a/b c")
    #expect(try store.loadEarlier("a/b c") == Data("two".utf8))
    try store.remove("a/b c")
    #expect(try store.load("a/b c") == nil)
    try store.remove("a/b c")
  }

  @Test("Names that differ are different files, whatever is in them")
  func names() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    let names = ["", ".", "..", "../x", "a", "A", "a b", "a_20b", "ä", "\0", "lock"]
    for name in names { try store.save(Data(name.utf8), as: name) }
    for name in names { #expect(try store.load(name) == Data(name.utf8)) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == names.count + 1, "One for each, and the lock.")
  }

  @Test("Only one program uses a folder, until it ends")
  func lock() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var store: FormFolderDrafts? = try FormFolderDrafts(folder)
    #expect(throws: FormFolderDrafts.Failure.inUse(path: folder.path)) { try FormFolderDrafts(folder) }
    try store?.save(Data("x".utf8), as: "a")
    store = nil
    #expect(try FormFolderDrafts(folder).load("a") == Data("x".utf8))
  }

  @Test("After a crash between the last steps of a save, the draft before is found, and the next save keeps it")
  func leftover() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    for text in ["a", "b"] { try store.save(Data(text.utf8), as: "x") }
    try FileManager.default.moveItem(at: folder.appending(path: "x.earlier"), to: folder.appending(path: "x.second"))
    try Data("old".utf8).write(to: folder.appending(path: "x.earlier"))
    #expect(try store.load("x") == Data("b".utf8) && store.loadEarlier("x") == Data("a".utf8))
    try store.save(Data("c".utf8), as: "x")
    #expect(try store.load("x") == Data("c".utf8) && store.loadEarlier("x") == Data("b".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "x.second").path))
    try store.remove("x")
    #expect(try store.load("x") == nil && store.loadEarlier("x") == nil)
  }

  @Test("A folder that can't be written to is an error with a reason, and the draft that was there stays")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderDrafts(folder)
    try store.save(Data("x".utf8), as: "a")
    // Not even root can write to what is a folder.
    try FileManager.default.createDirectory(at: folder.appending(path: "a.new"), withIntermediateDirectories: false)
    #expect(throws: FormFolderDrafts.Failure.self) { try store.save(Data("y".utf8), as: "a") }
    #expect(try store.load("a") == Data("x".utf8))
  }
}
