import Fieldstone
import FieldstoneTesting
import Testing

@testable import FieldstoneWeb

@Suite("Hostile and malformed requests")
struct AdversaryTests {
  /// A random number generator with the same sequence in every run (SplitMix64, Steele, Lea and Flood 2014).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  @Test("Corrupted bodies are either refused without changes or accepted", arguments: 0..<8)
  func wrongBytes(_ seed: UInt64) async throws {
    var numbers = Numbers(state: seed)
    let browser = Browser()
    var refused = 0
    for _ in 0..<150 {
      browser.load()
      var body = PageFields.encode(
        browser.fields + [(":do", ["submit", "update", "undo", "open:invoice"].randomElement(using: &numbers)!)])
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<body.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: body[place] = UInt8.random(in: 0...255, using: &numbers)
        case 1: body.remove(at: place)
        default: body.insert(contentsOf: Array("&%=+;\0é".utf8).shuffled(using: &numbers), at: place)
        }
      }
      let before = browser.page.form.snapshot
      do {
        _ = try await browser.page.answer(body)
      } catch {
        #expect(error is WebFormRefusal)
        #expect(browser.page.form.snapshot == before)
        refused += 1
      }
    }
    #expect(refused > 20)
  }

  @Test("Changes from two tabs are both accepted, and neither reverts the other's")
  func twoTabs() async throws {
    let browser = Browser()
    let other = browser.fields
    browser.fill("seats", "3")
    browser.fill("needsInvoice", "on")
    _ = try await browser.press("update")
    _ = try await browser.press("open:invoice")
    // The other tab still shows the first version of the page.
    browser.fields = other
    browser.fill("email", "ada@example.org")
    _ = try await browser.press("update")
    let model = browser.page.form.model
    #expect(model.seats == 3 && model.needsInvoice && model.email == "ada@example.org")
    #expect(browser.page.form.page == .root)
  }

  @Test("An older page is checked as it was rendered, and buttons that no longer exist do nothing")
  func backButton() async throws {
    let browser = Browser()
    browser.fill("needsInvoice", "on")
    _ = try await browser.press("update")
    let withInvoice = browser.fields
    browser.fill("needsInvoice", nil)
    _ = try await browser.press("update")
    browser.fields = withInvoice
    _ = try await browser.press("open:invoice")
    #expect(browser.page.form.page == .root)
    #expect(!browser.page.form.model.needsInvoice)
  }

  @Test("Ten thousand fields are rendered, sent and accepted")
  func manyFields() async throws {
    let count = 10_000
    let definition = FormDefinition<[String]> { fields in
      for i in 0..<count { fields.add("f\(i)", get: { $0[i] }, set: { $0[i] = $1 }) }
    }
    let form = FormSession(Array(repeating: "", count: count), definition: definition)
    let page = WebForm(form)
    let html = String(decoding: page.html(), as: UTF8.self)
    func own(_ name: String) throws -> String {
      let start = try #require(html.range(of: "name=\"\(name)\" value=\"")).upperBound
      return String(html[start...].prefix { $0 != "\"" })
    }
    var body = ":csrf=\(try own(":csrf"))&:page=\(try own(":page"))&:do=submit"
    for i in 0..<count { body += "&f\(i)=x\(i)" }
    let model = try #require(try await page.answer(Array(body.utf8)).model)
    #expect(model == (0..<count).map { "x\($0)" })
  }

  @Test("Hostile titles, options and values stay plain text")
  func hostileTitles() {
    let evil = "</title></style><script>alert(1)</script>\" onfocus=\"alert(1)\u{202E}\0"
    let definition = FormDefinition<[String]> { fields in
      fields.add("\" onclick=\"x", get: { $0[0] }, set: { $0[0] = $1 })
        .title(FormString(verbatim: evil)).help(FormString(verbatim: evil))
    }
    let form = FormSession([evil], definition: definition)
    let page = String(decoding: WebForm(form, title: evil).html(), as: UTF8.self)
    #expect(!page.contains("<script") && !page.contains("\" onfocus") && !page.contains("\" onclick"))
    #expect(page.matches(of: /<\/style>/).count == 1)
    #expect(page.matches(of: /<\/title>/).count == 1)
  }
}
