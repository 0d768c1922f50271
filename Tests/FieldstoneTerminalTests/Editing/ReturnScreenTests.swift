import Fieldstone
import Foundation
import Testing

@testable import FieldstoneTerminal

@Suite("Return, and what buttons are for, on the full screen")
struct ReturnScreenTests: ScreenSuite {
  private let form: FormSession<Parcel>
  let screen: FormScreen

  init() {
    form = FormSession(Parcel())
    screen = FormScreen(form, width: 80, height: 24)
  }

  @Test("Enter does the field's own action, and the footer says which")
  func ownAction() {
    go(to: "code")
    #expect(shown.contains("Enter Look up") && shown.contains("Alt-Enter Actions"), "\(shown)")
    type("8000")
    press(Key(.enter))
    #expect(form.model.city == "City of 8000" && form.focusedRow == "code")
  }

  @Test("A field whose key says Done keeps the focus; one whose key says Search submits; any other goes on")
  func declared() {
    go(to: "motto")
    #expect(shown.contains("Enter Done"), "\(shown)")
    type("x")
    press(Key(.enter))
    #expect(form.focusedRow == "motto" && form.row("motto")?.issues.map(\.text) == ["Enter at least 2 characters."])
    type("y")
    go(to: "city")
    #expect(!shown.contains("Enter Next"))
    press(Key(.enter))
    #expect(form.focusedRow == "motto")
    go(to: "question")
    #expect(shown.contains("Enter Submit"), "\(shown)")
    #expect(screen.press(Key(.enter)) == .submits)
  }

  @Test("While a calendar is open, the footer says what Enter does there")
  func calendar() {
    go(to: "day")
    #expect(shown.contains("Enter Submit"), "\(shown)")
    press(Key(.function(4)))
    #expect(shown.contains("Enter Select") && !shown.contains("Enter Submit"), "\(shown)")
  }

  @Test("A field that is shown by itself has its own action, too")
  func alone() {
    let alone = FormScreen(form, width: 40, height: 4, only: "code")
    form.send(.focus("code"))
    form.send(.type("code", "1"))
    alone.settle()
    let outcome = alone.press(Key(.enter))
    #expect(form.model.city == "City of 1", "\(outcome), \(form.returnStep(in: "code"))")
  }

  @Test("A button that leads on ends with an arrow, one that adds begins with a plus sign")
  func roles() {
    #expect(shown.contains("[ Terms › ]") && shown.contains("[ + Add a stop ]"), "\(shown)")
    go(to: "action.terms")
    press(Key(.enter))
    #expect(form.model.city == "read")
  }
}

@Form
private struct Parcel {
  var code = ""
  var city = ""
  @Field(.returnKey(.done), .minimumLength(2)) var motto = ""
  @Field(.returnKey(.search)) var question = ""
  @Field(.date, .returnKey(.send)) var day: Date?

  static func arrange(_ form: FormBuilder<Parcel>) {
    form.fields(\.code, \.city, \.motto, \.question, \.day)
    form[\.code].onReturn("Look up") { press in press.edit { $0.city = "City of " + $0.code } }
    form.button("Add a stop", role: .add) { _ in }
    form.button("Terms", role: .navigation) { $0.edit { $0.city = "read" } }
  }
}
