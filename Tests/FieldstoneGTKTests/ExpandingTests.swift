#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    private func subtitle(_ line: Widget) -> String? {
      adw_action_row_get_subtitle(line.cast()).map { String(cString: $0) }
    }

    @Test("A row that expands shows what is chosen, and collapses once an option is chosen with a click or a key")
    func expanding() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("room") as? ExpandingView)
      #expect(!view.isExpanded && view.buttons.allSatisfy { gtk_widget_get_mapped($0) == 0 })
      #expect(subtitle(view.head) == "No answer" && fieldstone_gtk_has_label(view.button, "Room: No answer") != 0)
      gtk_widget_activate(view.button)
      try await eventually { view.isExpanded }
      #expect(view.buttons.count == 4 && view.buttons.allSatisfy { gtk_widget_get_mapped($0) != 0 })
      gtk_widget_grab_focus(view.buttons[0])
      #expect(Self.press(GDK_KEY_Down, in: view.buttons[0]) && window.form.model.room == .single)
      #expect(view.isExpanded, "With the arrow keys people look for an option.")
      gtk_check_button_set_active(view.buttons[3].cast(), 1)
      #expect(window.form.model.room == .suite && !view.isExpanded && subtitle(view.head) == "Suite")
      #expect(window.focus == "room")
      gtk_widget_activate(view.button)
      try await eventually { view.isExpanded }
      gtk_widget_grab_focus(view.buttons[3])
      #expect(Self.press(GDK_KEY_Escape, in: try #require(view.group)) && !view.isExpanded && window.focus == "room")
    }

    @Test("Expanding a row collapses the one that was expanded before")
    func oneExpanded() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let (room, needs) = (
        try #require(window.row("room") as? ExpandingView), try #require(window.row("needs") as? ExpandingView)
      )
      gtk_widget_activate(room.button)
      try await eventually { room.isExpanded }
      gtk_widget_activate(needs.button)
      try await eventually { needs.isExpanded }
      #expect(!room.isExpanded && room.buttons.allSatisfy { gtk_widget_get_mapped($0) == 0 })
    }

    @Test("A row that expands for several options stays open while they are checked")
    func expandingSeveral() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("needs") as? ExpandingView)
      gtk_widget_activate(view.button)
      try await eventually { view.isExpanded }
      for index in [2, 0] { gtk_check_button_set_active(view.buttons[index].cast(), 1) }
      #expect(window.form.model.needs == [.ramp, .interpreter] && view.isExpanded)
      #expect(subtitle(view.head) == "Ramp, Interpreter")
    }

    @Test("Options with sections have headings in a list and in a popover; icons are next to their titles")
    func optionSections() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let city = try #require(window.row("city") as? PickerView)
      gtk_menu_button_popup(city.button.opaque)
      try await eventually { gtk_widget_get_mapped(city.list.box) != 0 && city.list.entries.count == 7 }
      for heading in ["Germany", "Italy"] { #expect(Widgets.label(heading, in: city.list.list) != nil) }
      let meal = try #require(window.row("meal") as? OptionListView)
      #expect(meal.buttons.count == 3, "A required choice has no entry for no answer.")
      #expect(meal.stops.contains { Widgets.label("🍛", in: $0) != nil })
      let towns = try await TestWindow(FormSession(Towns()))
      defer { towns.close() }
      let list = try #require(towns.row("town") as? OptionListView)
      #expect(list.stops.contains { Widgets.label("Italy", in: $0) != nil } && list.buttons.count == 6)
    }
  }

  @Form
  struct Towns {
    @Field(.list) var town = Town.rome
    @Field(.choiceStyle(.tiles)) var tiles = Town.rome
  }
#endif
