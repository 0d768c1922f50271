import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// What a front end of a program's own gets and sends.
@Suite("Pages as data")
struct DataTests {
  private let site = WebFormSite(title: "Registration") { FormSession(Registration(password: "")) }

  /// A front end that follows redirects, as `fetch` does.
  private final class FrontEnd {
    let site: WebFormSite<Registration>
    var cookie: String?
    var page: WebFormPage?
    var message: WebFormMessage?

    init(_ site: WebFormSite<Registration>) { self.site = site }

    func get(_ path: String = "/") async throws -> Int {
      try await receive(WebFormRequest(method: "GET", path: path, headers: headers))
    }

    func post(_ answers: [(name: String, value: String)], _ button: String) async throws -> Int {
      let page = try #require(page)
      let own = page.send.map { (name: $0.key, value: $0.value) }
      let body = PageFields.encode(own + answers + [(try #require(page.buttons.first).name, button)])
      let type = [(name: "Content-Type", value: "application/x-www-form-urlencoded")]
      return try await receive(
        WebFormRequest(method: "POST", path: page.action, headers: headers + type, body: body))
    }

    private var headers: [(name: String, value: String)] {
      [("Accept", "application/json")] + (cookie.map { [("Cookie", $0)] } ?? [])
    }

    private func receive(_ request: WebFormRequest) async throws -> Int {
      let response = await site.respond(request)
      let made = response.headers.first { $0.name == "Set-Cookie" }?.value
      cookie = made.map { String($0.prefix { $0 != ";" }) } ?? cookie
      if response.status == 303 {
        return try await get(try #require(response.headers.first { $0.name == "Location" }).value)
      }
      #expect(response.headers.filter { $0.name == "Content-Type" }.map(\.value) == ["application/json"])
      page = try? JSONDecoder().decode(WebFormPage.self, from: Data(response.body))
      message = try? JSONDecoder().decode(WebFormMessage.self, from: Data(response.body))
      return response.status
    }

    func row(_ id: String) -> WebFormPage.Row? { page?.rows.first { $0.id == id } }
  }

  @Test("A front end reads rows, sends answers by name, sees what is wrong, and submits")
  func walk() async throws {
    let end = FrontEnd(site)
    #expect(try await end.get() == 200)
    let email = try #require(end.row("email"))
    #expect(email.kind == "field" && email.field?.kind == "text" && email.field?.values == [""])
    #expect(end.page?.title == "Registration" && end.page?.language == "en")
    #expect(try await end.post([("email", "ada"), ("seats", "3")], "submit") == 200)
    #expect(end.row("email")?.issues.map(\.severity) == ["error"])
    #expect(end.row("seats")?.field?.values == ["3"] && end.row("seats")?.hint == "From 1 to 5")
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on")]
    #expect(try await end.post(answers, "submit") == 200)
    #expect(end.message?.isSubmitted == true && end.page == nil)
    var submissions = site.submissions.makeAsyncIterator()
    #expect(await submissions.next()?.email == "ada@example.org")
  }

  @Test("A submit that leads to more questions says so, and which")
  func moreQuestions() async throws {
    let end = FrontEnd(site)
    _ = try await end.get()
    let answers = [("email", "ada@example.org"), ("password", "12345678"), ("agrees", "on"), ("givesTalk", "on")]
    #expect(try await end.post(answers, "submit") == 200)
    #expect(end.page?.messages.count == 2 && end.page?.messages.last == "Talk Title")
  }

  @Test("Secrets are never in the data, and what was not sent stays as it was")
  func secrets() async throws {
    let end = FrontEnd(site)
    _ = try await end.get()
    #expect(try await end.post([("password", "12345678"), ("email", "ada@example.org")], "update") == 200)
    #expect(try await end.post([("seats", "2")], "update") == 200)
    let page = try #require(end.page)
    #expect(!String(decoding: try JSONEncoder().encode(page), as: UTF8.self).contains("12345678"))
    #expect(end.row("password")?.field?.kind == "secret")
    #expect(end.row("email")?.field?.values == ["ada@example.org"] && end.row("seats")?.field?.values == ["2"])
  }

  @Test("Refusals are data, too, and say why")
  func refused() async throws {
    let end = FrontEnd(site)
    _ = try await end.get()
    #expect(try await end.post([("price", "1")], "update") == 400)
    #expect(end.message?.text.isEmpty == false && end.message?.isSubmitted == false)
    _ = try await end.get()
    #expect(try await end.post([], "fly") == 400)
    #expect(try await end.get("/nowhere") == 404 && end.message?.link == "/")
  }

  @Test("Options, elements and buttons are named as a POST needs them")
  func elements() throws {
    let form = WebForm(FormSession(Party.full))
    let page = try #require(form.data())
    #expect(page.rows.filter { $0.kind == "element" }.count == 3)
    let add = try #require(page.buttons.first { $0.action == "new" && $0.row == "guests" })
    #expect(add.name == ":do" && page.send[":new"]?.isEmpty == false)
    let removals = page.buttons.filter { $0.action == "out" }
    #expect(removals.count == 5 && removals.allSatisfy { button in page.rows.contains { $0.id == button.row } })
    #expect(page.buttons.first?.action == "submit")
  }

  @Test("Who accepts HTML gets HTML")
  func browsers() async throws {
    let accept = [(name: "Accept", value: "text/html,application/json;q=0.9")]
    let response = await site.respond(WebFormRequest(method: "GET", path: "/", headers: accept))
    #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("<!doctype html>"))
  }
}
