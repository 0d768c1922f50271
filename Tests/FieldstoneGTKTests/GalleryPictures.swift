#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import GalleryForms
  import Testing

  private let folder = ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"]
  private let all = folder != nil && ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES_OF_ALL"] != nil

  extension Windows {
    @Test("Takes the pictures of ways to lay out options", .enabled(if: folder != nil, "Run `make pictures`."))
    func optionPictures() async throws {
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_FORCE_LIGHT)
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      for (page, name, height) in [("bicycle", "tiles", 800), ("newsletter", "tags", 460), ("bedroom", "slider", 460)] {
        let window = try await TestWindow(FormSession(GalleryForms.Gallery()), width: 480, height: gint(height))
        defer { window.close() }
        window.view.send(.open(FormRowID(page)))
        window.form.send(.set("bicycle.model", .choices(["touring"])))
        try await save(window, "gtk-light-\(name)")
      }
    }

    @Test("Takes pictures of every page of the gallery", .enabled(if: all, "Set FIELDSTONE_PICTURES_OF_ALL."))
    func galleryPictures() async throws {
      defer { adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT) }
      for (look, width, isDark) in [
        ("light", 640, false), ("dark", 640, true), ("narrow", 360, false), ("rtl", 640, false),
        ("german", 640, false),
      ] {
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        let isRightToLeft = look == "rtl"
        gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let environment = FormEnvironment(
          locale: Locale(identifier: isRightToLeft ? "ar" : look == "german" ? "de" : "en"))
        let window = try await TestWindow(
          FormSession(GalleryForms.Gallery(), environment: environment), width: gint(width), height: 720)
        defer { window.close() }
        try await save(window, "gallery-gtk-\(look)")
        for page in window.form.rows.filter({ $0.kind == .link }).map(\.id) {
          window.view.send(.open(page))
          try await save(window, "\(page)-gtk-\(look)")
          if page == "parcel", let row = try window.row("parcel.speed") as? ExpandingView {
            gtk_widget_activate(row.button)
            try await Task.sleep(for: .milliseconds(300))
            try await save(window, "\(page)-gtk-\(look)-open")
          }
          if page == "journey", let row = try window.row("journey.from") as? PickerView {
            window.form.send(.set("journey.from", .choices([row.options[1].id])))
            gtk_menu_button_popup(row.button.opaque)
            try await eventually { gtk_widget_get_mapped(row.list.box) != 0 && !row.list.entries.isEmpty }
            try await Task.sleep(for: .milliseconds(300))
            #expect(Picture.save(row.popover, try #require(folder) + "/\(page)-gtk-\(look)-open.png"))
            row.close()
          }
          if page == "course", let row = try window.row("course.speaks") as? ChoicePageView {
            window.view.showOptions(of: row)
            try await eventually { gtk_widget_get_mapped(row.page) != 0 }
            try await save(window, "\(page)-gtk-\(look)-open")
            row.close()
          }
          window.view.send(.back)
        }
        window.form.send(.set("pizza.toppings", .choices(["tomato", "mozzarella", "ham", "olives", "peppers"])))
        window.form.send(.set("pizza.base", .choices(["vegan"])))
        window.view.submit()
        try await save(window, "gallery-gtk-\(look)-issues")
        window.view.send(.focus("pizza.toppings"))
        try await save(window, "pizza-gtk-\(look)-issues")
      }
    }

    private func save(_ window: TestWindow<GalleryForms.Gallery>, _ name: String) async throws {
      try await window.frames()
      #expect(Picture.save(window.window.widget, try #require(folder) + "/" + name + ".png"))
    }
  }
#endif
