#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  @testable import SampleForms
  import Testing

  struct NoRoom: LocalizedError {
    var errorDescription: String? { "The conference is full." }
  }

  /// A minimal form.
  @Form
  struct Badge {
    @Field(.required) var name = "Ada"
    var isSpeaker = false
  }

  extension Windows {
    @Test("A form that is opened and closed 200 times is freed 200 times")
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

    @Test("Closing the window during a submit doesn't stop the handler, and onEnd isn't called")
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

    @Test("If a submit handler throws, the error is shown and the form stays open")
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

    @Test("A successful submit closes the window")
    func submitted() async throws {
      let window = try await TestWindow(FormSession(Badge()))
      try window.type("name", "Grace")
      window.view.submit()
      try await eventually { window.isDestroyed }
      #expect(window.end == .submitted)
      #expect(window.form.submission?.name == "Grace")
    }

    @Test("Leaving asks for confirmation if there are changes; staying loses nothing")
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

    @Test("After its window is closed, a form's changes don't touch the window")
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
