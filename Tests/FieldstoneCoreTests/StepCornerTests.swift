import Testing

@testable import FieldstoneCore

@Suite("Steps, in corners")
struct StepCornerTests {
  /// A form in steps as part of another one, whose fields it configures and whose answers it reads.
  private struct Office: Equatable, FormModel {
    var isOpen = false
    var file: File?
    static func describe(_ fields: FieldList<Office>) {
      fields.add(\.isOpen, "isOpen")
      fields.add(\.file, "file")
    }
    static var formTemplate: Office? { Office() }
    static func arrange(_ form: FormBuilder<Office>) { form[\.file].visible { $0.isOpen } }
  }

  private struct File: Equatable, FormModel {
    var isLong = false
    var name = ""
    var pages: [Page] = []
    var note = ""
    static func describe(_ fields: FieldList<File>) {
      fields.add(\.isLong, "isLong")
      fields.add(\.name, "name").required()
      fields.add(\.pages, "pages").inline()
      fields.add(\.note, "note").required()
    }
    static var formTemplate: File? { File() }
    static func arrange(_ form: FormBuilder<File>) {
      form.step("One") { $0.fields(\.isLong, \.name) }.visible { $0.note != "short" }
      form.step("Two") { $0.field(\.pages) }
      form.step("Three") { $0.field(\.note) }
      form.review()
      form[\.name].visible { $0.isLong }
    }
  }

  private struct Page: Equatable, FormModel {
    var text = ""
    var isColored = false
    var color = ""
    static func describe(_ fields: FieldList<Page>) {
      fields.add(\.text, "text")
      fields.add(\.isColored, "isColored")
      fields.add(\.color, "color")
    }
    static var formTemplate: Page? { Page() }
    static func arrange(_ form: FormBuilder<Page>) {
      form[\.text].visible { $0[parent: \File.isLong] ?? false }
      form[\.color].visible { $0.isColored }
    }
  }

  private func press(_ form: FormEngine, _ action: FormAction) {
    if let button = form.rows.first(where: { $0.action == action }) { form.send(.perform(button.id)) }
  }

  @Test("Buttons in the steps of a subform lead through these, and end at its page")
  func subform() {
    let form = FormSession(Office(isOpen: true, file: File()))
    #expect(form.page == .root)
    form.send(.open("file.step.one"))
    #expect(form.openPages.last?.title == "Step 1 of 4: One")
    press(form, .nextStep)
    #expect(form.page == "file.step.two" && form.openPages.map(\.id) == [.root, "file", "file.step.two"])
    press(form, .previousStep)
    #expect(form.page == "file.step.one")
    form.send(.open("file.step.three"))
    form.send(.type("file.note", "x"))
    press(form, .nextStep)
    #expect(form.page == "file.review" && form.rows.contains { $0.action == .submit })
    press(form, .previousStep)
    form.send(.back)
    #expect(form.page == "file")
  }

  @Test("A parent configures fields in the steps of its subform")
  func configured() {
    let definition = FormDefinition<Office>(template: { Office() }, describe: Office.describe) { form in
      form[\.file!.note].title("Remark").maximumLength(3)
      form.exclude(\.file!.name)
    }
    let form = FormSession(Office(isOpen: true, file: File()), definition: definition)
    #expect(form.problems.isEmpty && form.row("file.note")?.title == "Remark" && form.row("file.name") == nil)
    form.send(.type("file.note", "long"))
    #expect(form.row("file.note")?.issues.isEmpty == true && !form.facts.isValid)
    #expect(form.allRowIDs.contains("file.review.note") && !form.isShown("file.review.name"))
  }

  @Test("An element reads an answer that its form has in another step")
  func parent() {
    let form = FormSession(File())
    form.send(.insert("pages", id: "p", before: nil))
    #expect(!form.isShown("pages[p].text"))
    form.send(.set("isLong", .flag(true)))
    #expect(form.isShown("pages[p].text"))
  }

  @Test("A field that was hidden when the step was checked begins calm")
  func calm() {
    let form = FormSession(File())
    press(form, .nextStep)
    #expect(form.page == "step.two")
    form.send(.back)
    form.send(.open("step.one"))
    form.send(.set("isLong", .flag(true)))
    #expect(form.isShown("name") && form.row("name")?.issues.isEmpty == true && form.facts.shownErrors == 0)
  }

  @Test("A locked form leads from step to step without a check, and from the review to an answer")
  func locked() {
    let form = FormSession(File())
    form.mode = .edit
    #expect(form.page == .root || form.page == "step.one")
    form.send(.open("step.three"))
    press(form, .nextStep)
    #expect(form.page == "review" && form.facts.shownErrors == 0)
    #expect(form.send(.focus("review.note")).isAccepted && form.send(.open("review.note")).isAccepted)
    #expect(form.page == "step.three")
  }

  @Test("The number of steps follows answers, and batches say so")
  func count() {
    let form = FormSession(File())
    _ = form.takeChanges()
    form.send(.type("note", "short"))
    #expect(form.page == .root, "The step that was open is gone.")
    form.send(.open("step.two"))
    #expect(form.openPages.last?.title == "Step 1 of 3: Two")
    #expect(!form.rows.contains { $0.action == .previousStep }, "There is no step before it.")
    _ = form.takeChanges()
    form.send(.type("note", ""))
    #expect(form.takeChanges().openPages?.last?.title == "Step 2 of 4: Two")
    #expect(form.rows.contains { $0.action == .previousStep })
  }

  @Test("Whoever has come back to the review is led on as usual afterwards")
  func comesBack() {
    let form = FormSession(File(note: "x"))
    form.send(.open("review"))
    form.send(.open("review.isLong"))
    press(form, .nextStep)
    #expect(form.page == "review")
    form.send(.open("step.one"))
    press(form, .nextStep)
    #expect(form.page == "step.two")
    form.send(.open("review"))
    form.send(.open("review.isLong"))
    form.send(.open("step.two"))
    press(form, .nextStep)
    #expect(form.page == "step.three", "Another step than that of the answer was opened.")
  }

  @Test("Back leads from a sheet to its step, and from there to the review, once")
  func backFromSheet() {
    let form = FormSession(PagedTrip())
    form.send(.open("review"))
    form.send(.open("review.b"))
    #expect(form.openPages.map(\.id) == [.root, "step.one", "pb"])
    #expect(form.doneTitle(of: "pb").text(in: .test) == "Done")
    form.send(.back)
    #expect(form.page == "step.one" && form.doneTitle(of: "step.one").text(in: .test) == "Check your answers")
    form.send(.back)
    #expect(form.openPages.map(\.id) == [.root, "review"] && form.focusedRow == "review.b")
    form.send(.back)
    #expect(form.page == .root && form.send(.back) == .refused(.noEffect))
  }

  @Test("Back leads to the review of a subform, and after a submit that was refused there")
  func backInSubform() {
    let form = FormSession(Office(isOpen: true, file: File()))
    form.send(.open("file.review"))
    form.send(.open("file.review.note"))
    #expect(form.page == "file.step.three")
    form.send(.back)
    #expect(form.openPages.map(\.id) == [.root, "file", "file.review"] && form.focusedRow == "file.review.note")
    let submit = form.rows.first { $0.action == .submit }?.id
    press(form, .submit)
    #expect(form.page == "file.step.three" && form.focusedRow == "file.note")
    form.send(.back)
    #expect(form.page == "file.review" && form.focusedRow == submit)
  }

  @Test("A review has all answers of a list's entries, and follows what is shown there")
  func entries() {
    let form = FormSession(File(isLong: true, name: "A"))
    form.send(.insert("pages", id: "p", before: nil))
    form.send(.type("pages[p].text", "Hello"))
    #expect(form.row("review.pages")?.display == "Hello, Is Colored: No")
    form.send(.set("pages[p].isColored", .flag(true)))
    form.send(.type("pages[p].color", "red"))
    #expect(form.row("review.pages")?.display == "Hello, Is Colored: Yes, red")
    form.send(.set("pages[p].isColored", .flag(false)))
    #expect(form.row("review.pages")?.display == "Hello, Is Colored: No")
  }

  @Test("The submit button of a form moves to its review with its conditions")
  func submit() {
    let definition = FormDefinition<File>(template: { File() }, describe: File.describe) { form in
      form.step("One") { $0.fields(\.isLong) }
      form.review()
      form.button("Apply", .submit).enabled { $0.isLong }
    }
    let form = FormSession(File(note: "x"), definition: definition)
    #expect(form.page(of: "action.submit") == "review" && form.row("action.submit")?.isEnabled == false)
    #expect(form.send(.submit) == .refused(.disabled("action.submit")))
    form.send(.set("isLong", .flag(true)))
    #expect(form.row("action.submit")?.isEnabled == true)
  }

  @Test("A property may be called like the review")
  func names() {
    struct Book: Equatable, FormModel {
      var name = ""
      var review = Page()
      static func describe(_ fields: FieldList<Book>) {
        fields.add(\.name, "name")
        fields.add(\.review, "review")
      }
      static var formTemplate: Book? { Book() }
      static func arrange(_ form: FormBuilder<Book>) { form.review() }
    }
    let form = FormSession(Book())
    #expect(form.problems.isEmpty && form.row("review.text") != nil && form.row("review.2.name") != nil)
  }

  @Test("A draft of a subform with steps doesn't depend on them")
  func draft() throws {
    let form = FormSession(Office(isOpen: true))
    form.send(.set("file", .flag(true)))
    form.send(.open("file.step.one"))
    press(form, .nextStep)
    #expect(form.snapshot.fields.keys.filter { $0.contains("step") || $0.contains("review") }.isEmpty)
  }
}
