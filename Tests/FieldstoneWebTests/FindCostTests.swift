import Fieldstone
import Testing

@testable import FieldstoneWeb

/// Each request of a site has a form of its own, which would index all of its texts.
@Suite("The cost of a search on a site")
struct FindCostTests {
  private let site = WebFormSite(title: "Conference") {
    FormSession(Conference(guests: [Conference.Guest(name: "Grace")]))
  }

  @Test("The requests of all visitors that search share an index, also after answers; a new element needs another one")
  func shared() async throws {
    for _ in 0..<3 {
      let visitor = Visitor(site)
      await visitor.get()
      for (text, name) in [("nam", "Ada"), ("vat", "Bob")] {
        #expect(await visitor.post([(":find", text), ("name", name), (":do", "find")]) == 303)
        for _ in 0..<2 {
          await visitor.get()
          #expect(visitor.html.contains("<ul class=\"hits card\"") && visitor.html.contains("value=\"\(name)\""))
        }
      }
      #expect(visitor.html.contains("value=\"show:invoice.vat\""))
    }
    #expect(site.searchIndexes.made == 1)
    let visitor = Visitor(site)
    await visitor.get()
    #expect(await visitor.post([(":do", "new:guests")]) == 303)
    await visitor.get()
    #expect(await visitor.post([(":find", "name of the guest"), (":do", "find")]) == 303)
    await visitor.get()
    #expect(visitor.html.matches(of: /value="show:guests/).count == 2 && site.searchIndexes.made == 2)
  }
}
