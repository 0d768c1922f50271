import Fieldstone
import SwiftUI
import Testing

@testable import FieldstoneSwiftUI

@MainActor
@Suite("The life of a form in SwiftUI")
struct LifeTests {
  @Test("A submitted form hands over its model; a refused one says why, and leads to what is wrong")
  func submitting() throws {
    let form = FormSession(Account())
    var submitted: [Account] = []
    let host = StandInHost(NavigationStack { FormView(form).onSubmitted { submitted.append($0) } })
    try host.control(.button, "Create").tap()
    #expect(submitted.isEmpty)
    #expect(form.focusedRow == "email")
    #expect(host.announcements.contains { $0.hasPrefix("Not submitted") })
    try host.field("Email").type("a@example.org")
    try host.field("Password").type("very secret")
    try host.control(.button, "Create").tap()
    #expect(submitted.isEmpty && form.openPages.count == 2)
    try host.field("Street").type("Main Street 1")
    form.send(.back)
    host.settle()
    try host.control(.button, "Create").tap()
    #expect(submitted.map(\.email) == ["a@example.org"])
  }

  @Test("A sheet with a form that has changes can't be dragged away, and the way back is hidden")
  func dragging() throws {
    let form = FormSession(Account())
    let host = StandInHost(
      Text(verbatim: "Below").sheet(isPresented: .constant(true)) { NavigationStack { FormView(form) } })
    try host.control(.toggle, "Is Public").setOn(true)
    let sheet = try host.root.find(.sheet)
    #expect(throws: StandInError.self) { try sheet.dismiss() }
    #expect(host.root.all { $0.attributes["navigationBarBackButtonHidden"] == "true" }.count == 1)
  }

  @Test("Several fields that are placed by hand don't take the focus from each other")
  func focusOfFields() throws {
    let form = FormSession(Account())
    let host = StandInHost(
      Form {
        FormFieldView(form, \.email)
        FormFieldView(form, \.password)
      })
    try host.field("Email").focus()
    #expect(form.focusedRow == "email" && host.root.all(where: \.isFocused).count == 1)
    try host.field("Password").focus()
    #expect(form.focusedRow == "password" && host.root.all(where: \.isFocused).count == 1)
  }

  @Test("Leaving a form with changes asks first")
  func leaving() throws {
    let form = FormSession(Account())
    var hasLeft = false
    let host = StandInHost(NavigationStack { FormView(form).onLeft { hasLeft = true } })
    try host.control(.toggle, "Is Public").setOn(true)
    try host.control(.button, "Cancel").tap()
    try host.root.find(.confirmationDialog).find(.button, "Keep Editing").tap()
    #expect(!hasLeft && host.root.first(.confirmationDialog) == nil)
    try host.control(.button, "Cancel").tap()
    try host.root.find(.confirmationDialog).find(.button, "Discard").tap()
    #expect(hasLeft)
  }

  @Test("Another session under the same view is another form")
  func replacedSession() throws {
    let first = FormSession(Account())
    let second = FormSession(Account())
    let chosen = Chosen(first)
    let host = StandInHost(ChosenView(chosen: chosen))
    try host.field("Email").type("first@example.org")
    chosen.form = second
    host.settle()
    #expect(try host.field("Email").text.isEmpty)
    try host.field("Email").type("second@example.org")
    #expect(first.model.email == "first@example.org")
    #expect(second.model.email == "second@example.org")
    try host.control(.button, "Cancel").tap()
    try host.root.find(.confirmationDialog).find(.button, "Discard").tap()
    #expect(chosen.left == 1 && second.facts.isCancelled && !first.facts.isCancelled)
  }

  @Test("A page whose row goes while it is open is closed")
  func goneRow() throws {
    let form = FormSession(Account())
    let host = StandInHost(form: form)
    form.send(.set("isPublic", .flag(true)))
    form.send(.open("profile"))
    host.settle()
    #expect(try host.root.find(.navigationStack).children.count == 2)
    form.send(.set("isPublic", .flag(false)))
    host.settle()
    #expect(try host.root.find(.navigationStack).children.count == 1)
    #expect(form.openPages.count == 1 && host.faults == [])
  }

  @Test("A page that gets many rows keeps its fields")
  func manyRows() throws {
    let form = FormSession(Texts(19))
    let host = StandInHost(form: form)
    let field = try #require(host.root.all(.textField).first)
    for number in 0..<5 { form.send(.insert("lines", id: "n\(number)", before: nil)) }
    host.settle()
    #expect(host.root.all(.textField).count == 24)
    #expect(host.root.all(.textField).first?.node === field.node)
  }

  @Test("Going back by the system's gesture goes back in the form")
  func goingBack() throws {
    let form = FormSession(Account())
    let host = StandInHost(form: form)
    form.send(.open("address"))
    host.settle()
    try host.root.find(.navigationStack).children[1].goBack()
    #expect(form.openPages.count == 1)
    #expect(host.faults == [])
  }

  @Test("A window that is restored opens the page that was open")
  func restoration() throws {
    let first = StandInHost(form: FormSession(Account()))
    try first.root.find(.button, "Address").tap()
    let again = FormSession(Account())
    _ = StandInHost(NavigationStack { FormView(again) }, scene: first.scene)
    #expect(again.openPages.count == 1, "A new form of the same launch begins at its beginning.")
    FormLaunch.id = "another launch"
    let form = FormSession(Account())
    let second = StandInHost(NavigationStack { FormView(form) }, scene: first.scene)
    #expect(form.openPages.last?.id == "address")
    #expect(try second.root.find(.navigationStack).children.count == 2)
  }

  @Test("Entries are removed and moved where a list is edited, and only then does a page have a button for that")
  func editing() throws {
    #expect(StandInHost(form: FormSession(Account())).root.first(.editButton) == nil)
    let form = FormSession(Texts(3))
    let host = StandInHost(form: form)
    #expect(host.root.first(.editButton) != nil)
    let section = try #require(host.root.all(.section).first)
    try section.delete(at: [0])
    #expect(form.model.lines == ["1", "2"])
    let list = try #require(host.root.all(.section).first)
    try list.move([1], to: 0)
    #expect(form.model.lines == ["2", "1"])
    #expect(host.faults == [])
  }

  @Test("One field in a layout of the program's own shares its answer with the others")
  func oneField() throws {
    let form = FormSession(Account())
    let host = StandInHost(
      Form {
        FormFieldView(form, \.email)
        FormFieldView(form, \.isPublic)
        FormFieldView(form, \.remarks)
      })
    #expect(host.root.all(.textField).count == 1)
    try host.field("Email").type("a@example.org")
    try host.control(.toggle, "Is Public").setOn(true)
    #expect(try host.field("Remarks").text.isEmpty)
    #expect(form.model.email == "a@example.org")
  }

  @Test("Views of the program's own stand between the rows")
  func ownViews() throws {
    let host = StandInHost(
      NavigationStack {
        FormView(FormSession(Account())) { rows in
          Section { Text(verbatim: "Welcome") }
          rows
        }
      })
    let form = try host.root.find(.form)
    #expect(form.children.first?.all(.text).first?.label == "Welcome")
    #expect(try host.field("Email").text.isEmpty)
  }

  @Test("A control of the program's own shows the answer and sends what is done with it")
  func ownControl() throws {
    let form = FormSession(Account())
    let host = StandInHost(
      NavigationStack { FormView(form) }
        .formControl(for: .row("seats")) { row, send in
          Button {
            send(.set(row.id, .number(7)))
          } label: {
            Text(verbatim: "Seven, not \(row.display)")
          }
        })
    try host.root.find(.button, "Seats").tap()
    #expect(form.model.seats == 7)
    #expect(host.root.all(.button).contains { $0.label == "Seven, not 7" })
  }
}

@MainActor @Observable
final class Chosen {
  var form: FormSession<Account>
  var left = 0
  init(_ form: FormSession<Account>) { self.form = form }
}

struct ChosenView: View {
  let chosen: Chosen
  var body: some View { NavigationStack { FormView(chosen.form).onLeft { chosen.left += 1 } } }
}
