import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

/// A person with persons below: elements of the same title are in one another.
private struct Person: FormModel {
  var name = "Ada"
  var reports: [Person] = []

  static func describe(_ fields: FieldList<Person>) {
    fields.add(\.name, "name").required()
    fields.add(\.reports, "reports").elementTitle("Person").adding("Add a person").sortable()
  }
  static var formTemplate: Person? { Person(name: "") }
}

@Suite("Elements of the same title in one another")
struct PersonsTests {
  private let browser = Browser(
    FormSession(Person(reports: [Person(name: "", reports: [Person(name: "")]), Person(name: "Lin")])))

  private var summary: [String] {
    let start = browser.html.range(of: "id=\"summary\"")?.upperBound ?? browser.html.endIndex
    let end = browser.html[start...].range(of: "</ul>")?.lowerBound ?? browser.html.endIndex
    return browser.html[start..<end].matches(of: /<li><(?:a|button)[^>]*>([^<]*)</).map { String($0.1) }
  }

  private func press(_ prefix: String) async throws {
    let value = try #require(browser.buttons.map(\.value).first { $0.hasPrefix(prefix) })
    _ = try await browser.press(value)
  }

  @Test("The summary names all elements that lead to a row, from whatever page")
  func trail() async throws {
    _ = try await browser.press("submit")
    let required = "This field is required."
    #expect(browser.html.contains("<h1>Person 1</h1>"), "The page of the first error opens.")
    #expect(summary == ["Name: \(required)", "Person 1\u{A0}› Person 1\u{A0}› Name: \(required)"])
    _ = try await browser.press("back")
    #expect(summary == ["Person 1\u{A0}› Name: \(required)", "Person 1\u{A0}› Person 1\u{A0}› Name: \(required)"])
    for _ in 0..<2 { try await press("open:reports") }
    #expect(summary == ["Name: \(required)", "Person 1\u{A0}› Name: \(required)"])
    #expect(browser.html.contains("Person 1\u{A0}› <span aria-current=\"page\">Person 1</span>"))
  }

  @Test("Undo names the whole way to an answer on another page")
  func undo() async throws {
    for _ in 0..<2 { try await press("open:reports") }
    let name = try #require(browser.fields.first { $0.name.hasSuffix(".name") }?.name)
    browser.fill(name, "Grace")
    for _ in 0..<2 { _ = try await browser.press("back") }
    #expect(browser.html.contains("<h1>Registration</h1>"))
    #expect(browser.html.contains(">Undo: Name (Person 1\u{A0}› Person 1)</button>"))
  }

  @Test("The buttons of a page for its own element don't have the name of an element on the page")
  func buttons() async throws {
    try await press("open:reports")
    func named(_ words: String) -> Int {
      browser.html.matches(of: /<button [^>]*>(?:<span[^>]*>)?[^<]*</).count { $0.output.contains(words) }
    }
    #expect(named("Remove Person 1") == 1, "The one below.")
    #expect(named("Remove this entry") == 1 && named("Duplicate this entry") == 1 && named("Move this entry down") == 1)
  }
}
