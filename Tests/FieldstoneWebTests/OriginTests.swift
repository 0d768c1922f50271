import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Cookies and origins")
struct OriginTests {
  private func makeSite(_ origin: String? = nil) -> WebFormSite<Registration> {
    WebFormSite(location: WebFormLocation(origin: origin)) { FormSession(Registration()) }
  }

  private func status(_ site: WebFormSite<Registration>, _ headers: [(name: String, value: String)]) async -> Int {
    let visitor = Visitor(site)
    await visitor.get()
    var request = visitor.request([("seats", "3"), (":do", "update")])
    request.headers += headers
    return await site.respond(request).status
  }

  @Test(
    "A POST from a page of another site is refused, whatever it knows",
    arguments: [
      (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
      (["Sec-Fetch-Site": "same-origin"], 303), (["Sec-Fetch-Site": "none"], 303),
      (["Origin": "https://evil.example", "Host": "form.example"], 403),
      (["Origin": "https://form.example:8443", "Host": "form.example"], 403),
      (["Origin": "https://form.example", "Host": "form.example"], 303),
      (["Origin": "http://localhost:8080", "Host": "LOCALHOST:8080"], 303),
      (["Origin": "null", "Host": "form.example"], 403), (["Origin": "https://form.example"], 403),
      // A proxy has changed the host.
      (["Origin": "https://form.example", "Host": "127.0.0.1:8080", "Sec-Fetch-Site": "same-origin"], 303),
      ([:], 303),
    ] as [([String: String], Int)])
  func origins(_ headers: [String: String], _ expected: Int) async {
    #expect(await status(makeSite(), headers.map { ($0.key, $0.value) }) == expected)
  }

  @Test("Where the site says its origin, the host doesn't matter")
  func known() async {
    let site = makeSite("https://Form.example/")
    #expect(await status(site, [("Origin", "https://form.example"), ("Host", "127.0.0.1:8080")]) == 303)
    #expect(await status(site, [("Origin", "http://form.example"), ("Host", "form.example")]) == 403)
    #expect(await status(site, [("Origin", "http://127.0.0.1:8080"), ("Host", "127.0.0.1:8080")]) == 403)
  }

  @Test("Two different values of one header are worth nothing")
  func twice() async {
    let site = makeSite()
    #expect(await status(site, [("Sec-Fetch-Site", "same-origin"), ("sec-fetch-site", "cross-site")]) == 403)
    let own = ("Origin", "http://localhost")
    #expect(await status(site, [own, ("origin", "http://evil.example"), ("Host", "localhost")]) == 403)
  }

  @Test(
    "The cookie has the port in its name, and is secure behind TLS",
    arguments: [
      (nil, nil, "fieldstone-visit=", false), (nil, "localhost:8080", "fieldstone-visit-8080=", false),
      (nil, "[::1]:81", "fieldstone-visit-81=", false), (nil, "[::1]", "fieldstone-visit=", false),
      (nil, "a:b;c=", "fieldstone-visit=", false), (nil, "example.org", "fieldstone-visit=", false),
      ("https://example.org", "127.0.0.1:8080", "__Host-fieldstone-visit=", true),
      ("https://example.org:8443", nil, "__Host-fieldstone-visit-8443=", true),
      ("http://example.org:81", nil, "fieldstone-visit-81=", false),
    ] as [(String?, String?, String, Bool)])
  func names(_ origin: String?, _ host: String?, _ name: String, _ isSecure: Bool) async throws {
    let site = makeSite(origin)
    let visitor = Visitor(site)
    await visitor.get()
    var request = visitor.request([("seats", "3"), (":do", "update")])
    if let host { request.headers.append(("Host", host)) }
    let response = await site.respond(request)
    let cookie = try #require(response.headers.first { $0.name == "Set-Cookie" }?.value)
    #expect(cookie.hasPrefix(name) && cookie.contains("; HttpOnly; SameSite=Lax; Path=/"))
    #expect(cookie.hasSuffix("; Secure") == isSecure)
    let value = cookie.prefix { $0 != ";" }
    let headers = [("Cookie", "a=b; \(value)"), ("host", host ?? "")].filter { host != nil || $0.0 == "Cookie" }
    let page = await site.respond(WebFormRequest(method: "GET", path: "/", headers: headers))
    #expect(String(decoding: page.body, as: UTF8.self).contains("value=\"3\""))
  }

  #if Web
    @Test("On the usual port, browsers name the host without it")
    func hosts() {
      #expect(WebFormServer.hosts(port: 80, nil).contains("localhost"))
      #expect(!WebFormServer.hosts(port: 8080, nil).contains("localhost"))
      #expect(WebFormServer.hosts(port: 8080, "example.org").contains("example.org"))
    }
  #endif
}
