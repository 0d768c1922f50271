import FieldstoneTesting
import Foundation
import Testing

@testable import FieldstoneCore

@Suite("Focus and when issues show")
struct FocusTests {
  @Test("Passing a required field shows nothing; leaving it with an invalid answer does")
  func passingBy() {
    let form = Whole.form { $0[\.a].required().minimumLength(3) }
    form.send(.focus("a"))
    form.send(.focus("b"))
    #expect(form.row("a")?.issues.isEmpty == true && form.facts.shownErrors == 0)
    // Typing for the first time shows nothing.
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
    #expect(form.row("a")?.issues.map(\.code) == ["required"], "An empty answer is an answer.")
  }

  @Test("Undo and redo move the focus to what they changed, on any page, if a row has the focus")
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

  @Test("Undo focuses the field even if it creates the subform or hides the focused row")
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

  @Test("shownErrors counts the visible errors of all pages")
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

  @Test("When the focused row is hidden, the focus moves to the next row, or else to the previous one")
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
    #expect(form.focusedRow == "age", "The hidden row was the last one.")
  }

  @Test("Opening a page focuses its first row; closing it focuses the row that led there")
  func pages() {
    let form = Whole.form { $0[\.part].visible { !$0.flag } }
    form.send(.open("part"))
    #expect(form.focusedRow == "part.name")
    form.send(.back)
    #expect(form.focusedRow == "part")
    form.send(.open("part"))
    form[\.flag].value = true
    #expect(form.page == .root && form.focusedRow == "maybe", "The page has closed; the next row has the focus.")
  }

  @Test("A row that had the focus only until the element before it was gone, too, doesn't count as visited")
  func passing() {
    let form = Contact.session(.edit)
    form.edit { $0.phones.append(ContactPhone(number: "34")) }
    form.send(.edit)
    let last = form.elements(of: "phones")[1]
    #expect(form.send(.insert("phones", id: "new", before: last)).isAccepted)
    #expect(form.focusedRow?.path.hasPrefix("phones[new]") == true)
    form.send(.discard)
    #expect(form.elements(of: "phones").count == 1 && form.facts.touchedFields == 0)
  }

  @Test("The heading of an optional subform can have the focus; other headings can't")
  func headings() {
    let form = Whole.form {
      $0[\.part].inline()
      $0[\.maybe].inline()
    }
    #expect(form.send(.focus("maybe")).isAccepted && form.row("maybe")?.isFocusable == true)
    #expect(!form.send(.focus("part")).isAccepted && form.row("part")?.isFocusable == false)
  }

  @Test("A row's kind can be read without creating the row")
  func cheap() {
    let form = FormSession(Guest.valid)
    let rows = form.rows
    #expect(rows.indices.map { rows.kind(at: $0) } == rows.map(\.kind))
    #expect(rows.indices.map { rows.isFocusable(at: $0) } == rows.map(\.isFocusable))
  }
}
