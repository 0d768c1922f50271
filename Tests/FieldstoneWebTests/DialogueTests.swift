import Fieldstone
import FieldstoneTerminal
import Testing

@testable import FieldstoneWeb

@Suite("A whole visit, without a server")
struct DialogueTests {
  @Test("Invalid answers come back with their issues, and corrected answers are submitted")
  func wholeDialogue() async throws {
    let browser = Browser()
    browser.fill("email", "ada")
    browser.fill("seats", "nine")
    #expect(try await browser.press("submit").model == nil)
    #expect(browser.html.contains("<title>Error: Registration</title>"))
    #expect(browser.html.contains("<a href=\"#row-email\">Email: "))
    #expect(browser.html.contains("value=\"nine\""))
    #expect(browser.html.contains("aria-describedby=\"row-email:help row-email:issues\" aria-invalid=\"true\""))

    browser.fill("email", "ada@example.org")
    browser.fill("password", "correct horse")
    browser.fill("seats", "2")
    browser.fill("arrival", "2025-03-31")
    browser.fill("diet", "vegan")
    browser.fill("remarks", "One\r\nTwo")
    browser.fill("vegetarian", "no")
    browser.fill("agrees", "on")
    let model = try #require(try await browser.press("submit").model)

    let session = FormSession(Registration())
    let inputs: [FormInput] = [
      .type("email", "ada@example.org"), .type("password", "correct horse"), .type("seats", "2"),
      .type("arrival", "2025-03-31"), .type("diet", "vegan"), .type("remarks", "One\nTwo"), .type("vegetarian", "no"),
      .type("agrees", "yes"),
    ]
    for input in inputs { #expect(session.send(input).isAccepted) }
    let expected = try #require(await session.submit().model)
    #expect(try TerminalForm.json(model) == TerminalForm.json(expected))
  }

  @Test("A POST that makes required questions visible is not submitted")
  func newQuestions() async throws {
    let browser = Browser()
    for (name, value) in [("email", "a@example.org"), ("password", "12345678"), ("agrees", "on"), ("givesTalk", "on")] {
      browser.fill(name, value)
    }
    #expect(try await browser.press("submit").model == nil)
    #expect(browser.html.contains("A few more questions"))
    #expect(browser.html.contains("<a href=\"#row-talkTitle\">"))
    #expect(browser.page.form.facts.failedSubmits == 0)
    browser.fill("talkTitle", "Forms")
    #expect(try await browser.press("submit").model?.talkTitle == "Forms")
  }

  @Test("An answer that the POST itself hides is kept in the draft")
  func hiddenByItself() async throws {
    let browser = Browser()
    browser.fill("givesTalk", "on")
    _ = try await browser.press("back")
    browser.fill("talkTitle", "Forms")
    browser.fill("givesTalk", nil)
    _ = try await browser.press("back")
    #expect(!browser.html.contains("talkTitle"))
    #expect(browser.page.form.model.talkTitle == "Forms")
    browser.fill("givesTalk", "on")
    _ = try await browser.press("back")
    #expect(browser.html.contains("value=\"Forms\""))
  }

  @Test("Pages are opened and left by buttons, and answers on the way are kept")
  func pages() async throws {
    let browser = Browser()
    browser.fill("email", "ada@example.org")
    browser.fill("needsInvoice", "on")
    _ = try await browser.press("submit")
    #expect(browser.html.contains("value=\"open:invoice\""))
    _ = try await browser.press("open:invoice")
    #expect(browser.html.contains("<h1>Invoice</h1>"))
    #expect(!browser.html.contains("name=\"email\""))
    browser.fill("invoice.company", "Analytical Engines")
    _ = try await browser.press("back")
    #expect(browser.html.contains("Analytical Engines"))
    #expect(browser.html.contains("value=\"ada@example.org\""))
  }

  @Test("Undo reverts what POSTs have changed, and redo applies it again")
  func undo() async throws {
    let browser = Browser()
    browser.fill("email", "ada@example.org")
    browser.fill("seats", "3")
    _ = try await browser.press("back")
    browser.fill("seats", "4")
    _ = try await browser.press("back")
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.seats == 3)
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.seats == 1)
    #expect(browser.page.form.model.email == "ada@example.org")
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.email == "")
    for _ in 0..<3 { _ = try await browser.press("redo") }
    #expect(browser.page.form.model.seats == 4)
    #expect(browser.page.form.model.email == "ada@example.org")
  }

  @Test("A secret is never shown again, and needn't be typed again")
  func secrets() async throws {
    let browser = Browser()
    browser.fill("password", "correct horse")
    _ = try await browser.press("submit")
    #expect(!browser.html.contains("correct horse"))
    #expect(browser.html.contains("Saved. Leave blank"))
    browser.fill("email", "ada@example.org")
    browser.fill("agrees", "on")
    #expect(try await browser.press("submit").model?.password == "correct horse")
  }

  @Test("Submitting the same page twice is one submit")
  func doubleSubmit() async throws {
    let browser = Browser()
    var count = 0
    browser.page.form.onSubmit { _ in count += 1 }
    for (name, value) in [("email", "a@example.org"), ("password", "12345678"), ("agrees", "on")] {
      browser.fill(name, value)
    }
    let body = PageFields.encode(browser.fields + [(":do", "submit")])
    #expect(try await browser.page.answer(body).model != nil)
    #expect(try await browser.page.answer(body).model != nil)
    #expect(count == 1)
  }

  @Test("An unedited older page reverts nothing")
  func olderPage() async throws {
    let browser = Browser()
    let older = browser.fields
    browser.fill("seats", "3")
    _ = try await browser.press("back")
    browser.fields = older
    browser.fill("email", "ada@example.org")
    _ = try await browser.press("back")
    #expect(browser.page.form.model.seats == 3)
    #expect(browser.page.form.model.email == "ada@example.org")
  }
}
