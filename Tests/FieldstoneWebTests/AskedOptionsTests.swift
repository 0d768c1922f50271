import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A ride whose options a service finds: "?" fails, and "slow" waits until the test lets it go on.
private struct Ride: Equatable, Sendable {
  var city: String?
  var stops: [String] = []
  var name = ""
  var email = ""
}

private final class Service: Sendable {
  struct Failure: LocalizedError { var errorDescription: String? { "The service doesn't answer." } }

  let asked = Locked<[String]>([])
  let isReleased = Locked(false)

  func find(_ text: String) async throws -> [String] {
    asked.withLock { $0.append(text) }
    if text == "?" { throw Failure() }
    if text == "slow" {
      while !isReleased.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
      return ["Slough"]
    }
    if text == "many" { return (1...30).map { "City \($0)" } }
    if text.hasPrefix("all") { return (1...10_000).map { "\(text) \($0)" } }
    return ["Berlin", "Bonn", "Köln", "Zürich"].filter { $0.hasPrefix(text) }
  }

  func site(_ seconds: Double = 60) -> WebFormSite<Ride> {
    var limits = WebFormLimits()
    limits.searchSeconds = seconds
    limits.visitBytes = 4_000_000
    return WebFormSite(title: "Ride", limits: limits) { [self] in
      FormSession(
        Ride(),
        definition: FormDefinition<Ride> { fields in
          fields.add(\.city, "city").options { try await self.find($0) }
          fields.add(\.stops, "stops").options { try await self.find($0) }
          fields.add(\.name, "name").suggestions((1...150).map { "Name \($0)" } + ["\"Ada\" <Lovelace>"])
          fields.add(\.email, "email").suggestions(["\"Ada\" <Lovelace>"])
        }, environment: .fixed)
    }
  }
}

@Suite("Options that the program searches for, and suggestions")
struct AskedOptionsTests {
  private let service = Service()

  private func visitor(_ seconds: Double = 60) async -> Visitor<Ride> {
    let visitor = Visitor(service.site(seconds))
    await visitor.get()
    return visitor
  }

  private func post(_ visitor: Visitor<Ride>, _ more: (name: String, value: String)...) async {
    #expect(await visitor.post(more) == 303)
    await visitor.get()
  }

  /// The values of the radio buttons and checkboxes of a field.
  private func values(_ visitor: Visitor<Ride>, _ name: String) -> [String] {
    visitor.html.matches(of: /<input type="(?:checkbox|radio)"[^>]* name="([^"]*)" value="([^"]*)"/)
      .filter { $0.1 == name }.map { String($0.2) }
  }

  @Test("What searches have found counts as memory of the visit, once, and is bounded")
  func bytes() async throws {
    func bytes(_ site: WebFormSite<Ride>) -> Int { site.visitors.table.withLock { $0.bytes } }
    let visitor = await visitor()
    await post(visitor, (":search:city", "B"), (":do", "search:city"))
    let few = bytes(visitor.site)
    await post(visitor, (":search:city", "all"), (":do", "search:city"))
    let many = bytes(visitor.site)
    #expect(many - few > 1_500_000)
    await post(visitor, ("name", "Ada"), (":do", "update"))
    #expect(bytes(visitor.site) - many < 100_000)
    // The oldest pages and steps are forgotten with what they have found.
    for number in 1...8 { await post(visitor, (":search:city", "all \(number)"), (":do", "search:city")) }
    #expect(bytes(visitor.site) < 6_000_000)
    #expect(values(visitor, "city").contains("all%208%201"))
  }

  private func draft(_ visitor: Visitor<Ride>) async throws -> Ride {
    let name = try #require(visitor.cookie?.split(separator: "=").last)
    let model = Locked<Ride?>(nil)
    let site = visitor.site
    _ = await site.visitors.receive(String(name), on: site) { visitor in
      let ride = try? await visitor.page(WebFormRequest(method: "GET", path: "/"), site).form.model
      model.withLock { $0 = ride }
      return WebFormResponse(status: 204)
    }
    return try #require(model.withLock { $0 })
  }

  @Test("The first page has a search box, asks for nothing, and says nothing about results")
  func first() async {
    let visitor = await visitor()
    #expect(visitor.html.contains("name=\":search:city\" value=\"\""))
    #expect(!visitor.html.contains("row-city:found"))
    #expect(values(visitor, "city") == [""] && values(visitor, "stops") == [])
    #expect(service.asked.withLock { $0 }.isEmpty)
  }

  @Test("A search shows what the program found; it is asked once, though each request has its own form")
  func found() async throws {
    let visitor = await visitor()
    await post(visitor, (":search:city", "B"), (":do", "search:city"))
    #expect(values(visitor, "city") == ["", "Berlin", "Bonn"])
    #expect(visitor.html.contains("id=\"row-city:found\" autofocus>2 matches.</p>"))
    await visitor.get()
    await post(visitor, ("city", "Bonn"), (":do", "update"))
    #expect(values(visitor, "city") == ["Bonn", "", "Berlin"])
    await post(visitor, (":search:city", "nowhere"), (":do", "search:city"))
    #expect(values(visitor, "city") == ["Bonn", ""] && visitor.html.contains(">Nothing found for “nowhere”.</p>"))
    await post(visitor, (":search:city", "many"), (":do", "update"))
    #expect(values(visitor, "city").count == 22)
    #expect(visitor.html.contains("Showing 20 of 30. Search to narrow the list."))
    #expect(service.asked.withLock { $0 } == ["B", "nowhere", "many"])
    #expect(try await draft(visitor).city == "Bonn")
  }

  @Test("Several are chosen from several searches, and the button with an empty box asks for everything")
  func several() async throws {
    let visitor = await visitor()
    await post(visitor, (":do", "search:stops"))
    #expect(values(visitor, "stops") == ["Berlin", "Bonn", "K%C3%B6ln", "Z%C3%BCrich"])
    await post(visitor, ("stops", ""), ("stops", "Bonn"), (":search:stops", "Z"), (":do", "search:stops"))
    #expect(values(visitor, "stops") == ["Bonn", "Z%C3%BCrich"])
    await post(visitor, ("stops", ""), ("stops", "Bonn"), ("stops", "Z%C3%BCrich"), (":do", "update"))
    #expect(try await Set(draft(visitor).stops) == ["Bonn", "Zürich"])
  }

  @Test("An older page offers what was found for it")
  func olderPage() async throws {
    let visitor = await visitor()
    await post(visitor, (":search:city", "B"), (":do", "search:city"))
    let old = visitor.html
    await post(visitor, (":search:city", "K"), (":do", "search:city"))
    #expect(values(visitor, "city") == ["", "K%C3%B6ln"])
    visitor.html = old
    await post(visitor, ("city", "Berlin"), (":do", "update"))
    #expect(try await draft(visitor).city == "Berlin")
    #expect(values(visitor, "city") == ["Berlin", "", "K%C3%B6ln"])
    #expect(await visitor.post([("city", "Bonn"), (":do", "update")]) == 400)
  }

  @Test("A failure is shown with its reason, and searching again asks again")
  func failure() async {
    let visitor = await visitor()
    await post(visitor, (":search:city", "?"), (":do", "search:city"))
    #expect(visitor.html.contains("autofocus>The service doesn&#39;t answer.</p>"))
    await post(visitor, (":do", "search:city"))
    #expect(service.asked.withLock { $0 } == ["?", "?"])
  }

  @Test("A slow search keeps nobody waiting: it goes on, other requests have their turn, and its results come later")
  func slow() async throws {
    let visitor = await visitor(0.02)
    await post(visitor, (":search:city", "slow"), (":do", "search:city"))
    #expect(visitor.html.contains("autofocus>Searching… Search again to see the results.</p>"))
    await post(visitor, ("name", "Ada"), (":do", "update"))
    #expect(visitor.html.contains("Searching…") && visitor.html.contains("value=\"Ada\""))
    service.isReleased.withLock { $0 = true }
    while !visitor.html.contains("Slough") { await post(visitor, (":do", "search:city")) }
    #expect(service.asked.withLock { $0 } == ["slow"])
    #expect(try await draft(visitor).name == "Ada")
  }

  @Test("A form of its own asks in the same way")
  func alone() async throws {
    let site = service.site()
    let browser = Browser(try await site.makeForm(WebFormRequest(method: "GET", path: "/")))
    browser.fill(":search:city", "B")
    _ = try await browser.press("search:city")
    #expect(browser.options("city").all == ["", "Berlin", "Bonn"])
    browser.fill("city", "Bonn")
    browser.fill(":search:city", "K")
    _ = try await browser.press("search:city")
    #expect(browser.options("city").all == ["Bonn", "", "K%C3%B6ln"] && browser.page.form.model.city == "Bonn")
  }

  @Test("Suggestions are a list of the browser's, with at most 100 texts, and any text is accepted")
  func suggestions() async throws {
    let visitor = await visitor()
    #expect(visitor.html.contains(" list=\"row-name:suggestions\""))
    #expect(visitor.html.contains("<datalist id=\"row-name:suggestions\"><option value=\"Name 1\"></option>"))
    #expect(visitor.html.matches(of: /<option value="Name\s/).count == 100)
    #expect(visitor.html.contains("<option value=\"&quot;Ada&quot; &lt;Lovelace&gt;\"></option>"))
    await post(visitor, ("name", "Name 3"), ("email", "else"), (":do", "update"))
    let ride = try await draft(visitor)
    #expect(ride.name == "Name 3" && ride.email == "else")
  }
}
