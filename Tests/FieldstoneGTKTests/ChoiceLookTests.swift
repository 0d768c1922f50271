#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// One choice of each style, for one option and for several.
  private struct Options: Equatable, Sendable {
    var one: Int?
    var several: [Int] = []
  }

  extension Windows {
    private func look(_ style: FormChoiceStyle, _ count: Int) async throws -> (ChoiceLook?, ChoiceLook?) {
      let definition = FormDefinition<Options> { fields in
        fields.add(\.one, "one").choiceStyle(style).options(Array(0..<count))
        fields.add(\.several, "several").choiceStyle(style).options(Array(0..<count))
      }
      let window = try await TestWindow(FormSession(Options(), definition: definition))
      defer { window.close() }
      func look(_ id: FormRowID) -> ChoiceLook? { window.form.row(id).flatMap { ChoiceLook($0, window.view) } }
      return (look("one"), look("several"))
    }

    @Test(
      "A style that doesn't suit the number of options is replaced by its fallback",
      arguments: [
        (FormChoiceStyle.automatic, 3, ChoiceLook.menu, ChoiceLook.list), (.automatic, 20, .menu, .picker),
        (.automatic, 21, .picker, .picker), (.list, 20, .list, .list), (.list, 21, .picker, .picker),
        (.menu, 20, .menu, .picker), (.menu, 21, .picker, .picker), (.segments, 3, .segments, .segments),
        (.segments, 9, .menu, .picker), (.tiles, 12, .tiles, .tiles), (.tiles, 13, .list, .list),
        (.tiles, 100_000, .picker, .picker), (.chips, 3, .menu, .chips), (.chips, 100_000, .picker, .chips),
        (.stepper, 20, .stepper, .picker), (.stepper, 21, .picker, .picker), (.slider, 12, .slider, .picker),
        (.slider, 13, .stepper, .picker), (.slider, 100_000, .picker, .picker),
        (.expanding, 20, .expanding, .expanding), (.expanding, 21, .picker, .picker), (.page, 2, .page, .page),
        (.page, 100_000, .page, .page), (.stepper, 1, .menu, .picker),
      ])
    func styleFallbacks(_ style: FormChoiceStyle, _ count: Int, _ one: ChoiceLook, _ several: ChoiceLook) async throws {
      let found = try await look(style, count)
      #expect(found.0 == one && found.1 == several, "\(found)")
    }
  }
#endif
