import Fieldstone

@testable import FieldstoneWeb

/// Bodies with files, as browsers send them.
struct Multipart {
  static let boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
  static let contentType = "multipart/form-data; boundary=\(boundary)"
  private(set) var bytes: [UInt8] = []

  mutating func add(_ name: String, _ value: String) {
    bytes += Array("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
  }

  mutating func add(_ name: String, file: String, _ content: [UInt8], type: String = "application/octet-stream") {
    let head = "Content-Disposition: form-data; name=\"\(name)\"; filename=\"\(file)\"\r\nContent-Type: \(type)"
    bytes += Array("--\(Self.boundary)\r\n\(head)\r\n\r\n".utf8) + content + Array("\r\n".utf8)
  }

  var whole: [UInt8] { bytes + Array("--\(Self.boundary)--\r\n".utf8) }

  /// What a page sends: its fields, some of them with other values, then files, then the button.
  static func body(
    of html: String, _ more: [(name: String, value: String)] = [],
    files: [(name: String, file: String, bytes: [UInt8])],
    button: String = "submit"
  ) -> [UInt8] {
    var body = Multipart()
    let own = PageFields.fields(of: html)
    let isFile = Set(html.matches(of: /<input type="file"[^>]* name="([^"]*)"/).map { String($0.1) })
    for field in own where !isFile.contains(field.name) && !more.contains(where: { $0.name == field.name }) {
      body.add(field.name, field.value)
    }
    for field in more { body.add(field.name, field.value) }
    for name in isFile.sorted() where !files.contains(where: { $0.name == name }) { body.add(name, file: "", []) }
    for file in files { body.add(file.name, file: file.file, file.bytes) }
    body.add(":do", button)
    return body.whole
  }
}

/// A form with files of every kind.
struct Poster: FormModel, Equatable, Sendable {
  var title = ""
  var photo: FormFile?
  var papers: [FormFile] = []

  static func describe(_ fields: FieldList<Poster>) {
    fields.add(\.title, "title").required()
    fields.add(\.photo, "photo").accepts(.image).maximumSize(20_000).capture(.back)
      .placeholderImage(FormImage(bytes: Samples.png(1, 1)))
    fields.add(\.papers, "papers").accepts(.pdf).maximumCount(3)
  }
  static func arrange(_ form: FormBuilder<Poster>) { form.remainingFields() }
}

enum Samples {
  static func png(_ width: Int = 800, _ height: Int = 600, bytes: Int = 100) -> [UInt8] {
    func number(_ number: Int) -> [UInt8] { (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let head = [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + number(13) + Array("IHDR".utf8) + number(width) + number(height)
    return head + [8, 6, 0, 0, 0] + [UInt8](repeating: 0x0D, count: max(0, bytes - head.count - 5))
  }
  static let pdf = Array("%PDF-1.7\r\n--not the boundary\r\n".utf8)
}
