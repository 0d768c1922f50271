import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Forms that are edited and saved, with the script")
struct LiveSavingTests {
  private let archive = Archive()

  private func state(_ html: String) -> String? {
    html.firstMatch(of: /<p class="state" id="state" role="status" data-saved="([^"]*)"/).map { String($0.1) }
  }

  @Test("The page has the script while it is locked, and Edit brings the fields with the focus on the first")
  func edit() async throws {
    let browser = LiveBrowser(archive.session(.edit))
    #expect(browser.browser.html.contains("src=\"/form.js\""))
    let html = try await browser.press("edit")
    #expect(html.contains("name=\"name\"") && html.firstMatch(of: /id="row-name"[^>]* autofocus/) != nil)
  }

  @Test("What the script has to announce has a place of its own beside what the toolbar says")
  func told() async throws {
    let browser = LiveBrowser(archive.session(.edit))
    try await browser.press("edit")
    let html = try await browser.type("name", "B", "Bob")
    #expect(html.contains("1 unsaved change</p>\n<p class=\"unseen\" id=\"told\" role=\"status\"></p>"))
    #expect(WebForm<Registration>.script.contains("told.textContent = news"))
  }

  @Test("Typing says how many changes there are, and Save that they are saved")
  func save() async throws {
    let browser = LiveBrowser(archive.session(.edit))
    try await browser.press("edit")
    #expect(state(try await browser.type("name", "B", "Bob")) == "1 unsaved change")
    let html = try await browser.press("save")
    #expect(state(html) == "All changes saved." && html.contains(">Bob</dd>"))
    #expect(await archive.saved.map(\.name) == ["Bob"])
  }

  @Test("A form that saves by itself saves each valid change, and says what has failed")
  func free() async throws {
    let browser = LiveBrowser(archive.session(.free))
    #expect(browser.browser.html.contains("class=\"primary unscripted\" name=\":do\" value=\"save\">Save"))
    #expect(state(try await browser.type("name", "Bo", "Bob")) == "All changes saved.")
    #expect(await archive.saved.map(\.name) == ["Bo", "Bob"])
    #expect(state(try await browser.type("name", "")) == "1 unsaved change")
    await archive.fail(Archive.Unreachable())
    browser.browser.fill("name", "Eve")
    await #expect(throws: Archive.Unreachable.self) { try await browser.send() }
    let page = browser.browser.page
    let html = String(decoding: page.patch() ?? [], as: UTF8.self)
    #expect(state(html) == "The changes were not saved. The archive can&#39;t be reached.")
    #expect(html.contains("value=\"save\">Try again") && !html.contains("autofocus"))
    await archive.fail(nil)
    #expect(state(try await browser.press("save")) == "All changes saved.")
  }

  @Test("A response that was lost doesn't unlock the form again, and an answer that came during the save does")
  func locked() async throws {
    let browser = LiveBrowser(archive.session(.edit))
    try await browser.press("edit")
    browser.browser.fill("name", "Bob")
    try await browser.press("save", isLost: true)
    try await browser.send("save", isLost: true)
    #expect(!browser.browser.page.form.facts.isEditing)
    #expect(await archive.saved.count == 1)
    browser.browser.fill("ward", "2")
    #expect(state(try await browser.send()) == "1 unsaved change")
    #expect(browser.browser.page.form.facts.isEditing && browser.model.ward == 2)
  }

  @Test("Data says how the form is worked with, what is locked, and what has become of the changes")
  func data() async throws {
    let page = WebForm(archive.session(.edit))
    var data = try #require(page.data())
    #expect(data.mode == "edit" && !data.isEditing && data.status == nil)
    #expect(data.rows.first { $0.id == "name" }?.isLocked == true)
    #expect(data.rows.first { $0.id == "isPresent" }?.isLocked == false)
    #expect(data.buttons.contains { $0.action == "edit" } && !data.buttons.contains { $0.action == "submit" })
    page.form.send(.edit)
    page.form.send(.type("name", "Bob"))
    data = try #require(page.data())
    #expect(data.isEditing && data.status == "1 unsaved change" && data.buttons.first?.action == "save")
    let json = String(decoding: try JSONEncoder().encode(data), as: UTF8.self)
    #expect(json.contains("\"isLocked\":false") && json.contains("\"isPending\":false"))
    let plain = try #require(WebForm(FormSession(Registration())).data())
    #expect(plain.mode == "submit" && plain.isEditing && plain.status == nil)
  }
}
