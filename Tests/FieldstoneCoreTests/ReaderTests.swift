import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("What closures read in parents and subforms")
struct ReaderTests {
  struct Top: FormModel {
    var word = ""
    var middle = Middle()
    static func describe(_ fields: FieldList<Top>) {
      fields.add(\.word, "word")
      fields.add(\.middle, "middle")
    }
  }

  struct Middle: FormModel {
    var low = Low()
    static func describe(_ fields: FieldList<Middle>) { fields.add(\.low, "low") }
  }

  struct Low: FormModel {
    var copy = ""
    static func describe(_ fields: FieldList<Low>) {
      fields.add(\.copy, "copy").computed { $0[parent: \Top.word] ?? $0[parent: \Middle.low.copy] ?? "nobody" }
    }
  }

  @Test("A closure reads a value of a parent form, or nil if there is no such parent")
  func parents() {
    let form = FormSession(Top())
    form.send(.type("word", "x"))
    #expect(form.model.middle.low.copy == "x")
    #expect(FormSession(Low()).row("copy")?.text == "nobody")
  }

  @Test("A property that is not a field has a value, but no other facts")
  func noField() {
    let form = Whole.form(Whole(token: "t")) {
      $0[\.b].computed {
        "\($0.token) \($0[isVisible: \.token]) \($0[isEnabled: \.token]) \($0[isValid: \.token]) '\($0[text: \.token])'"
      }
    }
    #expect(form.model.b == "t false false true ''")
    form.edit { $0.token = "u" }
    #expect(form.model.b == "u false false true ''")
  }

  @Test("A condition that reads one field of a subform doesn't run for its other fields")
  func precise() {
    let form = Whole.form { $0[\.a].visible { $0.part.name != "hide" } }
    let before = form.operations.closures
    form.send(.type("part.code", "x"))
    form.send(.type("part.deep.word", "hide"))
    #expect(form.operations.closures == before)
    form.send(.type("part.name", "hide"))
    #expect(form.operations.closures == before + 1 && !form.isShown("a") && !form.isShown("nobody"))
  }

  @Test("A field that is computed from itself is reported")
  func itself() {
    let form = Whole.form { $0[\.b].computed { $0[\.b] } }
    #expect(form.problems.map(\.kind) == [.cycle(["b"])])
  }

  @Test("A field isn't computed from an invalid answer while people can see and correct it")
  func usable() {
    let form = Whole.form {
      $0[\.a].minimumLength(3).visible { !$0.flag }
      $0[\.b].computed { $0.a.uppercased() }
    }
    form.send(.type("a", "x"))
    #expect(form.row("b")?.text == "")
    form.send(.set("flag", .flag(true)))
    #expect(form.row("b")?.text == "X")
    form.send(.set("flag", .flag(false)))
    #expect(form.row("b")?.text == "")
  }

  @Test("A field computed from a property that isn't a field needs all answers of its form to be valid")
  func usableBeside() {
    let form = Whole.form(Whole(token: "t")) { $0[\.b].computed { $0.token } }
    #expect(form.row("b")?.text == "t")
    form.send(.type("age", "x"))
    #expect(form.row("b")?.text == "")
    form.send(.type("part.name", ""))
    form.send(.type("age", "7"))
    #expect(form.row("b")?.text == "t")
  }

  @Test("A field computed from a whole subform needs all answers in it to be valid, at any depth")
  func descendantsUsable() {
    let form = Whole.form {
      $0[\.part.deep.word].minimumLength(3)
      $0[\.b].computed { $0[\.part].name }
    }
    form.send(.type("part.name", "x"))
    #expect(form.row("b")?.text == "x")
    form.send(.type("part.deep.word", "y"))
    #expect(form.row("b")?.text == "")
    form.send(.type("part.deep.word", "yes"))
    #expect(form.row("b")?.text == "x")
  }

  struct Viewed: FormModel {
    var part = Part()
    var summary: String { "<\(part.name)>" }
    static func describe(_ fields: FieldList<Viewed>) {
      fields.add(\.part, "part")
      fields.add(\.summary, "summary")
    }
  }

  @Test("A get-only property follows edits in a subform")
  func viewer() {
    let form = FormSession(Viewed())
    form.send(.type("part.name", "x"))
    #expect(form.row("summary")?.text == "<x>")
  }
}
