import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Buttons for all options and for none")
struct AllAndNoneTests {
  struct Menu {
    var isLate = false
    var dishes: [String] = []
  }

  private let browser = Browser(
    FormSession(
      Menu(),
      definition: FormDefinition<Menu>(describe: {
        $0.add(\.isLate, "isLate")
        $0.add(\.dishes, "dishes").options(["Soup", "Bread", "Fruit", "Cake"])
          .disabledOptions { $0.isLate ? ["Soup"] : [] }
      })))

  @Test("They act at once, keep what was typed, and leave the focus at the group")
  func acting() async throws {
    #expect(browser.buttons.contains { $0 == ("all:dishes", "Select all") })
    #expect(!browser.buttons.contains { $0.value == "none:dishes" }, "Nothing is chosen.")
    browser.fill("isLate", "on")
    _ = try await browser.press("all:dishes")
    #expect(browser.page.form.model.isLate)
    #expect(browser.page.form.model.dishes == ["Bread", "Fruit", "Cake"], "Soup isn't available then.")
    #expect(browser.html.matches(of: /<fieldset[^>]*id="row-dishes"[^>]*autofocus/).count == 1)
    #expect(!browser.buttons.contains { $0.value == "all:dishes" })
    _ = try await browser.press("none:dishes")
    #expect(browser.page.form.model.dishes == [])
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.dishes.count == 3)
    _ = try await browser.press("undo")
    #expect(browser.page.form.model.dishes == [] && browser.page.form.model.isLate)
  }

  @Test("All is offered only where all may be chosen and are on the page")
  func offered() async throws {
    let browser = Browser(FormSession(Trip()))
    browser.check("days", ["Friday"])
    _ = try await browser.press("update")
    #expect(!browser.buttons.contains { $0.value == "all:days" }, "At most three of four.")
    #expect(browser.buttons.contains { $0.value == "none:days" })
    #expect(!browser.buttons.contains { $0.value == "all:stops" }, "There are too many to see.")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("all:stops") }
  }
}
