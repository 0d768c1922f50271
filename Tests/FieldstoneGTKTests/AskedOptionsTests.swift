#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Synchronization
  import Testing

  private struct Ride: Equatable, Sendable {
    var city: String?
    var stops: [String] = []
    var isLocal = false
  }

  /// A service that answers when the test lets it, and fails for "?".
  private final class Service: Sendable {
    struct Failure: LocalizedError { var errorDescription: String? { "The service doesn't answer." } }

    let asked = Mutex<[String]>([])
    let isHeld = Mutex(false)

    func find(_ text: String) async throws -> [String] {
      asked.withLock { $0.append(text) }
      while isHeld.withLock(\.self) { try await Task.sleep(for: .milliseconds(1)) }
      if text == "?" { throw Failure() }
      return ["Berlin", "Bonn", "Köln", "Zürich"].filter { $0.hasPrefix(text) }
    }

    var session: FormSession<Ride> {
      FormSession(
        Ride(),
        definition: FormDefinition<Ride> { fields in
          fields.add(\.city, "city").options(delay: .milliseconds(1)) { [self] in try await find($0) }
          fields.add(\.stops, "stops").options(delay: .milliseconds(1)) { [self] in try await find($0) }
            .visible { !$0.isLocal }
          fields.add(\.isLocal, "isLocal")
        }, environment: .fixed)
    }
  }

  extension Windows {
    @Test("Opening the list asks the program, typing asks again, and what it finds replaces the list while it is open")
    func asks() async throws {
      let service = Service()
      service.isHeld.withLock { $0 = true }
      let window = try await TestWindow(service.session)
      defer { window.close() }
      let picker = try #require(window.row("city") as? PickerView)
      let list = picker.list
      #expect(window.form.row("city")?.options.finding == .notStarted)
      gtk_menu_button_popup(picker.button.opaque)
      try await eventually { gtk_widget_get_mapped(list.box) != 0 && service.asked.withLock(\.self) == [""] }
      #expect(list.status.box.isVisible && Widgets.text(list.status.label) == "Searching…")
      #expect(list.status.spinner.isVisible && !list.status.again.isVisible)
      service.isHeld.withLock { $0 = false }
      try await eventually { list.entries.map(\.id) == [nil, "Berlin", "Bonn", "Köln", "Zürich"] }
      #expect(!list.status.box.isVisible && !list.buttons.isVisible)
      gtk_editable_set_text(list.entry.opaque, "B")
      #expect(list.entries.contains { $0.id == "Zürich" }, "What was found before stays.")
      #expect(!(Self.press(GDK_KEY_Return, in: list.entry) && window.form.model.city != nil), "It is of another text.")
      try await eventually { list.entries.map(\.id) == ["Berlin", "Bonn"] }
      #expect(Self.press(GDK_KEY_Return, in: list.entry))
      #expect(window.form.model.city == "Berlin")
      try await eventually { gtk_widget_get_mapped(list.box) == 0 }
      #expect(service.asked.withLock(\.self) == ["", "B"])
    }

    @Test("Nothing found and a failure are said and read out; a button tries again")
    func askingFails() async throws {
      let service = Service()
      let window = try await TestWindow(service.session)
      defer { window.close() }
      let picker = try #require(window.row("stops") as? PickerView)
      let (list, status) = (picker.list, picker.list.status)
      gtk_menu_button_popup(picker.button.opaque)
      try await eventually { list.entries.count == 4 }
      #expect(Widgets.has(status.label, GTK_ACCESSIBLE_ROLE_ALERT))
      gtk_editable_set_text(list.entry.opaque, "nowhere")
      try await eventually { Widgets.text(status.label) == "Nothing found for “nowhere”." && list.entries.isEmpty }
      gtk_editable_set_text(list.entry.opaque, "?")
      try await eventually { Widgets.text(status.label) == "The service doesn't answer." }
      #expect(status.again.isVisible && !status.spinner.isVisible)
      gtk_widget_activate(status.again)
      try await eventually { service.asked.withLock(\.self) == ["", "nowhere", "?", "?"] && status.again.isVisible }
      gtk_editable_set_text(list.entry.opaque, "K")
      try await eventually { list.entries.map(\.id) == ["Köln"] && !status.box.isVisible }
      gtk_check_button_set_active(list.entries[0].button.cast(), 1)
      #expect(window.form.model.stops == ["Köln"])
    }

    @Test("A row that is hidden while its list is open takes the list with it; a late answer changes nothing")
    func askingEnds() async throws {
      let service = Service()
      let window = try await TestWindow(service.session)
      defer { window.close() }
      service.isHeld.withLock { $0 = true }
      let picker = try #require(window.row("stops") as? PickerView)
      gtk_menu_button_popup(picker.button.opaque)
      try await eventually { gtk_widget_get_mapped(picker.list.box) != 0 && window.form.hasJobs }
      window.form[\.isLocal].value = true
      #expect(window.view.top?.rows.row("stops") == nil)
      service.isHeld.withLock { $0 = false }
      try await eventually { !window.form.hasJobs }
      window.form[\.isLocal].value = false
      #expect(try window.row("stops") is PickerView)
    }
  }
#endif
