import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Where the focus is after Undo and Update")
struct KeptPlaceTests {
  private let browser = Browser(Party.full)

  @Test("Undo and Redo go to the element that they bring back or move, or to the neighbor of one that they remove")
  func elements() async throws {
    try await browser.pressButton("Remove Guest 1")
    try await browser.pressButton("Undo")
    #expect(browser.names == ["Grace", "Mary"])
    #expect(browser.focused.contains("aria-labelledby=\"row-guests_5b_1_5d_\""))
    try await browser.pressButton("Redo")
    #expect(browser.names == ["Mary"])
    #expect(browser.focused.contains("aria-labelledby=\"row-guests_5b_2_5d_\""))
    try await browser.pressButton("Undo")
    try await browser.pressButton("Move down Tag 1")
    try await browser.pressButton("Undo")
    #expect(browser.page.form.model.tags == ["a", "b"])
    #expect(browser.focused.hasPrefix("<input") && browser.focused.contains("id=\"row-tags_5b_3_5d_\""))
    try await browser.pressButton("Duplicate Guest 2")
    try await browser.pressButton("Undo")
    #expect(browser.names == ["Grace", "Mary"])
    #expect(browser.focused.contains("aria-labelledby=\"row-guests_5b_2_5d_\""))
  }

  @Test("Undo of the only element goes to the collection")
  func last() async throws {
    let browser = Browser(Party())
    try await browser.pressButton("Add a guest")
    try await browser.pressButton("Undo")
    #expect(browser.names == [] && browser.focused.contains("aria-labelledby=\"row-guests\""))
  }

  @Test("Undo of an answer in an element goes to its field")
  func answer() async throws {
    browser.fill("guests%5B2%5D.age", "31")
    _ = try await browser.press("update")
    try await browser.pressButton("Undo")
    #expect(browser.focused.hasPrefix("<input") && browser.focused.contains("id=\"row-guests_5b_2_5d_.age\""))
  }

  @Test("After Update the first new question has the focus; nothing else that is new takes it")
  func newQuestion() async throws {
    let browser = Browser()
    browser.fill("givesTalk", "on")
    browser.fill("needsInvoice", "on")
    _ = try await browser.press("update")
    let focused = browser.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.0) }
    #expect(focused.count == 1 && focused[0].contains("name=\"talkTitle\""))
    _ = try await browser.press("update")
    #expect(browser.html.firstMatch(of: /<[^>]* autofocus[^>]*>/)?.0.contains("value=\"update\"") == true)
  }

  @Test("Update keeps the focus, and with it the place of the page, unless something above asks for attention")
  func update() async throws {
    _ = try await browser.press("update")
    #expect(browser.focused.contains("value=\"update\""))
    try await browser.pressButton("Move down Guest 1")
    #expect(!browser.focused.contains("value=\"update\""))
    browser.fill("guests%5B1%5D.name", "")
    _ = try await browser.press("submit")
    _ = try await browser.press("update")
    #expect(browser.focused.contains("id=\"summary\""))
  }
}
