import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Stores for files")
struct FileStoreTests {
  private func temporary() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "fieldstone-files-\(UUID().uuidString)")
  }

  private func check(_ store: any FormFileStore) throws {
    let incoming = try store.beginFile()
    try incoming.append([1, 2, 3][...])
    #expect(store.file(withID: incoming.id) == nil && store.allFiles().isEmpty)
    try incoming.append([4, 5][...])
    let file = FormFile(id: incoming.id, name: "../x\0.bin", mediaType: "a/b", byteCount: 5)
    try incoming.finish(as: file)
    #expect(store.file(withID: file.id) == file && store.allFiles() == [file])
    #expect(try store.bytes(of: file) == [1, 2, 3, 4, 5])
    #expect(try store.bytes(ofFile: file.id, from: 3, count: 10) == [4, 5])
    #expect(try store.bytes(ofFile: file.id, from: 9, count: 10) == [])
    #expect(throws: FormFileStoreError.full) { try store.bytes(of: file, most: 4) }
    // Given up, nothing stays.
    let other = try store.beginFile()
    try other.append([9][...])
    other.abandon()
    #expect(store.file(withID: other.id) == nil && other.id != file.id)
    for id in ["", "../" + file.id, file.id.uppercased(), "/etc/passwd", "a\0b", file.id + ".json"] {
      #expect(store.file(withID: id) == nil)
      #expect(throws: (any Error).self) { try store.bytes(ofFile: id, from: 0, count: 1) }
      store.removeFile(withID: id)
    }
    #expect(store.file(withID: file.id) == file)
    store.removeFile(withID: file.id)
    #expect(store.allFiles().isEmpty)
    #expect(throws: FormFileStoreError.missing) { try store.bytes(of: file) }
  }

  @Test("A store in memory")
  func memory() throws {
    let store = FormMemoryFiles(maximumBytes: 8)
    try check(store)
    #expect(store.byteCount == 0)
    let incoming = store.beginFile()
    try incoming.append([UInt8](repeating: 1, count: 8)[...])
    #expect(throws: FormFileStoreError.full) { try incoming.append([1][...]) }
    for _ in 1...2 { incoming.abandon() }
    #expect(store.byteCount == 0)
    let whole = store.beginFile()
    try whole.append([1, 2][...])
    try whole.finish(as: FormFile(id: whole.id, name: "a", mediaType: "a/b", byteCount: 2))
    whole.abandon()
    #expect(store.byteCount == 2, "Only what isn't a file yet can be given up.")
  }

  @Test("A store in a folder, which only its user reads, and which no name leaves")
  func folder() throws {
    let folder = temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderFiles(folder)
    try check(store)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o700)
  }

  @Test("Another process finds the files of a folder, and what was left behind a day ago is removed")
  func remains() throws {
    let folder = temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderFiles(folder)
    let incoming = try store.beginFile()
    try incoming.append([1][...])
    try incoming.finish(as: FormFile(id: incoming.id, name: "a", mediaType: "a/b", byteCount: 1))
    let (cut, fresh) = (try store.beginFile(), try store.beginFile())
    try cut.append([1][...])
    try fresh.append([1][...])
    let old = folder.appending(path: cut.id + ".part")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: old.path)
    try Data("theirs".utf8).write(to: folder.appending(path: "notes.txt"))
    #expect(try FormFolderFiles(folder).allFiles().map(\.id) == [incoming.id])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains(cut.id + ".part") && names.contains(fresh.id + ".part") && names.contains("notes.txt"))
  }

  @Test("What is written beside the bytes can't make a file another one")
  func forged() throws {
    let folder = temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try FormFolderFiles(folder)
    let incoming = try store.beginFile()
    try incoming.append([1][...])
    try incoming.finish(as: FormFile(id: "other", name: "a", mediaType: "a/b", byteCount: 1))
    #expect(store.file(withID: incoming.id) == nil)
    try Data("no JSON".utf8).write(to: folder.appending(path: incoming.id + ".json"))
    #expect(store.file(withID: incoming.id) == nil && store.allFiles().isEmpty)
  }
}
