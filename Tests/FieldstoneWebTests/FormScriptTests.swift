import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("The script of pages")
struct FormScriptTests {
  private let visitor = Visitor(WebFormSite { FormSession(Registration()) })

  private func policy(_ response: WebFormResponse) -> String {
    response.headers.first { $0.name == "Content-Security-Policy" }?.value ?? ""
  }

  private func get(_ path: String) async -> WebFormResponse {
    await visitor.send(WebFormRequest(method: "GET", path: path, cookies: visitor.cookie))
  }

  @Test("It has less than 12,288 bytes, and makes no markup from text")
  func small() {
    #expect(WebForm<Registration>.script.utf8.count < 12_288)
    for name in ["innerHTML", "outerHTML", "insertAdjacentHTML", "eval", "document.write", "style."] {
      #expect(!WebForm<Registration>.script.contains(name), "\(name)")
    }
  }

  @Test("A site serves it at a path with its digest, for ever")
  func served() async throws {
    let page = await get("/")
    let html = String(decoding: page.body, as: UTF8.self)
    let tag = try #require(html.firstMatch(of: /<script type="module" src="([^"]*)" integrity="([^"]*)"><\/script>/))
    #expect(policy(page).contains("script-src '\(tag.2)'; connect-src 'self'"))
    let script = await get(String(tag.1))
    #expect(script.status == 200 && String(decoding: script.body, as: UTF8.self) == WebForm<Registration>.script)
    #expect(script.headers.contains { $0 == ("Cache-Control", "public, max-age=31536000, immutable") })
    #expect(script.headers.contains { $0 == ("Content-Type", "text/javascript; charset=utf-8") })
    #expect(await get("/form-0123456789abcdef.js").status == 404)
  }

  @Test("Below a path, the script is there, too")
  func below() async throws {
    let site = WebFormSite(location: WebFormLocation(path: "/register")) { FormSession(Registration()) }
    let page = await site.respond(WebFormRequest(method: "GET", path: "/register/"))
    let html = String(decoding: page.body, as: UTF8.self)
    let path = try #require(html.firstMatch(of: /src="(\/register\/form-[^"]*)"/)).1
    #expect(await site.respond(WebFormRequest(method: "GET", path: String(path))).status == 200)
  }

  @Test("Pages that ask nothing have no script, and their policy allows none")
  func nothingAsked() async {
    let missing = await get("/nowhere")
    #expect(!policy(missing).contains("script-src") && !policy(missing).contains("connect-src"))
    await visitor.get()
    #expect(await visitor.post([("seats", "2"), (":do", "perform:action.cancel")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"leave\"") && !visitor.html.contains("<script"))
    let page = WebForm(FormSession(Registration()))
    page.form.isEnabled = false
    page.scriptPath = "/form.js"
    #expect(!String(decoding: page.html(), as: UTF8.self).contains("<script"))
  }

  @Test("A fragment leaves the script to the document around it")
  func fragment() {
    let page = WebForm(FormSession(Registration()))
    page.scriptPath = "/form.js"
    let fragment = String(decoding: page.fragment(), as: UTF8.self)
    #expect(!fragment.contains("<script") && fragment.contains("role=\"status\""))
    page.scriptPath = nil
    #expect(!String(decoding: page.html(), as: UTF8.self).contains("role=\"status\""))
  }

  @Test("What the script says is in the page's language")
  func words() {
    let environment = FormEnvironment(translate: { text, _ in text.key == "fieldstone.web.saved" ? "Gespeichert" : nil }
    )
    let page = WebForm(FormSession(Registration(), environment: environment))
    page.scriptPath = "/form.js"
    let html = String(decoding: page.html(), as: UTF8.self)
    #expect(html.contains("data-saved=\"Gespeichert\"") && html.contains("data-show=\"Show %@\""))
  }
}
