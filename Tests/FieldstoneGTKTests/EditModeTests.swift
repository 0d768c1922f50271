#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Suite("Editing modes")
    @MainActor
    struct EditModeTests {
      struct Failure: Error {}

      private func labelText(_ label: Widget) -> String { String(cString: gtk_label_get_text(label.opaque)) }

      private func form(_ mode: FormMode) -> FormSession<Card> {
        let form = FormSession(Card())
        form.mode = mode
        return form
      }

      private func title<Model>(_ window: TestWindow<Model>, _ button: KeyPath<FormHeader, Widget>) -> String {
        window.view.header.title(of: window.view.header[keyPath: button])
      }

      @Test("A locked form shows values to read; Edit makes fields of them, and Save makes values again")
      func edit() async throws {
        let form = form(.edit)
        var saved: [String] = []
        form.onSave { saved.append($0.name) }
        let window = try await TestWindow(form)
        defer { window.close() }
        #expect(try !(window.row("name") is EntryView) && title(window, \.submit) == "Edit")
        #expect(title(window, \.cancel) == "Close")
        gtk_widget_activate(window.view.header.submit)
        try await eventually { form.facts.isEditing }
        #expect(try window.typed("name") == "Ada")
        #expect(title(window, \.submit) == "Save" && title(window, \.cancel) == "Cancel")
        #expect(window.focus == "name")
        try window.type("name", "Bob")
        #expect(labelText(try #require(window.view.top).statusLabel) == "1 unsaved change")
        gtk_widget_activate(window.view.header.submit)
        try await eventually { !form.facts.isEditing }
        #expect(saved == ["Bob"] && title(window, \.submit) == "Edit" && window.end == nil)
        #expect(try !(window.row("name") is EntryView))
        #expect(labelText(try #require(window.view.top).statusLabel) == "All changes saved.")
      }

      @Test("Cancel restores what was there")
      func cancel() async throws {
        let window = try await TestWindow(form(.edit))
        defer { window.close() }
        window.view.pressPrimary()
        try window.type("name", "Bob")
        gtk_widget_activate(window.view.header.cancel)
        try await eventually { !window.form.facts.isEditing }
        #expect(window.form.model.name == "Ada" && window.end == nil)
      }

      @Test("A failed save says why, keeps the answers, and can be tried again")
      func failure() async throws {
        let form = form(.save)
        var fails = true
        form.onSave { _ in if fails { throw Failure() } }
        let window = try await TestWindow(form)
        defer { window.close() }
        #expect(!window.view.header.submit.isSensitive, "Nothing has changed.")
        try window.type("name", "Bob")
        #expect(window.view.header.submit.isSensitive)
        gtk_widget_activate(window.view.header.submit)
        try await eventually { window.view.dialog != nil }
        let words = Windows.labels(try #require(window.view.dialog))
        #expect(words.contains("Changes Not Saved") && words.contains("Something went wrong. Please try again."))
        window.answer("close")
        #expect(try window.typed("name") == "Bob" && form.facts.isDirty)
        window.view.pressPrimary()
        try await eventually { window.view.dialog != nil }
        fails = false
        window.answer("again")
        try await eventually { !form.facts.isDirty }
        #expect(window.end == nil)
      }

      @Test("Typing goes on during a save, which can be cancelled")
      func meanwhile() async throws {
        let form = form(.save)
        form.onSave { _ in try await Task.sleep(for: .seconds(3600)) }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        window.view.pressPrimary()
        #expect(form.facts.isSubmitting && title(window, \.cancel) == "Cancel")
        try window.type("name", "Bobby")
        #expect(form.model.name == "Bobby")
        gtk_widget_activate(window.view.header.cancel)
        try await eventually { !form.facts.isSubmitting }
        #expect(form.facts.isDirty && form.model.name == "Bobby")
      }

      @Test("A save that never returns, not even when it is cancelled, doesn't keep a window from being left")
      func stubborn() async throws {
        let form = form(.save)
        let gate = AsyncStream<Void>.makeStream()
        form.onSave { _ in await Task { for await _ in gate.stream {} }.value }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        window.view.pressPrimary()
        gtk_widget_activate(window.view.header.cancel)
        try window.type("name", "Bobby")
        #expect(form.facts.isSubmitting && form.model.name == "Bobby")
        window.view.leave()
        window.answer("leave")
        try await eventually { window.end == .left }
        // The test would wait for it.
        gate.continuation.finish()
      }

      @Test("A form that saves by itself has no button, and says what it has saved")
      func free() async throws {
        let form = form(.free)
        var saved: [String] = []
        var fails = false
        form.onSave {
          if fails { throw Failure() }
          saved.append($0.name)
        }
        let window = try await TestWindow(form)
        defer { window.close() }
        #expect(!window.view.header.submit.isVisible)
        try window.type("name", "Bob")
        try await eventually { saved.last == "Bob" && !form.facts.isSubmitting }
        #expect(labelText(try #require(window.view.top).statusLabel) == "All changes saved.")
        fails = true
        try window.type("name", "Eve")
        try await eventually { window.view.toasts.toast != nil }
        #expect(window.view.dialog == nil && title(window, \.submit) == "Try again")
        fails = false
        gtk_widget_activate(window.view.header.submit)
        try await eventually { saved.last == "Eve" && !form.facts.isSubmitting }
        window.view.leave()
        #expect(window.end == .left, "Nothing would be lost.")
      }

      @Test("A frozen form has no button but Close; what may be edited in a locked form can be edited")
      func frozen() async throws {
        struct Badge: FormModel, Equatable {
          var name = "Ada"
          var note = ""
          static func describe(_ fields: FieldList<Badge>) {
            fields.add(\.name, "name")
            fields.add(\.note, "note").editableWhenLocked()
          }
          static func arrange(_ form: FormBuilder<Badge>) { form.mode(.frozen) }
        }
        let window = try await TestWindow(FormSession(Badge()))
        defer { window.close() }
        #expect(!window.view.header.submit.isVisible && title(window, \.cancel) == "Close")
        #expect(try !(window.row("name") is EntryView) && window.row("note") is EntryView)
        try window.type("note", "Late")
        #expect(window.form.model == Badge(name: "Ada", note: "Late"))
      }

      @Test("Leaving with changes can save them first")
      func leaving() async throws {
        let form = form(.save)
        var saved: [String] = []
        form.onSave { saved.append($0.name) }
        let window = try await TestWindow(form)
        defer { window.close() }
        try window.type("name", "Bob")
        window.view.leave()
        window.answer("submit")
        try await eventually { window.end == .left }
        #expect(saved == ["Bob"])
      }

      @Test("A check that takes time is said to be running, and its outcome shows")
      func checking() async throws {
        let definition = FormDefinition<Card>(describe: { $0.add(\.name, "name") }) { form in
          form[\.name].asyncRule(delay: .zero) { name in
            try await Task.sleep(for: .milliseconds(50))
            return name == "Bob" ? "Taken." : nil
          }
        }
        let window = try await TestWindow(FormSession(Card(), definition: definition))
        defer { window.close() }
        try window.type("name", "Bob")
        #expect(try remarks(window).contains("Checking…"))
        try await eventually { !window.form.hasJobs }
        #expect(try remarks(window).contains("Taken.") && !remarks(window).contains("Checking…"))
      }

      private func remarks<Model>(_ window: TestWindow<Model>) throws -> String {
        var texts: [String] = []
        func walk(_ widget: Widget) {
          if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 { texts.append(labelText(widget)) }
          var next = gtk_widget_get_first_child(widget)
          while let child = next {
            walk(child)
            next = gtk_widget_get_next_sibling(child)
          }
        }
        walk(try #require(window.row("name").remarks).row)
        return texts.joined(separator: "\n")
      }

      struct Card: FormModel {
        var name = "Ada"
        static func describe(_ fields: FieldList<Card>) { fields.add(\.name, "name") }
      }
    }
  }
#endif
