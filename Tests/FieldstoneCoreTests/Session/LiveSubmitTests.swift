import FieldstoneTesting
import Testing

@testable import FieldstoneCore

@Suite("What a submit does to a live object")
struct LiveSubmitTests {
  private final class Order {
    var isShown = false
    var name = "Ada"
    var note: String? = "Ring twice"
  }

  @Test("A submit that drops a hidden answer is refused if a rule needs it")
  func droppedAnswer() async {
    let definition = FormDefinition<Order>(
      describe: { fields in
        fields.add(\.isShown, "isShown")
        fields.add(\.name, "name")
        fields.add(\.note, "note")
      },
      arrange: { form in
        form[\.note].visible { $0.isShown }.whenHidden(.dropOnSubmit)
        form.rule(on: \.name) { $0.note == nil ? "Add a note." : nil }
      })
    let form = FormSession(Order(), definition: definition)
    #expect(form.facts.isValid)
    #expect(await form.submit().model == nil && !form.facts.isSubmitted)
    #expect(form.row("name")?.issues.count == 1 && form.facts.failedSubmits == 1)
  }
}
