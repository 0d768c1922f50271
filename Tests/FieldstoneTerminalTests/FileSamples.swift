import FieldstoneCore
import Foundation

/// A form with files, and a folder with some to choose from.
struct Submission: FormModel {
  var title = ""
  var photo: FormFile?
  var papers: [FormFile] = []

  static func describe(_ fields: FieldList<Submission>) {
    fields.add(\.title, "title")
    fields.add(\.photo, "photo").accepts(.image).maximumSize(10_000)
    fields.add(\.papers, "papers").accepts(.pdf)
  }
}

final class FileFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "fieldstone-\(UUID().uuidString.prefix(8))")
  var path: String { url.path }

  init() throws {
    try FileManager.default.createDirectory(at: url.appending(path: "pictures"), withIntermediateDirectories: true)
    let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    let png = head + Array("IHDR".utf8) + [0, 0, 3, 0x20, 0, 0, 2, 0x58, 8, 6, 0, 0, 0]
    try Data(png + [UInt8](repeating: 0, count: 1_171)).write(to: url.appending(path: "pictures/ada.png"))
    try Data(png).write(to: url.appending(path: "pictures/adele.png"))
    try Data("%PDF-1.7".utf8).write(to: url.appending(path: "paper.pdf"))
    try Data("%PDF-1.7".utf8).write(to: url.appending(path: "lies.png"))
    try Data("x".utf8).write(to: url.appending(path: ".hidden"))
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
