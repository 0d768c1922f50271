#if GTK
  import CAdw
  import CGtkShim
  import ConformanceModels
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private let folder =
    ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES_OF_ALL"] != nil
    ? ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"] : nil

  extension Windows {
    @Test("Takes pictures of every way to show options", .enabled(if: folder != nil, "Set FIELDSTONE_PICTURES_OF_ALL."))
    func stylePictures() async throws {
      let arabic = FormEnvironment(locale: Locale(identifier: "ar"))
      for (look, width, isDark, environment) in [
        ("light", 640, false, FormEnvironment.fixed), ("dark", 640, true, .fixed), ("narrow", 360, false, .fixed),
        ("narrow-dark", 360, true, .fixed), ("right-to-left", 360, false, arabic),
      ] {
        gtk_widget_set_default_direction(environment.direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        let form = FormSession(Styles(), environment: environment)
        let window = try await TestWindow(form, width: gint(width), height: 1000)
        defer { window.close() }
        form.send(.set("seat", .choices(["balcony"])))
        form[\.topics].value = Styles.topics + ["Cooking"]
        form.send(.set("workshops", .choices(["day", "online"])))
        for (part, row) in [("one", "seat"), ("two", "room"), ("three", "workshops"), ("four", "visited")] {
          if let view = try window.row("room") as? ExpandingView, part == "two" { gtk_widget_activate(view.button) }
          gtk_widget_grab_focus(try window.row(FormRowID(row)).input)
          try await Task.sleep(for: .milliseconds(300))
          try await save(window, "styles-\(look)-\(part)")
        }
        let page = try #require(window.row("visited") as? ChoicePageView)
        window.view.showOptions(of: page)
        try await eventually { gtk_widget_get_mapped(page.page) != 0 }
        try await save(window, "styles-\(look)-page")
        page.close()
        window.view.submit()
        try await save(window, "styles-\(look)-refused")
      }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
    }

    private func save(_ window: TestWindow<Styles>, _ name: String) async throws {
      try await window.frames()
      #expect(Picture.save(window.window.widget, try #require(folder) + "/" + name + ".png"))
    }
  }
#endif
