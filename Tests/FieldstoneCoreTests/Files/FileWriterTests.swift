import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Receiving files")
struct FileWriterTests {
  private let store = FormMemoryFiles(maximumBytes: 1_000_000)
  private let files: FormFiles

  init() { files = FormFiles(store) }

  private func style(_ change: (inout FormFileStyle) -> Void) -> FormFileStyle {
    var style = FormFileStyle(types: [.image])
    style.maximumSize = 10_000
    change(&style)
    return style
  }

  /// The issue with which a file is refused, and after how many bytes.
  private func refusal(
    _ bytes: [UInt8], named name: String = "a.png", _ style: FormFileStyle, parts: Int = 1_000
  ) throws -> (issue: FormFileIssue?, read: Int) {
    var read = 0
    do throws(FormIssue) {
      let writer = try files.writer(named: name, for: style)
      while read < bytes.count {
        let part = bytes[read..<min(bytes.count, read + parts)]
        read += part.count
        try writer.append(part)
      }
      _ = try writer.finish()
      return (nil, read)
    } catch {
      guard case .file(let issue) = error.kind else { throw error }
      return (issue, read)
    }
  }

  @Test("A file that is received in parts is known once it is whole")
  func whole() throws {
    let writer = try files.writer(named: "../Ada.PNG", for: style { _ in })
    for byte in FileSamples.png() { try writer.append(CollectionOfOne(byte)) }
    #expect(store.allFiles().isEmpty)
    let file = try writer.finish()
    #expect(file.name == "Ada.PNG" && file.mediaType == "image/png" && file.byteCount == 100)
    #expect(file.imageSize == FormImageSize(width: 800, height: 600) && file.isPicture)
    #expect(try store.bytes(of: file) == FileSamples.png())
    writer.abandon()
    #expect(store.file(withID: file.id) == file)
  }

  @Test("A text that ends within a character is no text")
  func cutCharacter() throws {
    let writer = try files.writer(named: "a.txt", for: FormFileStyle())
    try writer.append(Array("caf\u{E9}".utf8).dropLast())
    #expect(try writer.finish().mediaType == "application/octet-stream")
    let whole = try files.writer(named: "a.txt", for: FormFileStyle())
    try whole.append(Array("caf\u{E9}".utf8))
    #expect(try whole.finish().mediaType == "text/plain")
  }

  @Test("A file that is announced to be too large isn't begun")
  func announced() {
    #expect(throws: FormIssue(.tooLarge(maximum: 10_000))) {
      try files.writer(named: "a", for: style { _ in }, expecting: 2_000_000_000)
    }
  }

  @Test("A file without end is refused at the limit, and nothing of it stays")
  func endless() throws {
    let (issue, read) = try refusal(FileSamples.png(bytes: 500_000), style { _ in })
    #expect(issue == .tooLarge(maximum: 10_000) && read == 11_000)
    #expect(store.byteCount == 0)
  }

  @Test("A file whose name lies is refused after its first bytes")
  func lying() throws {
    let program = [0x4D, 0x5A, 0x90, 0] + [UInt8](repeating: 0, count: 9_000)
    let (issue, read) = try refusal(program, named: "photo.png", style { _ in })
    #expect(
      issue == .wrongType(accepted: [.image], found: "application/x-msdownload", name: "photo.png") && read == 5_000)
    #expect(store.byteCount == 0)
  }

  @Test("A picture of 60,000 by 60,000 is refused after its first bytes, also where no limit is declared")
  func huge() throws {
    let bytes = FileSamples.png(60_000, 60_000, bytes: 9_000)
    let found = FormImageSize(width: 60_000, height: 60_000)
    let (issue, read) = try refusal(bytes, style { _ in })
    #expect(issue == .tooManyPixels(maximum: FormImageSize(width: 32_767, height: 32_767), found: found))
    #expect(read == 5_000 && store.byteCount == 0)
    let limit = FormImageSize(width: 4_000, height: 3_000)
    #expect(
      try refusal(bytes, style { $0.maximumDimensions = limit }).issue == .tooManyPixels(maximum: limit, found: found))
    #expect(try refusal(bytes, FormFileStyle()).issue != nil)
  }

  @Test("A picture that is too small is refused")
  func small() throws {
    let least = FormImageSize(width: 900, height: 100)
    let (issue, _) = try refusal(FileSamples.png(), style { $0.minimumDimensions = least })
    #expect(issue == .tooFewPixels(minimum: least, found: FormImageSize(width: 800, height: 600)))
  }

  @Test("The size of a photo is found behind the small copy and the profile that cameras put first")
  func photo() throws {
    let bytes = FileSamples.jpeg(4_032, 3_024, behind: 180_000)
    let file = try files.add(bytes, named: "IMG_1.jpg", for: FormFileStyle(types: [.jpeg]))
    #expect(file.imageSize == FormImageSize(width: 4_032, height: 3_024) && file.byteCount == bytes.count)
  }

  @Test("So is that of one that arrives in many parts", arguments: [100, 1_500, 70_000])
  func parts(_ length: Int) throws {
    let bytes = FileSamples.jpeg(4_032, 3_024, behind: 180_000)
    let writer = try files.writer(named: "IMG_1.jpg", for: FormFileStyle(types: [.jpeg]))
    for start in stride(from: 0, to: bytes.count, by: length) {
      try writer.append(bytes[start..<min(start + length, bytes.count)])
    }
    let file = try writer.finish()
    #expect(file.imageSize == FormImageSize(width: 4_032, height: 3_024) && file.byteCount == bytes.count)
  }

  @Test("A picture without a size is damaged, and an empty file is said to be empty")
  func damaged() throws {
    #expect(try refusal(Array(FileSamples.png().prefix(15)), style { _ in }).issue == .damaged(name: "a.png"))
    #expect(try refusal(FileSamples.png(0, 5), style { _ in }).issue == .damaged(name: "a.png"))
    #expect(try refusal([], style { _ in }).issue == .empty(name: "a.png"))
    #expect(store.byteCount == 0)
  }

  @Test("A file that was cut, or whose writer is gone, leaves nothing")
  func cut() throws {
    var writer: FormFileWriter? = try files.writer(named: "a.png", for: style { _ in })
    try writer?.append(FileSamples.png())
    #expect(store.byteCount == 100)
    #expect(writer?.cut() == FormIssue(.cut(name: "a.png")))
    #expect(store.byteCount == 0)
    #expect(throws: FormIssue(.cut(name: "a.png"))) { try writer?.append([1]) }
    writer = try files.writer(named: "a.png", for: style { _ in })
    try writer?.append(FileSamples.png())
    writer = nil
    #expect(store.byteCount == 0 && !files.areAnyReceived)
  }

  @Test("A full store is said to be full, and nothing crashes")
  func full() throws {
    let files = FormFiles(FormMemoryFiles(maximumBytes: 50))
    #expect(throws: FormIssue(.notStored(name: "a.png"))) {
      try files.add(FileSamples.png(), named: "a.png", for: FormFileStyle())
    }
  }

  @Test("A path is read as a file of this machine, with a message for everything that is none")
  func paths() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "ada.png").path
    try Data(FileSamples.png(bytes: 9_999)).write(to: URL(filePath: path))
    let file = try files.add(path: path, for: style { _ in })
    #expect(file.name == "ada.png" && file.byteCount == 9_999)
    func issue(_ path: String) throws -> FormFileIssue? {
      do throws(FormIssue) {
        _ = try files.add(path: path, for: style { _ in })
        return nil
      } catch {
        guard case .file(let issue) = error.kind else { throw error }
        return issue
      }
    }
    #expect(try issue(folder.path) == .isFolder(path: folder.path))
    #expect(try issue("/no/such.png") == .notFound(path: "/no/such.png"))
    #expect(try issue(path + "\0.txt") == .notFound(path: path + "\0.txt"))
    #expect(try issue("") == .notFound(path: ""))
    #expect(try issue("/dev/zero") == .notReadable(path: "/dev/zero"))
    let pipe = folder.appending(path: "pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try issue(pipe) == .notReadable(path: pipe))
    // Two gigabytes that take no room: only the announced size is read.
    let sparse = folder.appending(path: "huge.png").path
    #expect(FileManager.default.createFile(atPath: sparse, contents: nil))
    #expect(truncate(sparse, 2 << 30) == 0)
    #expect(try issue(sparse) == .tooLarge(maximum: 10_000))
    #expect(store.byteCount == 9_999)
  }

  @Test(
    "Messages say what is accepted",
    arguments: [
      (FormFileIssue.tooLarge(maximum: 5_000_000), "Choose a file of up to 5 MB."),
      (
        .wrongType(accepted: [.image, .pdf], found: "application/zip", name: "a.png"),
        "The format of “a.png” is ZIP. Choose a file of type PNG, JPEG, GIF, WebP or PDF."
      ),
      (
        .wrongType(accepted: [.pdf], found: "application/octet-stream", name: "a"),
        "Choose a file of type PDF."
      ),
      (
        .tooManyPixels(
          maximum: FormImageSize(width: 4_000, height: 3_000), found: FormImageSize(width: 60_000, height: 60_000)),
        "Choose a picture of up to 4000 × 3000 pixels. This one has 60,000 × 60,000."
      ),
      (.damaged(name: "a.png"), "“a.png” is damaged or incomplete. Choose another file."),
      (.isFolder(path: "~/x"), "“~/x” is a folder. Enter the path of a file."),
    ])
  func messages(issue: FormFileIssue, message: String) {
    #expect(FormIssue(issue).text(in: .standard).replacing("\u{A0}", with: " ") == message)
  }
}
