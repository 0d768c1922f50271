import ConformanceModels
import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Buttons below a page with alternatives")
struct CaseFootTests {
  @Test("Undo stays next to Update, and names the choice of the case, whichever case is chosen")
  func place() async throws {
    let browser = Browser(FormSession(Refunds()))
    func foot() throws -> [(value: String, title: String)] {
      let start = try #require(browser.html.range(of: "<div class=\"foot\">"))
      let all = browser.html[start.upperBound...].matches(of: /<button [^>]*value="([^"]*)"[^>]*>([^<]*)</)
      return all.map { (String($0.1), String($0.2)) }
    }
    browser.fill("name", "Ada")
    _ = try await browser.press("update")
    #expect(try foot().map(\.value) == ["update", "undo"])
    for choice in ["card", "transfer", "cash", "card"] {
      browser.fill("payment", choice)
      _ = try await browser.press("update")
      #expect(try foot().map(\.value) == ["update", "undo"])
      #expect(try foot().last?.title == "Undo: Payment", "\(choice)")
    }
    _ = try await browser.press("undo")
    #expect(try foot().map(\.value) == ["update", "undo", "redo"])
  }
}
