import FieldstoneCore
import Testing

@testable import FieldstoneTerminal

@Suite("The help of a collection on the full screen")
struct CollectionHelpScreenTests {
  @Test(
    "It shows at the row that adds an element, because the heading never has the focus, and in the panel with all keys")
  func shown() {
    let definition = FormDefinition<Excursion> { fields in
      fields.add(\.title, "title")
      fields.add(\.walkers, "walkers").inline().help("Children count, too")
    }
    let view = FormScreen(FormSession(Excursion(), definition: definition))
    #expect(!view.frame().text.contains("Children count, too"))
    view.jump(to: "walkers[+]")
    #expect(view.focus == "walkers[+]")
    #expect(view.frame().text.contains("Children count, too"))
    view.show(.help)
    #expect(view.frame().text.contains("Children count, too"))
  }
}
