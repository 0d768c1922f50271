import Fieldstone
import Testing

@testable import FieldstoneTerminal

@Suite("Several objects on the screen")
struct MixedScreenTests: ScreenSuite {
  struct Part: Equatable {
    var name = ""
    var size = "Small"
    var isOn = false
    var weight = 1
    var color: String?
  }

  private static let definition = FormDefinition<Part>(describe: {
    $0.add(\.name, "name")
    $0.add(\.size, "size").options(["Small", "Large"]).menu()
    $0.add(\.isOn, "isOn")
    $0.add(\.weight, "weight").range(1...9).stepper().relative()
    $0.add(\.color, "color").options(["Red", "Blue"]).menu()
  })
  private let form: FormSession<Part>
  let screen: FormScreen

  init() throws {
    form = try #require(
      FormSession(
        all: [
          Part(name: "A", size: "Small", isOn: true, weight: 1, color: "Red"),
          Part(name: "B", size: "Large", isOn: false, weight: 2, color: nil),
        ], definition: Self.definition, environment: .fixed))
    screen = FormScreen(form, width: 80, height: 40)
  }

  @Test("What differs says so: in fields, menus and boxes")
  func shows() {
    #expect(shown.split(separator: "\n").count { $0.contains("Multiple values") } == 5, "\(shown)")
    #expect(shown.contains("[-] Multiple values"))
  }

  @Test("Passing the rows changes nothing; an answer goes to all, and +3 once the field is left")
  func answers() {
    for _ in 0..<6 { press(Key(.tab)) }
    #expect(!form.facts.isDirty && form.models.map(\.name) == ["A", "B"])
    go(to: "isOn")
    press(Key(.text(" ")))
    #expect(form.models.map(\.isOn) == [true, true] && !shown.contains("[-]"))
    go(to: "weight")
    type("+3")
    #expect(form.models.map(\.weight) == [1, 2])
    press(Key(.tab))
    #expect(form.models.map(\.weight) == [4, 5])
  }

  @Test("The entry for no answer isn't chosen where values differ, and clears all")
  func none() {
    go(to: "color")
    press(Key(.down, .alt))
    #expect(shown.contains("None") || shown.contains("No answer"), "\(shown)")
    form.send(.set("color", .none))
    #expect(form.models.map(\.color) == [nil, nil])
  }
}
