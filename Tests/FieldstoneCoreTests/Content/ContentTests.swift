import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Rows that are only looked at")
struct ContentTests {
  struct Order: FormModel {
    var seats = 1
    var name = ""
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.seats, "seats")
      fields.add(\.name, "name")
    }
    static func arrange(_ form: FormBuilder<Order>) {
      form.markdown("Read the [terms](https://example.org) *first*.", id: "intro")
      form.remainingFields()
      form.info("Total", id: "total") { "\($0.seats * 20) €" }
      form.markdown(id: "greeting") { "Hello **\($0.name)**" }
      form.image(FormImage(bytes: ImageFactsTests.png), "A map of the hall", id: "map")
      form.link("Help", to: "https://example.org/help", id: "help")
      form.divider(id: "line")
      form.spacer(id: "gap")
      form.question("Can I cancel?", answer: "- Yes, for a week.\n- Then not.", id: "cancel")
      form.progress("Sold", id: "sold") { Double($0.seats) / 8 }
      form.progress("Loading", nil, id: "loading")
    }
  }

  private let form = FormSession(Order(), environment: .test)

  @Test("Each has its content, and says in words what it shows")
  func contents() throws {
    #expect(form.problems.isEmpty)
    func row(_ id: FormRowID) throws -> FormRow { try #require(form.row(id)) }
    #expect(try row("intro").title == "Read the terms (https://example.org) first.")
    #expect(try row("intro").kind == .content)
    #expect(try row("total").content == .info && row("total").display == "20 €")
    #expect(try row("total").inStandardKind.title == "Total: 20 €")
    #expect(try row("map").content == .image(FormImage(bytes: ImageFactsTests.png)))
    #expect(try row("help").content == .link(address: "https://example.org/help"))
    #expect(try row("line").content == .divider && row("gap").content == .spacer)
    #expect(try row("cancel").display == "• Yes, for a week.\n• Then not.")
    #expect(try row("sold").content == .progress(0.125) && row("sold").display == "12%")
    #expect(try row("loading").content == .progress(nil) && row("loading").display == "")
    #expect(form.dump().contains("\" Can I cancel? / • Yes, for a week. / • Then not."))
  }

  @Test("What is made from answers follows them, and nothing in an answer is read as Markdown")
  func computed() throws {
    _ = form.takeChanges()
    form.send(.type("seats", "3"))
    form.send(.type("name", "*Ada* [x](https://evil.org)"))
    #expect(form.row("total")?.display == "60 €" && form.row("sold")?.content == .progress(0.375))
    guard case .text(let text)? = form.row("greeting")?.content else {
      Issue.record("The greeting is a text.")
      return
    }
    #expect(text.lines == ["Hello *Ada* [x](https://evil.org)"])
    let name = FormMarkdown.Span(text: "*Ada* [x](https://evil.org)", isStrong: true)
    #expect(text.blocks == [.paragraph([FormMarkdown.Span(text: "Hello "), name])])
    let updates = Set(form.takeChanges().pages.flatMap(\.updates).map(\.row.path))
    #expect(updates.isSuperset(of: ["total", "sold", "greeting"]) && updates.isDisjoint(with: ["intro", "cancel"]))
    form.send(.type("seats", "99"))
    #expect(form.row("sold")?.content == .progress(1))
  }

  @Test("Only a question with an answer can have the focus, and Enter leads past the others")
  func focus() {
    for row in form.rows where row.kind == .content {
      let isQuestion = row.id == "cancel"
      #expect(row.isFocusable == isQuestion && form.send(.focus(row.id)).isAccepted == isQuestion, "\(row.id)")
    }
    #expect(form.focusableRow(after: "name") == "cancel")
  }

  @Test("A picture of another type and an unsafe address are problems that say what is accepted")
  func problems() {
    struct Empty {}
    let form = FormSession(
      Empty(),
      definition: FormDefinition<Empty>(describe: { _ in }) { form in
        form.image(FormImage(bytes: Array("<svg>".utf8)), "Logo", id: "logo")
        form.link("Pay", to: "javascript:pay()", id: "pay")
      })
    #expect(form.problems.map(\.key) == ["logo", "pay"])
    #expect(form.problems[1].description.contains("'javascript:pay()', but links begin with 'http:'"))
  }
}
