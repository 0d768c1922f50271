import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Invariants: undo")
struct UndoPromises {
  @Test("An optional field set in edit { } is a separate undo step")
  func editOptional() {
    let form = Whole.form()
    form.edit { $0.age = 5 }
    #expect(form.facts.canUndo && form.facts.changedFields == 1)
    form.undo()
    #expect(form.model.age == nil)
  }

  @Test("A subform's field set in edit { } is a separate undo step")
  func editNested() {
    let form = Whole.form()
    form.send(.type("a", "x"))
    form.edit { $0.part.name = "y" }
    form.undo()
    #expect(form.model.part.name == "" && form.model.a == "x")
  }

  @Test("Typing the current text doesn't merge with the next typing step")
  func noOpTyping() {
    let form = Whole.form()
    form.send(.type("b", "x"))
    form.send(.type("a", ""))
    form.send(.type("a", "typed"))
    form.undo()
    #expect(form.model.a == "" && form.model.b == "x")
  }

  @Test("An edit by the program ends a typing step")
  func programEditEndsTyping() {
    let form = Whole.form()
    form.send(.type("a", "1"))
    form[\.b].value = "program"
    form.send(.type("a", "12"))
    form.undo()
    #expect(form.model.a == "1" && form.model.b == "program")
  }

  @Test("Undo keeps the value that a program has set in the field being typed")
  func programEditInTheSameField() {
    let form = Whole.form()
    form.send(.type("a", "x"))
    form[\.a].value = "Zed"
    form.send(.type("a", "Zedd"))
    form.undo()
    #expect(form.model.a == "Zed")
  }

  @Test("Undoing the removal of a subform restores all of it, not only its fields")
  func undoRemoval() {
    let form = Whole.form(Whole(maybe: Part(name: "n", inner: Inner(), key: 42)))
    form.send(.set("maybe", .none))
    #expect(form.model.maybe == nil)
    form.undo()
    #expect(form.model.maybe == Part(name: "n", inner: Inner(), key: 42))
  }

  @Test("Creating or removing a subform makes the form dirty, and reset reverts it")
  func presenceIsDirtyAndReset() {
    let form = Whole.form()
    form.send(.set("maybe", .flag(true)))
    #expect(form.facts.isDirty)
    form.send(.reset)
    #expect(form.model.maybe == nil)
  }

  @Test("Redo removes a subform again that was removed from outside")
  func removedFromOutside() {
    let form = Whole.form(Whole(maybe: Part(name: "n")))
    form.send(.type("a", "x"))
    form.edit { $0.maybe = nil }
    let last = form.model
    while form.facts.canUndo { form.undo() }
    #expect(form.model == Whole(maybe: Part(name: "n")))
    while form.facts.canRedo { form.redo() }
    #expect(form.model == last)
  }

  @Test("Reset leaves nothing dirty, even with dropAtOnce")
  func resetWithDrop() {
    let form = Whole.form(Whole(b: "kept")) { $0[\.b].visible { $0.flag }.whenHidden(.dropAtOnce) }
    form.send(.set("flag", .flag(true)))
    form.send(.reset)
    #expect(!form.facts.isDirty && form.model.b == "kept")
  }

  @Test("Replacing the model doesn't drop the new model's hidden values")
  func replaceKeepsHidden() {
    let form = Whole.form(Whole(b: "1", flag: true)) { $0[\.b].visible { $0.flag }.whenHidden(.dropAtOnce) }
    form.replace(Whole(b: "2", flag: false))
    #expect(form.model.b == "2", "FormSession(Whole(b: \"2\", flag: false)) keeps it.")
  }

  @Test("Replacing the model also resets which issues show")
  func replaceStartsOver() {
    let form = Whole.form { $0[\.a].required() }
    form.send(.submit)
    #expect(form.row("a")?.issues.count == 1)
    form.replace(Whole())
    #expect(form.row("a")?.issues.isEmpty == true && form.facts.failedSubmits == 0)
  }
}
