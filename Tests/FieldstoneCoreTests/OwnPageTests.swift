import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// A form that leads to some of its rows: from a section, from a step, and from a page.
private struct Purchase: Equatable, FormModel {
  var name = ""
  var seats = 1
  var wantsMore = false
  var remark = ""
  var deepest: String?
  var address = ContactAddress()
  var guests: [ContactPhone] = []
  var total: Int { seats * 30 }

  static func describe(_ fields: FieldList<Purchase>) {
    fields.add(\.name, "name").required()
    fields.add(\.seats, "seats").range(1...9)
    fields.add(\.wantsMore, "wantsMore")
    fields.add(\.remark, "remark").required()
    fields.add(\.deepest, "deepest").email()
    fields.add(\.address, "address").sheet()
    fields.add(\.guests, "guests").presented(.sheet, transition: "zoom")
    fields.add(\.total, "total")
  }
  static var formTemplate: Purchase? { Purchase() }

  static func arrange(_ form: FormBuilder<Purchase>) {
    form.title("Purchase")
    form.section("Main") { form in
      form.field(\.name)
      form.page("More", id: "more", presented: .sheet, transition: "fade") { form in
        form.section("Seats", id: "chairs") { $0.field(\.seats) }
        form.page("Deeper", id: "deeper") { form in
          form.field(\.deepest)
          form.field(\.total)
        }
        form.field(\.remark)
      }.visible { $0.wantsMore }
    }
    form.fields(\.wantsMore, \.address)
    form.button("Purchase", .submit)
  }

  static var flat: FormDefinition<Purchase> {
    FormDefinition(template: { Purchase() }, describe: describe) { form in
      form.identity("Purchase")
      form.fields(\.name, \.seats, \.deepest, \.total, \.remark, \.wantsMore, \.address)
      for path in [\Purchase.seats, \Purchase.total] as [KeyPath<Purchase, Int>] { form[path].visible { $0.wantsMore } }
      form[\.deepest].visible { $0.wantsMore }
      form[\.remark].visible { $0.wantsMore }
      form.button("Purchase", .submit)
    }
  }
}

@Suite("Pages for some rows of a form")
struct OwnPageTests {
  private let form = FormSession(Purchase())
  private var ids: [String] { form.rows.map(\.id.path) }

  @Test("Their rows have the ids that they would have without them, and each page has its sections")
  func rows() {
    #expect(form.problems.isEmpty && Purchase.definition.fieldCount == 6)
    #expect(ids == ["section.main", "name", "wantsMore", "address", "guests", "guests[+]", "action.submit"])
    form.send(.set("wantsMore", .flag(true)))
    #expect(form.row("more")?.kind == .link && form.row("more")?.section == "section.main")
    #expect(form.send(.open("more")).isAccepted)
    #expect(ids == ["chairs", "seats", "deeper", "remark"])
    #expect(form.row("seats")?.section == "chairs" && form.row("remark")?.section == nil)
    form.send(.open("deeper"))
    #expect(ids == ["deepest", "total"] && form.openPages.map(\.title) == ["Purchase", "More", "Deeper"])
    #expect(form.openPages.map(\.kind) == [.pushed, .sheet, .pushed])
    #expect(form.openPages.map(\.transition) == [nil, "fade", nil])
    #expect(form.rowID(for: \.deepest) == "deepest" && form[\.deepest].row?.title == "Deepest")
  }

  @Test("What the model computes on a page follows an edit on another one")
  func computed() {
    form.send(.set("wantsMore", .flag(true)))
    form.send(.type("seats", "3"))
    #expect(form.row("total")?.text == "90")
    form.undo()
    #expect(form.row("total")?.text == "30")
  }

  @Test("What is wrong on a page is counted at the rows that lead there, and a submit goes there")
  func issues() {
    form.send(.type("name", "Ada"))
    form.send(.set("wantsMore", .flag(true)))
    form.send(.type("remark", "x"))
    form.send(.type("deepest", "not an address"))
    form.send(.submit)
    #expect(form.openPages.map(\.id) == [.root, "more", "deeper"] && form.focusedRow == "deepest")
    #expect(form.row("more")?.issueCount == 1 && form.row("deeper")?.issueCount == 1)
    form.send(.set("wantsMore", .flag(false)))
    #expect(form.page == .root, "The page is gone.")
    form.send(.submit)
    #expect(form.facts.isSubmitted)
  }

  @Test("The pages of subforms and elements come up as declared")
  func presentation() {
    form.send(.open("address"))
    #expect(form.openPages.last?.kind == .sheet && form.openPages.last?.transition == nil)
    form.send(.back)
    form.send(.insert("guests", id: "x", before: nil))
    form.send(.open("guests[x]"))
    #expect(form.openPages.last?.kind == .sheet && form.openPages.last?.transition == "zoom")
  }

  @Test("A search finds what is on a page, and leads there")
  func searched() throws {
    form.send(.set("wantsMore", .flag(true)))
    let hit = try #require(form.search("deepest").first)
    #expect(hit.trail == ["Main", "More", "Deeper"])
    form.send(.focus(hit.row))
    #expect(form.page == "deeper")
  }

  @Test("A review has what is on the pages of its steps")
  func reviewed() {
    let definition = FormDefinition<Purchase>(template: { Purchase() }, describe: Purchase.describe) { form in
      form.step("One") { form in
        form.field(\.name)
        form.page("More", id: "more") { $0.field(\.seats) }
      }
      form.step("Two") { $0.fields(\.wantsMore) }
      form.review()
    }
    let form = FormSession(Purchase(), definition: definition)
    #expect(form.problems.isEmpty)
    form.send(.open("review"))
    let titles = form.rows.filter { $0.kind == .link || $0.kind == .header }.map(\.title)
    #expect(titles.prefix(5) == ["One", "Name", "More", "Seats", "Two"])
    form.send(.open("review.seats"))
    #expect(form.page == "more" && form.focusedRow == "seats")
    form.send(.type("name", "Ada"))
    form.send(.open("step.one"))
    form.send(.perform("step.one.next"))
    #expect(form.page == "review", "The step's button leads back to the review from which the answer was changed.")
  }

  @Test("A step that isn't one leaves its rows where it would be")
  func misplaced() {
    let definition = FormDefinition<Purchase>(template: { Purchase() }, describe: Purchase.describe) { form in
      form.page("Page", id: "page") { form in form.step("Step", id: "step") { $0.field(\.seats) } }
    }
    #expect(definition.problems.map(\.kind) == [.misplacedStep])
    #expect(definition.fieldCount == 6)
  }

  @Test("A form with pages does what the same form on one page does", arguments: 1...40)
  func same(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let flat = FormSession(Purchase(), definition: Purchase.flat)
    let pages = FormSession(Purchase())
    let texts = ["", "x", "Ada", "a@b.org", "3", "12", "-1"]
    let fields: [FormRowID] = ["name", "seats", "remark", "deepest", "address.city"]
    for _ in 0..<60 {
      let input: FormInput =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5: .type(fields.randomElement(using: &random)!, texts.randomElement(using: &random)!)
        case 5, 6: .set("wantsMore", .flag(Bool.random(using: &random)))
        case 7, 8: Bool.random(using: &random) ? .undo : .redo
        default: [.blur(fields.randomElement(using: &random)!), .submit, .reset].randomElement(using: &random)!
        }
      let replies = (flat.send(input), pages.send(input))
      #expect(replies.0 == replies.1, "\(input)")
      #expect(flat.model == pages.model && flat.validModel == pages.validModel, "\(input)")
      #expect(flat.issues == pages.issues && flat.facts == pages.facts, "\(input)")
      #expect(flat.snapshot.fields == pages.snapshot.fields, "\(input)")
      for row in fields + ["total"] {
        let rows = [flat, pages].map { $0.row(row) }
        #expect(rows[0]?.text == rows[1]?.text && rows[0]?.issues == rows[1]?.issues, "\(row) after \(input)")
        #expect(flat.isShown(row) == pages.isShown(row), "\(row) after \(input)")
      }
    }
  }
}
