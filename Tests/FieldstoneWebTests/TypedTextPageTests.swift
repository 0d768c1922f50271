import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Texts on pages")
struct TypedTextPageTests {
  struct Texts: Equatable, FormModel {
    var phone = ""
    var motto = ""
    var story = ""
    var code = ""

    static func describe(_ fields: FieldList<Texts>) {
      fields.add(\.phone, "phone").mask("XXX-XXX")
      fields.add(\.motto, "motto").maximumLength(4).capitalization(.words).correction(false).returnKey(.send)
      fields.add(\.story, "story").longText(lines: 3).spellChecking(true)
      fields.add(\.code, "code").oneTimeCode()
    }
    static var formTemplate: Texts? { Texts() }
  }

  private let browser = Browser(FormSession(Texts()))

  private func tag(_ id: String) throws -> String {
    let tags = browser.html.matches(of: /<(input|textarea) [^>]*>/).map { String($0.0) }
    return try #require(tags.first { $0.contains("id=\"row-\(id)\"") })
  }

  @Test("Without a script, the server writes a text in the form of its mask")
  func mask() async throws {
    #expect(try tag("phone").contains("inputmode=\"numeric\""))
    browser.fill("phone", "12 34 56")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.phone == "123456")
    #expect(try tag("phone").contains("value=\"123-456\""))
    browser.fill("phone", "1234567")
    _ = try await browser.press("update")
    #expect(browser.html.contains("Use the format 123-456.") && browser.page.form.model.phone == "123456")
    #expect(try tag("phone").contains("value=\"123-4567\""))
  }

  private struct Bill: FormModel {
    var sum: Decimal { 12.5 }
    var weight = 2.5
    static func describe(_ fields: FieldList<Bill>) {
      fields.add(\.sum, "sum").currency("EUR")
      fields.add(\.weight, "weight").unit("°C")
    }
  }

  @Test("An amount in Arabic keeps its mark of direction, and a unit its own direction")
  func arabic() {
    let arabic = FormEnvironment(locale: Locale(identifier: "ar"))
    let html = Browser(FormSession(Bill(), environment: arabic)).html
    #expect(html.contains("\u{200F}12.50") && !html.contains("\\u{200F}"))
    #expect(html.contains("<span dir=\"auto\">°C</span>"))
  }

  private struct Contact: FormModel {
    var email = "ada@"
    var phone = "+44 20 7946 0000"
    var site = URL(string: "https://example.org")
    var name = "Ada"
    static func describe(_ fields: FieldList<Contact>) {
      fields.add(\.email, "email").email()
      fields.add(\.phone, "phone").phone()
      fields.add(\.site, "site")
      fields.add(\.name, "name")
    }
  }

  @Test("An address is written from left to right on a page that isn't, and begins at the reading side")
  func direction() throws {
    let arabic = FormEnvironment(locale: Locale(identifier: "ar"))
    let html = Browser(FormSession(Contact(), environment: arabic)).html
    let tags = html.matches(of: /<input [^>]*>/).map { String($0.0) }
    for (id, direction) in [("email", "ltr"), ("phone", "ltr"), ("site", "ltr"), ("name", "auto")] {
      let tag = try #require(tags.first { $0.contains("id=\"row-\(id)\"") })
      #expect(tag.contains(" dir=\"\(direction)\""), "\(tag)")
    }
    #expect(WebForm<Contact>.stylesheet.contains("[dir=rtl] input[dir=ltr]{text-align:right}"))
  }

  @Test("The count describes the field, and is no live region")
  func count() async throws {
    browser.fill("motto", "abcde")
    _ = try await browser.press("update")
    #expect(browser.html.contains("5 of 4</span>") && browser.html.contains("5 of 4 characters</span>"))
    #expect(try tag("motto").contains("row-motto:length\""))
    #expect(!browser.html.contains("aria-live"))
  }

  @Test("Keyboards and dictionaries are told what is typed")
  func typing() throws {
    for part in ["autocapitalize=\"words\"", "autocorrect=\"off\"", "enterkeyhint=\"send\""] {
      #expect(try tag("motto").contains(part), "\(part)")
    }
    #expect(try tag("story").contains("rows=\"3\"") && tag("story").contains("spellcheck=\"true\""))
    #expect(try tag("code").contains("autocomplete=\"one-time-code\"") && tag("code").contains("inputmode=\"numeric\""))
  }
}
