import Fieldstone
import Testing

/// A type that is both a FormValue and CaseIterable.
private enum Size: String, CaseIterable, FormValue {
  case small
  case extraLarge

  static func formValue(from text: String, in environment: FormEnvironment) throws(FormIssue) -> Size {
    guard let size = Size(rawValue: text) else { throw "Enter a size." }
    return size
  }
  func formText(in environment: FormEnvironment) -> String { rawValue }
}

@Form
private struct Shirt {
  var size = Size.extraLarge
  var spare: Size?
  let ordered = Size.extraLarge
  let returned: Size? = .extraLarge
  private(set) var packed: Size? = .extraLarge
  let diet: Diet? = .vegan
  private(set) var day: Weekday? = .lastDay
  @Field var ticket: Ticket? { .student }
  @Field var number: Int? { size == .small ? nil : 7 }
  var place: Coordinate? = Coordinate()
  let elsewhere: Coordinate? = nil
}

@Suite("Viewers of choices and optionals")
struct OptionalViewerTests {
  private let form = FormSession(Shirt())

  @Test(
    "A choice is shown by its title, optional or not",
    arguments: [
      ("size", "Extra Large"), ("spare", ""), ("ordered", "Extra Large"), ("returned", "Extra Large"),
      ("packed", "Extra Large"), ("diet", "Vegan"), ("day", "Last Day"), ("ticket", "For students"), ("number", "7"),
      ("place", "Coordinate(latitude: 0.0)"), ("elsewhere", ""),
    ])
  func display(id: String, display: String) { #expect(form.row(FormRowID(id))?.display == display) }

  @Test("A CaseIterable FormValue is a choice")
  func choice() {
    #expect(form.row("size")?.control == .choice(.automatic))
    #expect(form.row("spare")?.options.map(\.title) == ["Small", "Extra Large"])
  }

  @Test("A getter that returns nil shows nothing")
  func absent() {
    form.send(.set("size", .choices(["small"])))
    #expect(form.row("number")?.display == "")
    #expect(form.row("number")?.answer == FormAnswer.none)
  }
}
