import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("How much is answered")
struct ProgressTests {
  private static func counted(_ form: FormEngine) -> [Int] { [form.facts.answeredFields, form.facts.askedFields] }

  @Test("Answers count as they come and go; white space and half a number are none")
  func answers() {
    let form = FormSession(Guest())
    let (answered, asked) = (form.facts.answeredFields, form.facts.askedFields)
    form.send(.type("email", "ada@example.org"))
    #expect(Self.counted(form) == [answered + 1, asked])
    form.send(.type("email", "  "))
    #expect(Self.counted(form) == [answered, asked])
    form.send(.type("seats", "x"))
    #expect(Self.counted(form) == [answered - 1, asked])
    form.undo()
    #expect(Self.counted(form) == [answered, asked])
  }

  @Test(
    "White space of any script is no answer; a control, a mark or a letter behind it is one",
    arguments: [
      ("\n\t\r\u{B}\u{C} ", false), ("  \u{A0}\u{3000}\u{2028}\u{85}", false), (" \u{A0}x", true), ("\n\u{1C}", true),
      (" \u{301}", true), ("  x  ", true), ("\u{200B}", true),
    ])
  func whiteSpace(_ text: String, _ isAnswer: Bool) { #expect(Rules.isMissing(.text(text)) == !isAnswer) }

  @Test("Only what is asked for counts: rows that hide take their answers along")
  func hiding() {
    let form = FormSession(Guest())
    let (answered, asked) = (form.facts.answeredFields, form.facts.askedFields)
    form.send(.set("diet", .choices(["other"])))
    #expect(Self.counted(form) == [answered, asked + 1])
    form.send(.type("note", "No nuts"))
    #expect(Self.counted(form) == [answered + 1, asked + 1])
    form.send(.set("diet", .choices(["vegan"])))
    #expect(Self.counted(form) == [answered, asked])
    form.isEnabled = false
    #expect(Self.counted(form) == [0, 0])
    form.isEnabled = true
    #expect(Self.counted(form) == [answered, asked])
  }

  @Test("It is counted, never scanned: one batch for the form, and no row is read")
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
