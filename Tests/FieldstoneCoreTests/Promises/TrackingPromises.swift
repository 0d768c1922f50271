import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: tracked closures")
struct TrackingPromises {
  @Test("Computed values are written to replaced models and re-created subforms")
  func outside() {
    let form = FormSession(Sum(), environment: .test)
    form.replace(Sum())
    #expect(form.model.total == 3 && form.row("total")?.text == "3" && !form.facts.isDirty)
    let outer = FormSession(HasSum(), environment: .test)
    for isThere in [true, false, true] { outer.send(.set("sum", .flag(isThere))) }
    #expect(outer.model.sum == Sum(left: 1, right: 2, total: 3) && outer.row("sum.total")?.text == "3")
  }

  @Test("[text:] follows text that is not a valid value")
  func text() {
    let form = Whole.form { $0[\.b].visible { !$0[text: \.age].isEmpty } }
    form.send(.type("age", "abc"))
    #expect(form.isShown("b"))
  }

  @Test("[text:] follows the text that takes the place of what was typed when the field is left")
  func textOfLeftField() {
    let form = Whole.form { $0[\.b].visible { $0[text: \.age] == "07" } }
    form.send(.focus("age"))
    form.send(.type("age", "07"))
    #expect(form.isShown("b"))
    form.send(.blur("age"))
    #expect(form.row("age")?.text == "7" && !form.isShown("b"))
  }

  @Test("[isValid:], [isVisible:] and [text:] accept full key paths of a subform's fields")
  func wholePaths() {
    let form = Whole.form(Whole(part: Part(name: "n"))) {
      $0[\.part.name].maximumLength(3)
      $0[\.part.name].visible { !$0.flag }
      $0[\.a].visible { $0[isValid: \.part.name] }
      $0[\.b].visible { $0[text: \.part.name] == "n" }
      $0[\.age].visible { $0[isVisible: \.part.name] }
    }
    #expect(form.isShown("b") && form.isShown("age"))
    form.send(.type("part.name", "longer"))
    #expect(!form.isShown("a"))
  }

  @Test("A parent's statement about a field keeps the subform's own rules")
  func copiedMatches() {
    let form = FormSession(HasAccount(account: Account(password: "one", again: "two")))
    #expect(!form.facts.isValid)
  }

  @Test("A grandparent's statement about a field keeps the parent's statement about its neighbor")
  func copiedTrail() {
    #expect(!FormSession(Person()).isShown("address.zip"))
    #expect(!FormSession(Order()).isShown("person.address.zip"))
  }

  @Test("A computed field never creates a nil subform")
  func computedInNil() {
    #expect(FormSession(HasSum()).model.sum == nil)
  }

  @Test("A computed field and a viewer that keep changing each other are reported")
  func viewerCycle() {
    let form = FormSession(Ping())
    #expect(form.problems.contains { if case .cycle = $0.kind { true } else { false } }, "value is \(form.model.value)")
  }

  @Test("A condition may read a subform without fields")
  func emptySubform() async {
    await #expect(processExitsWith: .success) { _ = FormSession(HasNothing()) }
  }

  @Test("Changes by a button's handler take effect before the next input")
  func handler() {
    let form = Whole.form {
      $0[\.b].visible { $0.flag }
      $0.button("Go", "go")
    }
    var reply: FormReply?
    form.on("go") { [unowned form] _ in
      form.send(.set("flag", .flag(true)))
      reply = form.send(.type("b", "x"))
    }
    form.send(.perform("action.go"))
    #expect(reply == .accepted && form.model.b == "x")
  }
}
