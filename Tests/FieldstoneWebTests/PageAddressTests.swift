import Fieldstone
import Testing

@testable import FieldstoneWeb

/// Each page has an address, so that the browser's Back button leads from an inner page to the outer one.
@Suite("Addresses of pages")
struct PageAddressTests {
  private let visitor = Visitor(WebFormSite(title: "Party") { FormSession(Party.full) })

  private func press(_ prefix: String, _ answers: (name: String, value: String)...) async throws {
    let buttons = visitor.html.matches(of: /<button [^>]*value="([^"]*)"/).map { String($0.1) }
    let value = try #require(
      buttons.first { $0 == prefix } ?? buttons.first { $0.hasPrefix(prefix) }, "\(prefix) in \(buttons)")
    #expect(await visitor.post(answers + [(":do", value)]) == 303)
    await visitor.get()
  }

  private var city: String { visitor.html.firstMatch(of: /name="([^"]*\.city)"/).map { String($0.1) } ?? "" }

  @Test("Back shows the outer page without what the last answers led to, and its form still works")
  func back() async throws {
    await visitor.get()
    #expect(visitor.path == "/")
    let outer = visitor.html
    try await press("open:trips")
    #expect(visitor.path.hasPrefix("/page/trips%5B") && visitor.html.contains("<h1>Trip 1"))
    let inner = visitor.path
    try await press("update", (city, ""))
    #expect(visitor.path == inner)
    try await press("back")
    try await press("submit")
    #expect(visitor.html.contains("id=\"summary\"") && visitor.path == inner, "The page of the error opens.")
    // What the browser loads for Back.
    await visitor.get("/")
    #expect(visitor.html.contains("<h1>Party</h1>") && visitor.html.contains("value=\"Ada\""))
    try await press("update", ("host", "Bob"))
    #expect(visitor.path == "/" && visitor.html.contains("value=\"Bob\""))
    // The page that the browser has kept works, too.
    visitor.html = outer
    try await press("update", ("host", "Eve"))
    #expect(visitor.path == "/" && visitor.html.contains("value=\"Eve\""))
    await visitor.get(inner)
    #expect(visitor.html.contains("<h1>Trip 1"))
    try await press("back", (city, "Oslo"))
    #expect(visitor.path == "/" && visitor.html.contains("Oslo"))
  }

  @Test("What is said about a POST is said only on the page to which it led")
  func answered() async throws {
    await visitor.get()
    try await press("out:trips")
    #expect(visitor.html.contains("“Trip 1: Rome” was removed."))
    try await press("undo")
    try await press("open:trips")
    try await press("new:")
    #expect(visitor.html.contains(" autofocus") && visitor.path != "/")
    await visitor.get("/")
    #expect(!visitor.html.contains(" autofocus"))
  }

  @Test("The address of a page that is gone leads to what is left, one that never was to the first page")
  func gone() async throws {
    await visitor.get()
    try await press("open:trips")
    let inner = visitor.path
    try await press("out:" + inner.dropFirst("/page/".count))
    #expect(visitor.path == "/")
    for path in [inner, "/page/nowhere", "/page/host", "/options/host", "/page/trips%5B99%5D"] {
      await visitor.get(path)
      #expect(visitor.path == "/" && visitor.status == 200 && visitor.html.contains("<h1>Party</h1>"), "\(path)")
    }
    for path in ["/page/", "/pages", "/options/", "/leaving", "/page/%FF"] {
      let response = await visitor.site.respond(
        WebFormRequest(method: "GET", path: path, cookies: visitor.cookie))
      #expect(response.status == 404, "\(path)")
    }
  }

  @Test("Only the first page begins a visit")
  func begins() async {
    let response = await visitor.site.respond(WebFormRequest(method: "GET", path: "/page/trips%5B1%5D"))
    #expect(response.status == 303 && !response.headers.contains { $0.name == "Set-Cookie" })
    #expect(response.headers.contains { $0.name == "Location" && $0.value == "/" })
  }

  @Test("A path is the same again when it is read")
  func paths() {
    for address: PageAddress in [.page(.root), .page("a.b"), .page("a[ü /?#]"), .options("x[1].y"), .steps, .leaving] {
      #expect(PageAddress(path: address.path) == address)
    }
    #expect(PageAddress.page("a[ü /?#]").path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  }
}
