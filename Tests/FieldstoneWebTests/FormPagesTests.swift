import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Pages for some rows of a form, and sheets")
struct FormPagesTests {
  private let browser = Browser(FormSession(Conference()))

  /// The entries of the summary, each as what it does and says.
  private func entries() -> [String] {
    let start = browser.html.range(of: "id=\"summary\"")?.upperBound ?? browser.html.endIndex
    let end = browser.html[start...].range(of: "</ul>")?.lowerBound ?? browser.html.endIndex
    return browser.html[start..<end].matches(of: /<li>\n?<(?:a href|button [^>]*value)="([^"]*)">([^<:]*)/).map {
      "\($0.1) \($0.2)"
    }
  }

  @Test("A page of the form opens from its row, keeps its answers, and leads back")
  func page() async throws {
    #expect(!browser.html.contains("name=\"seats\""))
    browser.fill("name", "Ada")
    _ = try await browser.press("open:options")
    #expect(browser.html.contains("<h1>Options</h1>") && browser.page.form.model.name == "Ada")
    #expect(browser.html.contains("Registration\u{A0}› <span aria-current=\"page\">Options</span>"))
    browser.fill("seats", "3")
    _ = try await browser.press("open:discounts")
    #expect(browser.html.contains("<h1>Discounts</h1>") && browser.page.form.model.seats == 3)
    browser.fill("code", "X1")
    _ = try await browser.press("back")
    _ = try await browser.press("back")
    #expect(browser.html.contains("<h1>Registration</h1>"))
    #expect(browser.page.form.model.code == "X1" && browser.page.form.model.seats == 3)
    #expect(try await browser.press("submit").model?.code == "X1")
  }

  @Test("An error on a page of the form is in the summary, with a button that leads to it")
  func summary() async throws {
    _ = try await browser.press("open:options")
    browser.fill("seats", "9")
    _ = try await browser.press("back")
    #expect(browser.html.contains("<span class=\"count\">1 to fix</span>"))
    #expect(try await browser.press("submit").model == nil)
    #expect(entries() == ["#row-name Name", "show:seats Options\u{A0}› Seats"])
    browser.fill("name", "Ada")
    _ = try await browser.press("show:seats")
    #expect(browser.html.contains("<h1>Options</h1>") && browser.html.contains("value=\"9\""))
    #expect(browser.focused.count == 1 && browser.focused[0].contains("id=\"row-seats\""))
    browser.fill("seats", "2")
    #expect(try await browser.press("back").model == nil)
    #expect(try await browser.press("submit").model?.seats == 2)
  }

  @Test("A sheet is marked as one, for subforms and for pages of the form; it is a page like others")
  func sheets() async throws {
    #expect(browser.html.contains("<main>") && browser.html.contains("value=\"open:invoice\" id=\"row-invoice\""))
    _ = try await browser.press("open:invoice")
    #expect(browser.html.contains("<main class=\"sheet\">") && browser.html.contains("<h1>Invoice</h1>"))
    #expect(browser.html.contains("<button class=\"primary\" name=\":do\" value=\"back\">Done</button>"))
    #expect(!browser.html.contains("role=\"dialog\"") && !browser.html.contains("aria-modal"))
    let fragment = String(decoding: browser.page.fragment(), as: UTF8.self)
    #expect(fragment.hasPrefix("<div lang=\"en\" dir=\"ltr\" class=\"sheet\">"))
    let own = String(decoding: browser.page.fragment { $0["invoice.vat"] + $0.done }, as: UTF8.self)
    #expect(own.hasPrefix("<form method=\"post\" action=\"/\" class=\"sheet\" novalidate>"))
    _ = try await browser.press("back")
    _ = try await browser.press("open:options")
    #expect(!browser.html.contains("<main class="), "It is no sheet, but leads to one.")
    _ = try await browser.press("open:discounts")
    #expect(browser.html.contains("<main class=\"sheet\">"))
  }

  @Test("A transition of the program is an attribute, where one was declared")
  func transition() async throws {
    #expect(!browser.html.contains("data-transition"))
    _ = try await browser.press("open:options")
    #expect(browser.html.contains("<main data-transition=\"fade &quot;now&quot;\">"))
    _ = try await browser.press("open:discounts")
    #expect(!browser.html.contains("data-transition"))
  }
}
