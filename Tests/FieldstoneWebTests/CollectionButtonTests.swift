import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Buttons of collections")
struct CollectionButtonTests {
  @Test("Adding keeps all answers of the page, and goes to the first field of the new element")
  func add() async throws {
    let browser = Browser(Party.full)
    browser.fill("host", "Bob")
    browser.fill("guests%5B1%5D.age", "many")
    try await browser.pressButton("Add a guest")
    #expect(browser.names == ["Grace", "Mary", ""] && browser.page.form.model.host == "Bob")
    #expect(browser.html.contains("value=\"many\""))
    #expect(browser.focused.contains(".name\"") && browser.focused.hasPrefix("<input"))
    #expect(!browser.html.contains("This field is required."), "Nobody has been there yet.")
  }

  @Test("A page that is sent twice adds one element, and moves it once")
  func twice() async throws {
    let browser = Browser(Party.full)
    let add = try #require(browser.intent("Add a guest"))
    let body = PageFields.encode(browser.fields + [(":do", add)])
    for _ in 0..<2 { _ = try await browser.page.answer(body) }
    #expect(browser.names == ["Grace", "Mary", ""])
    browser.load()
    let down = try #require(browser.intent("Move down Guest 1"))
    let move = PageFields.encode(browser.fields + [(":do", down)])
    for _ in 0..<2 { _ = try await browser.page.answer(move) }
    #expect(browser.names == ["Mary", "Grace", ""])
  }

  @Test("A page from before says what happened when what it added is gone, and loses nothing that was typed")
  func stale() async throws {
    let browser = Browser(Party.full)
    let add = try #require(browser.intent("Add a guest"))
    let old = browser.fields
    _ = try await browser.press(add)
    try await browser.pressButton("Remove Guest 3")
    #expect(browser.names == ["Grace", "Mary"])
    let again = old.map { $0.name == "host" ? ("host", "Eve") : $0 }
    _ = try await browser.page.answer(PageFields.encode(again + [(":do", add)]))
    browser.load()
    #expect(browser.names == ["Grace", "Mary"] && browser.page.form.model.host == "Eve")
    #expect(browser.html.contains("This isn&#39;t in the form anymore.") || browser.html.contains("This isn't in"))
    #expect(browser.focused.contains("role=\"status\""))
  }

  @Test("A move takes the focus along, with the button of the other direction at an end")
  func move() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Move down Guest 1")
    #expect(browser.names == ["Mary", "Grace"])
    #expect(browser.focused.contains("Move up Guest 2: Grace"))
    try await browser.pressButton("Move up Tag 2")
    #expect(browser.page.form.model.tags == ["b", "a"])
    #expect(browser.focused.contains("Move down Tag 1: b"))
  }

  @Test("A removal says what was removed at the place where it was, and offers to undo it")
  func remove() async throws {
    let browser = Browser(Party.full)
    browser.fill("guests%5B1%5D.name", "Ann")
    try await browser.pressButton("Remove Guest 1")
    #expect(browser.names == ["Mary"])
    #expect(browser.html.contains(">“Guest 1: Ann, 85” was removed.</p>"))
    #expect(browser.focused.contains("aria-labelledby=\"row-guests_5b_2_5d_\""))
    #expect(browser.focused.contains("aria-describedby=\"remark\""))
    try await browser.pressButton("Undo")
    #expect(browser.names == ["Ann", "Mary"])
    try await browser.pressButton("Remove Guest 1")
    try await browser.pressButton("Remove Guest 1")
    #expect(
      browser.names == [] && browser.focused.contains("Add a guest") || browser.focused.contains("class=\"plain add\""))
  }

  @Test("A copy follows its element; one with a page of its own opens")
  func duplicate() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Duplicate Guest 1")
    #expect(browser.names == ["Grace", "Grace", "Mary"])
    try await browser.pressButton("Duplicate Trip 1")
    #expect(
      browser.html.contains("<h1>Trip 2: Rome</h1>") && browser.page.form.model.trips.map(\.city) == ["Rome", "Rome"])
    #expect(browser.focused.contains("name=\"trips"))
    _ = try await browser.press("back")
    #expect(browser.html.contains(">Trip 2</span>"))
  }

  @Test("The answers to an element that another tab has removed are shown again, and the rest of the page is taken")
  func lost() async throws {
    let browser = Browser(Party.full)
    let old = browser.fields
    try await browser.pressButton("Remove Guest 2")
    var fields = old
    for (name, value) in [("host", "Eve"), ("guests%5B2%5D.name", "Marie"), ("guests%5B2%5D.pin", "1234")] {
      fields.removeAll { $0.name == name }
      fields.append((name, value))
    }
    _ = try await browser.page.answer(PageFields.encode(fields + [(":do", "submit")]))
    browser.load()
    #expect(browser.page.form.model.host == "Eve" && !browser.page.form.facts.isSubmitted)
    #expect(browser.html.contains("<li>Guest 2: Mary, 30\u{A0}› Name: Marie</li>"))
    #expect(browser.html.contains("<li>Guest 2: Mary, 30\u{A0}› Pin</li>") && !browser.html.contains("1234"))
  }

  @Test("Buttons for elements that another tab has removed say so; a move past one does nothing")
  func goneNeighbors() async throws {
    let browser = Browser(Party.full)
    let (old, remove) = (browser.fields, try #require(browser.intent("Remove Guest 2")))
    let down = try #require(browser.intent("Move down Guest 1"))
    _ = try await browser.press(remove)
    for intent in [down, remove] {
      _ = try await browser.page.answer(PageFields.encode(old + [(":do", intent)]))
      browser.load()
      #expect(browser.names == ["Grace"])
      #expect(browser.focused.contains("id=\"refusal\""))
      #expect(browser.html.contains(">“Guest 2: Mary, 30” isn&#39;t in the form anymore.</p>"), "\(browser.html)")
    }
  }

  @Test("A removal that is sent twice is reported like one, whatever was typed in the element before")
  func removedTwice() async throws {
    let browser = Browser(Party.full)
    let remove = try #require(browser.intent("Remove Guest 1"))
    browser.fill("guests%5B1%5D.name", "Ann")
    let body = PageFields.encode(browser.fields + [(":do", remove)])
    for _ in 0..<2 { _ = try await browser.page.answer(body) }
    browser.load()
    #expect(browser.names == ["Mary"] && browser.html.contains(">“Guest 1: Ann, 85” was removed.</p>"))
    #expect(!browser.html.contains("id=\"refusal\""))
    try await browser.pressButton("Undo")
    #expect(browser.names == ["Ann", "Mary"])
  }

  @Test("The buttons to undo name the collection whose elements were copied or moved")
  func undoWords() async throws {
    let browser = Browser(Party.full)
    try await browser.pressButton("Move down Guest 1")
    #expect(browser.html.contains(">Undo: Guests</button>"))
    try await browser.pressButton("Undo")
    #expect(browser.names == ["Grace", "Mary"] && browser.html.contains(">Redo: Guests</button>"))
    #expect(browser.focused.contains("aria-labelledby=\"row-guests_5b_1_5d_\""), "The one that has moved.")
  }

  @Test("The page of an element that another tab has removed leads to where it was")
  func gonePage() async throws {
    let browser = Browser(Party.full)
    let remove = try #require(browser.intent("Remove Trip 1"))
    let root = browser.fields
    try await browser.pressButton("Trip 1")
    browser.fill("trips%5B5%5D.city", "Oslo")
    let page = browser.fields
    _ = try await browser.page.answer(PageFields.encode(root + [(":do", remove)]))
    _ = try await browser.page.answer(PageFields.encode(page + [(":do", "back")]))
    browser.load()
    #expect(browser.html.contains("<h1>Registration</h1>"))
    #expect(browser.html.contains(">“Trip 1: Rome” isn&#39;t in the form anymore.</p>"), "\(browser.html)")
    #expect(browser.html.contains("<li>City: Oslo</li>") || browser.html.contains("City: Oslo</li>"))
  }

  @Test("Ids and buttons that no page had are refused, and nothing changes")
  func tampered() async throws {
    let browser = Browser(Party.full)
    let add = try #require(browser.intent("Add a guest"))
    for id in ["", "1", "x y", "guests[1]", "../..", String(repeating: "a", count: 65), "0-1"] {
      browser.fill(":new", id)
      await #expect(throws: WebFormRefusal.self) { try await browser.press(add) }
    }
    browser.fill(":new", nil)
    await #expect(throws: WebFormRefusal.self) { try await browser.press(add) }
    browser.load()
    for intent in [
      "out:guests", "up:guests%5B1%5D:guests%5B2%5D", "new:host", "copy:guests%5B9%5D", "out:guests%5B%5D",
    ] {
      await #expect(throws: WebFormRefusal.self) { try await browser.press(intent) }
    }
    browser.fill("guests%5B7%5D.name", "x")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(browser.names == ["Grace", "Mary"])
  }

  @Test("An element that another tab has added in the meantime can fill the collection up")
  func full() async throws {
    let browser = Browser(Party.full)
    let (old, add) = (browser.fields, try #require(browser.intent("Add a guest")))
    browser.load()
    try await browser.pressButton("Add a guest")
    _ = try await browser.page.answer(PageFields.encode(old + [(":do", add)]))
    browser.load()
    #expect(browser.names.count == 3)
    #expect(
      browser.html.matches(of: /That&#39;s the maximum \(3\)\./).count == 2, "Where the button was, and as a message.")
  }
}
