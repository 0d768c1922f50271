import ConformanceModels
import Fieldstone
import Foundation
import Testing

@testable import FieldstoneWeb

@Suite("Ways to lay out options")
struct ChoiceLookTests {
  private let browser = Browser(FormSession(Styles(), environment: FormEnvironment(locale: Locale(identifier: "en"))))
  private var model: Styles { browser.page.form.model }

  private static func style(_ wish: FormChoiceStyle, of count: Int, isSeveral: Bool = false) -> ChoiceLook.Style? {
    let row = row(wish, of: count, isSeveral)
    return row.flatMap(FieldKind.init)?.look?.style
  }

  private static func row(_ wish: FormChoiceStyle, of count: Int, _ isSeveral: Bool) -> FormRow? {
    struct Model: FormModel {
      var one: String?
      var some: [String] = []
      static func describe(_ fields: FieldList<Model>) {
        fields.add(\.one, "one")
        fields.add(\.some, "some")
      }
    }
    let options = (0..<count).map { "Option \($0)" }
    let definition = FormDefinition<Model>(
      describe: Model.describe,
      arrange: { form in
        form.field(\.one).options(options).choiceStyle(wish)
        form.field(\.some).options(options).choiceStyle(wish)
      })
    return FormSession(Model(), definition: definition).row(isSeveral ? "some" : "one")
  }

  @Test("Every style has its own look for one option, and a fallback where it doesn't suit the options")
  func looks() {
    let wishes: [(FormChoiceStyle, few: ChoiceLook.Style, many: ChoiceLook.Style)] = [
      (.automatic, .list, .menu), (.list, .list, .list), (.menu, .menu, .menu), (.segments, .segments, .menu),
      (.tiles, .tiles, .list), (.chips, .list, .menu), (.stepper, .stepper, .menu), (.slider, .stepper, .menu),
      (.expanding, .expanding, .expanding), (.page, .page, .page),
    ]
    #expect(wishes.map(\.0) == FormChoiceStyle.allCases)
    for (wish, few, many) in wishes {
      #expect(Self.style(wish, of: 3) == few, "\(wish)")
      #expect(Self.style(wish, of: 60) == many, "\(wish)")
    }
  }

  @Test("Every style has its look for several options, too")
  func severalLooks() {
    let wishes: [(FormChoiceStyle, few: ChoiceLook.Style, many: ChoiceLook.Style)] = [
      (.automatic, .list, .list), (.list, .list, .list), (.menu, .expanding, .expanding),
      (.segments, .segments, .list), (.tiles, .tiles, .list), (.chips, .chips, .chips),
      (.stepper, .expanding, .expanding), (.slider, .expanding, .expanding), (.expanding, .expanding, .expanding),
      (.page, .page, .page),
    ]
    #expect(wishes.map(\.0) == FormChoiceStyle.allCases)
    for (wish, few, many) in wishes {
      #expect(Self.style(wish, of: 3, isSeveral: true) == few, "\(wish)")
      #expect(Self.style(wish, of: 60, isSeveral: true) == many, "\(wish)")
    }
  }

  @Test("Above 100 options, all looks on the page are a search", arguments: FormChoiceStyle.allCases, [false, true])
  func searches(_ wish: FormChoiceStyle, _ isSeveral: Bool) throws {
    let look = try #require(Self.row(wish, of: 101, isSeveral).flatMap(FieldKind.init)?.look)
    #expect(look.isSearch)
    #expect([.list, .expanding, .chips, .page].contains(look.style))
  }

  @Test("All looks on one page, as in Snapshots/styles.html")
  func snapshot() throws {
    let start = try #require(browser.html.range(of: "<main>"))
    let found = String(browser.html[start.lowerBound...]).replacing(
      /name=":csrf" value="[0-9a-f]*"/, with: "name=\":csrf\" value=\"(secret)\"")
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/styles.html")
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      try found.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("There was no snapshot; it has been written.")
      return
    }
    #expect(found == expected)
  }

  // MARK: Stepper

  @Test("A stepper has a named button to each neighbor, which keeps the focus; at an end, there is none")
  func stepper() async throws {
    #expect(browser.html.contains("<button class=\"plain step back\" disabled><span class=\"unseen\">Previous</span>"))
    _ = try await browser.press("take:level:intermediate")
    #expect(model.level == .intermediate)
    #expect(
      browser.html.contains(
        /value="take:level:advanced" aria-describedby="row-level:value" autofocus><span class="unseen">Next: Advanced</)
    )
    #expect(browser.html.contains(/value="take:level:beginner"[^>]*><span class="unseen">Previous: Beginner</))
    await #expect(throws: WebFormRefusal.self) { try await browser.press("take:level:expert") }
    await #expect(throws: WebFormRefusal.self) { try await browser.press("take:level:nothing") }
    #expect(model.level == .intermediate)
  }

  @Test("A stepper passes over an option that isn't available, and keeps what was typed in the same request")
  func disabledStep() async throws {
    browser.fill("seat", "balcony")
    _ = try await browser.press("take:level:intermediate")
    #expect(model.seat == .balcony && model.level == .intermediate)
    #expect(browser.html.contains("Next: Expert") && !browser.html.contains("take:level:advanced"))
    _ = try await browser.press("undo")
    #expect(model.seat == .balcony && model.level == .beginner)
  }

  // MARK: Chips

  @Test("A chip has a named button that removes it; the other options are checkboxes that add")
  func chips() async throws {
    #expect(browser.html.contains("Remove Testing"))
    browser.fields.append(("topics", "Macros"))
    _ = try await browser.press("insert:topics")
    #expect(model.topics == ["Testing", "Macros"] || model.topics == ["Macros", "Testing"])
    let old = browser.fields
    _ = try await browser.press("drop:topics:Testing")
    #expect(model.topics == ["Macros"])
    browser.fields = old
    await #expect(throws: Never.self) { try await browser.page.answer(PageFields.encode(old + [(":do", "update")])) }
    #expect(model.topics == ["Macros"], "An older page reverts nothing.")
    browser.load()
    await #expect(throws: WebFormRefusal.self) { try await browser.press("drop:topics:Testing") }
  }

  @Test("Tampered chips are refused", arguments: [["", "Nothing"], ["", "Testing", "Testing"], ["Testing"]])
  func tamperedChips(_ values: [String]) async {
    browser.fields.removeAll { $0.name == "topics" }
    browser.fields += values.map { ("topics", $0) }
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(model.topics == ["Testing"])
  }

  // MARK: A page of its own

  @Test("Options with a page of their own are chosen there; what was typed before is kept")
  func page() async throws {
    browser.fill("seat", "stage")
    _ = try await browser.press("choose:country")
    #expect(model.seat == .stage)
    #expect(browser.html.contains("<h1>Country</h1>"))
    #expect(browser.fields.map(\.name).filter { !$0.hasPrefix(":") } == ["country"])
    browser.fill("country", "brazil")
    _ = try await browser.press("chosen")
    #expect(model.country == .brazil)
    #expect(browser.html.contains(/id="row-country" autofocus/))
    #expect(browser.html.contains("<span class=\"value\">Brazil</span>"))
  }

  @Test("The page of options takes no other answers, and no option that it doesn't have")
  func tamperedPage() async throws {
    _ = try await browser.press("choose:country")
    browser.fill("seat", "stage")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("chosen") }
    browser.load()
    browser.fill("country", "Nowhere")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("chosen") }
    await #expect(throws: WebFormRefusal.self) { try await browser.press("submit") }
    #expect(model.seat == nil && model.country == nil)
  }

  @Test("A page whose questions are all answered elsewhere has nothing to update")
  func nothingToUpdate() async throws {
    struct Model: FormModel {
      var country: String?
      static func describe(_ fields: FieldList<Model>) { fields.add(\.country, "country") }
    }
    let definition = FormDefinition<Model>(
      describe: Model.describe,
      arrange: { $0.field(\.country).options(["Brazil", "Chile"]).choiceStyle(.page) })
    let browser = Browser(FormSession(Model(), definition: definition))
    #expect(!browser.html.contains("value=\"update\""))
    _ = try await browser.press("choose:country")
    #expect(browser.html.contains("value=\"chosen\""))
  }

  // MARK: Others

  @Test("A disclosure shows what is chosen, and is open while there is an issue")
  func expanding() async throws {
    #expect(browser.html.contains("<details class=\"expanding\" name=\"expanded\"><summary>No answer</summary>"))
    browser.fill("room", "suite")
    _ = try await browser.press("update")
    #expect(browser.html.contains("<details class=\"expanding\" name=\"expanded\"><summary>Suite</summary>"))
  }

  @Test("A disclosure with an issue is open", arguments: [FormChoiceStyle.expanding, .menu, .chips])
  func openWithIssue(_ wish: FormChoiceStyle) async throws {
    struct Model: FormModel {
      var some: [String] = []
      static func describe(_ fields: FieldList<Model>) { fields.add(\.some, "some") }
    }
    let definition = FormDefinition<Model>(
      describe: Model.describe,
      arrange: { $0.field(\.some).options(["A", "B"]).choiceStyle(wish).required() })
    let browser = Browser(FormSession(Model(), definition: definition))
    #expect(browser.html.contains("<details") && !browser.html.contains(/<details[^>]* open>/))
    #expect(try await browser.press("submit").model == nil)
    #expect(browser.html.contains(/<details[^>]* open>/))
  }

  @Test("Many options are searched on their page, in a disclosure, and below tags; what was found can be chosen")
  func searchesElsewhere() async throws {
    struct Model: FormModel {
      var page: String?
      var tags = ["City 7"]
      var more: String?
      static func describe(_ fields: FieldList<Model>) {
        fields.add(\.page, "page").options(Trip.cities).choiceStyle(.page)
        fields.add(\.tags, "tags").options(Trip.cities).choiceStyle(.chips)
        fields.add(\.more, "more").options(Trip.cities).choiceStyle(.expanding)
      }
    }
    let browser = Browser(FormSession(Model()))
    #expect(!browser.html.contains(":search:page") && browser.html.utf8.count < 40_000)
    browser.fill(":search:more", "1234")
    browser.fill(":search:tags", "1233")
    #expect(browser.html.contains("<details class=\"more\">"), "What can be added doesn't crowd the page.")
    _ = try await browser.press("search:tags")
    #expect(browser.html.contains("<details class=\"more\" open>") && browser.html.contains("1 match"))
    browser.fill(":search:more", "1234")
    _ = try await browser.press("search:more")
    #expect(browser.html.contains("<details class=\"expanding\" open>"))
    browser.fill("more", "City%201234")
    browser.fields.append(("tags", "City%201233"))
    _ = try await browser.press("choose:page")
    #expect(browser.page.form.model.more == "City 1234")
    #expect(browser.page.form.model.tags == ["City 7", "City 1233"])
    browser.fill(":search:page", "1232")
    _ = try await browser.press("search:page")
    #expect(browser.html.contains("1 match") && browser.options("page").all.contains("City%201232"))
    browser.fill("page", "City%201232")
    _ = try await browser.press("chosen")
    #expect(browser.page.form.model.page == "City 1232")
    #expect(browser.html.contains("Remove City 1233"))
  }

  @Test("An icon is shown where it is a symbol, and is skipped by screen readers")
  func icons() {
    #expect(browser.html.contains("<span class=\"icon\" aria-hidden=\"true\">☀</span>"))
    #expect(!browser.html.contains("user-info-symbolic"))
  }

  @Test("A required choice has no empty answer, in a menu only until it is made")
  func required() async throws {
    #expect(browser.options("meal").all == ["pasta", "curry", "salad"])
    #expect(browser.options("seat").all == ["hall", "balcony", "stage", ""])
    browser.fill("meal", "curry")
    _ = try await browser.press("update")
    browser.fill("meal", "")
    await #expect(throws: WebFormRefusal.self) { try await browser.press("update") }
    #expect(model.meal == .curry)
  }
}
