import FieldstoneCore
import Testing

private struct Letter: Equatable, FormModel {
  var name = ""
  var pages: [Page] = [Page()]

  static func describe(_ fields: FieldList<Letter>) {
    fields.add(\.name, "name")
    fields.add(\.pages, "pages")
  }
  static func arrange(_ form: FormBuilder<Letter>) { form[\.pages].enabled { $0.name != "closed" } }
}

private struct Page: Equatable, FormModel {
  var text = ""
  static func describe(_ fields: FieldList<Page>) { fields.add(\.text, "text") }
  static var formTemplate: Page? { Page() }
}

@Suite("Drafts that are restored during a submit, and rows that take no answers")
struct RestoredSubmitTests {
  @Test("A draft with the submitted answers is no change, and one with others is", arguments: ["Ada", "Bob"])
  func restoring(_ name: String) async throws {
    let form = FormSession(Letter())
    form.send(.type("name", "Ada"))
    form.send(.type("pages[1].text", "Hello"))
    let draft = form.snapshot
    form.send(.type("name", name))
    let isSame = name == "Ada"
    form.onSubmit { _ in try form.restore(draft) }
    #expect(await form.submit().model?.name == name)
    #expect(form.facts.isSubmitted == isSame)
    #expect(form.facts.dirtyFields == (isSame ? 0 : 2))
    #expect(form.model.name == "Ada" && form.model.pages == [Page(text: "Hello")])
  }

  @Test("A draft that was restored after another change during the submit is a change")
  func restoringAfterChange() async throws {
    let form = FormSession(Letter())
    form.send(.type("name", "Ada"))
    let draft = form.snapshot
    form.onSubmit { _ in
      form.edit { $0.pages = [] }
      try form.restore(draft)
    }
    _ = await form.submit()
    #expect(!form.facts.isSubmitted && form.facts.dirtyFields == 1)
  }

  @Test("The row of an element takes no answer, whether it is enabled or not")
  func elementRow() {
    let form = FormSession(Letter())
    #expect(form.send(.type("pages[1]", "x")) == .refused(.wrongInput("pages[1]")))
    form.send(.type("name", "closed"))
    #expect(form.row("pages[1]")?.isEnabled == false)
    #expect(form.send(.type("pages[1]", "x")) == .refused(.wrongInput("pages[1]")))
    #expect(form.send(.type("pages[1].text", "x")) == .refused(.disabled("pages[1].text")))
  }
}
