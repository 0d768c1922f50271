import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Links to elements, and buttons that add one, with content of the program's own")
struct OwnElementTests {
  struct Banner: WebFormControl {
    func html(_ row: FormRow, _ field: WebFormField) -> String { "<i>\(WebFormField.escaped(row.title))!</i>" }
  }

  private let browser = Browser(Party.full)
  private var shown: Int { browser.html.components(separatedBy: "<span class=\"program\"><i>").count - 1 }

  @Test("The program's HTML is in the buttons, which still do what they do; elements on the page stay as they are")
  func kinds() async throws {
    browser.page.parts.present(.rows(.element)) { _ in Banner() }
    browser.page.parts.present(.rows(.add)) { _ in Banner() }
    browser.load()
    #expect(shown == 4, "The trip, and the buttons of three lists.")
    #expect(browser.html.contains("<i>Add a trip!</i></span>\n</button>"))
    #expect(browser.html.matches(of: /<h3 [^>]*>Guest ([^<]*)</).count == 2)
    _ = try await browser.press("new:trips")
    #expect(browser.html.contains("<h1>Trip 2</h1>"))
    _ = try await browser.press("back")
    #expect(shown == 5)
  }

  @Test("One button is meant by its id; the id of a list stands for the fields in it")
  func ids() {
    browser.page.parts.present(.row("trips[+]")) { _ in Banner() }
    browser.load()
    #expect(shown == 1 && browser.html.contains("<i>Add a trip!</i></span>\n</button>"))
    browser.page.parts.present(.row("guests")) { _ in nil }
    browser.page.parts.present(.everything) { _ in nil }
    browser.load()
    #expect(shown == 1)
  }
}
