import Testing

@testable import FieldstoneCore
@testable import FieldstoneTesting

/// An application in three steps.
struct Application: Equatable, FormModel {
  var name = ""
  var email: String?
  var seats = 1
  var wantsInvoice = false
  var company = ""
  var guests: [ContactPhone] = []
  var address = ContactAddress()
  var remark = ""
  var total: Int { seats * 30 + guests.count }

  static func describe(_ fields: FieldList<Application>) {
    fields.add(\.name, "name").required()
    fields.add(\.email, "email").email()
    fields.add(\.seats, "seats").range(1...9)
    fields.add(\.wantsInvoice, "wantsInvoice")
    fields.add(\.company, "company").required()
    fields.add(\.guests, "guests").inline()
    fields.add(\.address, "address").inline()
    fields.add(\.remark, "remark")
    fields.add(\.total, "total")
  }
  static var formTemplate: Application? { Application() }

  static func arrange(_ form: FormBuilder<Application>) {
    form.title("Application")
    form.step("You") { form in
      form.section("Contact") { $0.fields(\.name, \.email) }
      form.field(\.seats)
    }
    form.step("Invoice") { $0.fields(\.company, \.address) }.visible { $0.wantsInvoice }
    form.step("The rest") { $0.fields(\.guests, \.wantsInvoice, \.total) }
    form.button("Apply", .submit)
    form[\.address.city].visible { $0.seats > 1 }
    form.rule(on: \.company) { $0.name == $0.company ? .error("That is you.") : nil }
  }

  /// The same form on one page.
  static var withoutSteps: FormDefinition<Application> {
    FormDefinition(template: { Application() }, describe: describe) { form in
      form.identity("Application")
      form.fields(\.name, \.email, \.seats)
      form[\.company].visible { $0.wantsInvoice }
      form[\.address].visible { $0.wantsInvoice }
      form.fields(\.company, \.address, \.guests, \.wantsInvoice, \.total, \.remark)
      form.button("Apply", .submit)
      form[\.address.city].visible { $0.seats > 1 }
      form.rule(on: \.company) { $0.name == $0.company ? .error("That is you.") : nil }
    }
  }
}

@Suite("Steps")
struct StepTests {
  private let form = FormSession(Application())
  private var ids: [String] { form.rows.map(\.id.path) }

  @Test("The form opens with its first step, whose rows have the ids that they would have without it")
  func first() throws {
    #expect(form.problems.isEmpty && Application.definition.fieldCount == 7)
    #expect(form.openPages.map(\.title) == ["Application", "Step 1 of 2: You"])
    #expect(form.openPages.map(\.kind) == [.pushed, .step])
    #expect(form.openPages[1].step?.number == 1 && form.openPages[1].step?.count == 2)
    #expect(ids == ["section.contact", "name", "email", "seats", "step.you.next"])
    #expect(form.row("name")?.section == "section.contact" && form.row("name")?.depth == 1)
    #expect(form.send(.type("name", "Ada")).isAccepted && form.model.name == "Ada")
    #expect(form[\.name].row?.text == "Ada" && form.rowID(for: \.address.city) == "address.city")
    form.send(.back)
    #expect(ids == ["step.you", "step.the-rest", "action.submit"])
    #expect(form.focusedRow == "step.you" && form.page == .root)
  }

  @Test("The button at the end checks the step, shows what is wrong there, and goes on once it is right")
  func checked() {
    #expect(form.send(.perform("step.you.next")).isAccepted)
    #expect(form.page == "step.you" && form.focusedRow == "name" && form.facts.shownErrors == 1)
    #expect(form.facts.failedSubmits == 0)
    form.send(.type("name", "Ada"))
    form.send(.type("seats", "0"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.you" && form.focusedRow == "seats")
    form.send(.type("seats", "2"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.the-rest" && form.openPages.last?.title == "Step 2 of 2: The rest")
    #expect(
      ids == ["guests", "guests[+]", "wantsInvoice", "total", "remark", "step.the-rest.next", "step.the-rest.previous"])
    #expect(form.send(.perform("step.the-rest.previous")).isAccepted && form.page == "step.you")
    form.send(.perform("step.you.next"))
    form.send(.perform("step.the-rest.next"))
    #expect(form.page == .root && form.focusedRow == "step.the-rest")
    form.send(.perform("action.submit"))
    #expect(form.facts.isSubmitted)
  }

  @Test("A step that appears is counted, and one that is hidden is passed over")
  func conditional() {
    form.send(.type("name", "Ada"))
    form.send(.set("wantsInvoice", .flag(true)))
    #expect(form.openPages.last?.title == "Step 1 of 3: You")
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.invoice" && ids == ["company", "address", "step.invoice.next", "step.invoice.previous"])
    form.send(.set("wantsInvoice", .flag(false)))
    #expect(form.page == .root, "The step is gone.")
    form.send(.open("step.you"))
    form.send(.perform("step.you.next"))
    #expect(form.page == "step.the-rest")
  }

  @Test("A step that has only a list says how many elements it has")
  func onlyList() {
    let definition = FormDefinition(template: { Application() }, describe: Application.describe) { form in
      form.step("Guests") { $0.field(\.guests) }
      form.step("The rest") { $0.fields(\.name, \.seats) }
    }
    let form = FormSession(Application(), definition: definition)
    #expect(form.row("step.guests")?.display == "Not started")
    _ = form.takeChanges()
    form.send(.insert("guests", id: "x", before: nil))
    #expect(form.row("step.guests")?.display == "In progress: 1 entry")
    let updates = form.takeChanges().pages.flatMap(\.updates)
    #expect(updates.contains { $0.row == "step.guests" && $0.aspects.contains(.value) })
  }

  @Test("A submit opens the step of the first error")
  func submitted() {
    form.send(.back)
    form.send(.open("step.the-rest"))
    form.send(.submit)
    #expect(form.page == "step.you" && form.focusedRow == "name" && form.row("step.you")?.issueCount == 1)
  }

  @Test("What the model computes follows an edit in another step")
  func computed() {
    #expect(form.row("total")?.text == "30")
    form.send(.type("seats", "3"))
    #expect(form.row("total")?.text == "90")
    form.send(.insert("guests", id: "x", before: nil))
    #expect(form.row("total")?.text == "91" && form.model.guests.count == 1)
  }

  @Test("A draft has the answers without the steps, and the page")
  func drafts() throws {
    form.send(.type("name", "Ada"))
    form.send(.type("seats", "4"))
    form.send(.perform("step.you.next"))
    let other = FormSession(Application())
    try #expect(other.restore(form.snapshot) == [])
    #expect(other.model == form.model && other.page == "step.the-rest")
    let flat = FormSession(Application(), definition: Application.withoutSteps)
    #expect(try flat.restore(form.snapshot) == [])
    #expect(flat.model == form.model && flat.page == .root)
    try #expect(other.restore(flat.snapshot) == [])
    #expect(other.model == form.model)
    form.undo()
    #expect(form.page == "step.you" && form.model.seats == 1)
  }

  @Test("A step in a section, or in another step, is a problem")
  func misplaced() {
    let definition = FormDefinition<Application>(describe: { $0.add(\.name, "name") }) { form in
      form.section("A") { form in form.step("One", id: "one") { $0.field(\.name) } }
      form.step("B") { form in form.step("Two", id: "two") { _ in } }
    }
    #expect(definition.problems.map(\.kind) == [.misplacedStep, .misplacedStep])
    #expect(definition.problems.map(\.key) == ["one", "two"])
    #expect(definition.problems[0].message.text(in: .standard).contains("Place steps one after another"))
  }

  @Test("The form of an optional subform can have steps, too")
  func inSubform() throws {
    struct Trip: Equatable, FormModel {
      var application: Application?
      static func describe(_ fields: FieldList<Trip>) { fields.add(\.application, "application") }
      static var formTemplate: Trip? { Trip() }
    }
    let form = FormSession(Trip())
    #expect(form.problems.isEmpty && form.page == .root)
    form.send(.set("application", .flag(true)))
    form.send(.type("application.name", "Ada"))
    form.send(.type("application.seats", "3"))
    #expect(form.model.application?.name == "Ada" && form.row("application.total")?.text == "90")
    form.send(.open("application.step.you"))
    #expect(form.openPages.map(\.id) == [.root, "application", "application.step.you"])
    form.undo()
    form.undo()
    form.undo()
    #expect(form.model.application == nil)
  }

  @Test("A form in steps does what the same form on one page does", arguments: 1...40)
  func same(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let flat = FormSession(Application(), definition: Application.withoutSteps)
    let steps = FormSession(Application())
    let texts = ["", "x", "Ada", "a@b.org", "3", "12", "-1"]
    let fields: [FormRowID] = ["name", "email", "seats", "company", "address.city", "remark", "guests[g1].number"]
    for _ in 0..<60 {
      let input: FormInput =
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5: .type(fields.randomElement(using: &random)!, texts.randomElement(using: &random)!)
        case 5: .set("wantsInvoice", .flag(Bool.random(using: &random)))
        case 6: .insert("guests", id: "g\(Int.random(in: 1...3, using: &random))", before: nil)
        case 7: .remove(FormRowID("guests[g\(Int.random(in: 1...3, using: &random))]"))
        case 8: Bool.random(using: &random) ? .undo : .redo
        default: [.blur(fields.randomElement(using: &random)!), .submit, .reset].randomElement(using: &random)!
        }
      let replies = (flat.send(input), steps.send(input))
      #expect(replies.0 == replies.1, "\(input)")
      #expect(flat.model == steps.model && flat.validModel == steps.validModel, "\(input)")
      #expect(flat.issues == steps.issues && flat.facts == steps.facts, "\(input)")
      let differing = Set(flat.snapshot.fields.keys).union(steps.snapshot.fields.keys).filter {
        flat.snapshot.fields[$0] != steps.snapshot.fields[$0]
      }
      #expect(differing.isEmpty, "\(differing.map { ($0, flat.snapshot.fields[$0], steps.snapshot.fields[$0]) })")
      #expect(flat.snapshot.elements == steps.snapshot.elements)
      for row in fields + ["total", "wantsInvoice", "guests"] {
        let rows = [flat, steps].map { $0.row(row) }
        #expect(rows[0]?.text == rows[1]?.text && rows[0]?.issues == rows[1]?.issues, "\(row) after \(input)")
        #expect(flat.isShown(row) == steps.isShown(row), "\(row) after \(input)")
      }
    }
  }
}
