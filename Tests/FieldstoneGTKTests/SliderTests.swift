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
      let line = try #require((row as? SliderView)?.line.body)
      return try #require(gtk_widget_get_last_child(line))
    }

    @Test("A slider stops at numbers of its scale, and what it reports of the answer is an echo")
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
      // One step for all of this: the form has heard of one slide only.
      window.view.send(.undo)
      window.view.send(.undo)
      #expect(window.form.model.volume == 3)
      gtk_range_set_value(try slider(window.row("balance")).cast(), 0.253)
      #expect(window.form.model.balance == 0.25)
      gtk_range_set_value(try slider(window.row("decay")).cast(), 99)
      #expect(window.form.model.decay == Decimal(string: "0.4"))
    }

    @Test("What is typed beside a slider and is no number stays there; the slider stays where it was")
    func slideOfText() async throws {
      let window = try await TestWindow(FormSession(Mixer()))
      defer { window.close() }
      try window.type("volume", "loud")
      #expect(try window.typed("volume") == "loud")
      #expect(gtk_range_get_value(try slider(window.row("volume")).cast()) == 3)
      try window.type("volume", "9")
      #expect(gtk_range_get_value(try slider(window.row("volume")).cast()) == 9)
    }

    @Test("A scale without an inside is a number with steps; the widest there is does no harm")
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
