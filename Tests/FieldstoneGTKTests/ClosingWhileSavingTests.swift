#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Suite("Closing a window while a save runs")
    @MainActor
    struct ClosingWhileSavingTests {
      struct Failure: Error {}

      private let gate = Gate()

      private func form(_ mode: FormMode, fails: Bool = false) -> FormSession<Sheet> {
        let form = FormSession(Sheet())
        form.mode = mode
        form.onSave { [gate] _ in
          await gate.pass()
          if fails { throw Failure() }
        }
        return form
      }

      /// Closes a window as its button does.
      private func close(_ window: TestWindow<Sheet>) async throws {
        gtk_window_close(window.window.widget.cast())
        try await Task.sleep(for: .milliseconds(50))
      }

      @Test("It asks about the changes, as Esc does")
      func asks() async throws {
        let form = form(.save)
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        window.view.pressPrimary()
        try await eventually { gate.isWaitedFor }
        try window.type("note", "only here")
        try await close(window)
        #expect(!window.isDestroyed && window.view.dialog != nil)
        window.answer("stay")
        gate.open()
        try await eventually { !form.facts.isSubmitting }
        #expect(form.facts.isDirty && window.end == nil)
      }

      @Test(
        "What is being saved by itself needs no question; the window stays if that fails", arguments: [false, true])
      func free(fails: Bool) async throws {
        let form = form(.free, fails: fails)
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        try await eventually { gate.isWaitedFor }
        try await close(window)
        #expect(!window.isDestroyed && window.view.dialog == nil)
        gate.open()
        try await eventually { fails ? window.view.toasts.toast != nil : window.end == .left }
        #expect(window.isDestroyed != fails)
      }

      @Test("Whoever doesn't wait for such a save is asked")
      func impatient() async throws {
        let form = form(.free)
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        try await eventually { gate.isWaitedFor }
        try await close(window)
        try await close(window)
        #expect(!window.isDestroyed && window.view.dialog != nil)
        window.answer("leave")
        try await eventually { window.end == .left }
        gate.open()
      }
    }
  }
#endif
