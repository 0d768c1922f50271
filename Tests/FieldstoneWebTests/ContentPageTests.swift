import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("What is only looked at, on pages")
struct ContentPageTests {
  struct Hall: Equatable, FormModel {
    var seats = 1
    var city = ""
    var postcode = ""
    static func describe(_ fields: FieldList<Hall>) {
      fields.add(\.seats, "seats").help("One for each.").caption(.warning, "Only <8> are left.")
        .caption("Sit where you like.")
      fields.add(\.city, "city")
      fields.add(\.postcode, "postcode")
    }
    static func arrange(_ form: FormBuilder<Hall>) {
      form.markdown("Read the [<terms>](https://example.org/?a=1&b=2) **first**:\n\n1. No dogs", id: "intro")
      form.field(\.seats)
      form.line(\.city, \.postcode, widths: [2, 1])
      form.info("Total", id: "total") { "\($0.seats * 20) €" }
      form.image(FormImage(bytes: png), "A <map>", id: "map")
      form.divider(id: "rule")
      form.question("Can I cancel?", answer: "Yes.", id: "cancel")
      form.progress("Sold", id: "sold") { Double($0.seats) / 4 }
      form.link("Help", to: "https://example.org/help", id: "help")
    }
    static var formTemplate: Hall? { Hall() }
    private static let png = Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)
  }

  private let browser = Browser(FormSession(Hall()))

  @Test("Everything is there, and escaped")
  func html() {
    let html = browser.html
    #expect(
      html.contains(
        "<p>Read the <a href=\"https://example.org/?a=1&amp;b=2\" target=\"_blank\" rel=\"noopener noreferrer\">"
          + "&lt;terms&gt;</a> <strong>first</strong>:</p>"))
    #expect(html.contains("<ol><li>No dogs</li>"))
    #expect(html.contains("src=\"data:image/png;base64,iVBOR") && html.contains("alt=\"A &lt;map&gt;\" width=\"1\""))
    #expect(html.contains("<summary><bdi>Can I cancel?</bdi></summary><p>Yes.</p>"))
    #expect(html.contains("value=\"0.25\"></progress> 25%") && html.contains("<hr class=\"content\""))
    #expect(html.contains("<dt>Total</dt>") && html.contains("20 €"))
    #expect(html.contains(">Help</a>"))
  }

  @Test("Remarks have a word for their kind, and describe the control")
  func captions() throws {
    let html = browser.html
    #expect(html.contains("<p class=\"issue warning\"><b>Warning: </b>Only &lt;8&gt; are left.</p>"))
    #expect(html.contains("<p class=\"help\">Sit where you like.</p>"))
    let input = try #require(html.firstMatch(of: /<input [^>]*id="row-seats"[^>]*>/).map { String($0.0) })
    #expect(input.contains("aria-describedby=\"row-seats:help row-seats:captions\""))
  }

  @Test("Fields that share a line are in one, each with its share of the width")
  func line() throws {
    let html = browser.html
    let line = try #require(html.firstMatch(of: /(?s)<div class="line">(.*?)<dl>/).map { String($0.1) })
    #expect(line.contains("<div class=\"cell w2\">") && line.contains("<div class=\"cell w1\">"))
    #expect(line.contains("id=\"row-city\"") && line.contains("id=\"row-postcode\""))
    #expect(html.matches(of: /<div\b/).count == html.matches(of: /<\/div>/).count)
  }

  @Test("Every icon that all surfaces know has a drawing; another name has none, and an emoji is itself")
  func icons() throws {
    for icon in FormIcon.all {
      var html = HTMLWriter()
      try #require(IconWriter(icon), "\(icon.rawValue)").write(to: &html)
      #expect(String(decoding: html.bytes, as: UTF8.self).contains("<svg viewBox=\"0 0 24 24\"><path d=\"M"))
    }
    #expect(IconWriter("weather-fog") == nil && IconWriter("🐢") != nil && IconWriter(nil) == nil)
  }

  @Test("What is made from answers is there after the next POST")
  func computed() async throws {
    browser.fill("seats", "3")
    _ = try await browser.press("update")
    #expect(browser.html.contains("60 €") && browser.html.contains("value=\"0.75\"></progress> 75%"))
  }
}
