import FieldstoneCore
import Testing

private enum FrameSize: String, CaseIterable { case small, medium, large }

private struct StyledOrder: Equatable {
  var size = FrameSize.medium
  var wheels = 20
  var sizes: [FrameSize] = []
  var width = 40
}

@Suite("How options are laid out")
struct ChoiceStyleTests {
  private static let definition = FormDefinition<StyledOrder>(
    template: { StyledOrder() },
    describe: { fields in
      fields.add(\.size, "size").choiceStyle(.tiles)
      fields.add(\.wheels, "wheels").options([16, 20, 26, 28]).stepper()
      fields.add(\.sizes, "sizes").choiceStyle(.chips)
      fields.add(\.width, "width").options([20, 40, 60]).unit("mm")
    })

  @Test("A field says how its options are laid out") func declared() throws {
    let form = FormSession(StyledOrder(), definition: Self.definition)
    let controls = try ["size", "wheels", "sizes", "width"].map { try #require(form.row(FormRowID($0))).control }
    #expect(controls == [.choice(.tiles), .choice(.stepper), .choices(.chips), .choice(.automatic)])
    #expect(form.send(.set("wheels", .choices(["26"]))).isAccepted)
    #expect(form.model.wheels == 26)
  }

  @Test("Every style leads to one that all surfaces have", arguments: FormChoiceStyle.allCases)
  func fallbacks(_ style: FormChoiceStyle) {
    var (style, seen) = (style, [style])
    while let next = style.fallback {
      #expect(!seen.contains(next))
      seen.append(next)
      style = next
    }
    #expect([.automatic, .list, .menu].contains(style))
  }
}
