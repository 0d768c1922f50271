#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Suite("Two views of one form")
    @MainActor
    struct TwoViewsTests {
      @Test(
        "One of them lets the other one save, without asking about it all the time", arguments: [FormMode.save, .free])
      func saving(mode: FormMode) async throws {
        let form = FormSession(Sheet())
        form.mode = mode
        let gate = Gate()
        var saved: [String] = []
        form.onSave { sheet in
          await gate.pass()
          saved.append("\(sheet.name) \(sheet.note ?? "")")
        }
        let window = try await TestWindow(form)
        defer { window.close() }
        var calls = 0
        let other = FormView(form, isOwnWindow: false, only: "note") {
          calls += 1
          return await form.finishSubmitting()?.withoutModel
        }
        try window.type("name", "Bob")
        window.view.pressPrimary()
        try await eventually { gate.isWaitedFor }
        other.send(.type("note", "n"))
        try await Task.sleep(for: .milliseconds(100))
        #expect(calls == 1)
        gate.open()
        try await eventually { saved == (mode == .free ? ["Bob ", "Bob n"] : ["Bob "]) && !form.facts.isSubmitting }
      }
    }
  }
#endif
