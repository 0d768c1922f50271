import Fieldstone
import FieldstoneSwiftUI
import SwiftUI
import Testing

/// How many bodies SwiftUI has to evaluate: of its stand-in, which evaluates what its documentation says.
@MainActor
@Suite("Bodies per edit")
struct BodyCountTests {
  @Test("Typing evaluates the body of one row, however many rows there are", arguments: [10, 10_000])
  func typing(_ count: Int) throws {
    let form = FormSession(Texts(count))
    let host = StandInHost(form: form, viewport: 20)
    let field = try #require(host.root.all(.textField).first)
    try field.type("first")
    host.resetBodies()
    try field.type("changed")
    #expect(form.model.lines[0] == "changed")
    #expect(host.bodies == ["TextRow": 1])
  }

  @Test("The first change also evaluates what says that there are changes, and no other row", arguments: [10, 10_000])
  func firstChange(_ count: Int) throws {
    let host = StandInHost(form: FormSession(Texts(count)), viewport: 20)
    let field = try #require(host.root.all(.textField).first)
    try field.focus()
    host.resetBodies()
    try field.type("changed")
    #expect(host.bodies == ["TextRow": 1, "CollectionRow": 1, "FormShortcuts": 1])
  }

  @Test("A form of 10,000 rows makes only the views that are in sight")
  func laziness() throws {
    let few = StandInHost(form: FormSession(Texts(40)), viewport: 20)
    let many = StandInHost(form: FormSession(Texts(10_000)), viewport: 20)
    #expect(many.bodies == few.bodies)
    #expect(many.bodies["TextRow"].map { $0 <= 20 } == true)
  }

  @Test("A program's change of one answer evaluates one row's body, and shows at once")
  func programChange() throws {
    let form = FormSession(Texts(100))
    let host = StandInHost(form: form, viewport: 40)
    form.send(.type(form.elements(of: "lines")[3], "first"))
    host.settle()
    host.resetBodies()
    form.send(.type(form.elements(of: "lines")[3], "by the program"))
    host.settle()
    #expect(host.bodies == ["TextRow": 1])
    #expect(host.root.all(.textField).contains { $0.text == "by the program" })
  }
}
