import FieldstoneCore
import Testing

@Suite("A server that has a newer model")
struct NewerModelTests {
  struct Note: FormModel, Sendable {
    var title = "Shopping"
    var text = "Bread"

    static func describe(_ fields: FieldList<Note>) {
      fields.add(\.title, "title")
      fields.add(\.text, "text")
    }
  }

  private final class Server {
    var note: Note
    var known = Note()
    init(_ note: Note) { self.note = note }
    func store(_ new: Note) throws {
      guard note.title == known.title, note.text == known.text else {
        known = note
        throw FormNewerModel(note, by: "Ada")
      }
      (note, known) = (new, new)
    }
  }

  @Test("A submit that meets the same answer shows the conflict, and can be sent again once it is resolved")
  func conflict() async {
    let server = Server(Note(title: "Errands", text: "Bread"))
    let form = FormSession(Note())
    form.onSubmit { try server.store($0) }
    form.send(.type("title", "Groceries"))
    let outcome = await form.submit()
    guard case .invalid(let issues) = outcome else {
      Issue.record("It was not refused: \(outcome)")
      return
    }
    #expect(issues.map(\.kind.code) == ["changedElsewhere"])
    #expect(
      form.row("title")?.issues.map(\.text) == ["Ada changed this to “Errands”. Keep yours, or use the newer one."])
    #expect(form.focusedRow == "title")
    form.resolve("title", .mine)
    #expect(await form.submit().model?.title == "Groceries")
    #expect(server.note.title == "Groceries")
  }

  @Test("A submit that meets another answer keeps both, and asks to send them again")
  func other() async {
    let server = Server(Note(title: "Shopping", text: "Bread, milk"))
    let form = FormSession(Note())
    form.onSubmit { try server.store($0) }
    form.send(.type("title", "Groceries"))
    let outcome = await form.submit()
    guard case .failed(let error) = outcome else {
      Issue.record("It did not fail: \(outcome)")
      return
    }
    #expect(
      form.environment.words(for: error)
        == "Ada has changed something in the meantime. Check the answers and send them again.")
    #expect(form.model.text == "Bread, milk" && form.model.title == "Groceries")
    _ = await form.submit()
    #expect(server.note.title == "Groceries" && server.note.text == "Bread, milk")
  }
}
