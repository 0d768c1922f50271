import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// Pages where something else used to be the only thing without a name of its own: steps, and alternatives.
@Suite("Pages in corners")
struct PageCornerTests {
  @Test("A closure finds an answer of the form around it, also if that has its row on a page")
  func parentOnPage() {
    let form = FormSession(PagedOrder())
    #expect(!form.isShown("guest.name"))
    form.send(.type("seats", "2"))
    #expect(form.isShown("guest.name"), "A parent's field")
  }

  @Test("A computed field waits for an answer on a page that is wrong", arguments: [false, true])
  func blockReads(pages: Bool) {
    let form = FormSession(PagedSums(), definition: PagedSums.definition(pages: pages))
    form.send(.type("b", "5"))
    #expect(form.row("total")?.text == "6")
    form.send(.type("b", "99"))
    #expect(form.row("total")?.text == "", "pages: \(pages)")
  }

  @Test("Elements are told apart by their answers on pages")
  func matching() {
    let form = FormSession(PagedParty())
    let (before, flat) = (form.elements(of: "people"), form.elements(of: "flat"))
    form.model.people.removeFirst()
    form.model.flat.removeFirst()
    form.refresh()
    #expect(form.elements(of: "flat") == Array(flat.dropFirst()), "flat")
    #expect(form.elements(of: "people") == Array(before.dropFirst()), "pages")
  }

  @Test("A hidden page of an alternative leaves the rest of the answer alone")
  func casesOnPage() {
    let form = FormSession(PagedBill())
    #expect(form.problems.isEmpty, "\(form.problems)")
    form.send(.submit)
    #expect(form.submission == PagedBill(pay: .transfer(iban: "DE1")), "\(String(describing: form.submission))")
  }

  @Test("A review repeats nothing of its own pages")
  func reviewInReview() {
    let definition = FormDefinition<PagedSub>(template: { PagedSub() }, describe: PagedSub.describe) { form in
      form.step("One") { $0.field(\.city) }
      form.step("Two") { $0.field(\.zip) }
      form.review { form in form.page("Declaration", id: "decl") { $0.field(\.agreed) } }
    }
    let form = FormSession(PagedSub(), definition: definition)
    form.send(.open("review"))
    #expect(!form.rows.contains { $0.id == "review.agreed" }, "\(form.rows.map(\.id.path))")
  }

  @Test("An option with an empty id names the row that repeats it")
  func emptyOption() {
    let form = FormSession(PagedFlight())
    let follower = BatchFollower(form)
    for input in [
      FormInput.set("seat.kind", .choices([form.row("seat.kind")!.options[0].id])), .set("seat.kind", .none),
      .set("seat.kind", .choices(["a"])), .set("seat.plain", .none), .type("seat.plain", "3"), .type("seat.plain", ""),
    ] {
      if let reason = follower.send(input) { Issue.record("\(input): \(reason)") }
    }
  }

  @Test("A page that was a sheet can be a page again")
  func sheetThenPushed() {
    let definition = FormDefinition<PagedOrder>(template: { PagedOrder() }, describe: PagedOrder.describe) { form in
      form[\.guest].sheet()
      form[\.guest].pushed()
    }
    let form = FormSession(PagedOrder(), definition: definition)
    form.send(.open("guest"))
    #expect(form.openPages.last?.kind == .pushed)
  }

  @Test("Random inputs to forms with pages in pages, elements and subforms break no promise", arguments: 1...6)
  func fuzz(seed: UInt64) {
    let failure = FormFuzzer { FormSession(PagedNest(), environment: .test) }.run(inputs: 600, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(3000)) } ?? "")")
  }

  @Test("Drafts of such forms restore them", arguments: 1...6)
  func drafts(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let form = FormSession(PagedNest(), environment: .test)
    for step in 0..<150 {
      form.send(RandomInput.make(for: form, &random))
      guard step % 10 == 9 else { continue }
      let other = FormSession(PagedNest(), environment: .test)
      try other.restore(form.snapshot)
      #expect(other.model == form.model, "step \(step)")
      #expect(other.snapshot.fields == form.snapshot.fields, "step \(step)")
      if other.model != form.model { return }
    }
  }

  @Test("An observer that sorts elements with pages is followed")
  func sorted() {
    let form = FormSession(PagedQueue(jobs: [PagedJob(name: "m", priority: 1), PagedJob(name: "a", priority: 2)]))
    form.send(.type("jobs[1].priority", "2"))
    #expect(form.model.jobs.map(\.name) == ["a", "m"])
    let shown = form.elements(of: "jobs").map { form.row(FormRowID($0.path + ".name"))?.text ?? "" }
    #expect(shown == ["a", "m"], "shown")
    form.send(.type("jobs[1].name", "z"))
    #expect(form.model.jobs.map(\.name) == ["a", "z"], "\(form.model.jobs)")
  }

  @Test("An update keeps what was entered in elements with pages")
  func updated() {
    let form = FormSession(PagedRows())
    let ids = form.elements(of: "rows")
    form.send(.type("rows[3].note", "mine"))
    form.update(from: PagedRows(rows: [PagedRow(name: "b"), PagedRow(name: "c")]))
    #expect(
      form.model.rows == [PagedRow(name: "b"), PagedRow(name: "c", note: "mine")],
      "\(form.model.rows) \(form.conflicts)")
    #expect(form.elements(of: "rows") == Array(ids.dropFirst()))
  }

  @Test("A form can configure what is on the pages of its subforms")
  func fromParent() {
    let form = FormSession(PagedOuter())
    #expect(form.problems.isEmpty, "\(form.problems)")
    #expect(form.row("a.zip")?.title == "Postcode" && form.row("b.zip")?.title == "Code")
    #expect(form.row("a.extra") == nil && form.row("b.extra") != nil)
    #expect(!form.isShown("a.zip"))
    form.send(.set("wants", .flag(true)))
    #expect(form.isShown("a.zip"))
    form.send(.submit)
    #expect(
      form.focusedRow == "a.zip" && form.page.path == "a.y", "\(form.page) \(String(describing: form.focusedRow))")
  }

  @Test("Nor do those to live objects", arguments: 1...4)
  func fuzzLive(seed: UInt64) {
    let failure = FormFuzzer { FormSession(PagedLiveWhole(), environment: .test) }.run(inputs: 600, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("Nor to steps with pages", arguments: 1...4)
  func fuzzSteps(seed: UInt64) {
    let failure = FormFuzzer { FormSession(PagedTrip(), environment: .test) }.run(inputs: 600, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("Nor to configured pages", arguments: 1...4)
  func fuzzParent(seed: UInt64) {
    let failure = FormFuzzer { FormSession(PagedOuter(), environment: .test) }.run(inputs: 600, seed: seed)
    #expect(failure == nil, "\(failure.map { String("\($0)".prefix(2500)) } ?? "")")
  }

  @Test("A review says under its own heading what is on a page, in a step or beside the steps")
  func reviewHeadings() {
    let form = FormSession(PagedTrip())
    let rows = form.rows(of: "review")?.filter { $0.kind == .header || $0.kind == .link }.map(\.title)
    #expect(rows == ["One", "A", "B", "B", "List", "Apart", "C"])
  }
}
