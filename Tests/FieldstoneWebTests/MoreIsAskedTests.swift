import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Done on a page whose answers lead to more questions")
struct MoreIsAskedTests {
  @Form
  struct Order: Codable {
    var delivery = Delivery()
    static func arrange(_ form: FormBuilder<Order>) { form.remainingFields() }
  }

  @Form
  struct Delivery: Codable {
    var isDelivered = false
    @Field(.required) var street = ""
    var floor: Int?

    static func arrange(_ form: FormBuilder<Delivery>) {
      form.remainingFields()
      form[\.street].visible { $0.isDelivered }
      form[\.floor].visible { !$0.street.isEmpty }
    }
  }

  @Test("It stays for a new required question, which it names, and goes back after that")
  func stays() async throws {
    let browser = Browser(FormSession(Order()))
    _ = try await browser.press("open:delivery")
    browser.fill("delivery.isDelivered", "on")
    _ = try await browser.press("back")
    #expect(browser.html.contains("<h1>Delivery</h1>") && browser.html.contains("A few more questions"))
    #expect(browser.html.contains("<a href=\"#row-delivery.street\">Street</a>"))
    browser.fill("delivery.street", "High Street")
    _ = try await browser.press("back")
    #expect(browser.html.contains("<h1>Registration</h1>"), "A question that may stay empty keeps nobody.")
    #expect(browser.page.form.model.delivery.street == "High Street")
  }
}
