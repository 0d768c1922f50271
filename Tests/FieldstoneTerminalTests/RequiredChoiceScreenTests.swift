import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Required choices on the screen")
struct RequiredChoiceScreenTests: ScreenSuite {
  struct Order {
    var base: String?
    var drink: String? = "Tea"
  }

  private let form: FormSession<Order>
  let screen: FormScreen

  init() {
    let definition = FormDefinition<Order>(describe: {
      $0.add(\.base, "base").options(["Classic", "Vegan"]).list().required().placeholder("Choose a base")
      $0.add(\.drink, "drink").options(["Tea", "Water"])
    })
    form = FormSession(Order(), definition: definition)
    screen = FormScreen(form, width: 70, height: 30)
  }

  @Test("A required choice has no entry for none, and can't be taken back; an optional one can")
  func required() {
    #expect(!shown.contains("(•)") && !shown.contains("Delete Clear"))
    press(Key(.text(" ")))
    #expect(form.model.base == "Classic")
    press(Key(.delete))
    #expect(form.model.base == "Classic" && !shown.contains("Delete Clear"))
    go(to: "drink")
    #expect(shown.contains("Delete Clear"))
    press(Key(.delete))
    #expect(form.model.drink == nil)
  }

  @Test("After an option is chosen by its letters, the other options come back")
  func found() {
    press(Key(.text("v")), Key(.enter))
    #expect(form.model.base == "Vegan" && shown.contains("( ) Classic") && shown.contains("(•) Vegan"))
  }
}
