import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A browser that prefers a language, and keeps all cookies.
private final class Reader {
  let site: WebFormSite<Registration>
  let accepted: String
  var cookies: [String: String] = [:]
  var html = ""

  init(_ site: WebFormSite<Registration>, _ accepted: String) {
    (self.site, self.accepted) = (site, accepted)
  }

  private func send(_ method: String, _ path: String, _ body: [UInt8] = []) async -> WebFormResponse {
    let jar = cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; ")
    var request = WebFormRequest(
      method: method, path: path, contentType: "application/x-www-form-urlencoded", cookies: jar, body: body)
    request.headers.append(("Accept-Language", accepted))
    let response = await site.respond(request)
    for header in response.headers where header.name == "Set-Cookie" {
      let pair = header.value.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1).map(String.init)
      cookies[pair[0]] = pair.count > 1 ? pair[1] : nil
    }
    return response
  }

  func get(_ path: String = "/") async {
    html = String(decoding: await send("GET", path).body, as: UTF8.self)
  }

  /// Sends the page with some answers replaced, and loads the one to which that leads.
  @discardableResult
  func post(_ more: [(name: String, value: String)], of page: String? = nil) async -> Int {
    let fields = PageFields.fields(of: page ?? html).filter { field in !more.contains { $0.name == field.name } } + more
    let response = await send("POST", "/", PageFields.encode(fields))
    if let path = response.headers.first(where: { $0.name == "Location" })?.value {
      await get(path)
    } else {
      html = String(decoding: response.body, as: UTF8.self)
    }
    return response.status
  }

  func value(of name: String) -> String? { PageFields.fields(of: html).first { $0.name == name }?.value }
}

@Suite("Languages that a page offers")
struct OfferedLanguageTests {
  private let site = WebFormSite(languages: ["en", "de", "ar", "pt-BR"]) { FormSession(Registration()) }

  @Test("A form is in the language that the browser prefers, with its region; others are offered as buttons")
  func preferred() async {
    let reader = Reader(site, "de-CH, en;q=0.5")
    await reader.get()
    #expect(reader.html.contains("<html lang=\"de-CH\"") && reader.html.contains(">Aktualisieren<"))
    for button in [
      "value=\"language:en\" lang=\"en\">English<", "value=\"language:ar\" lang=\"ar\">العربية<",
      "value=\"language:pt-BR\" lang=\"pt-BR\">Português (Brasil)<", "<span aria-current=\"true\" lang=\"de\">Deutsch<",
    ] {
      #expect(reader.html.contains(button), "\(button)")
    }
    let plain = Reader(WebFormSite { FormSession(Registration()) }, "de")
    await plain.get()
    #expect(plain.html.contains("<html lang=\"en\"") && !plain.html.contains("language:"))
  }

  @Test("Of two regions that are offered, the one that was chosen stays, whatever the browser prefers")
  func chosenRegion() async {
    let site = WebFormSite(languages: ["pt-BR", "pt-PT", "zh-Hans"]) { FormSession(Registration()) }
    let reader = Reader(site, "pt-BR, pt;q=0.9")
    await reader.get()
    #expect(reader.html.contains("<html lang=\"pt-BR\""))
    #expect(await reader.post([("seats", "2"), (":do", "language:pt-PT")]) == 303)
    #expect(reader.html.contains("<html lang=\"pt-PT\"") && reader.value(of: "seats") == "2")
    #expect(reader.html.contains("<span aria-current=\"true\" lang=\"pt-PT\">"))
    await reader.post([(":do", "language:pt-BR")])
    #expect(reader.html.contains("<html lang=\"pt-BR\""))
    let other = Reader(site, "zh-Hans-HK, pt;q=0.9")
    await other.get()
    #expect(other.html.contains("<html lang=\"zh-Hans-HK\""))
    #expect(other.html.contains("<span aria-current=\"true\" lang=\"zh-Hans\">"))
  }

  @Test("Another language is chosen with the answers that were typed, and kept for the visit, to its last page")
  func chosen() async {
    let reader = Reader(site, "en")
    await reader.get()
    #expect(await reader.post([("email", "ada@"), ("arrival", "2025-03-31"), (":do", "language:ar")]) == 303)
    #expect(reader.html.contains("<html lang=\"ar\" dir=\"rtl\">") && reader.value(of: "email") == "ada@")
    #expect(reader.value(of: "arrival") == "2025-03-31")
    await reader.post([(":do", "language:de")])
    #expect(reader.html.contains("<html lang=\"de\" dir=\"ltr\">") && reader.value(of: "email") == "ada@")
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), (":do", "submit")]
    await reader.post(answers)
    #expect(
      reader.html.contains("<html lang=\"de\"") && !reader.html.contains("<form"), "The thanks are in German, too.")
  }

  @Test("What was typed on a page in another language is read in that language")
  func oldPage() async {
    let reader = Reader(site, "en")
    await reader.get()
    await reader.post([(":do", "language:de")])
    let german = reader.html
    await reader.post([(":do", "language:en")])
    #expect(reader.html.contains("<html lang=\"en\""))
    await reader.post([("arrival", "1.4.2025"), (":do", "update")], of: german)
    #expect(reader.html.contains("<html lang=\"en\"") && reader.value(of: "arrival") == "2025-04-01")
  }

  @Test("A language that isn't offered is refused, in a button, a field and a cookie")
  func tampered() async {
    let reader = Reader(site, "de")
    await reader.get()
    #expect(await reader.post([(":do", "language:fr")]) == 400)
    let name = reader.cookies.keys.first { $0.contains("language") }
    #expect(name == nil)
    reader.cookies["fieldstone-language"] = "fr"
    await reader.get()
    #expect(reader.html.contains("<html lang=\"de\""))
    await reader.post([(":language", "fr"), (":do", "update")])
    #expect(reader.html.contains("<html lang=\"de\""))
  }

  @Test("Messages without a form are in the visitor's language, too")
  func messages() async {
    let reader = Reader(site, "ar")
    await reader.get("/nowhere")
    #expect(reader.html.contains("<html lang=\"ar\" dir=\"rtl\">"))
  }
}
