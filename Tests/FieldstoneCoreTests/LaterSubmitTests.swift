import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("State after a submit, a replacement or a restored draft")
struct LaterSubmitTests {
  @Test("A successful submit clears earlier refusals")
  func refused() async {
    let form = Whole.form { $0[\.a].required() }
    form.send(.submit)
    form.send(.submit)
    #expect(form.facts.failedSubmits == 2)
    form.send(.type("a", "x"))
    #expect(await form.submit().model != nil && form.facts.failedSubmits == 0)
  }

  @Test(
    "Issues shown by validating a row still show after a submit, also in a subform that isn't optional")
  func validated() async {
    let form = Whole.form { $0.rule(on: \.part) { _ in .info("Look at it once more.") } }
    form.validate("part")
    #expect(form.row("part")?.issues.count == 1)
    #expect(await form.submit().model != nil)
    #expect(form.row("part")?.issues.count == 1)
  }

  @Test("After a submit, what only a refused one has shown doesn't show any longer")
  func hidden() async {
    let form = Whole.form(Whole(b: "?")) {
      $0[\.a].required()
      $0[\.b].rule(FormRule { $0 == "?" ? .warning("Nothing here.") : nil })
    }
    form.send(.submit)
    #expect(form.row("b")?.issues.map(\.text) == ["Nothing here."])
    form.send(.type("a", "x"))
    #expect(await form.submit().model != nil)
    #expect(form.row("b")?.issues == [] && form.issues.count == 1)
  }

  @Test("Any change clears isSubmitted")
  func changed() async {
    let changes: [(String, (FormSession<Whole>) -> Void)] = [
      ("a subform that is made", { $0.send(.set("maybe", .flag(true))) }),
      ("a property that is no field", { $0.edit { $0.token = "x" } }),
      ("a subform that is replaced", { $0.edit { $0.part = Part(key: 1) } }),
      ("another model", { $0.replace(Whole(a: "x")) }),
      ("a draft", { _ = try? $0.restore($0.snapshot) }),
      ("an answer", { $0.send(.type("a", "y")) }),
      ("a program's answer", { $0[\.a].value = "z" }),
    ]
    for (name, change) in changes {
      let form = Whole.form()
      form.send(.type("a", "x"))
      #expect(await form.submit().model != nil && form.facts.isSubmitted)
      change(form)
      #expect(!form.facts.isSubmitted, "\(name)")
    }
  }

  @Test("So does an action that changes what is no field")
  func action() async throws {
    let definition = FormDefinition<Whole>(
      template: { Whole() }, describe: { $0.add(\.a, "a") },
      arrange: { $0.button("New token") { press in press.edit { $0.token = "x" } } })
    let form = FormSession(Whole(a: "x"), definition: definition, environment: .test)
    #expect(await form.submit().model != nil && form.facts.isSubmitted)
    form.send(.perform(try #require(form.rows.last).id))
    #expect(!form.facts.isSubmitted && form.model.token == "x")
  }

  @Test("A submit removes the focus, and texts become the formatted values")
  func leaves() async {
    let form = Whole.form()
    form.send(.focus("age"))
    form.send(.type("age", "007"))
    #expect(await form.submit().model?.age == 7)
    #expect(form.focusedRow == nil && form.row("age")?.text == "7" && form[\.age].isTouched)
  }

  @Test("A cancelled form can be filled in again with another model")
  func left() {
    let form = Whole.form()
    form.send(.cancel)
    #expect(form.send(.type("a", "x")) == .refused(.closed))
    form.replace(Whole(a: "y"))
    #expect(!form.facts.isCancelled && form.send(.type("a", "x")).isAccepted)
  }

  @Test("A running submit handler is not started again")
  func atWork() async {
    let form = Whole.form()
    var calls = 0
    form.onSubmit { _ in
      calls += 1
      guard calls == 1 else { return }
      guard case .refused(.submitting) = await form.finishSubmitting() else {
        Issue.record("A submit in progress must finish only once.")
        return
      }
    }
    form.send(.submit)
    guard case .submitted = await form.finishSubmitting() else {
      Issue.record("The submit that was started must finish.")
      return
    }
    #expect(calls == 1)
  }

  private final class Stock: @unchecked Sendable { var isEmpty = false }

  @Test("Validating reruns rules that read state outside the form, and counts as one refusal")
  func validate() {
    let stock = Stock()
    let form = Whole.form { $0[\.a].rule(FormRule { _ in stock.isEmpty ? "Sold out." : nil }) }
    form.send(.type("a", "x"))
    #expect(form.validate().isEmpty && form.facts.failedSubmits == 1)
    stock.isEmpty = true
    #expect(form.issues.isEmpty && form.validate().count == 1 && form.row("a")?.issues.count == 1)
    #expect(form.facts.failedSubmits == 1)
    stock.isEmpty = false
    #expect(form.validate("a").isEmpty && form.row("a")?.issues.isEmpty == true)
  }

  @Test("A restored draft opens its page and counts only differing fields as changed")
  func restored() async throws {
    let form = Whole.form()
    form.send(.type("a", "x"))
    #expect(await form.submit().model != nil)
    form.send(.open("part"))
    let other = Whole.form()
    other.send(.type("b", "x"))
    other.send(.type("b", ""))
    _ = other.takeChanges()
    #expect(try other.restore(form.snapshot).isEmpty)
    #expect(other.model.a == "x" && other.facts.changedFields == 0 && !other.facts.isDirty)
    let changes = other.takeChanges()
    #expect(changes.openPages?.count == 2 && changes.pages.contains { $0.updates.contains { $0.row == "a" } })
    form.send(.type("b", "y"))
    #expect(try other.restore(form.snapshot).isEmpty && other.facts.changedFields == 1)
    other.send(.reset)
    #expect(other.model.a == "x" && other.model.b == "")
  }
}
