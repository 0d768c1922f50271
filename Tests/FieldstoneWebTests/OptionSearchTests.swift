import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Searching many options")
struct OptionSearchTests {
  private let browser = Browser(FormSession(Trip()))

  @Test("The page shows what is chosen and a search box; options are shown once they are searched for")
  func first() async throws {
    #expect(browser.options("city").all == ["City%207", ""])
    #expect(browser.options("city").checked == ["City%207"])
    #expect(browser.html.contains(">1,234 options. Search to see them.</p>"))
    #expect(browser.html.contains("<input type=\"search\" id=\"row-city:search\" name=\":search:city\" value=\"\""))
    #expect(browser.html.utf8.count < 40_000)
    _ = try await browser.press("search:city")
    #expect(browser.options("city").all == ["City%207", ""] + (1...21).filter { $0 != 7 }.map { "City%20\($0)" })
    #expect(browser.html.contains("Showing 20 of 1,234. Search to narrow the list."))
    #expect(browser.options("stops").all.isEmpty, "Nobody has searched there.")
  }

  @Test("A search keeps the answers so far, submits nothing, and puts the focus on its outcome")
  func searching() async throws {
    browser.fill("name", "Ada")
    browser.fill(":search:city", "city 3")
    _ = try await browser.press("search:city")
    browser.fill("city", "City%203")
    browser.fill(":search:stops", "city 123")
    #expect(try await browser.press("search:stops").model == nil)
    #expect(browser.page.form.model.name == "Ada" && browser.page.form.model.city == "City 3")
    #expect(browser.page.form.facts.failedSubmits == 0)
    #expect(browser.options("stops").all == ["City%20123", "City%201123"] + (1_230...1_234).map { "City%20\($0)" })
    #expect(browser.html.contains("id=\"row-stops:found\" autofocus>7 matches.</p>"))
    browser.check("stops", ["City%20123", "City%201234"])
    browser.fill(":search:stops", "nowhere")
    _ = try await browser.press("search:stops")
    #expect(browser.page.form.model.stops == ["City 123", "City 1234"])
    #expect(browser.options("stops").checked == ["City%20123", "City%201234"])
    #expect(browser.options("stops").all.count == 2)
    #expect(browser.html.contains(">Nothing found for “nowhere”.</p>"))
    browser.check("stops", ["City%201234"])
    #expect(try await browser.press("submit").model?.stops == ["City 1234"])
  }

  @Test("Enter presses the first button, which searches and submits nothing")
  func enter() async throws {
    #expect(browser.buttons.first?.value == "update")
    browser.fill(":search:city", "99")
    let reply = try await browser.page.answer(PageFields.encode(browser.fields))
    #expect(reply.model == nil)
    browser.load()
    #expect(browser.options("city").all.first == "City%207")
    #expect(browser.options("city").all.contains("City%20990"))
    #expect(browser.html.contains("id=\"row-city:found\" autofocus"))
    #expect(browser.page.form.facts.failedSubmits == 0)
  }

  @Test("An option that wasn't found by the page is refused")
  func tampering() async throws {
    for (name, value) in [("city", "City%20500"), ("city", "Nowhere"), (":search:name", "a"), (":search:nothing", "a")]
    {
      let browser = Browser(FormSession(Trip()))
      browser.fill(name, value)
      await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    }
    browser.check("stops", ["City%20500"])
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    await #expect(throws: WebFormRefusal.self) { try await browser.press("search:name") }
    #expect(browser.page.form.model.stops == [])
  }

  @Test("What is searched for belongs to the visit: undo doesn't change it, and another tab has its own page")
  func state() async throws {
    browser.fill("name", "Ada")
    browser.fill(":search:city", "77")
    _ = try await browser.press("search:city")
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.name == "")
    #expect(browser.html.contains("name=\":search:city\" value=\"77\""))
    browser.fill(":search:city", "")
    _ = try await browser.press("search:city")
    #expect(browser.html.contains("name=\":search:city\" value=\"\""))
  }

  @Test("A text that is too long to search for stays in its box, and the page says so")
  func tooLong() async throws {
    let long = String(repeating: "x", count: 1_001)
    browser.fill(":search:city", long)
    _ = try await browser.press("search:city")
    #expect(browser.html.contains("value=\"\(long)\""))
    #expect(browser.html.contains(">This is too long to search for. Use up to 1,000 characters.</p>"))
    browser.fill(":search:city", String(long.dropFirst()))
    _ = try await browser.press("search:city")
    #expect(browser.html.contains(">Nothing found for “xxx"))
  }
}
