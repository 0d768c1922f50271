import ConformanceModels
import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("A live object on a page")
struct LiveModelPageTests {
  private let budget = Budget()
  private let browser: Browser<Budget>
  private var form: FormSession<Budget> { browser.page.form }

  init() { browser = Browser(FormSession(budget)) }

  private func shows(_ name: String, _ value: String) -> Bool {
    browser.html.matches(of: /<input[^>]*>/).contains {
      $0.0.contains("name=\"\(name)\"") && $0.0.contains("value=\"\(value)\"")
    }
  }

  @Test("What is sent reaches the object and runs its observers; what it computes follows")
  func sent() async throws {
    browser.fill("rent", "3000")
    _ = try await browser.press("update")
    #expect(budget.rent == 3000 && budget.edits == [])
    #expect(browser.html.contains("-1000") && browser.html.contains("The rent is more than the income."))
    browser.fill("half", "2500")
    _ = try await browser.press("update")
    #expect(budget.edits == [5000] && shows("income", "5000") && browser.html.contains(">2000<"))
  }

  @Test("What the program changes shows on the next page")
  func outside() {
    budget.income = 5000
    form.refresh()
    browser.load()
    #expect(shows("income", "5000") && shows("half", "2500") && browser.html.contains(">4200<"))
  }

  @Test("Changes are counted, and an old value that is put back is none")
  func changes() async throws {
    browser.fill("rent", "900")
    _ = try await browser.press("update")
    #expect(form.facts.dirtyFields == 1 && form.row("rent")?.isDirty == true)
    browser.fill("rent", "800")
    _ = try await browser.press("update")
    #expect(!form.facts.isDirty && form.row("rent")?.isDirty == false)
  }
}
