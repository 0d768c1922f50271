import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Looks on pages")
struct LookPageTests {
  struct Order: FormModel {
    var name = ""
    var town = "Bath"
    var note = ""
    var seats: Int? = 2
    var isSent = false
    var invoice = Invoice()
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.name, "name").required()
      fields.add(\.town, "town").placeholder("Where you live")
      fields.add(\.note, "note").longText()
      fields.add(\.seats, "seats").stepper(1...5)
      fields.add(\.isSent, "isSent")
      fields.add(\.invoice, "invoice")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.section("You", id: "you") { $0.fields(\.name, \.town, \.note, \.seats, \.isSent) }
      form.field(\.invoice)
      form.button("Send <now>", .submit)
    }
  }
  struct Invoice: FormModel {
    var vat = ""
    static func describe(_ fields: FieldList<Invoice>) { fields.add(\.vat, "vat") }
    static var formTemplate: Invoice? { Invoice() }
  }

  /// The smallest GIF.
  private static let picture = FormImage(
    bytes: Array("GIF89a".utf8) + [
      1, 0, 1, 0, 0x80, 0, 0, 255, 255, 255, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B,
    ])

  private let browser = Browser(FormSession(Order()))

  private func html(_ change: (inout FormTheme) -> Void) -> String {
    var theme = FormTheme()
    change(&theme)
    browser.page.formTheme = theme
    browser.load()
    return browser.html
  }

  private func count(_ text: String, in html: String) -> Int { html.components(separatedBy: text).count - 1 }

  @Test("Without a theme, pages are what they were: one style sheet, and none of what themes add")
  func standard() {
    #expect(count("<style>", in: browser.html) == 1 && browser.page.themeStyles.isEmpty)
    for added in ["floats", "page-head", "page-foot", "legend\"", "mark star", " placeholder=\" \""] {
      #expect(!browser.html.contains(added), "\(added)")
    }
    let before = browser.html
    browser.page.formTheme = .columns
    browser.page.formTheme = .standard
    browser.load()
    #expect(count("<style>", in: browser.html) == 1 && browser.html.utf8.count == before.utf8.count)
  }

  @Test(
    "A look is a style sheet of its own, written once, small, and without an attribute of style",
    arguments: [FormTheme.floatingLabels, .columns, .insetGroups])
  func sheets(theme: FormTheme) {
    browser.page.formTheme = theme
    browser.load()
    #expect(count("<style>", in: browser.html) == 2 && browser.html.contains("<style>\(browser.page.themeStyles)"))
    #expect(browser.page.themeStyles.utf8.count < 5_000, "\(browser.page.themeStyles.utf8.count)")
    #expect(!browser.html.contains(" style=") && browser.page.themeStylesDigest.hasPrefix("'sha256-"))
    // Braces are in pairs, or a browser would drop what follows.
    #expect(count("{", in: browser.page.themeStyles) == count("}", in: browser.page.themeStyles))
    let accent = theme.colors.accent
    #expect(browser.page.themeStyles.contains("--accent:\(accent.light.hexadecimal)"))
    #expect(browser.page.themeStyles.contains("--accent:\(accent.dark.hexadecimal)"))
  }

  @Test("Each part of a theme changes the style sheet")
  func parts() {
    let changes: [(String, (inout FormTheme) -> Void)] = [
      (".row{padding-block:.35rem}", { $0.density = .compact }),
      (".row{padding-block:1.15rem}", { $0.density = .spacious }),
      ("--gap:min(2.0rem,6vw)", { $0.insets = FormTheme.Insets(horizontal: 32, vertical: 8) }),
      ("border:1px solid var(--edge)", { $0.groups = .boxed }),
      (".card,.card .link{background:none}", { $0.groups = .plain }),
      ("border-top:0}", { $0.separators = .none }), ("inset-inline:var(--gap) 0", { $0.separators = .inset }),
      ("border-radius:1.25rem", { $0.radius = 20 }),
      ("grid-template-columns:minmax(7rem,2fr) 3fr", { $0.labels = .beside }),
      (":placeholder-shown:not(:focus)", { $0.labels = .floating }), ("border-inline-start:0", { $0.issues = .text }),
      ("background:var(--error-wash)", { $0.issues = .filled }), ("min-height:3.0rem", { $0.height = .constant(48) }),
      ("animation:none!important", { $0.motion = .none }),
    ]
    for (part, change) in changes {
      #expect(html(change).contains("<style>") && browser.page.themeStyles.contains(part), "\(part)")
    }
    // What isn't a number doesn't get into the style sheet.
    _ = html { $0.radius = .nan }
    #expect(browser.page.themeStyles.contains("border-radius:0.0rem"))
  }

  @Test("The mark of a link is in the middle of its lines, however high they are, with help below or without")
  func chevrons() throws {
    let sheet = WebForm<Conference>.stylesheet
    #expect(sheet.contains("inset-block:0;margin-block:auto;width:.5rem;height:.5rem"))
    #expect(sheet.contains(".link:has(+.help)::after{inset-block-start:calc(var(--above) - .2rem)}"))
    for (distance, density) in [(".55rem", FormTheme.Density.compact), ("1.25rem", .spacious)] {
      _ = html { $0.density = density }
      #expect(browser.page.themeStyles.contains(".link{--above:\(distance)}"))
    }
  }

  @Test("A unit in a floating field is at its end, beside the label while that is over the field")
  func unit() throws {
    let sheet = try #require(PageLook(.floatingLabels).styles?.text)
    #expect(sheet.contains(".floats input{max-width:none}"))
    let empty = ".floats:has([placeholder=\" \"]:placeholder-shown:not(:focus))"
    #expect(sheet.contains("\(empty) .measured>span{transform:translateY(-.45rem)}"))
  }

  @Test("Nothing moves for people who want it so")
  func motion() throws {
    let sheet = try #require(PageLook(.floatingLabels).styles?.text)
    let moving = sheet.split(separator: "\n").filter { $0.contains("transition:") }
    #expect(!moving.isEmpty && moving.allSatisfy { $0.hasPrefix("@media(prefers-reduced-motion:no-preference)") })
  }

  @Test(
    "Whatever the look, what can be pressed is at least 44 pixels high, and a button as wide",
    arguments: [FormTheme.floatingLabels, .columns, .insetGroups])
  func targets(_ theme: FormTheme) {
    var theme = theme
    for density in [FormTheme.Density.compact, .regular, .spacious] {
      theme.density = density
      let sheet = PageLook(theme).styles?.text ?? ""
      let heights = sheet.matches(of: /min-height:([0-9.]+)rem/).compactMap { Double($0.1) }
      #expect(heights.allSatisfy { $0 >= 2.75 }, "\(density): \(heights)")
    }
    #expect(
      WebForm<Conference>.stylesheet.contains(
        "button{font:inherit;font-weight:600;min-height:2.75rem;min-width:2.75rem;"))
  }

  @Test("Labels of texts float: an empty field has a placeholder that can be seen through, others keep theirs")
  func floating() {
    let html = html { $0.labels = .floating }
    // The text, the two lines; the number has buttons beside it.
    #expect(count("class=\"row floats\"", in: html) == 3)
    #expect(count(" placeholder=\" \"", in: html) == 3 && html.contains("placeholder=\"Where you live\""))
    #expect(!self.html { $0.labels = .above }.contains("floats"))
  }

  @Test("A box with a floating label shows the focus also in browsers that don't know the relational selector")
  func focus() throws {
    let rules = try #require(PageLook(.floatingLabels).styles?.text).split(separator: "\n")
    let shows = try #require(rules.firstIndex { $0.hasPrefix(".floats:focus-within::before{outline:3px solid") })
    let hides = try #require(rules.firstIndex { $0.hasSuffix("::before{outline:0}") })
    #expect(shows < hides && rules[hides].hasPrefix(".floats:not(:has(>:focus-visible"))
    #expect(!rules[shows].contains(":has("))
  }

  @Test("The marks are those of the theme, and a star is explained")
  func marks() {
    let star = html { $0.marks = .star }
    #expect(count("<span class=\"mark star\" aria-hidden=\"true\">*</span>", in: star) == 1)
    #expect(star.contains("<p class=\"legend\" aria-hidden=\"true\">* required</p>"))
    #expect(star.contains("aria-required=\"true\""))
    #expect(html { $0.marks = .word }.contains("aria-hidden=\"true\">required</span>"))
    #expect(count("class=\"mark\">optional</span>", in: html { $0.marks = .onlyOptional }) == 3)
    let none = html { $0.marks = .none }
    #expect(!none.contains("class=\"mark") && none.contains("aria-required=\"true\""))
  }

  @Test("A picture is above each page, and a text below it")
  func ends() async throws {
    var theme = FormTheme()
    theme.header = FormTheme.Header(Self.picture, description: "Our <house>")
    theme.footer = "Ask us: 1 < 2."
    browser.page.formTheme = theme
    browser.load()
    func check() {
      #expect(browser.html.contains("<div class=\"page-head\"><img src=\"data:image/gif;base64,"))
      #expect(browser.html.contains("alt=\"Our &lt;house>\"") || browser.html.contains("alt=\"Our &lt;house&gt;\""))
      #expect(browser.html.contains("<p class=\"page-foot\">Ask us: 1 &lt; 2.</p>"))
    }
    check()
    _ = try await browser.press("open:invoice")
    #expect(browser.page.form.page.path == "invoice")
    check()
    let fragment = String(decoding: browser.page.fragment(), as: UTF8.self)
    #expect(fragment.contains("page-head") && fragment.contains("page-foot"))
  }

  @Test("A program shows issues its own way; screen readers find them at the field")
  func issues() async throws {
    browser.page.parts.presentIssues(.everything) { row in
      "<em>\(row.issues.map { WebFormField.escaped($0.text) }.joined())</em>"
    }
    browser.page.parts.presentIssues(.row("seats")) { _ in "<u>Seats!</u>" }
    browser.fill("seats", "9")
    _ = try await browser.press("submit")
    #expect(browser.html.contains("<div id=\"row-name:issues\"><em>"))
    #expect(browser.html.contains("aria-describedby=\"row-name:issues\""))
    #expect(browser.html.contains("row-seats:issues\"><u>Seats!</u>"), "The more specific one decides.")
    #expect(browser.page.form.row("name")?.issues.isEmpty == false)
  }

  struct Banner: WebFormControl {
    func html(_ row: FormRow, _ field: WebFormField) -> String { "<i>\(WebFormField.escaped(row.title))!</i>" }
  }

  @Test("A program shows what is in buttons and links; they still do what they do")
  func buttons() async throws {
    browser.page.parts.present(.rows(.action)) { _ in Banner() }
    browser.page.parts.present(.rows(.link)) { _ in Banner() }
    // The id of a subform stands for the fields in it.
    browser.page.parts.present(.row("invoice")) { _ in nil }
    browser.load()
    #expect(browser.html.contains("<span class=\"program\"><i>Send &lt;now&gt;!</i></span>"))
    #expect(browser.html.contains("<span class=\"program\"><i>Invoice!</i></span>"))
    let send = try #require(browser.page.form.rows.first { $0.kind == .action })
    #expect(browser.html.contains("value=\"perform:\(send.id.path)\""))
    _ = try await browser.press("open:invoice")
    #expect(browser.page.form.page.path == "invoice")
    _ = try await browser.press("back")
    browser.fill("name", "Ada")
    guard case .submitted = try await browser.press("perform:\(send.id.path)") else {
      Issue.record("It was not submitted.")
      return
    }
  }

  @Test("A site changes its look while it serves: pages have it from then on, and the policy allows it")
  func site() async throws {
    let site = WebFormSite { FormSession(Order()) }
    func load() async throws -> (html: String, policy: String) {
      let response = await site.respond(WebFormRequest(method: "GET", path: "/", headers: [], body: []))
      let policy = try #require(response.headers.first { $0.name == "Content-Security-Policy" }?.value)
      return (String(decoding: response.body, as: UTF8.self), policy)
    }
    let first = try await load()
    #expect(!first.html.contains("floats") && count("sha256-", in: first.policy) == 2)
    site.formTheme = .floatingLabels
    let page = WebForm(FormSession(Order()))
    page.formTheme = .floatingLabels
    let second = try await load()
    #expect(second.html.contains("<style>\(page.themeStyles)</style>"))
    #expect(second.policy.contains(page.themeStylesDigest) && second.html.contains("row floats"))
    // A message has the look of the site, too.
    let missing = await site.respond(WebFormRequest(method: "GET", path: "/nowhere", headers: [], body: []))
    #expect(String(decoding: missing.body, as: UTF8.self).contains("<style>\(page.themeStyles)</style>"))
    site.formTheme = .standard
    let third = try await load()
    #expect(count("<style>", in: third.html) == 1)
    #expect(third.policy.contains(page.themeStylesDigest), "A page may have been on its way.")
  }

  @Test("Rows that are kept from the last page are written anew where their markup depends on the theme")
  func keptRows() {
    browser.page.keptRowBytes = 1_000_000
    browser.load()
    browser.load()
    #expect(html { $0.marks = .star }.contains("star"))
    #expect(html { $0.labels = .floating }.contains("row floats"))
    #expect(!html { _ in }.contains("row floats"))
  }
}
