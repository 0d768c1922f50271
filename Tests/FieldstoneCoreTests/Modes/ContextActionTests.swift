import FieldstoneCore
import Testing

@Suite("Context actions")
struct ContextActionTests {
  private struct Note: FormModel {
    var title = "Tea"
    var copies = 0
    var isOpen = true
    static func describe(_ fields: FieldList<Note>) {
      fields.add(\.title, "title")
      fields.add(\.copies, "copies")
      fields.add(\.isOpen, "isOpen")
    }
    static func arrange(_ form: FormBuilder<Note>) {
      form[\.title].contextAction("Shout", icon: .edit) { $0.edit { note in note.title = note.title.uppercased() } }
        .contextAction("Delete", "delete", role: .destructive)
        .contextAction("Copy") { press in
          press.run {
            1
          } then: { more in
            press.edit { $0.copies += more }
          }
        }
      form[\.title].visible { $0.isOpen }
    }
    static var formTemplate: Note? { Note() }
  }

  @Test("A row names what its menu offers, in order; each runs its closure with the row, as one step")
  func entries() throws {
    let form = FormSession(Note())
    let actions = try #require(form.row("title")).contextActions
    #expect(actions.map(\.title) == ["Shout", "Delete", "Copy"])
    #expect(actions.map(\.role) == [.plain, .destructive, .plain] && actions[0].icon == .edit)
    #expect(form.row("copies")?.contextActions == [])
    #expect(form.send(.act("title", action: actions[0].id)).isAccepted && form.model.title == "TEA")
    form.undo()
    #expect(form.model.title == "Tea")
    var rows: [FormRowID] = []
    form.on("delete") { rows.append($0) }
    #expect(form.send(.act("title", action: "delete")).isAccepted && rows == ["title"])
  }

  @Test("One that takes time makes its row busy, and twice is once")
  func busy() async throws {
    let form = FormSession(Note())
    let copy = try #require(form.row("title")?.contextActions.last?.id)
    #expect(form.send(.act("title", action: copy)).isAccepted && form.row("title")?.states == .busy)
    #expect(form.send(.act("title", action: copy)).isAccepted)
    await form.runJobs()
    #expect(form.model.copies == 1 && form.row("title")?.states == [])
  }

  @Test("Unknown ones, those of hidden rows and those that nobody handles are refused; a locked form allows them")
  func refused() throws {
    let form = FormSession(Note())
    var errors = 0
    #expect(form.send(.act("title", action: "nothing")) == .refused(.wrongInput("title")))
    #expect(form.send(.act("nothing", action: "delete")) == .refused(.unknownRow("nothing")))
    #expect(form.send(.act("copies", action: "delete")) == .refused(.wrongInput("copies")))
    #expect(form.send(.act("title", action: "delete")) == .refused(.noEffect))
    form.on("delete") { _ in errors += 1 }
    form.mode = .frozen
    #expect(form.send(.act("title", action: "delete")).isAccepted && errors == 1)
    form.mode = .submit
    form.send(.set("isOpen", .flag(false)))
    #expect(form.send(.act("title", action: "delete")) == .refused(.hidden("title")))
  }
}
