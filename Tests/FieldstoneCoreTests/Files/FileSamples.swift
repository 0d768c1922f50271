import Foundation

@testable import FieldstoneCore

/// Bytes of files.
enum FileSamples {
  /// The beginning of a PNG of a size, with as many bytes behind it as wanted.
  static func png(_ width: Int = 800, _ height: Int = 600, bytes: Int = 100) -> [UInt8] {
    func number(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let head = [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + number(13) + Array("IHDR".utf8) + number(width) + number(height)
    return head + [8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: max(0, bytes - head.count - 5))
  }

  /// A JPEG whose size is behind other segments, as in the photos of phones.
  static func jpeg(_ width: Int, _ height: Int, behind: Int) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    var left = behind
    while left > 0 {
      let length = min(left, 60_000)
      bytes += [0xFF, 0xE1, UInt8((length + 2) >> 8), UInt8((length + 2) & 255)] + [UInt8](repeating: 7, count: length)
      left -= length
    }
    return bytes
      + [0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3, 0]
  }

  static let pdf = Array("%PDF-1.7\n%âãÏÓ\n".utf8)
}

/// A form with every kind of property for files.
struct Badge: FormModel, Equatable {
  var name = ""
  var photo: FormFile?
  var letter = FormFile()
  var papers: [FormFile] = []
  var isSpeaker = false

  static func describe(_ fields: FieldList<Badge>) {
    fields.add(\.name, "name")
    fields.add(\.photo, "photo").accepts(.image).maximumSize(10_000)
      .minimumDimensions(width: 100, height: 100).maximumDimensions(width: 4_000, height: 4_000)
    fields.add(\.letter, "letter").accepts(.pdf, .plainText)
    fields.add(\.papers, "papers").accepts(.pdf).maximumCount(2)
    fields.add(\.isSpeaker, "isSpeaker")
  }
  static var formTemplate: Badge? { Badge() }
  static func arrange(_ form: FormBuilder<Badge>) {
    form.remainingFields()
    form[\.letter].visible { $0.isSpeaker }
  }
}

extension FormEngine {
  /// Receives a file and makes it the answer of a row.
  @discardableResult
  func choose(_ bytes: [UInt8], named name: String, for row: FormRowID) throws -> FormReply {
    guard case .file(let style)? = self.row(row)?.control else { return .refused(.wrongInput(row)) }
    return send(.set(row, .text(try files.add(bytes, named: name, for: style).id)))
  }
}
