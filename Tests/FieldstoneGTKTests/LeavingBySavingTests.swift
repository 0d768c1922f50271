#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Suite("Leaving a window by saving")
    @MainActor
    struct LeavingBySavingTests {
      private func form(arrange: @escaping (FormBuilder<Sheet>) -> Void = { _ in }) -> FormSession<Sheet> {
        FormSession(
          Sheet(),
          definition: FormDefinition<Sheet>(describe: Sheet.describe) { form in
            form.mode(.save)
            arrange(form)
          })
      }

      /// Leaves, and answers the question with Save.
      private func saveAndLeave(_ window: TestWindow<Sheet>) async throws {
        window.view.leave()
        try await eventually { window.view.dialog != nil }
        window.answer("submit")
      }

      @Test("Whoever chooses Save leaves, also a form without a handler", arguments: [false, true])
      func leaves(hasHandler: Bool) async throws {
        let form = form()
        if hasHandler { form.onSave { _ in } }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        try await saveAndLeave(window)
        try await eventually { window.end == .left }
        #expect(!form.facts.isDirty)
      }

      @Test("If the save is refused, a later one doesn't leave")
      func later() async throws {
        let form = form { form in
          form[\.name].action { press in
            if press.model.name == "bad" { press.edit { $0.note = "wrong" } }
          }
          form[\.note].rule { value, _ in value == "wrong" ? "Wrong." : nil }
        }
        form.onSave { _ in }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "bad")
        try await saveAndLeave(window)
        try await eventually { form.facts.failedSubmits == 1 }
        #expect(form.facts.isDirty && window.end == nil)
        form.send(.type("note", "fine"))
        window.view.pressPrimary()
        try await eventually { !form.facts.isDirty }
        try await Task.sleep(for: .milliseconds(100))
        #expect(window.end == nil)
      }

      @Test("What was typed during that save isn't lost: the question comes again")
      func meanwhile() async throws {
        let form = form()
        let gate = Gate()
        form.onSave { _ in await gate.pass() }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        try await saveAndLeave(window)
        try await eventually { gate.isWaitedFor }
        try window.type("note", "only here")
        gate.open()
        try await eventually { window.view.dialog != nil }
        #expect(form.facts.isDirty && window.end == nil)
      }
    }
  }
#endif
