import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Collections on a page")
struct CollectionPageTests {
  @Test("A collection is a group with its title, its summary, a list of elements, and a button that adds one")
  func markup() throws {
    let html = Browser(Party.full).html
    #expect(html.contains("role=\"group\" tabindex=\"-1\" aria-labelledby=\"row-guests\""))
    #expect(html.contains("<h2 id=\"row-guests\">Guests</h2>"))
    #expect(html.contains("<div id=\"row-guests:help\"><p class=\"help\">2 entries</p>"))
    #expect(html.contains("<h3 id=\"row-guests_5b_1_5d_\">Guest 1: Grace, 85</h3>"))
    #expect(html.contains("aria-label=\"Remove Guest 2: Mary, 30\""))
    #expect(html.contains("<label for=\"row-tags_5b_3_5d_\">Tag 1</label>"))
    #expect(html.matches(of: /<ol[ ]/).count == 3 && html.matches(of: /<\/ol>/).count == 3)
    #expect(html.matches(of: /<li class="element/).count == 5)
    #expect(html.contains(">Add a guest</button>") && html.contains(">Add a trip</button>"))
    for tag in ["div", "li", "section", "fieldset", "form"] {
      #expect(html.matches(of: try Regex("<\(tag)[ >]")).count == html.matches(of: try Regex("</\(tag)>")).count)
    }
  }

  @Test("Only what can be done has a button: the first element can't move up, the last one can't move down")
  func ends() {
    let browser = Browser(Party.full)
    #expect(browser.intent("Move up Guest 1") == nil && browser.intent("Move down Guest 1") != nil)
    #expect(browser.intent("Move up Guest 2") != nil && browser.intent("Move down Guest 2") == nil)
    #expect(browser.intent("Move up Trip 1") == nil && browser.intent("Remove Trip 1") != nil)
  }

  @Test("An empty collection says so, and a full one why nothing can be added")
  func emptyAndFull() async throws {
    let browser = Browser(Party())
    #expect(browser.html.contains(">None yet.</p>"))
    for _ in 0..<3 { try await browser.pressButton("Add a guest") }
    #expect(browser.intent("Add a guest") == nil && browser.html.contains(">That&#39;s the maximum (3).</p>"))
    #expect(browser.intent("Duplicate Guest 1") == nil && browser.intent("Remove Guest 1") != nil)
  }

  @Test("A read-only collection has no buttons")
  func disabled() {
    let form = FormSession(Party.full)
    form.isEnabled = false
    let browser = Browser(form)
    #expect(browser.html.contains("Guest 1: Grace"))
    #expect(browser.intent("Remove") == nil && browser.intent("Add a") == nil)
    #expect(!browser.html.contains("the maximum (3)."))
  }

  @Test("Errors in elements say which element they are in, and the summary leads there")
  func errors() async throws {
    let browser = Browser(Party.full)
    browser.fill("guests%5B2%5D.age", "200")
    _ = try await browser.press("submit")
    #expect(browser.html.contains("href=\"#row-guests_5b_2_5d_.age\">Guest 2\u{A0}› Age: "))
    browser.fill("guests%5B2%5D.age", "20")
    try await browser.pressButton("Remove Trip 1")
    _ = try await browser.press("submit")
    #expect(browser.page.form.issues.map(\.row) == ["trips"], "There is to be at least one.")
    #expect(browser.html.contains("href=\"#row-trips_5b__2b__5d_\"") || browser.html.contains("href=\"#row-trips\""))
  }

  @Test("An element's page is called by its number and its first answer, and so is it above the pages below it")
  func pages() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Trip 1")
    #expect(browser.html.contains("<h1>Trip 1: Rome</h1>"))
    #expect(browser.html.contains("<title>Trip 1: Rome – Registration</title>"))
    #expect(browser.html.contains("<span aria-current=\"page\">Trip 1: Rome</span>"))
    try await browser.pressButton("Add a stop")
    #expect(browser.focused.contains("type=\"text\"") && browser.html.contains(">Stop 2</label>"))
  }

  @Test("Done on an element's page leaves the focus on the element in its list")
  func done() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Add a trip")
    browser.fill(try #require(browser.fields.first { $0.name.hasSuffix(".city") }?.name), "Bergen")
    _ = try await browser.press("back")
    let element = try #require(browser.page.form.elements(of: "trips").last)
    #expect(browser.focused.contains("value=\"open:\(element.fieldName)\""), "\(browser.focused)")
  }

  @Test("What is long is shortened where a page repeats it, and not in its field")
  func long() async throws {
    let browser = Browser(Party.full)
    let name = String(repeating: "w", count: 60_000)
    browser.fill("guests%5B1%5D.name", name)
    _ = try await browser.press("update")
    #expect(browser.html.contains("value=\"\(name)\""))
    #expect(browser.html.matches(of: /w{61}/).count == 1000 * 60 / 61)
    #expect(browser.html.contains("<h3 id=\"row-guests_5b_1_5d_\">Guest 1: \(name.prefix(60))…, 85</h3>"))
  }

  @Test("An element's page has buttons for the element, and its number follows a move")
  func pageButtons() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Add a trip")
    browser.fill(try #require(browser.fields.first { $0.name.hasSuffix(".city") }?.name), "Bergen")
    #expect(browser.intent("Move this entry down") == nil && browser.intent("Duplicate this entry") != nil)
    let remove = try #require(browser.html.firstMatch(of: /<button [^>]*>(?:<span>)Remove this entry</))
    #expect(!remove.0.contains("aria-label"), "Its name is what it says, not that of an entry on the page.")
    try await browser.pressButton("Move this entry up")
    #expect(
      browser.html.contains("<h1>Trip 1: Bergen</h1>")
        && browser.page.form.model.trips.map(\.city) == ["Bergen", "Rome"])
    #expect(browser.focused.contains("value=\"down:"), "The other direction is all that is left: \(browser.focused)")
    try await browser.pressButton("Remove this entry")
    #expect(browser.html.contains("<h1>Registration</h1>") && browser.page.form.model.trips.map(\.city) == ["Rome"])
    #expect(browser.html.contains("“Trip 1: Bergen” was removed."))
    #expect(browser.page.form.page == .root)
  }

  @Test("Names of inputs have no brackets, whatever the id of the element is")
  func names() throws {
    let form = FormSession(Party())
    form.send(.insert("guests", id: "A-z_9", before: nil))
    let browser = Browser(form)
    #expect(browser.fields.contains { $0.name == "guests%5BA-z_9%5D.name" })
    #expect(!browser.html.contains("name=\"guests["))
  }
}
