import Fieldstone
import FieldstoneSwiftUI
import SwiftUI
import Testing

@MainActor
@Suite("Typing in SwiftUI's fields")
struct TypingTests {
  @Test("What is typed is never overwritten by its own echo, even if it can't be read")
  func echo() throws {
    let form = FormSession(Account())
    let host = StandInHost(form: form)
    let seats = try host.field("Seats")
    try seats.type("1x", letterByLetter: true)
    #expect(try host.field("Seats").text == "1x")
    #expect(form.model.seats == 1)
    try seats.blur()
    #expect(try host.field("Seats").text == "1x")
    #expect(host.root.all(.label).contains { $0.accessibilityLabel?.hasPrefix("Error: ") == true })
  }

  @Test("A program's change shows at once, even in the field that is being edited")
  func programChange() throws {
    let form = FormSession(Account())
    let host = StandInHost(form: form)
    try host.field("Email").type("a@example.org")
    form.send(.type("email", "b@example.org"))
    host.settle()
    #expect(try host.field("Email").text == "b@example.org")
  }

  @Test("Return goes on to the next field, and to the next page")
  func goingOn() throws {
    let form = FormSession(Account())
    let host = StandInHost(form: form)
    try host.field("Email").focus()
    try host.field("Email").submit()
    #expect(form.focusedRow == "password")
    #expect(try host.field("Password").isFocused)
  }

  @Test("A secret is revealed only on demand, and stays what it was")
  func secret() throws {
    let host = StandInHost(form: FormSession(Account()))
    try host.control(.secureField, "Password").type("very secret")
    try host.control(.button, "Show Password").tap()
    #expect(try host.control(.textField, "Password").text == "very secret")
  }

  @Test("Keyboards are told what is typed")
  func keyboards() throws {
    let host = StandInHost(form: FormSession(Account()))
    let email = try host.field("Email")
    #expect(email.attributes["keyboardType"]?.contains("emailAddress") == true)
    #expect(email.attributes["textInputAutocapitalization"]?.contains("never") == true)
    #expect(email.attributes["autocorrectionDisabled"] == "true")
    #expect(email.attributes["submitLabel"]?.contains("next") == true)
    #expect(try host.field("Password").attributes["textContentType"]?.contains("newPassword") == true)
  }

  @Test("Steps of the form are steps of the window's undo manager")
  func undo() throws {
    let manager = UndoManager()
    var environment = EnvironmentValues()
    environment.set(undoManager: manager)
    let form = FormSession(Account())
    let host = StandInHost(NavigationStack { FormView(form) }, environment: environment)
    #expect(!manager.canUndo)
    try host.control(.toggle, "Is Public").setOn(true)
    try host.field("Email").type("a@example.org")
    manager.undo()
    #expect(form.model.email.isEmpty && form.model.isPublic)
    manager.undo()
    #expect(!form.model.isPublic && !manager.canUndo)
    manager.redo()
    #expect(form.model.isPublic && manager.canRedo)
  }
}
