import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Several objects on a page")
struct MixedPageTests {
  enum Size: String, CaseIterable { case small, large }

  struct Part: Equatable, FormModel {
    var name = ""
    var size = Size.small
    var isOn = false
    var weight = 1
    var share = 0.5
    var tags: Set<Size> = []

    static func describe(_ fields: FieldList<Part>) {
      fields.add(\.name, "name").maximumLength(8)
      fields.add(\.size, "size").menu()
      fields.add(\.isOn, "isOn")
      fields.add(\.weight, "weight").range(1...9).stepper().relative()
      fields.add(\.share, "share").slider(0...1)
      fields.add(\.tags, "tags")
    }
    static var formTemplate: Part? { Part() }
  }

  private static let parts = [
    Part(name: "A", size: .small, isOn: true, weight: 1, share: 0.1, tags: [.small]),
    Part(name: "B", size: .large, isOn: false, weight: 2, share: 0.2, tags: []),
  ]

  private func browser() throws -> Browser<Part> { Browser(try #require(FormSession(all: Self.parts))) }

  private func tag(_ part: String, in html: String) -> String {
    html.matches(of: /<(input|select|option)[^>]*>/).map { String($0.0) }.first { $0.contains(part) } ?? ""
  }

  @Test("What differs is said beside the control, and never a value of it")
  func markup() throws {
    let html = try browser().html
    let name = tag("name=\"name\"", in: html)
    #expect(name.contains("placeholder=\"Multiple values\"") && name.contains("value=\"\""))
    #expect(html.contains("<option value=\"\" selected>Multiple values</option>"))
    #expect(!html.contains("type=\"range\"") && !html.contains("more:weight"))
    #expect(html.matches(of: /<input type="radio"[^>]*name="isOn"[^>]*>/).count == 2)
    #expect(!html.contains(" checked"))
    // Below the titles of the box and of the tags.
    #expect(html.matches(of: /<p class="help" id="[^"]*">[^<]*Multiple values/).count == 2)
  }

  @Test("A page that is posted untouched keeps what each object has")
  func untouched() async throws {
    let browser = try browser()
    browser.fill("size", "")
    _ = try await browser.press("update")
    let form = browser.page.form
    #expect(form.models == Self.parts && !form.facts.isDirty && !form.facts.canUndo)
    #expect(try await browser.press("submit").model == Self.parts[0])
    #expect(browser.page.form.submissions == Self.parts || browser.page.form.models == Self.parts)
  }

  @Test("What is answered goes to all, and undo gives each its own values back")
  func answered() async throws {
    let browser = try browser()
    browser.fill("size", "large")
    browser.fill("isOn", "no")
    browser.fill("weight", "+3")
    _ = try await browser.press("update")
    #expect(browser.page.form.models.map(\.size) == [.large, .large])
    #expect(browser.page.form.models.map(\.isOn) == [false, false])
    #expect(browser.page.form.models.map(\.weight) == [4, 5])
    #expect(browser.page.form.models.map(\.name) == ["A", "B"])
    #expect(browser.html.contains("type=\"checkbox\""), "What they share is a box again.")
    while browser.page.form.facts.canUndo { _ = try await browser.press("undo") }
    #expect(browser.page.form.models == Self.parts)
  }
}
