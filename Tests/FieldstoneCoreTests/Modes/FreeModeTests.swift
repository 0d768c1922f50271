import FieldstoneCore
import Testing

@Suite("Forms that save by themselves")
struct FreeModeTests {
  final class Order {
    var isShown = true
    var name = "Ada"
  }

  @Test("An error in a collection that is hidden keeps nothing from being saved")
  func hiddenError() async {
    let definition = FormDefinition<Contact>(describe: Contact.describe) { form in
      form.mode(.free)
      form[\.phones].minimumCount(2).visible { $0.note == "phones" }
    }
    let form = FormSession(Contact(), definition: definition)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.type("name", "Bob"))
    _ = await form.finishSubmitting()
    #expect(saved == ["Bob"] && !form.facts.isDirty)
    form.send(.type("note", "phones"))
    _ = await form.finishSubmitting()
    #expect(saved == ["Bob"] && form.facts.isDirty, "The collection has too few elements, and now it shows.")
  }

  @Test("A live object keeps what is hidden, also where a submit would drop it, so that undo leads back")
  func hiddenValue() async {
    let definition = FormDefinition<Order>(
      describe: { fields in
        fields.add(\.isShown, "isShown")
        fields.add(\.name, "name")
      },
      arrange: { form in
        form.mode(.free)
        form[\.name].visible { $0.isShown }.whenHidden(.dropOnSubmit, to: "nobody")
      })
    let form = FormSession(Order(), definition: definition)
    var saved: [String] = []
    form.onSave { saved.append($0.name) }
    form.send(.set("isShown", .flag(false)))
    _ = await form.finishSubmitting()
    #expect(saved == ["Ada"] && !form.facts.isDirty)
    form.undo()
    _ = await form.finishSubmitting()
    #expect(form.model.isShown && form.model.name == "Ada" && saved == ["Ada", "Ada"])
  }
}
