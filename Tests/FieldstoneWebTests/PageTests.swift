import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Rows as HTML")
struct PageTests {
  private func main(of session: FormEngine) -> String {
    let context = PageContext(title: "Registration", environment: session.environment, secret: "(secret)")
    context.undo = .common(.undo)
    let page = String(decoding: PageWriter.write(session, context) { _ in "(token)" }, as: UTF8.self)
    return String(page[(page.range(of: "<main>")?.lowerBound ?? page.startIndex)...])
  }

  @Test("Each kind of row has its element, as in Snapshots/pages.html")
  func pages() throws {
    let session = FormSession(Registration())
    session.send(.set("needsInvoice", .flag(true)))
    session.send(.type("email", "ada"))
    session.send(.submit)
    var found = "<!-- The first page, after a submit -->\n" + main(of: session)
    session.send(.open("invoice"))
    found += "<!-- A page below it -->\n" + main(of: session)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/pages.html")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try found.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("There was no snapshot; it has been written.")
      return
    }
    #expect(found == expected)
  }

  @Test("What a form rule says comes before the buttons at the end of the page")
  func formRule() throws {
    let definition = FormDefinition<Address>(
      describe: Address.describe,
      arrange: { form in
        form.field(\.company)
        form.button("Check", "check")
        form.button("Send", .submit)
        form.rule { $0.company == "ACME" ? nil : "Only ACME may come." }
      })
    let session = FormSession(Address(company: "Other"), definition: definition)
    session.send(.submit)
    let page = main(of: session)
    let (field, rule) = try (#require(page.range(of: "name=\"company\"")), #require(page.range(of: "</b>Only ACME")))
    let button = try #require(page.range(of: "value=\"perform:action.check\"") ?? page.range(of: ">Check<"))
    #expect(field.lowerBound < rule.lowerBound && rule.lowerBound < button.lowerBound)
    #expect(page.contains(">Only ACME may come.</a>"), "The summary at the top links to it.")
  }

  @Test("A subform that is nil has no values, on its row and below a disabled form")
  func nilSubform() throws {
    struct Stay: FormModel {
      var nights = 1
      static func describe(_ fields: FieldList<Stay>) { fields.add(\.nights, "nights") }
      static var formTemplate: Stay? { Stay() }
    }
    struct Trip { var stay: Stay? }
    let session = FormSession(Trip(), definition: FormDefinition { $0.add(\.stay, "stay") })
    session.send(.open("stay"))
    session.send(.back)
    #expect(!main(of: session).contains("class=\"value\"></span>"), "Nothing leaves no gap.")
    #expect(main(of: session).contains("<span class=\"value\">None</span>"))
    session.isEnabled = false
    #expect(main(of: session).contains("<dd dir=\"auto\">–</dd>"))
    session.isEnabled = true
    session.send(.set("stay", .flag(true)))
    #expect(main(of: session).contains("<span class=\"value\">1</span>"))
  }

  @Test("Markup in labels and values is text")
  func hostile() throws {
    let session = FormSession(Registration())
    session.send(.type("email", "\"><script>alert(1)</script>"))
    session.send(.type("remarks", "</textarea><b>'&"))
    session.send(.blur("email"))
    let page = String(decoding: WebForm(session, title: "<i>Title</i>").html(), as: UTF8.self)
    #expect(!page.contains("<script"))
    #expect(!page.contains("<i>"))
    #expect(page.contains("value=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
    #expect(page.contains(">\n&lt;/textarea&gt;&lt;b&gt;&#39;&amp;</textarea>"))
    #expect(page.contains("<h1>&lt;i&gt;Title&lt;/i&gt;</h1>"))
  }

  @Test("Invisible characters are escaped in displayed text and kept in editable text")
  func invisible() {
    var writer = HTMLWriter()
    writer.text("a\u{202E}b\u{0}c\u{200B}d\u{7F}e\u{2066}\u{FEFF}é😀\u{200D}")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "a\\u{202E}b\\u{0}c\\u{200B}d\\u{7F}e\\u{2066}\\u{FEFF}é😀\u{200D}")
    writer = HTMLWriter(capacity: 1)
    writer.edited("value", "a\u{202E}\u{0}\r\n")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == " value=\"a\u{202E}\\u{0}&#13;\n\"")
  }

  @Test("A page has one heading, a label for every field, and no script")
  func wholePage() throws {
    let page = String(decoding: WebForm(FormSession(Registration()), title: "Registration").html(), as: UTF8.self)
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\" dir=\"ltr\">"))
    #expect(page.matches(of: /<h1>/).count == 1)
    #expect(page.contains("<h2 id=\"row-account\">Account</h2>") || page.contains(">Account</h2>"))
    #expect(!page.contains("<script") && !page.contains(" on") && !page.contains("src="))
    for match in page.matches(
      of: /<(?:input type="(?:text|email|password|checkbox|radio)"|select|textarea)[^>]* id="([^"]*)"/)
    {
      #expect(page.contains("<label for=\"\(match.1)\">"), "\(match.1)")
    }
    #expect(
      page.matches(of: /<(section|div|form|main|fieldset)[ >]/).count
        == page.matches(of: /<\/(section|div|form|main|fieldset)>/).count)
  }
}
