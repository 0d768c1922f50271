import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Entries of people's own on the web")
struct OwnEntryPageTests {
  struct Order {
    var drink: String? = "Tea"
    var toppings: [String] = ["Ham"]
  }

  private let browser = Browser(
    FormSession(
      Order(),
      definition: FormDefinition<Order>(describe: {
        $0.add(\.drink, "drink").options(["Tea", "Water"]).ownEntries()
        $0.add(\.toppings, "toppings").options(["Ham", "Olives"]).ownEntries()
        $0.add(\.drink, "second").options(["Tea", "Water"])
      })))

  @Test("A search offers to add what it was for, unless an option is called that")
  func adding() async throws {
    browser.fill(":search:drink", " Cocoa ")
    _ = try await browser.press("search:drink")
    #expect(browser.html.contains("Add “Cocoa”") && browser.options("drink").all.contains("Cocoa"))
    browser.fill("drink", "Cocoa")
    browser.fill(":search:toppings", "olives")
    _ = try await browser.press("search:toppings")
    #expect(browser.page.form.model.drink == "Cocoa" && !browser.html.contains("Add “olives”"))
    #expect(browser.options("drink").checked == ["Cocoa"])
    browser.fill(":search:toppings", "kale & corn")
    _ = try await browser.press("search:toppings")
    #expect(browser.html.contains("Add “kale &amp; corn”"))
    browser.check("toppings", ["Ham", "kale & corn".wireName])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == ["Ham", "kale & corn"])
  }

  @Test("A long entry of one's own is kept as a whole")
  func longEntry() async throws {
    let long = String(repeating: "Cocoa ", count: 100) + "end"
    browser.fill(":search:drink", long)
    _ = try await browser.press("search:drink")
    browser.fill("drink", long.wireName)
    _ = try await browser.press("update")
    #expect(browser.page.form.model.drink == long)
  }

  @Test("What the page did not offer to add is refused, and so is an own entry elsewhere")
  func tampering() async throws {
    for name in ["drink", "second"] {
      browser.fill(name, "Cocoa")
      await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
      #expect(browser.page.form.model.drink == "Tea")
      browser.load()
    }
  }
}
