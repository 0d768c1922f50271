#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  @testable import SampleForms
  import Testing

  /// The folder in which `make pictures` puts the pictures of windows.
  private let folder = ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"]

  private let looks = folder != nil && ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES_OF_ALL"] != nil

  extension Windows {
    @Test("Takes the pictures of the documentation", .enabled(if: folder != nil, "Run `make pictures`."))
    func pictures() async throws {
      for (look, width, isDark) in [("light", 640, false), ("dark", 640, true), ("narrow", 360, false)] {
        let window = try await TestWindow(FormSession(Attendee()), width: gint(width), height: 800)
        defer { window.close() }
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        try window.type("email", "ada@example.org")
        try window.type("password", "correct horse")
        try window.type("repeatPassword", "correct house")
        try window.type("name", "Ada")
        window.form.send(.set("needsInvoice", .flag(true)))
        try await save(window, "gtk-\(look)")
        window.view.submit()
        gtk_widget_grab_focus(try window.row("agreesToTerms").input)
        try await save(window, "gtk-\(look)-issues")
        window.view.send(.open("invoice"))
        if look == "light" { try await save(window, "gtk-light-page") }
      }
      try await guests()
      let controls = try await TestWindow(FormSession(Controls()), width: 640, height: 1000)
      defer { controls.close() }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
      controls.form.send(.set("isFull", .flag(true)))
      try await save(controls, "gtk-controls")
      try await mirrored()
    }

    /// Takes a picture of a collection: two guests on the page.
    private func guests() async throws {
      let window = try await TestWindow(FormSession(Attendee()), width: 640, height: 800)
      defer { window.close() }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
      for (id, name) in [("g", "Grace Hopper"), ("h", "Mary Somerville")] {
        window.form.send(.insert("guests", id: id, before: nil))
        window.form.send(.set(FormRowID("guests[\(id)].diet"), .choices([id == "g" ? "vegan" : "anything"])))
        try window.type(FormRowID("guests[\(id)].name"), name)
      }
      window.form.send(.focus("guests[+]"))
      try await save(window, "gtk-light-guests")
    }

    /// Takes pictures of all controls in all looks.
    private func gallery() async throws {
      let environments = [FormEnvironment(), FormEnvironment(locale: Locale(identifier: "ar"))]
      for (look, isDark, scale, environment) in [
        ("light", false, 1, 0), ("dark", true, 1, 0), ("large", false, 2, 0), ("right-to-left", false, 1, 1),
      ] {
        fieldstone_gtk_set_number_setting("gtk-xft-dpi", 96 * 1024 * gint(scale))
        gtk_widget_set_default_direction(environments[environment].direction)
        let form = FormSession(Gallery(), environment: environments[environment])
        let window = try await TestWindow(form, width: scale == 2 ? 360 : 640, height: 1000)
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        form.send(.set("hotel", .flag(true)))
        for (part, row) in [("first", "email"), ("middle", "hall"), ("last", "hotel.name")] {
          if part == "middle" { window.view.submit() }
          window.form.send(.focus(FormRowID(row)))
          try await save(window, "gallery-\(look)-\(part)")
        }
        window.view.send(.open("badge"))
        try await save(window, "gallery-\(look)-page")
        window.close()
      }
      fieldstone_gtk_set_number_setting("gtk-xft-dpi", 96 * 1024)
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
    }

    @Test("Takes pictures of every control in every look", .enabled(if: looks, "Set FIELDSTONE_PICTURES_OF_ALL."))
    func everyLook() async throws { try await gallery() }

    private func mirrored() async throws {
      let arabic = FormEnvironment(locale: Locale(identifier: "ar"))
      gtk_widget_set_default_direction(arabic.direction)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let window = try await TestWindow(FormSession(Controls(), environment: arabic), width: 360, height: 1000)
      defer { window.close() }
      try await save(window, "gtk-right-to-left")
    }

    private func save<Model>(_ window: TestWindow<Model>, _ name: String) async throws {
      let path = try #require(folder) + "/" + name + ".png"
      // Wait for the frames that lay out the page and scroll to the focus.
      for _ in 0..<3 { try await frame(window.window.widget) }
      #expect(Picture.save(window.window.widget, path))
    }

    private func frame(_ widget: Widget) async throws {
      let clock = try #require(gtk_widget_get_frame_clock(widget))
      let before = gdk_frame_clock_get_frame_counter(clock)
      gtk_widget_queue_draw(widget)
      try await eventually { gdk_frame_clock_get_frame_counter(clock) > before }
    }
  }

  @MainActor
  enum Picture {
    /// Saves a picture of what a test sees, for whoever wants to see it, too: in the folder `FIELDSTONE_LOOK`.
    static func look(at window: Widget, _ name: String) async throws {
      guard let folder = ProcessInfo.processInfo.environment["FIELDSTONE_LOOK"] else { return }
      for _ in 0..<3 {
        let clock = try #require(gtk_widget_get_frame_clock(window))
        let before = gdk_frame_clock_get_frame_counter(clock)
        gtk_widget_queue_draw(window)
        try await eventually { gdk_frame_clock_get_frame_counter(clock) > before }
      }
      #expect(save(window, folder + "/" + name + ".png"))
    }

    /// Saves a picture of a window without taking it from the display.
    static func save(_ window: Widget, _ path: String) -> Bool {
      let paintable = gtk_widget_paintable_new(window)
      defer { g_object_unref(paintable?.object) }
      let (width, height) = (gtk_widget_get_width(window), gtk_widget_get_height(window))
      let snapshot = gtk_snapshot_new()
      gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
      guard let node = gtk_snapshot_free_to_node(snapshot) else { return false }
      defer { gsk_render_node_unref(node) }
      guard let texture = gsk_renderer_render_texture(gtk_native_get_renderer(window.opaque), node, nil) else {
        return false
      }
      defer { g_object_unref(texture.object) }
      return gdk_texture_save_to_png(texture, path) != 0
    }
  }
#endif
