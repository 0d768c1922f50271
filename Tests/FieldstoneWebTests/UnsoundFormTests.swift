import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Forms with problems are not served")
struct UnsoundFormTests {
  private static let sound = FormDefinition<[String]> { fields in
    fields.add("name", get: { $0[0] }, set: { $0[0] = $1 })
  }

  private static let twofold = FormDefinition<[String]> { fields in
    fields.add("name", get: { $0[0] }, set: { $0[0] = $1 })
    fields.add("name", get: { $0[1] }, set: { $0[1] = $1 })
  }

  /// Two fields that depend on each other once something is typed.
  private static let cyclic = FormDefinition<[String]> { fields in
    let text = fields.add("text", get: { $0[0] }, set: { $0[0] = $1 })
    let first = fields.add("first", get: { $0[1] }, set: { $0[1] = $1 })
    let second = fields.add("second", get: { $0[2] }, set: { $0[2] = $1 })
    let (t, a, b) = (text.reference, first.reference, second.reference)
    first.computed { $0[t] == "loop" ? String(min((Int($0[b] ?? "") ?? 0) + 1, 1_000_000)) : "" }
    second.computed { $0[a] ?? "" }
  }

  private func form(_ definition: FormDefinition<[String]>) -> FormSession<[String]> {
    FormSession(["", "", ""], definition: definition)
  }

  @Test("For a definition with problems, the page says so without details")
  func definition() async {
    let site = WebFormSite { form(Self.twofold) }
    #expect(site.problems.map(\.key) == ["name"])
    let response = await site.respond(WebFormRequest(method: "GET", path: "/"))
    let html = String(decoding: response.body, as: UTF8.self)
    #expect(response.status == 500)
    #expect(!response.headers.contains { $0.name == "Set-Cookie" })
    #expect(html.contains("This form can&#39;t be used") && !html.contains("name&#39;"))
    #expect(!html.contains("<form") && !html.contains("<a "))
  }

  @Test("Without a site the page says so too, and a POST is refused")
  func withoutSite() async throws {
    let page = WebForm(form(Self.twofold))
    let html = String(decoding: page.html(), as: UTF8.self)
    #expect(html.contains("This form can&#39;t be used") && !html.contains("<form"))
    let fragment = String(decoding: page.fragment(), as: UTF8.self)
    #expect(fragment.contains("This form can&#39;t be used") && !fragment.contains("<html"))
    await #expect(throws: WebFormRefusal.hasProblems) { try await page.answer(Array("name=x".utf8)) }
    #expect(WebFormRefusal.hasProblems.status == 500)
  }

  @Test(
    "Answers that reveal problems are neither submitted nor kept",
    arguments: ["submit", "update"])
  func whileRunning(_ intent: String) async throws {
    let site = WebFormSite { form(Self.cyclic) }
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([("text", "fine"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(site.problems.isEmpty)
    #expect(await visitor.post([("text", "loop"), (":do", intent)]) == 500)
    #expect(visitor.html.contains("This form can&#39;t be used") && visitor.html.contains("href=\"/\""))
    #expect(site.problems.contains { if case .cycle = $0.kind { true } else { false } })
    await visitor.get()
    #expect(visitor.html.contains("value=\"fine\""))
    #expect(await visitor.post([(":do", "submit")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("<h1>Submitted</h1>"))
  }

  @Test("A form that gets problems between two requests isn't shown, and its answers are refused")
  func between() async throws {
    let isSound = ThreadSafeFlag()
    let site = WebFormSite { form(isSound.isOn ? Self.sound : Self.twofold) }
    let visitor = Visitor(site)
    await visitor.get()
    isSound.turn(false)
    #expect(await visitor.post([("name", "Ada"), (":do", "submit")]) == 500)
    isSound.turn(true)
    await visitor.get()
    #expect(await visitor.post([("name", "Grace"), (":do", "update")]) == 303)
    await visitor.get()
    #expect(visitor.html.contains("value=\"Grace\""))
  }
}
