#if GTK
  import CAdw
  import Fieldstone
  @testable import FieldstoneGTK
  import Testing

  extension Windows {
    @Test(
      "Every text has a contrast of 4.5:1 with its background", arguments: [false, true], [false, true])
    func contrast(isDark: Bool, isHigh: Bool) async throws {
      let manager = adw_style_manager_get_default()
      adw_style_manager_set_color_scheme(manager, isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
      defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
      let high = isHigh ? HighContrast() : nil
      defer { high?.end() }
      let window = try await TestWindow(FormSession(Gallery()), width: 640, height: 900)
      defer { window.close() }
      try await check(window, "at first")
      window.view.submit()
      try await check(window, "after a refused submit")
      window.form.send(.focus("day"))
      try await window.frames()
      let calendar = try #require((try window.row("day") as? DateView)?.calendar)
      gtk_menu_button_popup(calendar.button.opaque)
      try await eventually { gtk_widget_get_mapped(calendar.popover) != 0 }
      try await window.frames()
      check(calendar.popover, "in a calendar")
      gtk_popover_popdown(calendar.popover.cast())
      try window.type("email", "ada@example.org")
      window.view.leave()
      let dialog = try #require(window.view.dialog)
      try await eventually { gtk_widget_get_width(dialog) > 0 }
      try await window.frames()
      check(dialog, "in a question")
      window.answer("stay")
      window.view.send(.open("badge"))
      try await check(window, "a page")
    }

    /// Checks a window that is completely visible.
    private func check(_ root: Widget, _ place: String) {
      guard let picture = Pixels(root, scale: 3) else {
        Issue.record("There is no picture \(place).")
        return
      }
      for widget in Widgets.all(in: root) where gtk_widget_is_sensitive(widget) != 0 {
        guard let text = Self.text(widget), let bounds = Widgets.place(widget, in: root) else { continue }
        let ratio = picture.contrast(bounds)
        #expect(ratio >= 4.5, "\(text) \(place): \(ratio)")
      }
    }

    /// Checks a page while scrolling from its beginning to its end.
    private func check(_ window: TestWindow<Gallery>, _ place: String) async throws {
      let scroller = try #require(window.scroller)
      let adjustment = try #require(gtk_scrolled_window_get_vadjustment(scroller.opaque))
      var seen: Set<Widget> = []
      var top = 0.0
      repeat {
        gtk_adjustment_set_value(adjustment, top)
        try await window.frames()
        let picture = try #require(Pixels(window.window.widget, scale: 3))
        for widget in Widgets.all(in: window.view.widget) where !seen.contains(widget) {
          guard let text = Self.text(widget), gtk_widget_is_sensitive(widget) != 0,
            !widget.isInside(scroller) || window.shows(widget),
            let bounds = Widgets.place(widget, in: window.window.widget)
          else { continue }
          seen.insert(widget)
          let ratio = picture.contrast(bounds)
          #expect(ratio >= 4.5, "\(text) \(place): \(ratio)")
        }
        top += gtk_adjustment_get_page_size(adjustment) / 2
      } while top < gtk_adjustment_get_upper(adjustment)
      #expect(seen.count >= 6)
    }

    /// The visible text of a label or an entry; nil for other widgets.
    private static func text(_ widget: Widget) -> String? {
      if g_type_check_instance_is_a(widget.cast(), gtk_label_get_type()) != 0 {
        let text = Widgets.text(widget)
        return text.isEmpty ? nil : text
      }
      guard g_type_check_instance_is_a(widget.cast(), gtk_entry_get_type()) != 0 else { return nil }
      let typed = Editable.text(widget)
      if !typed.isEmpty { return typed }
      return gtk_entry_get_placeholder_text(widget.cast()).map { String(cString: $0) }
    }
  }

  /// libadwaita's style sheet for high contrast, which is otherwise loaded if the desktop is set to high contrast.
  @MainActor
  struct HighContrast {
    private let provider = gtk_css_provider_new()!

    init() {
      gtk_css_provider_load_from_resource(provider, "/org/gnome/Adwaita/styles/base-hc.css")
      gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1)
      Style.loadContrast(isHigh: true)
    }

    func end() {
      gtk_style_context_remove_provider_for_display(gdk_display_get_default(), OpaquePointer(provider))
      Style.loadContrast(isHigh: false)
    }
  }
#endif
