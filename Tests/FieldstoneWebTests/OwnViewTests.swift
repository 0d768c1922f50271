import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Headings, footers and texts of the program's own, on pages")
struct OwnViewTests {
  struct Order: FormModel {
    var seats = 2
    var name = ""
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats")
      fields.add(\.name, "name")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.text("Book <b>.", id: "top")
      form.section("Seats", footer: "Row A is in front.", id: "hall") { $0.field(\.seats) }
      form.section(footer: "We tell nobody.", id: "you") {
        $0.section("Inner", id: "inner") { $0.field(\.name) }
      }
      form.markdown("Made **by hand**", id: "end")
    }
  }

  struct Banner: WebFormControl {
    let element: String
    func html(_ row: FormRow, _ field: WebFormField) -> String {
      "<\(element) class=\"ours\">\(WebFormField.escaped(row.title))</\(element)>"
    }
  }

  private let browser = Browser(FormSession(Order()))

  @Test("The program's HTML is in the place of the text, and a section has its heading as its name")
  func html() async throws {
    browser.load()
    #expect(browser.html.contains("<h2 id=\"row-hall\">Seats</h2>") && !browser.html.contains("ours"))
    browser.page.parts.present(.heading("hall")) { _ in Banner(element: "h2") }
    browser.page.parts.present(.footer("hall")) { _ in Banner(element: "small") }
    browser.page.parts.present(.row("top")) { _ in Banner(element: "header") }
    browser.page.parts.present(.rows(.content)) { _ in Banner(element: "footer") }
    browser.load()
    for shown in [
      "aria-labelledby=\"row-hall\"",
      "<div class=\"heading\" id=\"row-hall\"><h2 class=\"ours\">Seats</h2></div>",
      "<div class=\"footer\" id=\"row-hall.footer\"><small class=\"ours\">Row A is in front.</small></div>",
      "<div class=\"row own\" id=\"row-top\"><header class=\"ours\">Book &lt;b&gt;.</header></div>",
      "<footer class=\"ours\">Made by hand</footer>", "<p class=\"footer\">We tell nobody.</p>", ">Inner</h3>",
    ] {
      #expect(browser.html.contains(shown), "\(shown)")
    }
    #expect(!browser.html.contains("<strong>by hand"))
    browser.fill("seats", "3")
    _ = try await browser.press("update")
    #expect(browser.page.form.model.seats == 3)
  }

  @Test("A section without a title, and one in another, can have a heading of the program's own, too")
  func headings() {
    browser.page.parts.present(.rows(.header)) { row in Banner(element: row.depth == 0 ? "h2" : "h3") }
    browser.load()
    #expect(browser.html.contains("<div class=\"heading\" id=\"row-you\"><h2 class=\"ours\"></h2></div>"))
    #expect(browser.html.contains("<div class=\"heading\" id=\"row-inner\"><h3 class=\"ours\">Inner</h3></div>"))
  }

  @Test("A view of a section's fields is not one of its heading, and one of everything is none of its texts")
  func fieldsOnly() {
    browser.page.parts.present(.row("hall")) { _ in Banner(element: "b") }
    browser.page.parts.present(.everything) { _ in Banner(element: "i") }
    browser.load()
    #expect(browser.html.contains("<h2 id=\"row-hall\">Seats</h2>") && browser.html.contains("Book &lt;b&gt;.</p>"))
    #expect(browser.html.contains("<b class=\"ours\">Seats</b>") && browser.html.contains("<i class=\"ours\">Name</i>"))
  }
}
