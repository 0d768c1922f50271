import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A trip with few options in groups, and with many.
@Form
struct Trip {
  /// You can change these until Friday.
  @Field(.maximumCount(3))
  var days: [String] = []
  @Field(.menu, .placeholder("Anywhere"))
  var hall: String?
  @Field(.placeholder("No city"))
  var city: String? = "City 7"
  @Field(.required)
  var stops: [String] = []
  var name = ""
  var isShort = false

  static let cities = (1...1_234).map { "City \($0)" }

  static func arrange(_ form: FormBuilder<Trip>) {
    form.remainingFields()
    form.button("Send", .submit)
    form[\.days].options { $0.isShort ? ["Friday", "Saturday"] : ["Friday", "Saturday", "Sunday", "Monday"] }
    form[\.hall].options(["North", "South"])
    form[\.city].options(cities)
    form[\.stops].options(cities)
  }
}

/// The fields that checkboxes send.
extension Browser {
  func check(_ name: String, _ values: [String]) {
    fields.removeAll { $0.name == name }
    fields += ([""] + values).map { (name, $0) }
  }

  /// The titles of the options of a field that are on the page, and those that are checked.
  func options(_ name: String) -> (all: [String], checked: [String]) {
    let boxes = html.matches(of: /<input type="(?:checkbox|radio)"[^>]* name="([^"]*)" value="([^"]*)"([^>]*)>/)
      .filter { $0.1 == name }
    return (boxes.map { String($0.2) }, boxes.filter { $0.3.contains(" checked") }.map { String($0.2) })
  }
}

@Suite("Several options, and many")
struct ChoicesTests {
  private static func browser() -> Browser<Choices> {
    Browser(FormSession(Choices(), environment: FormEnvironment(locale: Locale(identifier: "en"))))
  }

  @Test("Several options are checkboxes in a group, as in Snapshots/choices.html")
  func snapshot() throws {
    let browser = Self.browser()
    browser.page.form.send(.set("stops", .choices(["Bonn"])))
    browser.page.form.send(.set("isAbroad", .flag(true)))
    browser.page.form.send(.set("toppings", .choices(["ham", "olives", "onions", "peppers"])))
    browser.page.form.send(.blur("toppings"))
    browser.load()
    let start = try #require(browser.html.range(of: "<main>"))
    let found = String(browser.html[start.lowerBound...]).replacing(
      /name=":csrf" value="[0-9a-f]*"/, with: "name=\":csrf\" value=\"(secret)\"")
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/choices.html")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try found.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("There was no snapshot; it has been written.")
      return
    }
    #expect(found == expected)
  }

  @Test("What is checked is chosen, nothing checked is an answer, and a group that isn't sent is unchanged")
  func choosing() async throws {
    let browser = Self.browser()
    browser.check("toppings", ["onions", "olives"])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == [.olives, .onions])
    #expect(browser.options("toppings").checked == ["olives", "onions"])
    browser.fill("toppings", nil)
    browser.check("sides", [])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == [.olives, .onions])
    #expect(browser.page.form.model.sides == [])
  }

  @Test("A chosen option that isn't offered any longer stays, with words, until it is unchecked")
  func unoffered() async throws {
    let browser = Self.browser()
    browser.check("stops", ["Bonn", "Berlin"])
    _ = try await browser.press("update")
    browser.fill("isAbroad", "on")
    _ = try await browser.press("update")
    #expect(browser.html.contains(">Bonn (not one of the options)</label>"))
    #expect(browser.options("stops").all == ["Oslo", "Rome", "Z%C3%BCrich", "Berlin", "Bonn"])
    browser.check("stops", ["Oslo", "Bonn"])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.stops == ["Oslo", "Bonn"])
    browser.check("stops", ["Oslo"])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.stops == ["Oslo"])
    #expect(!browser.html.contains("Bonn"))
  }

  @Test("An old page with unchanged checkboxes reverts nothing")
  func oldPage() async throws {
    let browser = Self.browser()
    let old = browser.fields
    browser.check("toppings", ["ham"])
    _ = try await browser.press("update")
    browser.fields = old
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == [.ham])
  }

  @Test(
    "Checkboxes that the page can't have sent are refused and change nothing",
    arguments: [
      ["", "nothing"], ["", "ham", "ham"], ["ham"], ["", ""], ["", "", "ham"], ["", "Berlin"], ["", "bread"],
      ["", "%"],
    ])
  func tampering(_ values: [String]) async throws {
    let browser = Self.browser()
    browser.fields.removeAll { $0.name == "toppings" }
    browser.fields += values.map { ("toppings", $0) }
    browser.fill("sides", "soup")
    browser.check("sides", ["soup"])
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(browser.page.form.model.toppings == [] && browser.page.form.model.sides == [.bread])
  }

  @Test("An option that isn't available can't be chosen; one that was chosen before can stay")
  func disabledOption() async throws {
    let browser = Self.browser()
    browser.fill("isAbroad", "on")
    _ = try await browser.press("update")
    #expect(browser.html.contains("value=\"ham\" disabled"))
    browser.check("toppings", ["ham"])
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    browser.fill("isAbroad", nil)
    browser.check("toppings", [])
    _ = try await browser.press("update")
    browser.check("toppings", ["ham"])
    browser.fill("isAbroad", "on")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == [.ham])
    #expect(!browser.html.contains("value=\"ham\" checked disabled"))
    browser.check("toppings", ["ham", "olives"])
    _ = try await browser.press("update")
    #expect(browser.page.form.model.toppings == [.ham, .olives])
  }

  @Test("Groups of options have headings; in a menu they are groups of the menu")
  func sections() throws {
    struct Plan: FormModel {
      var one: Room = .lab
      var some: [Room] = []
      static func describe(_ fields: FieldList<Plan>) {
        fields.add(\.one, "one").menu()
        fields.add(\.some, "some")
      }
    }
    enum Room: String, FormChoice {
      case lab, desk, garden
      var formTitle: FormString { FormString(rawValue.capitalized) }
      var formSection: FormString? { self == .garden ? "Outside" : "Inside" }
    }
    let html = String(decoding: WebForm(FormSession(Plan())).html(), as: UTF8.self)
    #expect(html.matches(of: /<optgroup label="(Inside|Outside)">/).map { $0.1 } == ["Inside", "Outside"])
    #expect(html.matches(of: /<\/optgroup>/).count == 2)
    #expect(html.contains("<div role=\"group\" aria-labelledby=\"row-some:0:section\">"))
    #expect(html.contains("<p class=\"section\" id=\"row-some:2:section\">Outside</p>"))
  }

  @Test("No answer is called what the placeholder says")
  func placeholder() {
    let browser = Browser(FormSession(Trip()))
    #expect(browser.html.contains("<option value=\"\" selected>Anywhere</option>"))
    #expect(browser.html.contains(">No city</label>"))
    #expect(!browser.html.contains("No answer"))
  }
}
