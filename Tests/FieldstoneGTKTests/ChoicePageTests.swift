#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    private func open(_ view: ChoicePageView, in window: TestWindow<Styles>) async throws {
      window.view.showOptions(of: view)
      try await eventually { gtk_widget_get_mapped(view.page) != 0 && !view.list.entries.isEmpty }
    }

    private func isTop(_ window: TestWindow<Styles>) -> Bool {
      adw_leaflet_get_visible_child(window.view.stack.base.opaque) == window.view.top?.box
    }

    @Test("A page of options has a search; choosing one goes back, with the focus in the row")
    func page() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("country") as? ChoicePageView)
      try await open(view, in: window)
      #expect(!isTop(window) && fieldstone_gtk_is_hidden(window.view.top?.box) != 0)
      #expect(window.form.focusedRow == "country" && window.focus == "country")
      #expect(view.list.entries.count == 35 && view.list.entries[0].id == nil)
      gtk_editable_set_text(view.list.entry.opaque, "kenya")
      try await eventually { view.list.entries.map(\.id) == ["kenya"] }
      #expect(Self.press(GDK_KEY_Return, in: view.list.entry))
      try await eventually { self.isTop(window) }
      #expect(window.form.model.country == .kenya && window.focus == "country")
      #expect(fieldstone_gtk_is_hidden(window.view.top?.box) == 0)
      #expect(Widgets.label("Kenya", in: view.line) != nil)
      try await eventually { gtk_widget_get_parent(view.page) == nil }
    }

    @Test("A page for several options stays until Back, Escape or Alt-Left")
    func pageOfSeveral() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("visited") as? ChoicePageView)
      try await open(view, in: window)
      for id in ["berlin", "rome"] {
        let button = try #require(view.list.entries.first { $0.id == id }).button
        gtk_check_button_set_active(button.cast(), 1)
      }
      #expect(window.form.model.visited == [.berlin, .rome] && !isTop(window))
      #expect(Self.press(GDK_KEY_Escape, in: window.view.widget))
      #expect(isTop(window) && window.focus == "visited" && window.end == nil)
      #expect(Widgets.label("Berlin, Rome", in: view.line) != nil)
      try await open(view, in: window)
      let chosen = view.list.entries.filter { gtk_check_button_get_active($0.button.cast()) != 0 }
      #expect(chosen.map(\.id) == ["berlin", "rome"])
      view.close()
      #expect(isTop(window) && window.view.optionsView == nil)
    }

    @Test("A page of options closes when the form moves on, and when its row is hidden")
    func pageCloses() async throws {
      let window = try await Self.styles()
      defer { window.close() }
      let view = try #require(window.row("country") as? ChoicePageView)
      try await open(view, in: window)
      window.form.send(.focus("seat"))
      #expect(isTop(window) && window.focus == "seat")
      let tour = try await TestWindow(FormSession(Cruise()))
      defer { tour.close() }
      let port = try #require(tour.row("port") as? ChoicePageView)
      tour.view.showOptions(of: port)
      try await eventually { gtk_widget_get_mapped(port.page) != 0 }
      tour.form[\.isLocal].value = true
      #expect(adw_leaflet_get_visible_child(tour.view.stack.base.opaque) == tour.view.top?.box)
      #expect(tour.view.optionsView == nil && tour.view.top?.rows.row("port") == nil)
      tour.form[\.isLocal].value = false
      #expect(try tour.row("port") is ChoicePageView)
    }
  }

  @Form
  struct Cruise {
    @Field(.choiceStyle(.page)) var port: Country?
    var isLocal = false
    static func arrange(_ form: FormBuilder<Cruise>) { form[\.port].visible { !$0.isLocal } }
  }
#endif
