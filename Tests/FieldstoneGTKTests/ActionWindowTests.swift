#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  extension Windows {
    @Suite("Buttons that ask or take time")
    @MainActor
    struct ActionWindowTests {
      @Test("A button says that it is at work, with a button that stops it, and then what it has found")
      func works() async throws {
        let gate = WorkGate()
        let window = try await TestWindow(FormSession(Delivery(), definition: Delivery.form(gate)))
        defer { window.close() }
        window.view.press("action.find")
        let row = try window.row("action.find")
        #expect(labels(row).contains("Working…") && labels(row).contains("Stop"))
        window.view.send(FormInput.stop("action.find"))
        #expect(!labels(row).contains("Working…") && !window.form.hasJobs)
        window.view.press("action.find")
        gate.open()
        try await eventually { window.form.model.city == "Rome" }
        #expect(!labels(row).contains("Working…"))
      }

      @Test("Its error stands below it")
      func fails() async throws {
        let window = try await TestWindow(FormSession(Delivery(), definition: Delivery.form(nil)))
        defer { window.close() }
        window.view.press("action.find")
        let row = try window.row("action.find")
        try await eventually { self.labels(row).contains("The map can't be reached.") }
      }

      @Test("A question is asked in a dialog, whose first answer changes nothing")
      func asks() async throws {
        let window = try await TestWindow(FormSession(Delivery(city: "Oslo"), definition: Delivery.form(nil)))
        defer { window.close() }
        window.view.press("action.clear")
        let dialog = try #require(window.view.dialog)
        #expect(window.form.model.city == "Oslo")
        adw_message_dialog_response(dialog.cast(), "press")
        try await eventually { window.form.model.city == "" }
      }

      private func labels(_ row: RowView) -> [String] {
        row.lines.flatMap { Widgets.labels(in: $0) }.filter { gtk_widget_get_mapped($0) != 0 }.map {
          String(cString: gtk_label_get_text($0.opaque))
        }
      }
    }
  }

  /// Lets work go on once it is opened.
  private final class WorkGate: Sendable {
    private let isOpen = Locked(false)
    func open() { isOpen.withLock { $0 = true } }
    func wait() async throws { while !isOpen.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) } }
  }

  private struct Delivery: Equatable {
    var city = ""
    struct Unreachable: LocalizedError { var errorDescription: String? { "The map can't be reached." } }

    static func form(_ gate: WorkGate?) -> FormDefinition<Delivery> {
      FormDefinition(describe: { $0.add(\.city, "city") }) { form in
        form.button("Find") { press in
          press.run {
            guard let gate else { throw Unreachable() }
            try await gate.wait()
            return "Rome"
          } then: { found in
            press.edit { $0.city = found }
          }
        }
        form.button("Clear") { $0.edit { $0.city = "" } }.confirms("Clear the city?")
      }
    }
  }
#endif
