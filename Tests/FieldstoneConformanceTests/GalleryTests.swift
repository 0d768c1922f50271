import Fieldstone
import GalleryForms
import Testing

@Suite("Gallery")
struct GalleryTests {
  /// The fields on all pages of the gallery.
  private func fields() -> [FormRow] {
    let form = FormSession(Gallery())
    return form.rows.filter { $0.kind == .link }.flatMap { link in
      form.send(.open(link.id))
      defer { form.send(.back) }
      return Array(form.rows.filter { $0.kind == .field })
    }
  }

  @Test("The gallery has no problems, and shows every way to lay out one option and several")
  func complete() {
    #expect(FormSession(Gallery()).problems.isEmpty)
    let controls = Set(fields().map(\.control))
    for style in [FormChoiceStyle.segments, .tiles, .stepper, .slider, .expanding, .page, .list, .menu] {
      #expect(controls.contains(.choice(style)), "one of several options as \(style)")
    }
    for style in [FormChoiceStyle.segments, .tiles, .chips, .expanding, .page, .list] {
      #expect(controls.contains(.choices(style)), "several options as \(style)")
    }
  }

  @Test("An icon in the gallery is one character, so that every surface can show it")
  func icons() {
    let icons = fields().filter { $0.options.count < 100 }.flatMap { $0.options.compactMap(\.icon?.rawValue) }
    #expect(icons.count > 10)
    for icon in icons {
      #expect(icon.unicodeScalars.count == 1 && !icon.unicodeScalars.first!.properties.isEmojiPresentation)
    }
  }
}
