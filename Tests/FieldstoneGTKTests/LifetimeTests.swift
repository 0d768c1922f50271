#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  @testable import SampleForms
  import Testing

  struct NoRoom: Error, CustomStringConvertible {
    var description: String { "The conference is full." }
  }

  /// The least that can be submitted.
  @Form
  struct Badge {
    @Field(.required) var name = "Ada"
    var isSpeaker = false
  }

  extension Windows {
    @Test("A form that is closed 200 times is gone 200 times")
    func openAndClose() async throws {
      var lasting: [() -> Bool] = []
      let finalized = Finalized()
      for _ in 0..<200 {
        var window: TestWindow<Attendee>? = try await TestWindow(FormSession(Attendee()))
        window?.form.send(.set("needsInvoice", .flag(true)))
        window?.view.send(.open("invoice"))
        weak let (form, view) = (window?.form, window?.view)
        lasting.append { form != nil || view != nil }
        try finalized.count(#require(window?.view.widget))
        try finalized.count(#require(window?.row("invoice.company").input))
        window?.close()
        window = nil
      }
      try await eventually { lasting.allSatisfy { !$0() } }
      try await eventually { finalized.number == 400 }
    }

    @Test("Closing during a submit: the work goes on, and nobody is called back")
    func closedDuringSubmit() async throws {
      let gate = Gate()
      let form = FormSession(Badge())
      form.onSubmit { _ in await gate.pass() }
      let window = try await TestWindow(form)
      window.view.submit()
      try await eventually { gate.isWaitedFor }
      #expect(form.facts.isSubmitting)
      gtk_window_close(window.window.widget.cast())
      try await eventually { window.isDestroyed }
      gate.open()
      try await eventually { gate.passed == 1 && form.facts.isSubmitted }
      #expect(window.end == nil)
    }

    @Test("A submit that fails says why, and the form stays")
    func failure() async throws {
      let form = FormSession(Badge())
      form.onSubmit { _ in throw NoRoom() }
      let window = try await TestWindow(form)
      defer { window.close() }
      window.view.submit()
      try await eventually { window.view.dialog != nil }
      #expect(form.facts.isSubmitted == false)
      #expect(window.end == nil)
      window.answer("close")
      try await eventually { window.view.dialog == nil }
      try window.type("name", "Grace")
      #expect(form.model.name == "Grace")
    }

    @Test("Where nothing keeps it from that, a submit ends the form")
    func submitted() async throws {
      let window = try await TestWindow(FormSession(Badge()))
      try window.type("name", "Grace")
      window.view.submit()
      try await eventually { window.isDestroyed }
      #expect(window.end == .submitted)
      #expect(window.form.submission?.name == "Grace")
    }

    @Test("Leaving asks where something was changed; staying loses nothing")
    func leaving() async throws {
      let window = try await TestWindow(FormSession(Badge()))
      try window.type("name", "Grace")
      gtk_window_close(window.window.widget.cast())
      try await eventually { window.view.dialog != nil }
      window.answer("stay")
      try await eventually { window.view.dialog == nil }
      #expect(window.form.model.name == "Grace")
      #expect(!window.isDestroyed)
      window.view.leave()
      window.answer("leave")
      try await eventually { window.isDestroyed }
      #expect(window.end == .left)
    }

    @Test("What is done to a form after its window is closed does nothing there")
    func afterClose() async throws {
      let window = try await TestWindow(FormSession(Badge()))
      let row = try window.row("name")
      window.close()
      let touched = window.view.touchedRows
      window.form.send(.type("name", "Grace"))
      window.view.start()
      window.view.submit()
      window.view.leave()
      row.send(.type("name", "Nobody"))
      #expect(window.form.model.name == "Grace")
      #expect(window.view.touchedRows == touched)
      #expect(window.end == nil)
    }
  }
#endif
