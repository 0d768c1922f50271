import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Pages with files")
struct FilePageTests {
  private let store = FormMemoryFiles()
  private let page: WebForm<Poster>

  init() {
    var environment = FormEnvironment()
    environment.fileStore = store
    page = WebForm(FormSession(Poster(), environment: environment))
    page.picturePath = "/p/"
  }

  private func html() -> String { String(decoding: page.html(), as: UTF8.self).replacing("\u{A0}", with: " ") }

  /// Sends what the page has, in parts, as a server would.
  @discardableResult
  private func send(
    _ more: [(name: String, value: String)] = [], files: [(name: String, file: String, bytes: [UInt8])] = [],
    button: String = "update"
  ) async throws -> WebFormReply<Poster> {
    let body = Multipart.body(of: html(), more, files: files, button: button)
    let upload = try #require(page.upload(contentType: Multipart.contentType))
    for start in stride(from: 0, to: body.count, by: 777) {
      try upload.append(body[start..<min(start + 777, body.count)])
    }
    return try await page.answer(upload)
  }

  @Test("The form is sent with its files, and the browser is told which ones it may offer")
  func form() {
    let html = html()
    #expect(html.contains("enctype=\"multipart/form-data\" novalidate"))
    let input = html.firstMatch(of: /<input type="file"[^>]* name="photo"[^>]*>/).map { String($0.0) } ?? ""
    #expect(input.contains("accept=\"image/png,image/jpeg,image/gif,image/webp\" capture=\"environment\""))
    #expect(input.contains("aria-describedby=\"row-photo:help\"") && !input.contains("aria-required"))
    #expect(html.contains("PNG, JPEG, GIF or WebP. Up to 20 kB"))
    let adding = html.firstMatch(of: /<input type="file"[^>]* name=":files:papers"[^>]*>/).map { String($0.0) } ?? ""
    #expect(adding.contains("accept=\"application/pdf\" multiple"))
    // What proves the page comes before any file.
    #expect(html.firstRange(of: ":csrf")!.lowerBound < html.firstRange(of: "type=\"file\"")!.lowerBound)
    #expect(html.contains("<img src=\"data:image/png;base64,") && !html.contains("<img src=\"/p/"))
    // A page without files is sent as always.
    let other = String(decoding: WebForm(FormSession(Registration())).html(), as: UTF8.self)
    #expect(!other.contains("enctype") && other.contains("novalidate"))
  }

  @Test("A file is received with the other answers, shown with a thumbnail, replaced and removed")
  func received() async throws {
    try await send([("title", "Bees")], files: [("photo", "C:\\ada.png", Samples.png())], button: "insert:photo")
    let file = try #require(page.form.model.photo)
    #expect(page.form.model.title == "Bees" && file.name == "ada.png")
    #expect(html().contains("ada.png, 100 bytes, 800 × 600</p>"))
    #expect(html().contains("<img src=\"/p/\(file.id)\" alt=\"\" width=\"800\" height=\"600\">"))
    #expect(html().contains("value=\"take:photo:\" aria-label=\"Remove file: Photo\""))
    // Sent again without a file, the page keeps it.
    try await send()
    #expect(page.form.model.photo == file)
    try await send(files: [("photo", "eve.png", Samples.png(10, 10))])
    #expect(page.form.model.photo?.name == "eve.png" && store.allFiles().count == 2)
    try await send(button: "take:photo:")
    #expect(page.form.model.photo == nil && html().contains("data:image/png"))
    // Undo, answer by answer.
    try await send(button: "undo")
    #expect(page.form.model.photo?.name == "eve.png")
    try await send(button: "undo")
    #expect(page.form.model.photo?.name == "ada.png")
    guard case .submitted(let model) = try await send(button: "submit") else {
      Issue.record("The form is submitted.")
      return
    }
    #expect(model.photo == file && store.allFiles() == [file])
  }

  @Test("A file that isn't accepted is read no further, and said at its field; the page goes on with what it had")
  func refused() async throws {
    let program = [0x4D, 0x5A, 0x90, 0] + [UInt8](repeating: 1, count: 9_000)
    try await send([("title", "Bees")], files: [("photo", "a.png", program)], button: "submit")
    #expect(page.form.model.photo == nil && page.form.model.title == "Bees" && store.allFiles().isEmpty)
    #expect(html().contains("The format of “a.png” is EXE. Choose a file of type PNG, JPEG, GIF or WebP."))
    #expect(html().contains("class=\"row file invalid\""))
    // There is no file to remove.
    #expect(
      html().contains(
        "class=\"plain\" name=\":do\" value=\"take:photo:\" aria-label=\"Continue without a file: Photo\""))
    #expect(!html().contains("Remove file"))
    // Too large.
    try await send(files: [("photo", "a.png", Samples.png(bytes: 30_000))])
    #expect(html().contains("Choose a file of up to 20 kB.") && store.byteCount == 0)
    try await send(files: [("photo", "a.png", Samples.png(60_000, 60_000, bytes: 5_000))])
    #expect(html().contains("This one has 60,000 × 60,000."))
    // Whoever has read that goes on without a file.
    guard case .submitted(let model) = try await send(button: "submit") else {
      Issue.record("The form is submitted.")
      return
    }
    #expect(model.photo == nil && store.allFiles().isEmpty)
  }

  @Test("Several files are added to a list at once, each removed by itself; one too many is said")
  func several() async throws {
    let files = ["1", "2"].map { (name: ":files:papers", file: $0 + ".pdf", bytes: Samples.pdf) }
    try await send([("title", "Bees")], files: files, button: "insert:papers")
    #expect(page.form.model.papers.map(\.name) == ["1.pdf", "2.pdf"])
    try await send(files: files)
    #expect(page.form.model.papers.map(\.name) == ["1.pdf", "2.pdf", "1.pdf"])
    #expect(html().contains("<div role=\"alert\"><h2 id=\"failure:title\">There is a problem</h2>"))
    #expect(html().contains("<p>Papers: 2.pdf: That&#39;s the maximum (3).</p>") && html().contains("<title>Error: "))
    let last = try #require(page.form.elements(of: "papers").last)
    try await send(button: "out:" + last.fieldName)
    #expect(page.form.model.papers.count == 2)
    try await send(button: "undo")
    #expect(page.form.model.papers.count == 3)
    try await send(button: "out:" + last.fieldName)
    try await send(files: [(":files:papers", "photo.pdf", Samples.png())])
    #expect(html().contains("<p>Papers: The format of “photo.pdf” is PNG. Choose a file of type PDF.</p>"))
    // Whatever is wrong with them, all are said.
    try await send(
      files: [("photo.pdf", Samples.png()), ("3.pdf", Samples.pdf), ("4.pdf", Samples.pdf)].map {
        (name: ":files:papers", file: $0.0, bytes: $0.1)
      })
    #expect(html().contains("There are problems</h2>\n<p>Papers: The format of “photo.pdf” is PNG."))
    #expect(html().contains("<p>Papers: 4.pdf: That&#39;s the maximum (3).</p>"))
    try await send()
    #expect(!html().contains("role=\"alert\""))
  }

  @Test("A page that is sent twice adds its files once")
  func twice() async throws {
    let body = Multipart.body(
      of: html(), [("title", "Bees")], files: [(":files:papers", "1.pdf", Samples.pdf)], button: "insert:papers")
    for _ in 0..<2 { _ = try await page.answer(body, contentType: Multipart.contentType) }
    #expect(page.form.model.papers.count == 1)
    _ = try await send(button: "submit")
    #expect(store.allFiles().count == 1)
  }

  @Test("Files for fields that the page doesn't have, from other pages and in other visits, leave nothing")
  func tampered() async throws {
    await #expect(throws: WebFormRefusal.self) { try await send(files: [("title", "a.png", Samples.png())]) }
    await #expect(throws: WebFormRefusal.self) { try await send(files: [("x", "a.png", Samples.png())]) }
    await #expect(throws: WebFormRefusal.self) {
      try await send(files: [("photo", "a.png", Samples.png()), ("photo", "b.png", Samples.png())])
    }
    await #expect(throws: WebFormRefusal.self) {
      try await send([(":csrf", "x")], files: [("photo", "a.png", Samples.png())])
    }
    #expect(store.allFiles().isEmpty && store.byteCount == 0)
    // A text in the place of a file.
    _ = try await page.answer(
      PageFields.encode(PageFields.fields(of: html()).filter { $0.name != "photo" } + [("photo", "x")]))
    #expect(page.form.model.photo == nil)
  }

  @Test("A body that is cut, or larger than all files may be, leaves nothing")
  func cut() async throws {
    let body = Multipart.body(of: html(), files: [("photo", "a.png", Samples.png(bytes: 10_000))])
    do {
      let upload = try #require(page.upload(contentType: Multipart.contentType))
      try upload.append(body.prefix(body.count - 60))
      await #expect(throws: WebFormRefusal.self) { try await page.answer(upload) }
    }
    #expect(store.byteCount == 0)
    page.limits.uploadBytes = 1_000
    page.limits.bodyBytes = 1_000
    do {
      let upload = try #require(page.upload(contentType: Multipart.contentType))
      #expect(throws: WebFormRefusal.tooManyFiles(1_000)) { try upload.append(body) }
      #expect(throws: WebFormRefusal.tooManyFiles(1_000)) { try upload.append([1]) }
    }
    #expect(store.byteCount == 0)
  }

  @Test("Pictures are served to their visit only, never as pages, and no other id opens anything")
  func pictures() async throws {
    let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>".utf8)
    try await send(files: [("photo", "a.png", svg)])
    #expect(page.form.model.photo == nil)
    try await send(files: [("photo", "a.png", Samples.png())])
    let file = try #require(page.form.model.photo)
    #expect(page.picture(file.id) == nil)
    _ = html()
    let response = try #require(page.picture(file.id))
    #expect(response.body == Samples.png())
    let headers = Dictionary(response.headers.map { ($0.name, $0.value) }) { $1 }
    #expect(headers["Content-Type"] == "image/png" && headers["X-Content-Type-Options"] == "nosniff")
    #expect(
      headers["Content-Disposition"] == "attachment" && headers["Content-Security-Policy"]?.contains("sandbox") == true)
    for id in ["", "x", file.id.uppercased(), "../" + file.id] { #expect(page.picture(id) == nil) }
    // Another visit of the same store.
    let other = WebForm(FormSession(Poster(), environment: page.form.environment))
    #expect(other.picture(file.id) == nil)
  }

  @Test("A visit that goes on in another program keeps its files")
  func coded() async throws {
    try await send([("title", "Bees")], files: [("photo", "a.png", Samples.png())])
    let visit = try JSONDecoder().decode(WebFormVisit.self, from: JSONEncoder().encode(page.visit))
    let form = FormSession(Poster(), environment: page.form.environment)
    #expect(try form.restore(page.form.snapshot) == [])
    let next = WebForm(form, visit: visit)
    _ = next.html()
    #expect(next.form.model.photo == page.form.model.photo)
    form.send(.set("photo", .none))
    next.removeUnusedFiles()
    #expect(store.allFiles().isEmpty)
  }
}
