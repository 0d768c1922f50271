#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    static func styles(width: gint = 600) async throws -> TestWindow<Styles> {
      try await TestWindow(FormSession(Styles(), environment: .fixed), width: width, height: 1000)
    }

    private func isOn(_ button: Widget) -> Bool { gtk_check_button_get_active(button.cast()) != 0 }

    @Test("Tiles for one option are radio buttons with the option's icon, title and help; arrow keys choose")
    func tiles() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("pass") as? TilesView)
      let group = try #require(view.group)
      #expect(Widgets.has(group, GTK_ACCESSIBLE_ROLE_RADIO_GROUP) && fieldstone_gtk_has_label(group, "Pass") != 0)
      #expect(view.buttons.map { Widgets.has($0, GTK_ACCESSIBLE_ROLE_RADIO) } == [true, true, true, true])
      #expect(fieldstone_gtk_has_label(view.buttons[2], "Student") != 0)
      #expect(fieldstone_gtk_has_description(view.buttons[2], "Bring your card") != 0)
      #expect(Widgets.label("Bring your card", in: view.buttons[2]) != nil)
      #expect(Widgets.label("☀", in: view.buttons[0]) != nil)
      #expect(Widgets.all(gtk_image_get_type(), in: view.buttons[2]).count == 1)
      #expect(view.buttons.map(isOn) == [true, false, false, false])
      gtk_widget_grab_focus(view.buttons[0])
      #expect(Self.press(GDK_KEY_Right, in: view.buttons[0]))
      #expect(window.form.model.pass == .weekend && view.focusedOption == "weekend")
      #expect(view.buttons.map(isOn) == [false, true, false, false])
      window.form.send(.set("seat", .choices(["balcony"])))
      #expect(view.buttons.map(\.isSensitive) == [true, true, false, true])
      #expect(Widgets.label("not available: Bring your card", in: view.buttons[2]) != nil)
      #expect(Self.press(GDK_KEY_Down, in: view.buttons[1]) && window.form.model.pass == .online)
    }

    @Test("Tiles for several options are checkboxes, and arrow keys only move between them")
    func severalTiles() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("workshops") as? TilesView)
      #expect(Widgets.has(try #require(view.group), GTK_ACCESSIBLE_ROLE_GROUP))
      #expect(view.buttons.allSatisfy { Widgets.has($0, GTK_ACCESSIBLE_ROLE_CHECKBOX) })
      for index in [3, 0] { gtk_check_button_set_active(view.buttons[index].cast(), 1) }
      #expect(window.form.model.workshops == [.day, .online])
      gtk_widget_grab_focus(view.buttons[0])
      #expect(Self.press(GDK_KEY_Right, in: view.buttons[0]) && view.focusedOption == "weekend")
      #expect(window.form.model.workshops == [.day, .online])
    }

    @Test("Tiles are in columns of the same width: more of them in a wider window", arguments: [360, 640])
    func tileColumns(width: gint) async throws {
      let window = try await TestWindow(FormSession(Towns()), width: width)
      defer { window.close() }
      try await window.frames()
      let view = try #require(window.row("tiles") as? TilesView)
      let group = try #require(view.group)
      let places = view.buttons.compactMap { Widgets.place($0, in: group) }
      #expect(places.count == 6 && Set(places.map(\.width)).count == 1)
      #expect(places.filter { $0.top == places[0].top }.count == (width == 360 ? 2 : 3))
      #expect(gtk_widget_get_width(window.window.widget) <= width)
      for place in places { #expect(place.end <= Double(gtk_widget_get_width(group))) }
    }

    @Test("Segments for several options are toggle buttons that are set one by one")
    func severalSegments() async throws {
      let days = try await TestWindow(FormSession(Shifts()))
      defer { days.close() }
      let segments = try #require(days.row("days") as? SegmentsView)
      func on() -> [Bool] { segments.buttons.map { gtk_toggle_button_get_active($0.cast()) != 0 } }
      #expect(on() == [true, false, false])
      gtk_toggle_button_set_active(segments.buttons[2].cast(), 1)
      #expect(days.form.model.days == [.am, .night] && on() == [true, false, true])
      gtk_toggle_button_set_active(segments.buttons[0].cast(), 0)
      #expect(days.form.model.days == [.night])
    }

    @Test("Segments that leave no room for the title are below it", arguments: [360, 640])
    func segmentsBelow(width: gint) async throws {
      let window = try await TestWindow(FormSession(Shifts()), width: width)
      defer { window.close() }
      try await window.frames()
      let below = try #require(window.row("weekdays") as? SegmentsView)
      let group = try #require(below.group)
      #expect(below.lines.count == 2 && gtk_widget_get_width(window.window.widget) <= width)
      let (title, buttons) = (
        Widgets.place(below.head, in: window.view.widget), Widgets.place(group, in: window.view.widget)
      )
      #expect(try #require(title).bottom <= #require(buttons).top && #require(buttons).end <= Double(width))
      #expect(try #require(title).height < 80)
      let beside = try #require(window.row("days") as? SegmentsView)
      #expect(beside.lines.count == 1)
    }
  }

  /// Several of a few short options.
  @Form
  struct Shifts {
    @Field(.segments) var days: [Shift] = [.am]
    /// The studio is closed on weekends.
    @Field(.segments, .options(["Mon", "Tue", "Wed", "Thu", "Fri"])) var weekdays: [String] = []
  }

  enum Shift: String, CaseIterable { case am, pm, night }
#endif
