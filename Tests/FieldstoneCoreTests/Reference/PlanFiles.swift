import FieldstoneCore
import Foundation

/// The files of plans.
enum PlanFiles {
  /// A picture, a text and a large picture, which the form has received, and one that the program has from elsewhere.
  static let ids = ["sun", "cv", "sky", "own"]
  static let received: Set<String> = ["sun", "cv", "sky"]
  /// What their rows show.
  static let facts = [
    "sun": "sun.png, 2 kB, 8 × 8", "cv": "cv.pdf, 3 kB", "sky": "sky.png, 5 MB, 900 × 600", "own": "own.pdf, 700 bytes",
  ]

  static func file(_ id: String) -> FormFile? {
    switch id {
    case "": FormFile()
    case "sun":
      FormFile(
        id: id, name: "sun.png", mediaType: "image/png", byteCount: 2_000, imageSize: FormImageSize(width: 8, height: 8)
      )
    case "cv": FormFile(id: id, name: "cv.pdf", mediaType: "application/pdf", byteCount: 3_000)
    case "sky":
      FormFile(
        id: id, name: "sky.png", mediaType: "image/png", byteCount: 5_000_000,
        imageSize: FormImageSize(width: 900, height: 600))
    case "own": FormFile(id: id, name: "own.pdf", mediaType: "application/pdf", byteCount: 700)
    default: nil
    }
  }

  /// A file in a snapshot.
  static func id(_ parts: [FormSnapshot.Value]) -> String? {
    if parts.isEmpty { return "" }
    return ids.first { id in
      guard let file = file(id) else { return false }
      let size = file.imageSize.map { [FormSnapshot.Value.integer(Int64($0.width)), .integer(Int64($0.height))] } ?? []
      return parts
        == [.text(id), .text(file.name), .text(file.mediaType), .integer(Int64(file.byteCount))] + size
    }
  }
}

extension FormFile: PlanType {
  init?(_ value: PlanValue) {
    guard case .file(let id) = value, let file = PlanFiles.file(id) else { return nil }
    self = file
  }
  var planValue: PlanValue { .file(id) }
}

/// A store that has the files of all plans, and notes which ones a form removes. A removed file can still be looked up, so
/// that a form can be continued after it was left.
final class PlanFileStore: FormFileStore, @unchecked Sendable {
  private let lock = NSLock()
  private var gone: Set<String> = []

  /// What was removed since the last ``restock()``.
  var removed: Set<String> { lock.withLock { gone } }
  func restock() { lock.withLock { gone = [] } }

  func beginFile() throws -> any FormIncomingFile { throw FormFileStoreError.full }
  func file(withID id: String) -> FormFile? { id.isEmpty ? nil : PlanFiles.file(id) }
  func bytes(ofFile id: String, from offset: Int, count: Int) throws -> [UInt8] { throw FormFileStoreError.missing }
  func removeFile(withID id: String) { lock.withLock { _ = gone.insert(id) } }
  func allFiles() -> [FormFile] { PlanFiles.ids.compactMap(PlanFiles.file) }
}
