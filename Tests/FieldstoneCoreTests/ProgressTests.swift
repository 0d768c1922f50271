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
    #expect(Self.counted(form) == [3, asked], "Seats, diet and the invoice have values from the start.")
    form.send(.type("email", "ada@example.org"))
    #expect(Self.counted(form) == [4, asked])
    form.send(.type("email", "  "))
    #expect(Self.counted(form) == [3, asked])
    form.send(.type("seats", "2"))
    #expect(Self.counted(form) == [3, asked])
    form.send(.type("seats", "2x"))
    #expect(Self.counted(form) == [2, asked])
    form.undo()
    #expect(Self.counted(form) == [3, asked], "The last valid value is the answer again.")
  }

  @Test("An answer counts whoever gave it, unless it is invalid; passing a field changes nothing")
  func validAndGiven() {
    let form = FormSession(Guest())
    form.send(.type("seats", "9"))
    #expect(form.facts.answeredFields == 2)
    form.send(.type("seats", "3"))
    #expect(form.facts.answeredFields == 3)
    form.send(.focus("diet"))
    form.send(.focus("name"))
    form.send(.focus("email"))
    #expect(form.facts.answeredFields == 3)
    form.edit { $0.name = "Ada" }
    #expect(form.facts.answeredFields == 4, "Values set by the program count too.")
    form.send(.reset)
    #expect(form.facts.answeredFields == 3)
    let prefilled = FormSession(Guest.valid)
    #expect(prefilled.facts.answeredFields > 5)
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
    #expect(Self.counted(form) == [3, asked + 1])
    form.send(.type("note", "No nuts"))
    #expect(Self.counted(form) == [4, asked + 1])
    form.send(.set("diet", .choices(["vegan"])))
    #expect(Self.counted(form) == [3, asked])
    form.isEnabled = false
    #expect(Self.counted(form) == [0, 0])
    form.isEnabled = true
    #expect(Self.counted(form) == [3, asked])
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
