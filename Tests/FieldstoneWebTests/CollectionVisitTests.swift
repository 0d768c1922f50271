import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// On a site, each request has a form of its own, which continues the draft.
@Suite("Collections on a site")
struct CollectionVisitTests {
  private let visitor = Visitor(WebFormSite(title: "Party") { FormSession(Party.full) })

  private func intent(_ name: String) throws -> String {
    let buttons = visitor.html.matches(of: /<button [^>]*value="([^"]*)"([^>]*)>(?:<span[^>]*>)?([^<]*)</)
    return String(
      try #require(buttons.first { $0.2.contains("aria-label=\"\(name)") || $0.3.hasPrefix(name) }, "\(name)").1)
  }

  private func press(_ name: String, _ answers: (name: String, value: String)...) async throws {
    #expect(await visitor.post(answers + [(":do", try intent(name))]) == 303)
    await visitor.get()
  }

  /// The headings of the guests.
  private var guests: [String] { visitor.html.matches(of: /<h3 [^>]*>Guest ([^<]*)</).map { String($0.1) } }

  @Test("Elements are added, answered, moved, copied and removed, request by request, and undone again")
  func walk() async throws {
    await visitor.get()
    try await press("Add a guest")
    #expect(guests == ["1: Grace, 85", "2: Mary, 30", "3: 0"])
    let name = try #require(visitor.html.firstMatch(of: /<input [^>]*name="([^"]*)"[^>]* autofocus/)).1
    try await press("Move up Guest 3", (String(name), "Lin"))
    #expect(guests == ["1: Grace, 85", "2: Lin, 0", "3: Mary, 30"])
    try await press("Remove Guest 1")
    #expect(guests == ["1: Lin, 0", "2: Mary, 30"])
    try await press("Duplicate Guest 1")
    #expect(guests == ["1: Lin, 0", "2: Lin, 0", "3: Mary, 30"])
    try await press("Undo")
    try await press("Undo")
    #expect(guests == ["1: Grace, 85", "2: Lin, 0", "3: Mary, 30"])
    try await press("Undo")
    try await press("Undo")
    try await press("Undo")
    #expect(guests == ["1: Grace, 85", "2: Mary, 30"])
    for _ in 0..<3 { try await press("Redo") }
    #expect(guests == ["1: Grace, 85", "2: Lin, 0", "3: Mary, 30"])
  }

  @Test("A page that is sent twice adds one element; after it was removed, none")
  func twice() async throws {
    await visitor.get()
    let request = visitor.request([(":do", try intent("Add a guest"))])
    for _ in 0..<2 { #expect(await visitor.send(request).status == 303) }
    await visitor.get()
    #expect(guests.count == 3)
    try await press("Remove Guest 3")
    #expect(await visitor.site.respond(request).status == 303)
    await visitor.get()
    #expect(guests.count == 2 && visitor.html.contains("id=\"refusal\""))
  }

  @Test("Two tabs that show the same page add an element each, with the answers of both")
  func tabs() async throws {
    await visitor.get()
    let first = visitor.html
    await visitor.get()
    let second = visitor.html
    for (page, host) in [(first, "Bob"), (second, "Ada")] {
      visitor.html = page
      #expect(await visitor.post([("host", host), (":do", try intent("Add a tag"))]) == 303)
    }
    await visitor.get()
    #expect(visitor.html.contains(">Tag 4</label>") && visitor.html.contains("value=\"Bob\""))
  }

  @Test("A new element's page opens, and its answers come back with the draft")
  func page() async throws {
    await visitor.get()
    try await press("Add a trip")
    #expect(visitor.html.contains("<h1>Trip 2</h1>"))
    let name = try #require(visitor.html.firstMatch(of: /name="([^"]*\.city)"/)).1
    try await press("Add a stop", (String(name), "Oslo"))
    try await press("Done")
    #expect(visitor.html.contains("<span class=\"title\">Trip 2</span>") && visitor.html.contains("Oslo"))
    try await press("Remove Trip 1")
    #expect(visitor.html.contains("“Trip 1: Rome” was removed.") && visitor.html.contains("Trip 1</span>"))
  }
}
