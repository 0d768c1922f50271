import FieldstoneCore
import FieldstoneTesting
import Testing

@Suite("Recordings of what is no option")
struct RecordedOptionTests {
  struct Order: FormModel, Equatable {
    var drink: String?
    static func describe(_ fields: FieldList<Order>) { fields.add(\.drink, "drink").options(["Tea", "Coffee"]) }
  }

  @Test("A text that names no option is a comment, because only the dialogue has a text for a choice")
  func refused() throws {
    let form = FormSession(Order(), environment: .test)
    let recording = form.record()
    form.send(.focus("drink"))
    form.send(.type("drink", "Beer"))
    form.send(.blur("drink"))
    #expect(form.row("drink")?.issues.isEmpty == false)
    let coffee = try #require(form.row("drink")?.options[1].id)
    form.send(.set("drink", .choices([coffee])))
    #expect(
      recording.script.split(separator: "\n").dropFirst(2) == [
        "# Chosen in Drink, which has no such option: Beer", "choose Drink = Coffee",
      ])
    let other = FormTester(Order())
    try other.play(recording.script)
    #expect(other.form.model == Order(drink: "Coffee"))
  }
}
