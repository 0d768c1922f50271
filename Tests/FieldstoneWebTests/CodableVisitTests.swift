import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A program with sessions of its own keeps a visit and a draft between two requests, as a handler does.
@Suite("Visits that are encoded between requests")
struct CodableVisitTests {
  /// What is kept between two requests.
  private struct Kept {
    var visit: Data
    var draft: FormSnapshot

    init(_ page: WebForm<Party>) throws {
      visit = try JSONEncoder().encode(page.visit)
      draft = page.form.snapshot
    }

    func page() throws -> WebForm<Party> {
      let form = FormSession(Party.full)
      try form.restore(draft)
      return WebForm(form, visit: try JSONDecoder().decode(WebFormVisit.self, from: visit))
    }
  }

  @Test("A page can be sent to a visit that was encoded; sent twice, it adds one element")
  func goesOn() async throws {
    let browser = Browser(Party.full)
    var kept = try Kept(browser.page)
    let add = try #require(browser.intent("Add a guest"))
    browser.fill("host", "Lin")
    let body = PageFields.encode(browser.fields + [(":do", add)])
    for _ in 0..<2 {
      let page = try kept.page()
      _ = try await page.answer(body)
      #expect(page.form.model.host == "Lin" && page.form.model.guests.map(\.name) == ["Grace", "Mary", ""])
      kept = try Kept(page)
    }
    // The next page has another id for a new element, and can be sent, too.
    let page = try kept.page()
    let next = PageFields.fields(of: String(decoding: page.html(), as: UTF8.self))
    let name = try #require(next.last { $0.name.hasSuffix(".name") }).name
    kept = try Kept(page)
    let last = try kept.page()
    _ = try await last.answer(
      PageFields.encode(next.filter { $0.name != name } + [(name, "Ida"), (":do", "update")]))
    #expect(last.form.model.guests.map(\.name) == ["Grace", "Mary", "Ida"])
  }

  @Test("Secret answers and steps to undo are left out")
  func leftOut() async throws {
    let browser = Browser(Party.full)
    let pin = try #require(browser.fields.first { $0.name.hasSuffix(".pin") }).name
    browser.fill(pin, "tuesday-7")
    browser.fill("host", "Lin")
    _ = try await browser.press("update")
    #expect(browser.page.visit.canUndo && !browser.page.visit.secrets.isEmpty)
    let kept = try Kept(browser.page)
    #expect(!String(decoding: kept.visit, as: UTF8.self).contains("tuesday-7"))
    let page = try kept.page()
    #expect(!page.visit.canUndo && page.visit.secrets.isEmpty && page.form.model.host == "Lin")
  }

  @Test("A visit of another version of the format, or an incomplete one, is refused with a reason")
  func refused() throws {
    let visit = String(decoding: try JSONEncoder().encode(WebFormVisit()), as: UTF8.self)
    #expect(visit.contains("\"version\":2"))
    let later = visit.replacing("\"version\":2", with: "\"version\":3")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WebFormVisit.self, from: Data(later.utf8))
    }
    #expect(
      "\(try #require(error))".contains("The visit has version 3 of the format; this library reads version 2."))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(WebFormVisit.self, from: Data("{}".utf8)) }
    for (name, number) in [("last", Int.max), ("lastToken", Int.max), ("lastToken", -1), ("bytes", Int.min)] {
      let changed = visit.replacing("\"\(name)\":0", with: "\"\(name)\":\(number)")
      #expect(changed != visit)
      #expect(throws: DecodingError.self, "\(name)") {
        try JSONDecoder().decode(WebFormVisit.self, from: Data(changed.utf8))
      }
    }
  }
}
