#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  /// Many options, of which many are chosen.
  @Form
  struct Tags {
    @Field(.choiceStyle(.chips)) var tags: [Int] = Array(0..<80)

    static func arrange(_ form: FormBuilder<Tags>) { form[\.tags].options(Array(0..<100_000)) }
  }

  extension Windows {
    @Test("What is chosen is shown as chips, each with a button that is named after what it removes")
    func chips() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("topics") as? ChipsView)
      #expect(view.chips.map(\.id) == ["Testing"])
      #expect(fieldstone_gtk_has_label(view.chips[0].chip.remove, "Remove Testing") != 0)
      #expect(fieldstone_gtk_has_label(view.input, "Add Topics") != 0)
      gtk_widget_grab_focus(view.input)
      try await window.frames()
      gtk_menu_button_popup(view.button.opaque)
      try await eventually { gtk_widget_get_mapped(view.list.box) != 0 && view.list.entries.count == 6 }
      let macros = try #require(view.list.entries.first { $0.id == "Macros" }).button
      gtk_check_button_set_active(macros.cast(), 1)
      #expect(window.form.model.topics == ["Macros", "Testing"] && view.chips.map(\.id) == ["Macros", "Testing"])
      gtk_popover_popdown(view.popover.cast())
      gtk_widget_grab_focus(view.chips[0].chip.remove)
      #expect(window.focus == "topics")
      gtk_widget_activate(view.chips[0].chip.remove)
      try await eventually { window.form.model.topics == ["Testing"] }
      #expect(gtk_widget_has_focus(view.chips[0].chip.remove) != 0, "The next chip has the focus.")
      #expect(Self.press(GDK_KEY_Delete, in: view.chips[0].chip.remove) && window.form.model.topics == [])
      #expect(view.chips.isEmpty && window.focus == "topics")
      #expect(gtk_widget_get_mapped(view.box) == 0, "Without chips there is no empty line.")
    }

    @Test("Arrow keys move between chips, and what isn't one of the options says so")
    func chipKeys() async throws {
      let window = try await TestWindow(FormSession(Styles(), environment: .fixed))
      defer { window.close() }
      window.form[\.topics].value = ["Testing", "Macros", "Cooking"]
      let view = try #require(window.row("topics") as? ChipsView)
      #expect(view.chips.map(\.id) == ["Macros", "Testing", "Cooking"])
      #expect(Widgets.label("Cooking (not one of the options)", in: view.box) != nil)
      gtk_widget_grab_focus(view.chips[0].chip.remove)
      #expect(Self.press(GDK_KEY_Right, in: view.chips[0].chip.remove))
      #expect(gtk_widget_has_focus(view.chips[1].chip.remove) != 0)
    }

    @Test("The second click of a double click removes nothing, although the next chip is under the pointer by then")
    func doubleClickOnChip() async throws {
      let window = try await TestWindow(FormSession(Tags()))
      defer { window.close() }
      let view = try #require(window.row("tags") as? ChipsView)
      func click() {
        var button = GValue()
        g_value_init(&button, gtk_button_get_type())
        g_value_set_object(&button, view.chips[0].chip.remove)
        g_signal_emitv(&button, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
        g_value_unset(&button)
      }
      click()
      #expect(window.form.model.tags.count == 79)
      click()
      #expect(window.form.model.tags.count == 79)
      try await Task.sleep(for: .milliseconds(fieldstone_gtk_double_click_time() + 50))
      click()
      #expect(window.form.model.tags.count == 78)
    }

    @Test("Chips wrap in a narrow window, and only the first of many are shown")
    func manyChips() async throws {
      let window = try await TestWindow(FormSession(Tags()), width: 360)
      defer { window.close() }
      try await window.frames()
      let view = try #require(window.row("tags") as? ChipsView)
      #expect(view.chips.count == 50 && Widgets.label("and 30 more", in: view.box) != nil)
      let places = view.chips.compactMap { Widgets.place($0.chip.box, in: view.box) }
      #expect(Set(places.map(\.top)).count > 3)
      #expect(places.allSatisfy { $0.end <= Double(gtk_widget_get_width(view.box)) })
      #expect(gtk_widget_get_width(window.window.widget) <= 360)
    }
  }
#endif
