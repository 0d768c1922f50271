#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  @Form
  struct Mixer {
    @Field(.slider(1...10)) var volume = 3
    @Field(.slider(0.0...1.0)) var balance = 0.5
    @Field(.slider(0.1...0.4)) var decay: Decimal?
    @Field(.slider(Int.min...Int.max)) var anything = 0
    @Field(.slider(5...5)) var fixed = 5
  }

  extension Windows {
    private func slider(_ row: RowView) throws -> Widget {
      try #require(row as? SliderView).slider
    }

    @Test("A slider snaps to its stops, and doesn't report changes that the form made")
    func slides() async throws {
      let window = try await TestWindow(FormSession(Mixer()))
      defer { window.close() }
      let volume = try slider(window.row("volume"))
      #expect(gtk_range_get_value(volume.cast()) == 3)
      gtk_range_set_value(volume.cast(), 6.6)
      #expect(window.form.model.volume == 7)
      #expect(gtk_range_get_value(volume.cast()) == 7)
      #expect(try window.typed("volume") == "7")
      window.form[\.volume].value = 2
      #expect(gtk_range_get_value(volume.cast()) == 2)
      // Two undo steps in all: the slide, which was sent only once, and the change by the program.
      window.view.send(.undo)
      window.view.send(.undo)
      #expect(window.form.model.volume == 3)
      gtk_range_set_value(try slider(window.row("balance")).cast(), 0.253)
      #expect(window.form.model.balance == 0.25)
      gtk_range_set_value(try slider(window.row("decay")).cast(), 99)
      #expect(window.form.model.decay == Decimal(string: "0.4"))
    }

    @Test("Text that isn't a number stays in the entry of a slider; the slider keeps its position")
    func slideOfText() async throws {
      let window = try await TestWindow(FormSession(Mixer()))
      defer { window.close() }
      try window.type("volume", "loud")
      #expect(try window.typed("volume") == "loud")
      #expect(gtk_range_get_value(try slider(window.row("volume")).cast()) == 3)
      try window.type("volume", "9")
      #expect(gtk_range_get_value(try slider(window.row("volume")).cast()) == 9)
    }

    @Test("A slider with an empty range is shown as a stepper; the widest possible range works")
    func ends() async throws {
      let window = try await TestWindow(FormSession(Mixer()))
      defer { window.close() }
      #expect(try window.row("fixed") is StepperView)
      let widest = try slider(window.row("anything"))
      for place in [-1e300, 1e300, 0.4] { gtk_range_set_value(widest.cast(), place) }
      #expect(window.form.model.anything == 0)
    }
  }
#endif
