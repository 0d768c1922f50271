import Testing

@testable import FieldstoneCore

@Suite("Files that can't be stored or read")
struct FileTroubleTests {
  /// A store that fails at the end.
  private final class Store: FormFileStore {
    let files = FormMemoryFiles()
    private final class Incoming: FormIncomingFile {
      let base: any FormIncomingFile
      init(_ base: any FormIncomingFile) { self.base = base }
      var id: String { base.id }
      func append(_ bytes: ArraySlice<UInt8>) throws { try base.append(bytes) }
      func finish(as file: FormFile) throws { throw FormFileStoreError.full }
      func abandon() { base.abandon() }
    }
    func beginFile() throws -> any FormIncomingFile { Incoming(files.beginFile()) }
    func file(withID id: String) -> FormFile? { files.file(withID: id) }
    func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8] {
      try files.bytes(ofFile: id, from: offset, count: count)
    }
    func removeFile(withID id: String) { files.removeFile(withID: id) }
    func allFiles() -> [FormFile] { files.allFiles() }
  }

  @Test("Nothing stays of a file that the store can't finish")
  func notFinished() throws {
    let store = Store()
    let files = FormFiles(store)
    let writer = try files.writer(named: "a.pdf", for: FormFileStyle())
    try writer.append(FileSamples.pdf)
    #expect(store.files.byteCount == FileSamples.pdf.count)
    #expect(throws: FormIssue(.notStored(name: "a.pdf"))) { try writer.finish() }
    #expect(store.files.byteCount == 0 && !files.areAnyReceived)
    #expect(throws: FormIssue(.notStored(name: "a.pdf"))) { try writer.append([1]) }
  }

  #if os(Linux)
    @Test("A file that can be opened and not read is said not to be readable")
    func notRead() {
      // The memory of this program: there is nothing at its beginning.
      #expect(throws: FormIssue(.notReadable(path: "/proc/self/mem"))) {
        try FormFiles(FormMemoryFiles()).add(path: "/proc/self/mem", for: FormFileStyle())
      }
    }
  #endif
}
