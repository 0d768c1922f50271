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

      @Test("A row with a menu has a button for it; keys open it for the focused row")
      func menu() async throws {
        let window = try await TestWindow(FormSession(Delivery(city: "Oslo"), definition: Delivery.form(nil)))
        defer { window.close() }
        let menu = try #require(try window.row("city").menu)
        #expect(menu.items.map(\.title) == ["Shout"] && gtk_widget_get_mapped(menu.button) != 0)
        menu.choose(menu.items[0].id)
        try await eventually { window.form.model.city == "OSLO" }
        window.form.send(.undo)
        #expect(window.form.model.city == "Oslo")
      }

      @Test("A button in the row shows what was typed as a secret, and hides it again")
      func reveals() async throws {
        let window = try await TestWindow(FormSession(Delivery(code: "abc"), definition: Delivery.form(nil)))
        defer { window.close() }
        let row = try #require(try window.row("code") as? SecretView)
        let button = try #require(row.lines.flatMap { Widgets.all(gtk_toggle_button_get_type(), in: $0) }.first)
        let text = try #require(row.lines.flatMap { Widgets.all(gtk_text_get_type(), in: $0) }.first)
        #expect(gtk_text_get_visibility(text.cast()) == 0)
        gtk_toggle_button_set_active(button.cast(), 1)
        #expect(gtk_text_get_visibility(text.cast()) != 0)
        gtk_toggle_button_set_active(button.cast(), 0)
        #expect(gtk_text_get_visibility(text.cast()) == 0)
      }

      @Test("The program is told which rows are in view")
      func inView() async throws {
        let form = FormSession(Delivery(), definition: Delivery.form(nil))
        var seen: [FormRowID] = []
        let observation = form.observeRows { row, event in if event == .appeared { seen.append(row) } }
        let window = try await TestWindow(form)
        defer { window.close() }
        window.view.top?.noteRowsInView()
        try await eventually { seen.contains("city") && seen.contains("code") }
        #expect(form.rowsInView.contains("city"))
        withExtendedLifetime(observation) {}
      }

      @Test("Return does the field's own action, stays where its key says Done, and submits where it says Send")
      func returns() async throws {
        let window = try await TestWindow(FormSession(Delivery(city: "Oslo"), definition: Delivery.form(nil)))
        defer { window.close() }
        window.form.send(.focus("zip"))
        window.view.goOn(from: "zip")
        #expect(window.form.model.city == "Bern" && window.form.focusedRow == "zip")
        window.form.send(.focus("motto"))
        window.view.goOn(from: "motto")
        #expect(window.form.focusedRow == "motto" && !window.form.facts.isSubmitted)
        window.view.goOn(from: "remark")
        try await eventually { window.form.facts.isSubmitted }
      }

      @Test("A field whose action is at work has a button that stops it")
      func stops() async throws {
        let window = try await TestWindow(FormSession(Delivery(), definition: Delivery.form(WorkGate())))
        defer { window.close() }
        let row = try window.row("zip")
        #expect(!labels(row).contains("Stop"))
        let ask = try #require(window.form.row("zip")?.contextActions.last?.id)
        window.view.send(FormInput.act("zip", action: ask))
        #expect(labels(row).contains("Stop") && window.form.hasJobs)
        let buttons = row.lines.flatMap { Widgets.all(gtk_button_get_type(), in: $0) }
        let stop = try #require(
          buttons.first(where: { button in
            guard let title = gtk_button_get_label(button.cast()) else { return false }
            return String(cString: title) == "Stop"
          }))
        gtk_widget_activate(stop)
        try await eventually { !window.form.hasJobs }
        #expect(!labels(row).contains("Stop"))
      }

      @Test("A button that leads on is a row with an arrow; one that adds has a plus sign, one that saves stands out")
      func roles() async throws {
        let window = try await TestWindow(FormSession(Delivery(city: "Oslo"), definition: Delivery.form(nil)))
        defer { window.close() }
        let terms = try #require(try window.row("action.terms") as? NavigationView)
        #expect(labels(terms).contains("Terms") && terms.place == .boxed)
        let arrow = try #require(terms.lines.flatMap { Widgets.all(gtk_button_get_type(), in: $0) }.first)
        gtk_widget_activate(arrow)
        try await eventually { window.form.model.city == "read" }
        let keep = try #require(try window.row("action.keep").input)
        #expect(gtk_widget_has_css_class(keep, "suggested-action") != 0)
        #expect(Widgets.all(gtk_image_get_type(), in: try #require(try window.row("action.more").input)).count == 1)
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
    var code = ""
    var zip = ""
    var motto = ""
    var remark = ""
    struct Unreachable: LocalizedError { var errorDescription: String? { "The map can't be reached." } }

    static func form(_ gate: WorkGate?) -> FormDefinition<Delivery> {
      FormDefinition(describe: {
        $0.add(\.city, "city")
        $0.add(\.code, "code").password()
        $0.add(\.zip, "zip")
        $0.add(\.motto, "motto").returnKey(.done)
        $0.add(\.remark, "remark").returnKey(.send)
      }) { form in
        form[\.city].contextAction("Shout") { $0.edit { $0.city = $0.city.uppercased() } }
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
        form[\.zip].onReturn("Look up") { $0.edit { $0.city = "Bern" } }
          .contextAction("Ask") { press in press.run { try await gate?.wait() } }
        form.button("More", role: .add) { _ in }
        form.button("Keep", role: .save) { _ in }
        form.button("Terms", role: .navigation) { $0.edit { $0.city = "read" } }
      }
    }
  }
#endif
