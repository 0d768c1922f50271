#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  private struct Salutation: Equatable, Sendable {
    var isDoctor = false
    var name = ""
    var title = ""
  }

  extension Windows {
    private var salutation: FormSession<Salutation> {
      FormSession(
        Salutation(),
        definition: FormDefinition<Salutation> { fields in
          fields.add(\.isDoctor, "isDoctor")
          fields.add(\.name, "name").suggestions(["Ada", "Alan", "Zoë"] + (1...20).map { "Name \($0)" })
          fields.add(\.title, "title").suggestions { $0.isDoctor ? ["Dr.", "Prof."] : [] }
        }, environment: .fixed)
    }

    @Test("Suggestions are under the entry while people type: at most 8, and the entry keeps the focus")
    func suggests() async throws {
      let window = try await TestWindow(salutation)
      defer { window.close() }
      let view = try #require(window.row("name") as? EntryView)
      let list = try #require(view.suggestions)
      #expect(!list.isOpen)
      try window.type("name", "a")
      try await eventually { list.isOpen }
      #expect(list.entries.map(\.id).prefix(2) == ["Ada", "Alan"] && list.entries.count == SuggestionList.most)
      let focus = try #require(gtk_window_get_focus(window.window.widget.cast()))
      #expect(focus.isInside(view.entry))
      try window.type("name", "zoe")
      #expect(list.entries.map(\.id) == ["Zoë"] && window.form.model.name == "zoe")
      #expect(Self.press(GDK_KEY_Escape, in: view.entry) && !list.isOpen && window.end == nil)
      try window.type("name", "Someone else")
      #expect(!list.isOpen && window.form.model.name == "Someone else" && window.form.issues.isEmpty)
    }

    @Test("Down goes into the suggestions, Up and Esc go back, and taking one returns to the entry")
    func suggestionKeys() async throws {
      let window = try await TestWindow(salutation)
      defer { window.close() }
      let view = try #require(window.row("name") as? EntryView)
      let list = try #require(view.suggestions)
      try window.type("name", "")
      #expect(Self.press(GDK_KEY_Down, in: view.entry) && list.isOpen, "Down opens them without a text.")
      #expect(Self.press(GDK_KEY_Down, in: view.entry))
      #expect(gtk_widget_has_focus(list.entries[0].button) != 0 && window.focus == "name")
      #expect(Self.press(GDK_KEY_Down, in: list.entries[0].button))
      #expect(gtk_widget_has_focus(list.entries[1].button) != 0)
      #expect(Self.press(GDK_KEY_Escape, in: list.entries[1].button) && !list.isOpen)
      #expect(Self.press(GDK_KEY_Down, in: view.entry) && Self.press(GDK_KEY_Down, in: view.entry))
      gtk_widget_activate(list.entries[1].button)
      try await eventually { window.form.model.name == "Alan" }
      #expect(!list.isOpen && view.typed == "Alan" && window.focus == "name")
      #expect(gtk_editable_get_position(view.entry.opaque) == 4)
      window.form.send(.undo)
      #expect(view.typed == "" && !list.isOpen, "What the form writes is not typed.")
    }

    @Test("Suggestions follow other answers, and close when the focus goes elsewhere")
    func otherSuggestions() async throws {
      let window = try await TestWindow(salutation)
      defer { window.close() }
      let view = try #require(window.row("title") as? EntryView)
      #expect(view.suggestions == nil)
      window.form[\.isDoctor].value = true
      let list = try #require(view.suggestions)
      try window.type("title", "r")
      try await eventually { list.isOpen }
      #expect(list.entries.map(\.id) == ["Dr.", "Prof."])
      window.form.send(.focus("name"))
      try await eventually { !list.isOpen }
    }
  }
#endif
