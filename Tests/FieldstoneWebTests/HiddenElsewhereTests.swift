import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Answers to questions that another tab has hidden")
struct HiddenElsewhereTests {
  @Form
  struct Delivery: Codable {
    var isDelivered = false
    var street = ""
    @Field(.password) var code = ""
    var remark = ""

    static func arrange(_ form: FormBuilder<Delivery>) {
      form.remainingFields()
      form[\.street].visible { $0.isDelivered }
      form[\.code].visible { $0.isDelivered }
    }
  }

  @Test("They are shown again, without secrets, and the rest of the page is taken")
  func lost() async throws {
    let browser = Browser(FormSession(Delivery()))
    browser.fill("isDelivered", "on")
    _ = try await browser.press("update")
    var old = browser.fields
    browser.fill("isDelivered", nil)
    _ = try await browser.press("update")
    #expect(!browser.page.form.model.isDelivered && !browser.html.contains("answers"))
    for (name, value) in [("street", "High Street"), ("code", "1234"), ("remark", "Ring twice")] {
      old.removeAll { $0.name == name }
      old.append((name, value))
    }
    _ = try await browser.page.answer(PageFields.encode(old + [(":do", "submit")]))
    browser.load()
    #expect(!browser.page.form.facts.isSubmitted && browser.page.form.model.remark == "Ring twice")
    #expect(browser.html.contains("<li>Street: High Street</li>") && browser.html.contains("<li>Code</li>"))
    #expect(!browser.html.contains("1234") && browser.html.contains("id=\"refusal\""))
  }
}
