import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("The summary of what is wrong")
struct ErrorSummaryTests {
  private let browser = Browser()

  /// Refused because of the email address, the password, the box at the end, and the company on another page.
  private func refuse() async throws {
    browser.fill("needsInvoice", "on")
    browser.fill("email", "ada")
    _ = try await browser.press("update")
    #expect(try await browser.press("submit").model == nil)
  }

  private func entries() -> [String] {
    let start = browser.html.range(of: "id=\"summary\"")?.upperBound ?? browser.html.endIndex
    let end = browser.html[start...].range(of: "</ul>")?.lowerBound ?? browser.html.endIndex
    return browser.html[start..<end].matches(of: /<li><(?:a|button)[^>]*>([^<]*)</).map { String($0.1) }
  }

  @Test("It lists as many errors as it counts, those of other pages with the title of their page")
  func everyPage() async throws {
    try await refuse()
    #expect(browser.html.contains("<h2 id=\"summary:title\">There are problems</h2>"))
    #expect(browser.html.contains("<p>Not submitted: 4 items need attention.</p>"))
    let texts = entries()
    #expect(texts.map { $0.prefix { $0 != ":" } } == ["Email", "Password", "Invoice\u{A0}› Company", "Agrees"])
    #expect(
      browser.html.contains("value=\"show:invoice.company\">Invoice\u{A0}› Company: This field is required.</button>"))
  }

  @Test("A link to another page opens it at the field, keeps what was typed, and submits nothing")
  func otherPage() async throws {
    try await refuse()
    browser.fill("seats", "3")
    _ = try await browser.press("show:invoice.company")
    #expect(browser.html.contains("<h1>Invoice</h1>") && browser.page.form.model.seats == 3)
    let focused = browser.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.output) }
    #expect(focused.count == 1 && focused[0].contains("id=\"row-invoice.company\""))
    let titles = entries().map { $0.prefix { $0 != ":" } }
    #expect(
      titles == ["Company", "Registration\u{A0}› Email", "Registration\u{A0}› Password", "Registration\u{A0}› Agrees"])
    _ = try await browser.press("show:agrees")
    #expect(browser.html.contains("<h1>Registration</h1>"))
    #expect(browser.html.matches(of: /<input[^>]*id="row-agrees"[^>]*autofocus/).count == 1)
  }

  @Test("One error is one problem; a row that the page doesn't link to is refused")
  func single() async throws {
    try await refuse()
    for (name, value) in [("email", "a@example.org"), ("password", "12345678"), ("agrees", "on")] {
      browser.fill(name, value)
    }
    _ = try await browser.press("update")
    #expect(browser.html.contains(">There is a problem</h2>") && entries().count == 1)
    await #expect(throws: WebFormRefusal.self) { try await browser.press("show:agrees") }
  }

  @Test("On a page that is in order, the links to other pages stay while errors remain, but ask for no attention")
  func elsewhere() async throws {
    try await refuse()
    _ = try await browser.press("show:invoice.company")
    #expect(browser.html.contains("<title>Error: Invoice"))
    browser.fill("invoice.company", "ACME")
    _ = try await browser.press("update")
    let titles = entries().map { $0.prefix { $0 != ":" } }
    #expect(titles == ["Registration\u{A0}› Email", "Registration\u{A0}› Password", "Registration\u{A0}› Agrees"])
    #expect(browser.html.contains("<title>Invoice") && !browser.html.contains("role=\"alert\""))
    let focused = browser.html.matches(of: /<[^>]* autofocus[^>]*>/).map { String($0.output) }
    #expect(focused.count == 1 && focused[0].contains("value=\"update\""))
    _ = try await browser.press("show:agrees")
    #expect(browser.html.contains("<h1>Registration</h1>"))
    for (name, value) in [("email", "a@example.org"), ("password", "12345678"), ("agrees", "on")] {
      browser.fill(name, value)
    }
    _ = try await browser.press("open:invoice")
    #expect(browser.html.contains("<h1>Invoice</h1>") && !browser.html.contains("id=\"summary\""))
  }

  @Test("Enter in a page with a summary still presses the button at the end")
  func enter() async throws {
    try await refuse()
    #expect(browser.buttons.first?.value == "submit")
  }
}
