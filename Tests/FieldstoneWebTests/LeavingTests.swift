import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Update, leaving and optional subforms")
struct LeavingTests {
  @Form
  struct Stay: Codable {
    var name = ""
    var needsRoom = false
    var nights = 1
    var invoice: Invoice?

    static func arrange(_ form: FormBuilder<Stay>) {
      form.remainingFields()
      form.button("Never mind", .cancel)
      form.button("Book", .submit)
      form[\.nights].visible { $0.needsRoom }
    }
  }

  @Form
  struct Invoice: Codable {
    var company = ""
  }

  private let browser = Browser(FormSession(Stay()))

  private func pressCancel() async throws -> WebFormReply<Stay> {
    try await browser.press(try #require(browser.buttons.first { $0.title == "Never mind" }).value)
  }

  @Test("Update accepts the answers and shows their consequences, and submits nothing")
  func update() async throws {
    browser.fill("name", "Ada")
    browser.fill("needsRoom", "on")
    #expect(try await browser.press("update").model == nil)
    #expect(browser.html.contains("name=\"nights\""))
    #expect(browser.page.form.model.name == "Ada")
    #expect(browser.page.form.facts.failedSubmits == 0)
    #expect(!browser.html.contains("class=\"summary"))
  }

  @Test("Return presses the button at the end of the page, never Update", arguments: [nil, "invoice"] as [String?])
  func usualButton(_ page: String?) async throws {
    if let page {
      _ = try await browser.press("add:" + page)
      _ = try await browser.press("open:" + page)
    }
    #expect(browser.buttons.first?.value == (page == nil ? "submit" : "back"))
    #expect(browser.buttons.map(\.value).contains("update"))
  }

  @Test("A form without changes is left at once")
  func unchanged() async throws {
    guard case .cancelled = try await pressCancel() else {
      Issue.record("The form must be left.")
      return
    }
  }

  @Test("Leaving a form with changes asks first, and can be declined")
  func changed() async throws {
    browser.fill("name", "Ada")
    guard case .page = try await pressCancel() else {
      Issue.record("Leaving must ask first.")
      return
    }
    #expect(browser.html.contains("<h1>Discard your answers?</h1>"))
    #expect(browser.buttons.map(\.title) == ["Keep editing", "Discard"])
    _ = try await browser.press("stay")
    #expect(browser.html.contains("value=\"Ada\""))
    _ = try await pressCancel()
    guard case .cancelled = try await browser.press("leave") else {
      Issue.record("The form must be left.")
      return
    }
    #expect(browser.page.form.facts.isCancelled)
  }

  @Test("An older page sent after cancelling on a subform's page ends as cancelled")
  func cancelledBelow() async throws {
    _ = try await browser.press("add:invoice")
    let older = browser.fields
    _ = try await browser.press("open:invoice")
    browser.page.form.send(.cancel)
    browser.fields = older
    guard case .cancelled = try await browser.press("back") else {
      Issue.record("The form must be left.")
      return
    }
  }

  @Test("The leave question can be answered only on its own page, which accepts nothing else")
  func tampered() async throws {
    browser.fill("name", "Ada")
    for intent in ["leave", "stay"] {
      await #expect(throws: WebFormRefusal.self) { try await browser.press(intent) }
    }
    browser.fill("name", "Ada")
    _ = try await pressCancel()
    await #expect(throws: WebFormRefusal.self) { try await browser.press("submit") }
    browser.fields.append(("name", "Bob"))
    await #expect(throws: WebFormRefusal.self) { try await browser.press("stay") }
    #expect(browser.page.form.model.name == "Ada")
  }

  @Test("Buttons add and remove optional subforms, and Undo is next to the message about a removal")
  func optionalSubform() async throws {
    // A nil subform can't be opened.
    await #expect(throws: WebFormRefusal.self) { try await browser.press("open:invoice") }
    _ = try await browser.press("add:invoice")
    #expect(browser.page.form.model.invoice != nil)
    _ = try await browser.press("open:invoice")
    browser.fill("invoice.company", "Analytical Engines")
    _ = try await browser.press("back")
    _ = try await browser.press("remove:invoice")
    #expect(browser.page.form.model.invoice == nil)
    #expect(browser.html.contains("<p>“Invoice” was removed with its answers.</p>"))
    #expect(browser.buttons.dropFirst().first?.value == "undo")
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.invoice?.company == "Analytical Engines")
    #expect(!browser.html.contains("was removed"))
  }
}
