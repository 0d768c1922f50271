import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Return in the last field")
struct ReturnCornerTests {
  private struct Note: FormModel {
    var title = ""
    var text = ""
    var part: Inner?
    static func describe(_ fields: FieldList<Note>) {
      fields.add(\.title, "title")
      fields.add(\.text, "text")
      fields.add(\.part, "part")
    }
  }

  private func form(_ arrange: (FormBuilder<Note>) -> Void) -> FormSession<Note> {
    let definition = FormDefinition<Note>(describe: Note.describe) { form in
      form.returnSubmits()
      arrange(form)
    }
    return FormSession(Note(), definition: definition, environment: .test)
  }

  @Test("It submits if only buttons follow, however many")
  func buttons() {
    let form = form { form in
      form.fields(\.part, \.title, \.text)
      form.button("Check", "check")
      form.button("Send", .submit)
    }
    #expect(
      form.returnSubmits && form.returnStep(in: "text") == .submit && form.returnStep(in: "title") == .next("text"))
  }

  @Test("It goes on if something else follows, also behind a button")
  func others() {
    let form = form { form in
      form.fields(\.title, \.text)
      form.button("Check", "check")
      form.fields(\.part)
      form.button("Send", .submit)
    }
    #expect(
      form.returnStep(in: "text") == .next("action.check") && form.returnStep(in: "part") == .next("action.submit"))
  }

  @Test("A named action takes its place, with a title and an icon in the menu")
  func named() throws {
    var done: [String] = []
    let form = form { $0[\.title].contextAction("Other", "other").onReturn("Look up", "lookUp", icon: .search) }
    form.on("lookUp") { done.append($0.path) }
    #expect(form.returnStep(in: "title") == .act("lookUp") && form.returnTitle(in: "title") == "Look up")
    let actions = try #require(form.row("title")).contextActions
    #expect(actions.map(\.isForReturn) == [false, true] && actions.map(\.icon) == [nil, .search])
    form.send(.act("title", action: "lookUp"))
    #expect(done == ["title"])
  }

  @Test("An action of a form that may be missing fires when it is made, and when it is removed")
  func subforms() {
    var fired: [String] = []
    let form = form { $0[\.part].action("changed") }
    form.on("changed") { fired.append($0.path) }
    form.send(.set("part", .flag(true)))
    #expect(fired == ["part"])
    form.send(.set("part", .flag(true)))
    #expect(fired.count == 1, "It is there already.")
    form.send(.set("part", .none))
    #expect(fired == ["part", "part"])
  }
}
