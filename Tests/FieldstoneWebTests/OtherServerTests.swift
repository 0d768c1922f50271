import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A server that this library knows nothing about. It has what routers of server frameworks have.
private struct Router {
  struct Request {
    var method: String
    var url: String
    var headers: [(String, String)]
    var body: Data?
  }

  struct Response {
    var status: Int
    var headers: [(String, String)]
    var body: Data
  }

  private var routes: [(prefix: String, handler: @Sendable (Request) async throws -> Response)] = []

  mutating func on(_ prefix: String, _ handler: @escaping @Sendable (Request) async throws -> Response) {
    routes.append((prefix, handler))
  }

  func respond(_ request: Request) async throws -> Response {
    let route = routes.first { request.url == $0.prefix || request.url.hasPrefix($0.prefix + "/") }
    return try await route?.handler(request) ?? Response(status: 404, headers: [], body: Data())
  }
}

// The handler of Documentation/Web.md.
private func serve(_ site: WebFormSite<Registration>, on router: inout Router) {
  router.on("/register") { request in
    let response = await site.respond(
      WebFormRequest(
        method: request.method, path: request.url, headers: request.headers.map { (name: $0.0, value: $0.1) },
        body: Array(request.body ?? Data())))
    return Router.Response(
      status: response.status, headers: response.headers.map { ($0.name, $0.value) }, body: Data(response.body))
  }
}

@Suite("Other servers")
struct OtherServerTests {
  private static let users = ["secret": "Ada"]

  /// Each person has a language, and only those who have signed in have a form.
  private func makeSite() -> WebFormSite<Registration> {
    struct SignedOut: Error {}
    return WebFormSite(
      location: WebFormLocation(origin: "https://example.org", path: "register/"),
      environment: FormEnvironment(locale: Locale(identifier: "en"))
    ) { request in
      try await Task.sleep(for: .milliseconds(1))
      guard let user = request.values(of: "X-Session").first.flatMap({ Self.users[$0] }) else { throw SignedOut() }
      var model = Registration()
      model.remarks = "From \(user)"
      let language = request.values(of: "Accept-Language").first ?? "en"
      return FormSession(model, environment: FormEnvironment(locale: Locale(identifier: language)))
    }
  }

  @Test("A handler of a few lines serves a form below a path, for whoever has signed in, in their language")
  func handler() async throws {
    var router = Router()
    let site = makeSite()
    serve(site, on: &router)
    var cookie = ""
    func send(_ method: String, _ url: String, _ body: [UInt8] = []) async throws -> Router.Response {
      let headers = [
        ("Host", "127.0.0.1:8080"), ("Origin", "https://example.org"), ("X-Session", "secret"),
        ("Accept-Language", "de"), ("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", cookie),
      ]
      let response = try await router.respond(
        Router.Request(method: method, url: url, headers: headers, body: Data(body)))
      if let made = response.headers.first(where: { $0.0 == "Set-Cookie" }) {
        cookie = String(made.1.prefix { $0 != ";" })
      }
      return response
    }
    let start = try await send("GET", "/register")
    #expect(start.headers.contains { $0 == ("Location", "/register/") })
    var page = String(decoding: try await send("GET", "/register/").body, as: UTF8.self)
    #expect(page.contains("<html lang=\"de\"") && page.contains("action=\"/register/\"") && page.contains("From Ada"))
    func post(_ more: [(name: String, value: String)]) async throws -> String? {
      let fields = PageFields.fields(of: page).filter { field in !more.contains { $0.name == field.name } } + more
      let response = try await send("POST", "/register/", PageFields.encode(fields))
      let location = response.headers.first { $0.0 == "Location" }?.1
      if let location { page = String(decoding: try await send("GET", location).body, as: UTF8.self) }
      return location
    }
    #expect(try await post([("needsInvoice", "on"), (":do", "update")]) == "/register/")
    #expect(cookie.hasPrefix("__Host-fieldstone-visit.register="))
    #expect(try await post([(":do", "open:invoice")]) == "/register/page/invoice")
    #expect(try await post([("invoice.company", "Engines"), (":do", "back")]) == "/register/")
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]
    #expect(try await post(answers + [(":do", "submit")]) == "/register/")
    #expect(page.contains("<h1>Submitted</h1>"))
    let model = await site.submissions.first { _ in true }
    #expect(model?.remarks == "From Ada" && model?.invoice.company == "Engines")
    // Messages lead back to the form, and other paths are not the site's.
    let gone = try await send("GET", "/register/nowhere")
    #expect(gone.status == 404 && String(decoding: gone.body, as: UTF8.self).contains("href=\"/register/\""))
    let other = await site.respond(WebFormRequest(method: "GET", path: "/registers", headers: []))
    #expect(other.status == 404)
  }

  @Test("If a form can't be made for a request, the visitor is told, and the program gets the error")
  func notMade() async {
    let errors = Locked<[String]>([])
    struct Offline: Error {}
    let site = WebFormSite<Registration>(
      environment: FormEnvironment(), onError: { error in errors.withLock { $0.append("\(error)") } }
    ) { _ in throw Offline() }
    let response = await site.respond(WebFormRequest(method: "GET", path: "/", headers: []))
    #expect(response.status == 500 && errors.withLock { $0 } == ["Offline()"])
  }

  @Test(
    "Two forms below different paths have different cookies",
    arguments: [("", "fieldstone-visit"), ("/a", "fieldstone-visit.a"), ("a/b c/", "fieldstone-visit.a.b%20c")])
  func cookies(_ path: String, _ name: String) {
    #expect(WebFormLocation(path: path).cookieName(host: nil) == name)
  }

  @Test("A path belongs to the site if it is below the site's")
  func paths() {
    let location = WebFormLocation(path: "/a/b/")
    #expect(location.path == "/a/b")
    #expect(location.inner("/a/b") == "" && location.inner("/a/b/") == "/" && location.inner("/a/b/c") == "/c")
    #expect(location.inner("/a/bc") == nil && location.inner("/a") == nil && location.inner("/") == nil)
  }

  // MARK: Without a site

  @Test("The content of a page can be part of another one, which allows the stylesheet by its digest")
  func fragment() async throws {
    let page = WebForm(FormSession(Registration()), title: "Registration")
    page.action = "/conference"
    let html = String(decoding: page.fragment(), as: UTF8.self)
    #expect(html.hasPrefix("<div lang=\"en") && html.hasSuffix("</form>\n</div>\n"))
    #expect(html.contains("<form method=\"post\" action=\"/conference\" novalidate>"))
    for part in ["<html", "<head", "<body", "<style", "<title"] { #expect(!html.contains(part)) }
    let document = String(decoding: page.html(), as: UTF8.self)
    #expect(document.contains("<style>\(WebForm<Registration>.stylesheet)</style>"))
    #expect(WebForm<Registration>.stylesheetDigest.hasPrefix("'sha256-"))
    // It is the same page.
    #expect(PageFields.fields(of: html).map(\.name) == PageFields.fields(of: document).map(\.name))
  }

  @Test("A POST is decoded into the inputs of what has changed, and leaves the form as it is")
  func decoding() throws {
    let page = WebForm(FormSession(Registration()))
    let fields = PageFields.fields(of: String(decoding: page.html(), as: UTF8.self))
    let sent = fields.filter { $0.name != "email" } + [("email", "ada@example.org"), ("givesTalk", "on")]
    let inputs = try page.decode(PageFields.encode(sent))
    #expect(
      inputs == [
        .type("email", "ada@example.org"), .blur("email"), .set("givesTalk", .flag(true)), .blur("givesTalk"),
      ])
    #expect(page.form.model.email == "")
    #expect(throws: WebFormRefusal.foreign) { try page.decode(Array("a=1".utf8)) }
  }

  @Test("A response of the program's own has the headers that it says")
  func ownResponse() {
    let response = WebFormResponse(status: 200, headers: [(name: "Content-Type", value: "text/css")], body: [1])
    #expect(response.headers.count == 1 && response.body == [1])
  }
}
