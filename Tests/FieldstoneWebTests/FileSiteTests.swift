import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Sites with files")
struct FileSiteTests {
  private let store = FormMemoryFiles()
  private let site: WebFormSite<Poster>
  private let visitor: Visitor<Poster>
  private let clock = Locked(Date(timeIntervalSince1970: 1_743_422_400))

  init() {
    var environment = FormEnvironment(now: { [clock] in clock.withLock { $0 } })
    environment.fileStore = store
    site = WebFormSite(title: "Poster") { [environment] in FormSession(Poster(), environment: environment) }
    visitor = Visitor(site)
  }

  private func request(
    _ more: [(name: String, value: String)] = [], files: [(name: String, file: String, bytes: [UInt8])] = [],
    button: String = "update"
  ) -> WebFormRequest {
    WebFormRequest(
      method: "POST", path: "/", contentType: Multipart.contentType, cookies: visitor.cookie,
      body: Multipart.body(of: visitor.html, more, files: files, button: button))
  }

  private func send(_ request: WebFormRequest) async -> WebFormResponse {
    let response = await visitor.send(request)
    if response.status == 303 { await visitor.get() }
    return response
  }

  private var photo: String? {
    visitor.html.firstMatch(of: /<img src="\/picture\/([^"]*)"/).map { String($0.1) }
  }

  @Test("The first page, which has no visit yet, receives files, and later requests know them")
  func first() async throws {
    await visitor.get()
    #expect(await send(request(files: [("photo", "a.png", Samples.png())], button: "insert:photo")).status == 303)
    #expect(visitor.html.contains("a.png, 100"))
    let id = try #require(photo)
    let picture = await visitor.send(WebFormRequest(method: "GET", path: "/picture/" + id, cookies: visitor.cookie))
    #expect(picture.status == 200 && picture.body == Samples.png())
    // Somebody else doesn't see it.
    let other = Visitor(site)
    await other.get()
    for cookie in [nil, other.cookie] {
      let response = await site.respond(WebFormRequest(method: "GET", path: "/picture/" + id, cookies: cookie))
      #expect(response.status == 404)
    }
    #expect(await send(request([("title", "Bees")], button: "submit")).status == 303)
    #expect(store.allFiles().map(\.name) == ["a.png"])
    for await model in site.submissions {
      #expect(model.photo?.id == id)
      break
    }
  }

  @Test("A file that the first page doesn't accept is refused when the page is known")
  func firstRefused() async {
    await visitor.get()
    _ = await send(request(files: [("photo", "a.png", Samples.pdf)]))
    #expect(visitor.html.contains("The format of “a.png” is PDF.") && store.allFiles().isEmpty)
    let large = Samples.png(bytes: 50_000)
    _ = await send(request(files: [("photo", "a.png", large)]))
    #expect(visitor.html.contains("Choose a file of up to 20") && store.byteCount == 0)
  }

  @Test("Undo brings a replaced file back, and what no step knows any longer is removed")
  func undo() async throws {
    await visitor.get()
    for name in ["1.png", "2.png"] { _ = await send(request(files: [("photo", name, Samples.png())])) }
    #expect(visitor.html.contains("2.png, 100") && store.allFiles().count == 2)
    _ = await send(request(button: "undo"))
    #expect(visitor.html.contains("1.png, 100"))
    _ = await send(request(button: "redo"))
    #expect(visitor.html.contains("2.png, 100"))
    for index in 0..<30 { _ = await send(request([("title", "\(index)")])) }
    #expect(store.allFiles().map(\.name) == ["2.png"])
    _ = await send(request(button: "leave"))
  }

  @Test("A double click sends two files and keeps one visit; after the submit, one file is left")
  func doubleClick() async throws {
    await visitor.get()
    let request = request([("title", "Bees")], files: [("photo", "a.png", Samples.png())], button: "submit")
    let site = site
    async let first = site.respond(request)
    async let second = site.respond(request)
    let responses = await [first, second]
    #expect(responses.map(\.status) == [303, 303])
    #expect(store.allFiles().count == 1)
  }

  @Test("What is sent without a page, or from elsewhere, is refused before anything is stored")
  func foreign() async throws {
    await visitor.get()
    var request = request([(":csrf", "x")], files: [("photo", "a.png", Samples.png())])
    #expect(await site.respond(request).status == 403)
    request = self.request(files: [("photo", "a.png", Samples.png())])
    request.headers.append(("Sec-Fetch-Site", "cross-site"))
    #expect(throws: WebFormRefusal.foreign) { try site.upload(for: request) }
    #expect(await site.respond(request).status == 403)
    request.headers = [("Content-Type", "multipart/form-data")]
    #expect(await site.respond(request).status == 415 || store.byteCount == 0)
    request.headers = [("Content-Type", Multipart.contentType), ("Content-Length", "2000000000")]
    #expect(throws: WebFormRefusal.tooManyFiles(100_000_000)) { try site.upload(for: request) }
    #expect(store.byteCount == 0)
  }

  @Test("Names count as bytes, empty parts are no files, and a visit may have only so many bytes of files")
  func limits() async throws {
    await visitor.get()
    let name = String(repeating: "n", count: 7_000)
    let many = (0..<160).map { (name: "\(name)\($0)", value: "") }
    #expect(await site.respond(request(many)).status == 413)
    var limits = WebFormLimits()
    (limits.uploads, limits.visitFileBytes) = (1, 5_000)
    var environment = FormEnvironment()
    environment.fileStore = store
    let site = WebFormSite(limits: limits) { [environment] in FormSession(Poster(), environment: environment) }
    let visitor = Visitor(site)
    await visitor.get()
    func send(_ files: [(name: String, file: String, bytes: [UInt8])]) async {
      let response = await visitor.send(
        WebFormRequest(
          method: "POST", path: "/", contentType: Multipart.contentType, cookies: visitor.cookie,
          body: Multipart.body(of: visitor.html, [], files: files, button: "update")))
      if response.status == 303 { await visitor.get() }
    }
    await send([])
    await send([("photo", "a.png", Samples.png(bytes: 4_000))])
    #expect(visitor.html.contains("a.png, ") && store.byteCount == 4_000)
    await send([("photo", "b.png", Samples.png(bytes: 3_000))])
    #expect(visitor.html.contains("of up to 1 ") && store.byteCount == 4_000)
  }

  @Test("A server that reads the body as it arrives hands it over with the request")
  func streamed() async throws {
    await visitor.get()
    var request = request(files: [("photo", "a.png", Samples.png(bytes: 15_000))])
    let body = request.body
    request.body = []
    let upload = try #require(try site.upload(for: request))
    for start in stride(from: 0, to: body.count, by: 999) {
      try upload.append(body[start..<min(body.count, start + 999)])
    }
    request.upload = upload
    #expect(await send(request).status == 303)
    #expect(visitor.html.contains("a.png, 15"))
  }

  @Test("Cancelling removes the files of a visit, and so does its end")
  func ended() async throws {
    await visitor.get()
    _ = await send(request(files: [("photo", "a.png", Samples.png())]))
    #expect(store.allFiles().count == 1)
    // Somebody else comes half a day later.
    clock.withLock { $0 += 100_000 }
    let other = Visitor(site)
    await other.get()
    _ = await other.post([("title", "x"), (":do", "update")])
    await visitor.get("/")
    for _ in 0..<200 where !store.allFiles().isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(store.allFiles().isEmpty)
  }

  @Test("A store that fails is said at the field, and the other answers are taken")
  func full() async {
    var environment = FormEnvironment()
    environment.fileStore = FormMemoryFiles(maximumBytes: 50)
    let site = WebFormSite(title: "Poster") { [environment] in FormSession(Poster(), environment: environment) }
    let visitor = Visitor(site)
    await visitor.get()
    let body = Multipart.body(
      of: visitor.html, [("title", "Bees")], files: [("photo", "a.png", Samples.png())], button: "update")
    let response = await visitor.send(
      WebFormRequest(method: "POST", path: "/", contentType: Multipart.contentType, body: body))
    #expect(response.status == 303)
    await visitor.get()
    #expect(visitor.html.contains("“a.png” couldn&#39;t be saved.") && visitor.html.contains("value=\"Bees\""))
  }
}
