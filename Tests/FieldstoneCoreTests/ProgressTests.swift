import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("Progress: applicable and answered fields")
struct ProgressTests {
  private static func counted(_ form: FormEngine) -> [Int] { [form.facts.answeredFields, form.facts.applicableFields] }

  @Test("The count follows answers; white space and half-typed numbers don't count")
  func answers() {
    let form = FormSession(Guest())
    let asked = form.facts.applicableFields
    #expect(Self.counted(form) == [0, asked], "Initial values are nobody's answer.")
    form.send(.type("email", "ada@example.org"))
    #expect(Self.counted(form) == [1, asked])
    form.send(.type("email", "  "))
    #expect(Self.counted(form) == [0, asked])
    form.send(.type("seats", "2"))
    #expect(Self.counted(form) == [1, asked])
    form.send(.type("seats", "2x"))
    #expect(Self.counted(form) == [0, asked])
    form.undo()
    #expect(Self.counted(form) == [1, asked], "Somebody has answered, so the last valid value counts.")
  }

  @Test("An invalid answer doesn't count; passing a field that has a value makes it an answer")
  func validAndTaken() {
    let form = FormSession(Guest())
    form.send(.type("seats", "9"))
    #expect(form.facts.answeredFields == 0)
    form.send(.type("seats", "3"))
    #expect(form.facts.answeredFields == 1)
    form.send(.focus("diet"))
    form.send(.focus("name"))
    #expect(form.facts.answeredFields == 2, "The initial diet counts; the name is empty.")
    form.send(.focus("email"))
    form.edit { $0.needsInvoice = true }
    #expect(form.facts.answeredFields == 3, "Values set by the program count too.")
    form.send(.reset)
    #expect(form.facts.answeredFields == 0)
  }

  @Test(
    "White space of any script isn't an answer; with a control, mark or letter after it, it is",
    arguments: [
      ("\n\t\r\u{B}\u{C} ", false), ("  \u{A0}\u{3000}\u{2028}\u{85}", false), (" \u{A0}x", true), ("\n\u{1C}", true),
      (" \u{301}", true), ("  x  ", true), ("\u{200B}", true),
    ])
  func whiteSpace(_ text: String, _ isAnswer: Bool) { #expect(Rules.isMissing(.text(text)) == !isAnswer) }

  @Test("Only applicable fields count; hidden rows don't")
  func pendingDrops() {
    let form = FormSession(Guest())
    let asked = form.facts.applicableFields
    form.send(.set("diet", .choices(["other"])))
    #expect(Self.counted(form) == [1, asked + 1])
    form.send(.type("note", "No nuts"))
    #expect(Self.counted(form) == [2, asked + 1])
    form.send(.set("diet", .choices(["vegan"])))
    #expect(Self.counted(form) == [1, asked])
    form.isEnabled = false
    #expect(Self.counted(form) == [0, 0])
    form.isEnabled = true
    #expect(Self.counted(form) == [1, asked])
  }

  @Test("Progress is maintained incrementally: one batch for the form, and no row is read")
  func cost() {
    let form = FormSession(Guest())
    _ = form.takeChanges()
    let before = form.operations
    form.send(.type("name", "Ada"))
    let work = form.operations - before
    #expect(work.reads == 0 && work.rows == 1)
    #expect(form.takeChanges().facts?.answeredFields == form.facts.answeredFields)
  }
}
