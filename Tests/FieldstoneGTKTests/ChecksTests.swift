#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    private func choices() async throws -> TestWindow<Choices> {
      try await TestWindow(FormSession(Choices(), environment: .fixed))
    }

    private func isOn(_ button: Widget) -> Bool { gtk_check_button_get_active(button.cast()) != 0 }
    private func set(_ button: Widget, _ isOn: Bool) { gtk_check_button_set_active(button.cast(), isOn ? 1 : 0) }

    @Test("Several of a few options are checkboxes in a group with the title's name")
    func checks() async throws {
      let window = try await choices()
      defer { window.close() }
      let view = try #require(window.row("toppings") as? OptionListView)
      #expect(view.buttons.map { Widgets.has($0, GTK_ACCESSIBLE_ROLE_CHECKBOX) } == [true, true, true, true])
      let group = try #require(gtk_widget_get_parent(view.stops[0]))
      #expect(Widgets.has(group, GTK_ACCESSIBLE_ROLE_GROUP) && fieldstone_gtk_has_label(group, "Toppings") != 0)
      set(view.buttons[3], true)
      set(view.buttons[1], true)
      #expect(window.form.model.toppings == [.olives, .onions])
      set(view.buttons[3], false)
      #expect(window.form.model.toppings == [.olives])
      window.form.send(.undo)
      #expect(window.form.model.toppings != [.olives])
      #expect(view.buttons.map(isOn) == window.form.row("toppings")?.options.map(\.isChosen))
    }

    @Test("Buttons select all options where as many may be chosen, and none; few options have no such buttons")
    func allAndNone() async throws {
      let window = try await choices()
      defer { window.close() }
      window.form.send(.set("stops", .choices(["Bonn"])))
      window.form.send(.set("isAbroad", .flag(true)))
      let view = try #require(window.row("stops") as? OptionListView)
      #expect(view.allAndNone.map(\.isSensitive) == [true, true] && view.allAndNone.allSatisfy(\.isVisible))
      try #require(view.allAndNone.count == 2)
      gtk_widget_activate(view.allAndNone[0])
      try await eventually { window.form.model.stops == ["Oslo", "Rome", "Zürich", "Bonn"] }
      #expect(view.allAndNone.map(\.isSensitive) == [false, true])
      gtk_widget_activate(view.allAndNone[1])
      try await eventually { window.form.model.stops == [] }
      let toppings = try #require(window.row("toppings") as? OptionListView)
      #expect(toppings.buttons.map(\.isSensitive) == [false, true, true, true])
      #expect(toppings.allAndNone.map(\.isVisible) == [false, true], "At most three may be chosen.")
      #expect(try #require(window.row("sides") as? OptionListView).allAndNone.isEmpty)
    }

    @Test("Other options replace the checkboxes: what was chosen stays, with words, and the focus too")
    func otherOptions() async throws {
      let window = try await choices()
      defer { window.close() }
      window.form.send(.set("stops", .choices(["Bonn", "Köln"])))
      let old = try #require(window.row("stops") as? OptionListView)
      gtk_widget_grab_focus(old.buttons[2])
      #expect(old.focusedOption == "Köln" && window.form.focusedRow == "stops")
      window.form[\.isAbroad].value = true
      let view = try #require(window.row("stops") as? OptionListView)
      #expect(view !== old && view.buttons.count == 5)
      #expect(view.buttons.map(isOn) == [false, false, false, true, true])
      #expect(view.focusedOption == "Köln" && window.focus == "stops")
      let line = try #require(view.stops.first { Widgets.label("Bonn", in: $0) != nil })
      #expect(Widgets.label("not one of the options", in: line) != nil)
      set(view.buttons[4], false)
      set(try #require(window.row("stops") as? OptionListView).buttons[0], true)
      #expect(window.form.model.stops == ["Oslo", "Bonn"])
      #expect(try #require(window.row("stops") as? OptionListView).buttons.count == 4)
      #expect(window.focus == "stops")
    }

    @Test("Arrow keys move between checkboxes without checking them")
    func checkKeys() async throws {
      let window = try await choices()
      defer { window.close() }
      let view = try #require(window.row("toppings") as? OptionListView)
      gtk_widget_grab_focus(view.buttons[0])
      #expect(Self.press(GDK_KEY_Down, in: view.buttons[0]))
      #expect(view.focusedOption == "olives")
      #expect(Self.press(GDK_KEY_Up, in: view.buttons[1]) && Self.press(GDK_KEY_Up, in: view.buttons[0]))
      #expect(view.focusedOption == "ham" && window.form.model.toppings == [])
    }
  }
#endif
