import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

private struct Team: FormModel {
  struct Member: FormModel {
    var name = ""
    var tasks: [String] = []
    var secret = ""

    static func describe(_ fields: FieldList<Member>) {
      fields.add(\.name, "name")
      fields.add(\.tasks, "tasks").sortable().elementTitle("Task").adding("Add a task")
      fields.add(\.secret, "secret").control(.secure(isNew: false))
    }
    static var formTemplate: Member? { Member() }
  }

  var members = [Member(name: "Ada", tasks: ["Loops"])]
  var rooms = [Member(name: "Attic")]
  var motto = ""

  static func describe(_ fields: FieldList<Team>) {
    fields.add(\.members, "members").inline().elementTitle("Member").adding("Add a member")
    fields.add(\.rooms, "rooms").inline().closed().elementTitle("Room")
    fields.add(\.motto, "motto")
  }
  static func arrange(_ form: FormBuilder<Team>) {
    form.section("People") { form in
      form.field(\.members)
      form.field(\.rooms)
    }
  }
  static var formTemplate: Team? { Team() }
}

@Suite("Collections in sections and in elements")
struct CollectionNestingTests {
  private let browser = Browser(FormSession(Team()))

  @Test("Headings go down by one level for each collection and each element")
  func headings() {
    let found = browser.html.matches(of: /<h(\d)[^>]*>([^<]*)</).map { "\($0.1) \($0.2)" }
    #expect(
      found == [
        "1 Registration", "2 People", "3 Members", "4 Member 1: Ada", "5 Tasks", "3 Rooms", "4 Room 1: Attic",
        "5 Tasks",
      ])
  }

  @Test("Each container ends where it should, with or without a row that adds an element")
  func containers() throws {
    for tag in ["div", "li", "ol", "section"] {
      let (begins, ends) = (try Regex("<\(tag)[ >]"), try Regex("</\(tag)>"))
      #expect(browser.html.matches(of: begins).count == browser.html.matches(of: ends).count)
    }
    #expect(!browser.html.contains("value=\"new:rooms\"") && !browser.html.contains("Remove Room 1"))
    let motto = try #require(browser.html.range(of: "name=\"motto\""))
    let rest = browser.html[..<motto.lowerBound]
    #expect(rest.matches(of: /<ol[ ]/).count == rest.matches(of: /<\/ol>/).count, "It is in no collection.")
  }

  @Test("An element in an element is added where its button is, and called by its position there")
  func inner() async throws {
    let inner = try #require(browser.buttons.first { $0.title == "Add a task" }?.value)
    _ = try await browser.press(inner)
    #expect(browser.page.form.model.members.map(\.tasks.count) == [2])
    #expect(browser.html.contains(">Task 2</label>"))
    let up = try #require(browser.buttons.first { $0.value.hasPrefix("up:") }?.value)
    _ = try await browser.press(up)
    #expect(browser.page.form.model.members[0].tasks == ["", "Loops"])
  }

  @Test("A new element has no secret answer that could be kept")
  func secret() async throws {
    let adding = try #require(browser.buttons.first { $0.title == "Add a member" }?.value)
    _ = try await browser.press(adding)
    #expect(browser.page.form.model.members.count == 2 && !browser.html.contains("Saved. Leave blank to keep it."))
  }
}
