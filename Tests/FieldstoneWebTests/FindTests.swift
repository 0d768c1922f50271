import Fieldstone
import Testing

@testable import FieldstoneWeb

@Suite("Searching the rows of a form")
struct FindTests {
  private let browser = Browser(FormSession(Conference(guests: [Conference.Guest(name: "Grace")])))

  /// The rows that were found, each as the row, its title and where it is.
  private func hits() -> [[String]] {
    let start = browser.html.range(of: "<ul class=\"hits card\"")?.upperBound ?? browser.html.endIndex
    let end = browser.html[start...].range(of: "</ul>")?.lowerBound ?? browser.html.endIndex
    let button = /value="show:([^"]*)"><span class="title">([^<]*)<\/span>\n(?:<span class="value">([^<]*)<)?/
    return browser.html[start..<end].matches(of: button).map { match in
      [String(match.1), String(match.2), match.3.map(String.init) ?? ""]
    }
  }

  private func find(_ text: String) async throws {
    browser.fill(":find", text)
    _ = try await browser.press("find")
  }

  @Test("Only a form that offers a search has a box for it, at the top of each of its pages")
  func box() async throws {
    let box = "<div class=\"search find\" role=\"search\"><label class=\"unseen\" for=\"find\">Search</label>"
    #expect(browser.html.components(separatedBy: box).count == 2)
    let (search, heading) = (browser.html.range(of: box), browser.html.range(of: "<h2"))
    #expect(try #require(search).lowerBound < #require(heading).lowerBound)
    #expect(browser.html.contains("<input type=\"search\" id=\"find\" name=\":find\" value=\"\" autocomplete=\"off\""))
    _ = try await browser.press("open:invoice")
    #expect(browser.html.contains(box) && !browser.html.contains("class=\"found\""))
    let other = Browser()
    #expect(!other.html.contains("role=\"search\"") && !other.buttons.contains { $0.value == "find" })
    other.fill(":find", "mail")
    await #expect(throws: WebFormRefusal.self) { try await other.press("update") }
    other.load()
    await #expect(throws: WebFormRefusal.self) { try await other.press("find") }
  }

  @Test("What was found has a heading with the focus, titles, pages and sections; what was typed is kept")
  func found() async throws {
    browser.fill("name", "Ada")
    try await find("nam")
    #expect(browser.page.form.model.name == "Ada" && browser.page.form.facts.failedSubmits == 0)
    #expect(browser.focused == ["<h2 id=\"find:found\" tabindex=\"-1\" autofocus>"])
    #expect(browser.html.contains("autofocus>2 matches.</h2>"))
    #expect(
      browser.html.contains("name=\":find\" value=\"nam\"") && browser.html.contains("describedby=\"find:found\""))
    #expect(
      hits() == [["name", "Name", "You"], ["guests%5B1%5D.name", "Name of the guest", "Guests\u{A0}› Guest 1"]])
    try await find("balc")
    #expect(hits() == [["ticket", "Ticket: Balcony &lt;4&gt;", "You"]])
    try await find("discount code")
    #expect(hits().first == ["code", "Discount code", "Options\u{A0}› Discounts"])
  }

  @Test("A hit opens its page with the focus on the row, and the search is over")
  func jump() async throws {
    try await find("vat")
    browser.fill("name", "Ada")
    _ = try await browser.press("show:invoice.vat")
    #expect(browser.html.contains("<h1>Invoice</h1>") && browser.page.form.model.name == "Ada")
    #expect(browser.focused.count == 1 && browser.focused[0].contains("id=\"row-invoice.vat\""))
    #expect(!browser.html.contains("class=\"found\"") && browser.html.contains("name=\":find\" value=\"\""))
    try await find("ticket")
    _ = try await browser.press("show:ticket")
    #expect(browser.html.contains("<h1>Registration</h1>") && browser.focused[0].contains("id=\"row-ticket\""))
    await #expect(throws: WebFormRefusal.self) { try await browser.press("show:invoice.vat") }
  }

  @Test("A subform that doesn't exist is found, and the button that adds it has the focus")
  func absent() async throws {
    try await find("employer")
    #expect(hits().map(\.first) == ["employer"])
    _ = try await browser.press("show:employer")
    #expect(browser.focused.count == 1 && browser.focused[0].contains("value=\"add:employer\""))
  }

  @Test("Nothing found, nothing searched for, and too long a text")
  func others() async throws {
    try await find("<zebra>")
    #expect(browser.html.contains("autofocus>Nothing found for “&lt;zebra&gt;”.</h2>") && hits().isEmpty)
    try await find(" ")
    #expect(!browser.html.contains("class=\"found\"") && browser.focused.count == 1)
    #expect(browser.focused[0].contains("id=\"find\""))
    try await find(String(repeating: "n", count: 1_001))
    #expect(browser.html.contains("This is too long to search for. Use up to 1,000 characters.</h2>"))
    #expect(hits().isEmpty && browser.html.contains("value=\"nnn"))
    browser.fill("name", "hunter2")
    try await find("hunter2")
    #expect(hits().isEmpty, "Answers aren't searched.")
  }

  @Test("Hidden rows aren't found")
  func hidden() async throws {
    _ = try await browser.press("open:options")
    browser.fill("seats", "5")
    try await find("discount code")
    #expect(hits().isEmpty)
  }

  @Test("Enter updates the page, and searches if another text is in the box; other buttons end the search")
  func enter() async throws {
    #expect(browser.buttons.first?.value == "update")
    browser.fill(":find", "vat")
    _ = try await browser.page.answer(PageFields.encode(browser.fields))
    browser.load()
    #expect(hits().map(\.first) == ["invoice.vat", "employer.vat"] && browser.focused.count == 1)
    #expect(browser.page.form.facts.failedSubmits == 0)
    browser.fill("name", "Ada")
    _ = try await browser.press("update")
    #expect(hits().map(\.first) == ["invoice.vat", "employer.vat"], "What was found stays.")
    #expect(!browser.focused.contains { $0.contains("find:found") })
    _ = try await browser.press("undo")
    #expect(hits().isEmpty && browser.html.contains("name=\":find\" value=\"\""))
    #expect(browser.page.form.model.name == "")
  }

  @Test("Of many rows, the first 20 are listed, and the page says how many there are")
  func many() async throws {
    let guests = (1...30).map { Conference.Guest(name: "Guest \($0)") }
    let browser = Browser(FormSession(Conference(guests: guests)))
    browser.fill(":find", "name of the guest")
    _ = try await browser.press("find")
    #expect(browser.html.contains("20 of 30</h2>"))
    #expect(browser.buttons.count { $0.value.hasPrefix("show:") } == 20)
  }

  @Test("With the script, rows are found while somebody types, and nobody is led away")
  func live() async throws {
    let live = LiveBrowser(FormSession(Conference()))
    let html = try await live.type(":find", "va", "vat")
    #expect(html.contains("value=\"show:invoice.vat\"") && html.contains(">2 matches.</h2>"))
    #expect(!html.contains("autofocus"))
    let answer = try await live.type("name", "Ada")
    #expect(answer.contains("value=\"show:invoice.vat\""), "It stays while an answer is typed.")
    #expect(try await live.press("show:invoice.vat") == "", "Another page is loaded.")
    #expect(live.browser.page.form.page == "invoice" && live.model.name == "Ada")
  }

  @Test("With the script, Return leads to what was found")
  func returned() async throws {
    let live = LiveBrowser(FormSession(Conference()))
    #expect(live.browser.html.contains("dir=\"auto\" data-return=\"find\""))
    _ = try await live.type(":find", "vat")
    #expect(try await live.press("find").contains("<h2 id=\"find:found\" tabindex=\"-1\" autofocus>"))
  }

  private struct Trip: FormModel, Sendable {
    var town = ""
    var day = ""
    static func describe(_ fields: FieldList<Trip>) {
      fields.add(\.town, "town")
      fields.add(\.day, "day")
    }
    static func arrange(_ form: FormBuilder<Trip>) {
      form.searchable()
      form.step("One") { $0.field(\.town) }
      form.step("Two") { $0.field(\.day) }
      form.review()
    }
  }

  @Test("Neither the rows of a review nor the buttons between steps are found")
  func steps() async throws {
    let browser = Browser(FormSession(Trip()))
    for (text, rows) in [("town", ["town"]), ("step", [])] {
      browser.fill(":find", text)
      _ = try await browser.press("find")
      let found = browser.html.matches(of: /value="show:([^"]*)"/).map { String($0.1) }
      #expect(found == rows, "\(text)")
    }
  }

  @Test("A page of the program's own places the box")
  func own() async throws {
    func html() -> String {
      String(decoding: browser.page.fragment { "\($0.search)\($0[\.name])\($0.search)\($0.done)" }, as: UTF8.self)
    }
    let fields = PageFields.fields(of: html())
    #expect(fields.count { $0.name == ":find" } == 1)
    let sent = fields.filter { $0.name != ":find" } + [(":find", "name"), (":do", "find")]
    _ = try await browser.page.answer(PageFields.encode(sent))
    #expect(html().contains("value=\"show:name\""))
  }
}
