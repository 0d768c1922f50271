#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// Two computed fields that depend on each other once "loop" is typed.
  private let cyclic = FormDefinition<[String]> { fields in
    let text = fields.add("text", get: { $0[0] }, set: { $0[0] = $1 })
    let first = fields.add("first", get: { $0[1] }, set: { $0[1] = $1 })
    let second = fields.add("second", get: { $0[2] }, set: { $0[2] = $1 })
    let (t, a, b) = (text.reference, first.reference, second.reference)
    first.computed { $0[t] == "loop" ? String(min((Int($0[b] ?? "") ?? 0) + 1, 1_000_000)) : "" }
    second.computed { $0[a] ?? "" }
  }

  extension Windows {
    @Test("A submit whose handler writes to the form still ends it, with the submitted model")
    func handlerEdits() async throws {
      let form = FormSession(Badge())
      form.onSubmit { [unowned form] _ in
        await Task.yield()
        form[\.name].value = "Sent"
      }
      form.send(.type("name", "Grace"))
      let window = try await TestWindow(form)
      window.view.submit()
      try await eventually { window.isDestroyed }
      #expect(window.end == .submitted)
      #expect(form.submission?.name == "Grace" && form.model.name == "Sent")
    }

    @Test("A submit ends the form even if an observer reacts to it with an edit")
    func observerEdits() async throws {
      let form = FormSession(Badge())
      let observation = form.observe { [unowned form] changes in
        if changes.facts?.isSubmitted == true { form[\.name].value = "Sent" }
      }
      defer { observation.cancel() }
      let window = try await TestWindow(form)
      defer { window.close() }
      try window.type("name", "Grace")
      gtk_widget_activate(window.view.header.submit)
      try await eventually { window.isDestroyed }
      #expect(window.end == .submitted)
      #expect(form.submission?.name == "Grace" && form.model.name == "Sent")
    }

    @Test("run() returns the submitted model, even if the form changes while the window closes")
    func modelOfRun() async throws {
      let form = FormSession(Badge())
      let observation = form.observe { [unowned form] changes in
        if changes.facts?.isSubmitted == true { later { form[\.name].value = "Later" } }
      }
      defer { observation.cancel() }
      later {
        form.send(.type("name", "Grace"))
        Self.pressSubmit()
      }
      #expect(try GTKForm(form).run()?.name == "Grace")
    }

    /// Presses the submit button in the header bar of the visible window.
    private static func pressSubmit() {
      func button(in widget: Widget) -> Widget? {
        if gtk_widget_has_css_class(widget, "suggested-action") != 0 { return widget }
        var child = gtk_widget_get_first_child(widget)
        while let one = child {
          if let found = button(in: one) { return found }
          child = gtk_widget_get_next_sibling(one)
        }
        return nil
      }
      guard let list = gtk_window_list_toplevels(), let window = list.pointee.data else { return }
      g_list_free(list)
      if let submit = button(in: window.assumingMemoryBound(to: GtkWidget.self)) { gtk_widget_activate(submit) }
    }

    @Test("A form in which a problem is found while it is filled in says so on submit and stays open")
    func hasProblems() async throws {
      let form = FormSession(["", "", ""], definition: cyclic)
      let window = try await TestWindow(form)
      defer { window.close() }
      try window.type("text", "loop")
      #expect(!form.problems.isEmpty)
      window.view.submit()
      try await eventually { window.view.dialog != nil }
      #expect(Self.labels(try #require(window.view.dialog)).contains { $0.contains("problem with this form") })
      window.answer("close")
      try await eventually { window.view.dialog == nil }
      #expect(window.end == nil && form.submission == nil)
    }

    @Test("After a submit that has failed, the keyboard focus is where it was", arguments: [true, false])
    func focusAfterFailure(isInField: Bool) async throws {
      let form = FormSession(Badge())
      form.onSubmit { _ in
        await Task.yield()
        throw CancellationError()
      }
      let window = try await TestWindow(form)
      defer { window.close() }
      let last = try #require(window.row("isSpeaker").input)
      let widget = isInField ? last : window.view.header.submit
      gtk_widget_grab_focus(widget)
      isInField ? window.view.submit() : window.view.pressPrimary()
      try await eventually { window.view.dialog != nil }
      window.answer("close")
      try await eventually { window.view.dialog == nil }
      try await window.frames()
      #expect(gtk_window_get_focus(window.window.widget.cast()) == widget)
      #expect(form.focusedRow == (isInField ? "isSpeaker" : nil))
    }

    @Test("A submit that is cancelled by its handler says that it failed")
    func cancelledWork() async throws {
      let form = FormSession(Badge())
      form.onSubmit { _ in throw CancellationError() }
      let window = try await TestWindow(form)
      defer { window.close() }
      window.view.submit()
      try await eventually { window.view.dialog != nil }
      window.answer("close")
      #expect(window.end == nil)
    }
  }
#endif
