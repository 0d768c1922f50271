import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// Visits that have begun before the program was started again.
@Suite("Visits after a restart")
struct ResumedVisitTests {
  private let store = TestStore()

  private func site() -> WebFormSite<Registration> {
    WebFormSite(title: "Registration", store: store) { FormSession(Registration()) }
  }

  /// A visitor of the site after a restart, who has given an answer before.
  private func visitor() async -> Visitor<Registration> {
    let before = Visitor(site())
    await before.get()
    #expect(await before.post([("email", "ada@example.org"), (":do", "update")]) == 303)
    let after = Visitor(site())
    after.cookie = before.cookie
    await after.get()
    return after
  }

  private func choose(_ choice: String, _ visitor: Visitor<Registration>) async -> Int {
    let response = await visitor.send(
      WebFormRequest(
        method: "POST", path: "/", contentType: "application/x-www-form-urlencoded", cookies: visitor.cookie,
        body: Array(":draft=\(choice)".utf8)))
    await visitor.get("/")
    return response.status
  }

  @Test("The draft is offered, and the answers are there again; the button pressed twice does no harm")
  func resumed() async {
    let visitor = await visitor()
    #expect(visitor.html.contains("<p class=\"message\">Continue with your answers from") && visitor.status == 200)
    #expect(visitor.html.contains("<h1>Registration</h1>") && visitor.html.contains("? – Registration</title>"))
    #expect(await choose("resume", visitor) == 303)
    #expect(visitor.html.contains("value=\"ada@example.org\""))
    #expect(await choose("resume", visitor) == 303)
    #expect(visitor.html.contains("value=\"ada@example.org\""))
  }

  @Test("Starting over removes the draft, or keeps it beside", arguments: ["startAnew", "keepBoth"])
  func anew(_ choice: String) async {
    let visitor = await visitor()
    #expect(await choose(choice, visitor) == 303)
    #expect(!visitor.html.contains("ada@example.org") && visitor.html.contains("name=\"email\""))
    #expect(store.names.count == (choice == "keepBoth" ? 1 : 0))
  }

  @Test("Who starts over and keeps the answers is asked about them again after the new form is submitted")
  func kept() async throws {
    let visitor = await visitor()
    let old = try #require(visitor.cookie)
    let kept = try await keptCookie(visitor)
    // The new form is filled in meanwhile, without a word about the old one.
    visitor.cookie = nil
    await visitor.get("/")
    #expect(visitor.html.contains("name=\"email\"") && !visitor.html.contains("Continue with"))
    #expect(await visitor.post([("email", "eve@example.org"), (":do", "perform:action.cancel")]) == 303)
    await visitor.get()
    #expect(await visitor.post([(":do", "leave")]) == 303)
    let over = try #require(visitor.cookie)
    let again = await visitor.site.respond(WebFormRequest(method: "GET", path: "/again", cookies: "\(over); \(kept)"))
    let cookies = again.headers.filter { $0.name == "Set-Cookie" }.map { String($0.value.prefix { $0 != ";" }) }
    #expect(cookies == [old, "fieldstone-kept="])
    visitor.cookie = old
    await visitor.get("/")
    #expect(visitor.html.contains("Continue with your answers from"))
    #expect(await choose("resume", visitor) == 303)
    #expect(visitor.html.contains("value=\"ada@example.org\""))
  }

  /// Starts over, and keeps the answers.
  private func keptCookie(_ visitor: Visitor<Registration>) async throws -> String {
    let response = await visitor.site.respond(
      WebFormRequest(
        method: "POST", path: "/", contentType: "application/x-www-form-urlencoded", cookies: visitor.cookie,
        body: Array(":draft=keepBoth".utf8)))
    let cookies = response.headers.filter { $0.name == "Set-Cookie" }.map(\.value)
    #expect(cookies.count == 2 && cookies[0].hasPrefix("fieldstone-visit=;") && cookies[0].contains("Max-Age=0"))
    return String(try #require(cookies.last).prefix { $0 != ";" })
  }

  @Test("What a browser says it has kept is no visit unless it looks like one")
  func forged() async throws {
    let visitor = await visitor()
    let forged = "\(String(repeating: "x", count: 32)).abc.\(String(repeating: "A", count: 16))\u{FF11}"
    let response = await visitor.site.respond(
      WebFormRequest(
        method: "POST", path: "/", contentType: "application/x-www-form-urlencoded",
        cookies: "\(try #require(visitor.cookie)); fieldstone-kept=\(forged)", body: Array(":draft=keepBoth".utf8)))
    let kept = try #require(response.headers.last { $0.name == "Set-Cookie" }).value
    #expect(kept.hasPrefix("fieldstone-kept=\(try #require(visitor.cookie?.split(separator: "=").last));"))
  }

  @Test(
    "An old page is refused after a restart, and leads to the offer; only where the draft is gone, it says so",
    arguments: [true, false])
  func oldPage(_ isKept: Bool) async {
    let before = Visitor(site())
    await before.get()
    #expect(await before.post([("email", "ada@example.org"), (":do", "update")]) == 303)
    await before.get()
    let after = Visitor(site())
    (after.cookie, after.html) = (before.cookie, before.html)
    if !isKept { store.put([:]) }
    #expect(await after.post([("email", "eve@example.org"), (":do", "update")]) == 410)
    #expect(after.html.contains("your answers are gone") == !isKept)
    #expect(after.html.contains("Your answers are kept") == isKept)
    // In the message, of which the script shows all.
    let link = after.html.firstMatch(of: /<p class="message">[^<]* <a class="way" href="\/">([^<]*)<\/a>/)
    #expect(link?.1 == (isKept ? "Go on" : "Start again"))
    await after.get("/")
    #expect(after.html.contains("Continue with your answers from") == isKept)
  }

  @Test("If the store can't say whether an old page's answers are kept, the page says neither")
  func unknown() async {
    let visitor = await visitor()
    store.fails = true
    #expect(await visitor.post([(":csrf", "x"), (":do", "update")]) == 500)
    #expect(!visitor.html.contains("gone") && !visitor.html.contains("kept"))
  }

  @Test("A draft that can't be read is set aside, and the form begins anew; a strange cookie changes nothing")
  func unreadable() async {
    let visitor = await visitor()
    let name = store.names[0]
    store.put([name: Data("nonsense".utf8)])
    await visitor.get()
    #expect(visitor.html.contains("name=\"email\"") && !visitor.html.contains("Continue with"))
    #expect(store.names == [name + "-unreadable"])
    let stranger = Visitor(site())
    stranger.cookie = "visit=0123456789abcdef"
    await stranger.get()
    #expect(stranger.status == 200 && stranger.html.contains("name=\"email\""))
  }

  @Test("Where drafts outlive the program, the cookie outlives the browser")
  func cookie() async {
    func header(_ site: WebFormSite<Registration>) async -> String {
      let visitor = Visitor(site)
      await visitor.get()
      let response = await site.respond(visitor.request([(":do", "update")]))
      return response.headers.first { $0.name == "Set-Cookie" }?.value ?? ""
    }
    #expect(await header(site()).contains("Max-Age="))
    #expect(await !header(WebFormSite { FormSession(Registration()) }).contains("Max-Age="))
  }
}
