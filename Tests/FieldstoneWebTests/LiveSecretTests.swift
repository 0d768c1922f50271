import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Secrets that a script sends while they are typed")
struct LiveSecretTests {
  private let live = LiveBrowser()

  @Test("A secret stays in the document, is answered once, and no page has it")
  func kept() async throws {
    var html = try await live.type("password", "1234", "12345678")
    #expect(live.model.password == "12345678")
    #expect(!html.contains("12345678") && !html.contains("Saved. Leave blank"))
    html = try await live.type("remarks", "H", "Hello")
    try await live.press("undo")
    try await live.press("undo")
    #expect(live.model.password == "", "The secret was one step.")
    #expect(!live.buttons.contains { $0.hasPrefix("Undo") })
  }

  @Test("Undo empties the field; typing the same again is an answer")
  func undone() async throws {
    try await live.type("password", "12345678")
    let html = try await live.press("undo")
    #expect(html.contains(/name="password" value=""/), "The script empties the field.")
    try await live.type("password", "12345678")
    #expect(live.model.password == "12345678")
  }

  @Test("If the response to Undo is lost, the field that still has the secret gives it no second time")
  func lost() async throws {
    try await live.type("password", "12345678")
    let fields = live.browser.fields
    try await live.press("undo", isLost: true)
    #expect(live.model.password == "")
    live.browser.fields = fields
    let html = try await live.send("undo")
    #expect(live.model.password == "" && html.contains(/name="password" value=""/))
  }

  @Test("A tab that still has a secret that was undone in another one doesn't give it again, and is emptied")
  func otherTab() async throws {
    try await live.type("password", "12345678")
    let mine = live.browser.fields
    let other = LiveBrowser(live.browser.page.form, live.browser, document: "fedcba9876543210")
    try await other.press("undo")
    #expect(live.model.password == "")
    live.browser.fields = mine
    live.browser.fill("remarks", "Hello")
    let html = try await live.send()
    #expect(live.model.remarks == "Hello" && live.model.password == "")
    #expect(html.contains(/name="password" value=""/))
  }

  @Test("Emptying the field takes the secret back")
  func emptied() async throws {
    try await live.type("password", "12345678")
    try await live.type("password", "")
    #expect(live.model.password == "")
  }

  @Test("A page that is loaded says that the secret is saved")
  func loaded() async throws {
    try await live.type("password", "12345678")
    let html = String(decoding: live.browser.page.html(), as: UTF8.self)
    #expect(html.contains("Saved. Leave blank") && !html.contains("12345678"))
  }
}
