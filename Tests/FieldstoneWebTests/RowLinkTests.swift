import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Addresses of rows")
struct RowLinkTests {
  private let visitor = Visitor(
    WebFormSite(title: "Conference") {
      FormSession(Conference(seats: 5, guests: [Conference.Guest(name: "Grace")]))
    })
  private let gone = "This isn&#39;t in the form anymore."

  /// The start tags of what has the focus.
  private var focused: [String] { visitor.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) } }

  /// The headers of the response to a request without a visit.
  private func location(_ path: String) async -> String? {
    let response = await visitor.site.respond(WebFormRequest(method: "GET", path: path))
    return response.headers.first { $0.name == "Location" }?.value
  }

  @Test("Without a visit, a link opens the page of the row with the focus on it; its first POST begins the visit there")
  func first() async throws {
    await visitor.get("/?at=invoice.vat")
    #expect(visitor.path == "/page/invoice?at=invoice.vat" && visitor.cookie == nil)
    #expect(visitor.html.contains("<h1>Invoice</h1>"))
    #expect(focused.count == 1 && focused[0].contains("id=\"row-invoice.vat\""))
    #expect(await visitor.post([("invoice.vat", "GB1"), (":do", "update")]) == 303)
    #expect(visitor.cookie != nil && visitor.path == "/page/invoice")
    await visitor.get()
    #expect(visitor.html.contains("name=\"invoice.vat\" value=\"GB1\""))
    // Without a row, only the first page begins a visit.
    #expect(await location("/page/invoice") == "/")
  }

  @Test("A page that was opened by a link is checked like any first page")
  func firstTampered() async {
    await visitor.get("/?at=invoice.vat")
    let page = visitor.html
    #expect(await visitor.post([("agrees", "on"), (":do", "update")]) == 400)
    for name in ["0:nowhere", "1:invoice", "0%"] {
      visitor.html = page
      let status = await visitor.post([(":page", name), ("invoice.vat", "GB1"), (":do", "update")])
      #expect(status == (name == "0:nowhere" ? 303 : 409), "\(name)")
    }
  }

  @Test("In a visit, a link keeps the answers, and says nothing about the last POST; a reload without it has no focus")
  func visit() async throws {
    await visitor.get()
    _ = await visitor.post([("guests%5B1%5D.name", "Hopper"), (":do", "submit")])
    await visitor.get()
    #expect(focused.count == 1 && focused[0].contains("id=\"summary\""), "The name is missing.")
    await visitor.get("/?at=ticket")
    #expect(visitor.path == "/?at=ticket" && visitor.html.contains("value=\"Hopper\""))
    #expect(focused.count == 1 && focused[0].contains("id=\"row-ticket\""))
    await visitor.get("/?at=invoice.vat")
    #expect(visitor.path == "/page/invoice?at=invoice.vat" && focused.count == 1)
    await visitor.get("/page/invoice")
    #expect(visitor.html.contains("<h1>Invoice</h1>") && focused.isEmpty)
    await visitor.get("/leave?at=invoice.vat")
    #expect(visitor.path == "/page/invoice?at=invoice.vat")
  }

  @Test("A site has the address of a row, also of one in an entry, and below a path")
  func addresses() async throws {
    let address = visitor.site.address(of: "guests[1].name")
    #expect(address == "/?at=guests/1/name")
    await visitor.get(address)
    #expect(focused.count == 1 && focused[0].contains("id=\"row-guests_5b_1_5d_.name\""))
    let below = WebFormSite(location: WebFormLocation(origin: "https://example.org", path: "/register")) {
      FormSession(Conference())
    }
    #expect(below.address(of: "ticket") == "/register/?at=ticket")
    let request = WebFormRequest(method: "GET", path: "/register", query: "at=ticket", headers: [])
    #expect(await below.respond(request).headers.contains { $0 == ("Location", "/register/?at=ticket") })
    for odd in ["a/b", "a b&c=d", "é", "%", "a\r\nb"] {
      let query = PageAddress.query(odd)
      #expect(query.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "&") })
      #expect(WebFormRequest(method: "GET", path: "/" + query).rowAddress == odd)
    }
  }

  @Test(
    "Where there is no such row, or none that is shown, the page is as usual and says so", arguments: [true, false])
  func unknown(hasVisit: Bool) async {
    await visitor.get()
    if hasVisit { _ = await visitor.post([("name", "Ada"), (":do", "update")]) }
    // The code is hidden.
    for row in ["nothing", "code", "guests%5B9%5D.name", "%3Cscript%3Ealert(1)%3C/script%3E", "//evil.example"] {
      await visitor.get("/?at=\(row)")
      #expect(visitor.status == 200 && visitor.html.contains("<h1>Conference</h1>"), "\(row)")
      #expect(visitor.html.contains(gone) && focused.count == 1 && focused[0].contains("id=\"refusal\""), "\(row)")
      #expect(!visitor.html.contains("alert(1)") && !visitor.html.contains("evil"), "\(row)")
    }
    for query in ["at=", "at=%FF", "at=name&at=ticket", "at=" + String(repeating: "a", count: 1_001), "bat=name", ""] {
      await visitor.get("/?\(query)")
      #expect(visitor.status == 200 && !visitor.html.contains(gone), "\(query)")
    }
    await visitor.get("/page/nowhere?at=nothing")
    #expect(visitor.path == "/?at=nothing" && visitor.html.contains(gone))
  }

  @Test("A request leads nowhere but to the site's own pages, and nothing of it ends a header")
  func redirects() async throws {
    for row in ["%0D%0ASet-Cookie:%20a=b", "//evil.example", "https://evil.example", "%3Fa%26b%23c"] {
      let location = try #require(await location("/page/nowhere?at=\(row)"))
      #expect(location.hasPrefix("/?at="), "\(location)")
      #expect(location.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !location.contains("#"), "\(location)")
    }
  }

  @Test("A form with a server of its own shows a row, until the next POST")
  func ownServer() async throws {
    let browser = Browser(FormSession(Conference()))
    #expect(browser.page.show(rowAt: "invoice.vat"))
    browser.load()
    #expect(browser.html.contains("<h1>Invoice</h1>") && browser.focused.count == 1)
    #expect(browser.focused[0].contains("id=\"row-invoice.vat\""))
    let own = String(decoding: browser.page.fragment { $0["invoice.vat"] }, as: UTF8.self)
    #expect(own.contains(/id="row-invoice\.vat"[^>]* autofocus/))
    _ = try await browser.press("update")
    #expect(!browser.focused.contains { $0.contains("id=\"row-") })
    #expect(!browser.page.show(rowAt: "nothing"))
    browser.load()
    #expect(browser.html.contains("<h1>Invoice</h1>") && browser.html.contains(gone))
  }
}

#if Web
  @Suite("Addresses of rows on the server", .serialized)
  struct RowAddressServerTests {
    @Test("The server passes the address of a row to the site")
    func query() async throws {
      let server = WebFormServer(WebFormSite { FormSession(Conference()) })
      try server.start(port: 0)
      defer { server.stop() }
      let host = "Host: 127.0.0.1:\(server.port)\r\n"
      let found = try await RawConnection.exchange("GET /?x=1&at=invoice.vat HTTP/1.1\r\n\(host)\r\n", server.port)
      #expect(found.hasPrefix("HTTP/1.1 303") && found.contains("Location: /page/invoice?at=invoice.vat\r\n"))
      let odd = try await RawConnection.exchange("GET /page/a?at=a%0D%0Ab+c HTTP/1.1\r\n\(host)\r\n", server.port)
      #expect(odd.contains("Location: /?at=a%0D%0Ab%20c\r\n"))
      let none = try await RawConnection.exchange("GET /?at HTTP/1.1\r\n\(host)\r\n", server.port)
      #expect(none.hasPrefix("HTTP/1.1 200"))
    }
  }
#endif
