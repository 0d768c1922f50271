import FieldstoneCore
import Foundation
import Testing

@testable import FieldstoneWeb

/// Dates that are picked are native controls; those that are known by heart are texts.
@Suite("Dates on the web")
struct PickedDateTests {
  struct Stay: Equatable, FormModel {
    var arrival: Date? = Date(timeIntervalSince1970: 1_767_225_600)
    var breakfast = Date(timeIntervalSince1970: 8 * 3_600)
    var pickup = Date(timeIntervalSince1970: 1_767_225_600)
    var birthday: Date?

    static func describe(_ fields: FieldList<Stay>) {
      fields.add(\.arrival, "arrival")
        .range(Date(timeIntervalSince1970: 1_767_225_600)...Date(timeIntervalSince1970: 1_798_675_200))
      fields.add(\.breakfast, "breakfast").time()
      fields.add(\.pickup, "pickup").dateAndTime()
      fields.add(\.birthday, "birthday").purpose(.birthday)
    }
    static var formTemplate: Stay? { Stay() }
  }

  private let browser = Browser(FormSession(Stay()))

  private func input(_ name: String) throws -> String {
    String(try #require(browser.html.firstMatch(of: try Regex("<input [^>]*name=\"\(name)\"[^>]*>"))).0)
  }

  @Test("A day, a time and both have the browser's own controls, with their bounds; a birthday is a text")
  func types() throws {
    let arrival = try input("arrival")
    #expect(arrival.contains("type=\"date\"") && arrival.contains("value=\"2026-01-01\""))
    #expect(arrival.contains("min=\"2026-01-01\"") && arrival.contains("max=\"2026-12-31\""))
    #expect(try input("breakfast").contains("type=\"time\"") && input("breakfast").contains("value=\"08:00\""))
    let pickup = try input("pickup")
    #expect(pickup.contains("type=\"datetime-local\"") && pickup.contains("value=\"2026-01-01T00:00\""))
    #expect(try input("birthday").contains("type=\"text\""))
    // Browsers show in their own way how a date is written.
    #expect(browser.html.components(separatedBy: "For example, 2025-03-31").count == 2)
    #expect(browser.html.contains(">From 2026-01-01 to 2026-12-31</p>"))
  }

  @Test(
    "A control that writes dates in its own way has no example of another way, in any language",
    arguments: ["en", "ar"])
  func examples(_ language: String) {
    let environment = FormEnvironment(locale: Locale(identifier: language))
    let page = String(decoding: WebForm(FormSession(Stay(), environment: environment)).html(), as: UTF8.self)
    let example = language == "en" ? "For example" : "مثال"
    #expect(page.components(separatedBy: example).count == 2, "Only the birthday has one.")
  }

  struct Card: Equatable, FormModel {
    var from: Date? = Date(timeIntervalSince1970: 1_767_225_600)
    var until: Date?
    var expires: Date? = Date(timeIntervalSince1970: 1_767_225_600)
    var since: Date? = Date(timeIntervalSince1970: 1_767_225_600)

    static func describe(_ fields: FieldList<Card>) {
      fields.add(\.from, "from")
      fields.add(\.until, "until")
      fields.add(\.expires, "expires").month()
      fields.add(\.since, "since").year()
    }
    static func arrange(_ form: FormBuilder<Card>) { form.dateRange(\.from, \.until) }
    static var formTemplate: Card? { Card() }
  }

  @Test(
    "In every language, a date is sent as browsers write it, and typed as people do; a bound from another answer is one",
    arguments: ["en", "de", "fa"])
  func languages(_ language: String) async throws {
    let calendar = Calendar(identifier: language == "fa" ? .persian : .gregorian)
    let environment = FormEnvironment(locale: Locale(identifier: language), calendar: calendar)
    let browser = Browser(FormSession(Card(), environment: environment))
    func input(_ name: String) throws -> String {
      String(try #require(browser.html.firstMatch(of: try Regex("<input [^>]*name=\"\(name)\"[^>]*>"))).0)
    }
    #expect(try input("from").contains("type=\"date\"") && input("from").contains("value=\"2026-01-01\""))
    #expect(try input("until").contains("min=\"2026-01-01\""))
    #expect(try input("expires").contains("type=\"month\"") && input("expires").contains("value=\"2026-01\""))
    #expect(try input("since").contains("type=\"text\"") && input("since").contains("inputmode=\"numeric\""))
    _ = try await browser.press("update")
    #expect(browser.page.form.facts.isDirty == false)
    browser.fill("from", "2026-03-04")
    browser.fill("expires", "2027-05")
    _ = try await browser.press("update")
    #expect(try input("until").contains("min=\"2026-03-04\"") && input("expires").contains("value=\"2027-05\""))
    browser.fill("from", ["de": "5.3.2026", "fa": "۱۴۰۴/۱۲/۱۴"][language] ?? "March 5, 2026")
    _ = try await browser.press("update")
    #expect(try input("from").contains("value=\"2026-03-05\""))
  }

  @Test("A page that nobody changed changes nothing; a picked time is an answer")
  func sent() async throws {
    _ = try await browser.press("update")
    #expect(browser.page.form.facts.isDirty == false)
    browser.fill("pickup", "2026-02-03T04:05")
    _ = try await browser.press("update")
    #expect(browser.page.form.row("pickup")?.text == "2026-02-03 04:05")
  }

  @Test("A text that is no date stays, in a field for text, until it is one")
  func halfTyped() async throws {
    browser.fill("arrival", "tomorrow")
    _ = try await browser.press("update")
    let arrival = try input("arrival")
    #expect(arrival.contains("type=\"text\"") && arrival.contains("value=\"tomorrow\""))
    #expect(browser.html.contains("For example, 2025-03-31"))
    browser.fill("arrival", "2026-04-05")
    _ = try await browser.press("update")
    #expect(try input("arrival").contains("type=\"date\"") && input("arrival").contains("value=\"2026-04-05\""))
  }
}
