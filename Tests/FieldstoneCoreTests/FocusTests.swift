import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Focus, and when issues show")
struct FocusTests {
  @Test("Passing by a field that needs an answer says nothing; leaving it with a wrong answer does")
  func passingBy() {
    let form = Whole.form { $0[\.a].required().minimumLength(3) }
    form.send(.focus("a"))
    form.send(.focus("b"))
    #expect(form.row("a")?.issues.isEmpty == true && form.facts.shownErrors == 0)
    // For the first time, while it is typed: nothing.
    form.send(.focus("a"))
    form.send(.type("a", "x"))
    #expect(form.row("a")?.issues.isEmpty == true)
    form.send(.focus("b"))
    #expect(form.row("a")?.issues.count == 1 && form.facts.shownErrors == 1)
    form.send(.reset)
    #expect(form.facts.shownErrors == 0)
    form.send(.focus("a"))
    form.send(.type("a", ""))
    form.send(.blur("a"))
    #expect(form.row("a")?.issues.map(\.code) == ["required"], "Answering with nothing is an answer.")
  }

  @Test("The focus goes to what undo and redo changed, on whatever page, unless nobody has it")
  func undoing() {
    let form = Whole.form { _ in }
    form.send(.type("a", "x"))
    form.send(.undo)
    #expect(form.focusedRow == nil)
    form.send(.redo)
    form.send(.open("part"))
    form.send(.focus("part.name"))
    form.edit {
      $0.b = "first"
      $0.age = 7
    }
    form.send(.undo)
    #expect(form.focusedRow == "b" && form.page == .root && form.model.b.isEmpty && form.model.age == nil)
    form.send(.undo)
    #expect(form.focusedRow == "a")
    form.send(.redo)
    form.send(.focus("flag"))
    form.send(.redo)
    #expect(form.focusedRow == "b" && form.model.age == 7)
  }

  @Test("Undo leads to the field although it made the subform, and although it hides what had the focus")
  func undoingFar() {
    let form = Whole.form { $0[\.b].visible { $0.a == "x" } }
    form.send(.open("maybe"))
    form.send(.type("maybe.name", "x"))
    form.send(.undo)
    #expect(form.page == "maybe" && form.focusedRow == "maybe.name" && form.model.maybe == nil)
    form.send(.back)
    form.send(.redo)
    #expect(form.page == "maybe" && form.focusedRow == "maybe.name" && form.model.maybe?.name == "x")
    form.send(.focus("a"))
    form.send(.type("a", "x"))
    form.send(.focus("b"))
    form.send(.undo)
    #expect(form.focusedRow == "a" && !form.isShown("b"))
  }

  @Test("The errors that show are counted on all pages together")
  func counted() {
    let form = Whole.form {
      $0[\.a].required()
      $0[\.part.name].required()
      $0[\.b].visible { $0.flag }.required()
    }
    form.send(.set("flag", .flag(true)))
    form.send(.submit)
    #expect(form.facts.shownErrors == 3 && form.takeChanges().facts?.shownErrors == 3)
    form.send(.set("flag", .flag(false)))
    #expect(form.facts.shownErrors == 2 && form.takeChanges().facts?.shownErrors == 2)
  }

  @Test("The focus of a row that hides goes to the one that takes its place, else to the one before")
  func neighbour() {
    let form = Whole.form {
      $0.exclude(\.part, \.maybe)
      $0[\.b].visible { !$0.flag }
      $0[\.flag].visible { $0.a != "off" }
    }
    form.send(.focus("b"))
    form[\.flag].value = true
    #expect(form.focusedRow == "age" && form.takeChanges().focus == .some("age"))
    form[\.flag].value = false
    form.send(.focus("flag"))
    form[\.a].value = "off"
    #expect(form.focusedRow == "age", "It was the last row.")
  }

  @Test("A page opens with the focus in its first row, and closes to the row that led there")
  func pages() {
    let form = Whole.form { $0[\.part].visible { !$0.flag } }
    form.send(.open("part"))
    #expect(form.focusedRow == "part.name")
    form.send(.back)
    #expect(form.focusedRow == "part")
    form.send(.open("part"))
    form[\.flag].value = true
    #expect(form.page == .root && form.focusedRow == "maybe", "The page is gone: what follows its row has the focus.")
  }

  @Test("The heading of a subform that may be nil takes the focus, any other heading does not")
  func headings() {
    let form = Whole.form {
      $0[\.part].inline()
      $0[\.maybe].inline()
    }
    #expect(form.send(.focus("maybe")).isAccepted && form.row("maybe")?.isFocusable == true)
    #expect(!form.send(.focus("part")).isAccepted && form.row("part")?.isFocusable == false)
  }

  @Test("What a row is can be asked without making it")
  func cheap() {
    let form = FormSession(Guest.valid)
    let rows = form.rows
    #expect(rows.indices.map { rows.kind(at: $0) } == rows.map(\.kind))
    #expect(rows.indices.map { rows.isFocusable(at: $0) } == rows.map(\.isFocusable))
  }
}
