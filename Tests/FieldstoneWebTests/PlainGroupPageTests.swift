import Fieldstone
import Testing

@testable import FieldstoneWeb

@Form
private struct Passport {
  var name = "Ada"
  var number = "C1"
  var nested = "N"
  var last = "Z"

  static func arrange(_ form: FormBuilder<Passport>) {
    form.section("Boxed") { $0.section("Inside", style: .plain) { $0.field(\.nested) } }
    form.section("Bare", style: .plain) { $0.field(\.number) }
    form.section(id: "untitled", style: .plain) { $0.field(\.last) }
    form.field(\.name)
  }
}

@Suite("Plain groups on pages")
struct PlainGroupPageTests {
  /// The classes of the cards and groups around a text, outermost first.
  private func looks(around text: String, in html: String) -> [String] {
    guard let place = html.range(of: text) else { return [] }
    var open: [String] = []
    for tag in html[..<place.lowerBound].matches(of: /<(\/?)div([^>]*)>/) {
      if tag.output.1.isEmpty {
        open.append(tag.output.2.firstMatch(of: /class="([^"]*)"/).map { String($0.output.1) } ?? "")
      } else {
        open.removeLast()
      }
    }
    return open.filter { $0.hasPrefix("card") || $0.hasPrefix("nested") }
  }

  @Test("Plain groups have a look of their own, with and without a heading, and in another group")
  func look() {
    let html = String(decoding: WebForm(FormSession(Passport())).html(), as: UTF8.self)
    #expect(looks(around: "value=\"C1\"", in: html) == ["card bare"])
    #expect(looks(around: "value=\"Z\"", in: html) == ["card bare"])
    #expect(looks(around: "value=\"Ada\"", in: html) == ["card"])
    #expect(looks(around: "value=\"N\"", in: html) == ["card", "nested"])
  }

  @Test("The rows as data say which sections are plain")
  func data() throws {
    let page = try #require(WebForm(FormSession(Passport())).data())
    let plain = page.rows.filter { $0.groupStyle == "plain" }.map(\.title)
    #expect(plain == ["Inside", "Bare", ""])
  }
}
