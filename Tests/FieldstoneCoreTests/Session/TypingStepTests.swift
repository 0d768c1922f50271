import FieldstoneTesting
import Testing

@Suite("What typing changes elsewhere")
struct TypingStepTests {
  private struct Order: FormModel {
    var name = ""
    var note = "Ring twice"
    static func describe(_ fields: FieldList<Order>) {
      fields.add(\.name, "name")
      fields.add(\.note, "note").visible { $0.name.count < 2 }.whenHidden(.dropAtOnce, to: "")
    }
  }

  @Test("It is part of the same step to undo, whichever letter has changed it")
  func together() {
    let form = FormSession(Order(), environment: .test)
    for name in ["A", "Ad", "Ada"] { form.send(.type("name", name)) }
    #expect(form.model.note == "")
    form.undo()
    #expect(form.model.name == "" && form.model.note == "Ring twice" && !form.facts.canUndo)
  }
}
