import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Undo after the language was changed")
struct UndoLanguageTests {
  struct Parcel: FormModel {
    var weight = 0.0
    var note = ""
    static func describe(_ fields: FieldList<Parcel>) {
      fields.add(\.weight, "weight")
      fields.add(\.note, "note")
    }
  }

  private func browser(_ language: String) -> Browser<Parcel> {
    Browser(FormSession(Parcel(), environment: FormEnvironment(locale: Locale(identifier: language))))
  }

  private func change(_ browser: Browser<Parcel>, to language: String) {
    browser.page.form.setLocale(Locale(identifier: language))
    browser.load()
  }

  @Test(
    "The answers that stay are read in the language in which they were typed",
    arguments: [("de", "1,5", "en", "1.5"), ("en", "1.5", "de", "1,5")])
  func read(before: String, typed: String, after: String, shown: String) async throws {
    let browser = browser(before)
    browser.fill("weight", typed)
    browser.fill("note", "Fragile")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.weight == 1.5)
    change(browser, to: after)
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.weight == 1.5 && browser.page.form.model.note == "")
    #expect(browser.html.contains("name=\"weight\" value=\"\(shown)\""), "The page stays in its own language.")
    #expect(browser.page.form.locale.identifier == after)
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.weight == 0)
    _ = try await browser.press("redo")
    #expect(browser.page.form.model.weight == 1.5 && browser.html.contains("value=\"\(shown)\""))
  }

  @Test("A text that means nothing in the language in which it was typed is as it was")
  func unread() async throws {
    let browser = browser("de")
    browser.fill("weight", "viel")
    browser.fill("note", "Fragile")
    _ = try await browser.press("update")
    change(browser, to: "en")
    _ = try await browser.press("undo")
    #expect(browser.html.contains("value=\"viel\"") && browser.page.form.model.note == "")
  }

  @Test("What is typed on in another language is a step of its own")
  func extended() async throws {
    let live = LiveBrowser(FormSession(Parcel(), environment: FormEnvironment(locale: Locale(identifier: "de"))))
    try await live.type("note", "F", "Fra")
    live.browser.page.form.setLocale(Locale(identifier: "en"))
    live.browser.load()
    try await live.type("note", "Fragile")
    _ = try await live.press("undo")
    #expect(live.model.note == "Fra")
  }
}
