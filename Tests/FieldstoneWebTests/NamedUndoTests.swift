import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Undo and Redo do what their buttons say, or say that they can't")
struct NamedUndoTests {
  private let browser = Browser(Party.full)
  private var model: Party { browser.page.form.model }

  @Test("What was typed in the same request stays when a removal is undone")
  func removal() async throws {
    try await browser.pressButton("Remove Guest 2")
    browser.fill("host", "Lin")
    _ = try await browser.press("undo")
    #expect(browser.names == ["Grace", "Mary"] && model.host == "Lin")
    #expect(browser.html.contains(">Undo: Host<"), "What was typed is a step of its own.")
    _ = try await browser.press("undo")
    #expect(model.host == "Ada")
  }

  @Test("What was typed in the same request stays when something is redone")
  func redo() async throws {
    try await browser.pressButton("Remove Guest 2")
    _ = try await browser.press("undo")
    browser.fill("host", "Lin")
    _ = try await browser.press("redo")
    #expect(browser.names == ["Grace"] && model.host == "Lin")
  }

  @Test("An answer that is given again and undone is as it was before")
  func again() async throws {
    browser.fill("host", "Lin")
    _ = try await browser.press("update")
    browser.fill("host", "Max")
    browser.fill("guests%5B1%5D.name", "Hopper")
    _ = try await browser.press("undo")
    #expect(model.host == "Lin" && browser.names == ["Hopper", "Mary"])
  }

  @Test("Nothing is undone in place of what another tab has buried, and the page says so")
  func otherTab() async throws {
    try await browser.pressButton("Remove Guest 2")
    let fields = browser.fields
    browser.fill("host", "Lin")
    _ = try await browser.press("update")
    browser.fields = fields
    _ = try await browser.press("undo")
    #expect(model.host == "Lin" && browser.names == ["Grace"])
    #expect(browser.html.contains("Nothing was undone, because something else has changed since."))
    _ = try await browser.press("undo")
    #expect(model.host == "Ada" && browser.names == ["Grace"])
  }

  @Test("A request that is sent twice undoes once", arguments: [[], ["host"]])
  func twice(_ typed: [String]) async throws {
    try await browser.pressButton("Remove Guest 2")
    try await browser.pressButton("Remove Guest 1")
    for name in typed { browser.fill(name, "Lin") }
    let fields = browser.fields
    for _ in 0..<2 {
      browser.fields = fields
      _ = try await browser.press("undo")
    }
    #expect(browser.names == ["Grace"] && model.host == (typed.isEmpty ? "Ada" : "Lin"))
    #expect(!browser.html.contains("Nothing was undone"))
  }

  @Test("An entry that comes back shows the errors that it had")
  func errors() async throws {
    browser.fill("guests%5B1%5D.name", "")
    _ = try await browser.press("update")
    let hadError = browser.html.contains("id=\"row-guests_5b_1_5d_.name:issues\"")
    try await browser.pressButton("Remove Guest 1")
    _ = try await browser.press("undo")
    #expect(hadError && browser.html.contains("id=\"row-guests_5b_1_5d_.name:issues\""))
  }
}
