#if GTK
  import CAdw
  import CGtkShim
  import Fieldstone
  @testable import FieldstoneGTK
  import Foundation
  import Testing

  private let folder = ProcessInfo.processInfo.environment["FIELDSTONE_PICTURES"]

  extension Windows {
    @Test("Takes pictures of collections", .enabled(if: folder != nil, "Run `make pictures`."))
    func collectionPictures() async throws {
      let arabic = FormEnvironment(locale: Locale(identifier: "ar"))
      for (look, width, isDark, environment) in [
        ("light", 640, false, FormEnvironment()), ("dark", 640, true, FormEnvironment()),
        ("narrow", 360, false, FormEnvironment()), ("right-to-left", 420, false, arabic),
      ] {
        gtk_widget_set_default_direction(environment.direction)
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        adw_style_manager_set_color_scheme(
          adw_style_manager_get_default(), isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
        let window = try await TestWindow(
          FormSession(Party.full, environment: environment), width: gint(width), height: 1250)
        defer { window.close() }
        try await save(window, "collections-\(look)")
        window.view.send(.focus("rooms[7]"))
        try await save(window, "collections-\(look)-end")
        window.form.send(.focus("guests[3].name"))
        window.form.send(.type("guests[3].name", ""))
        window.view.act(.remove, on: "guests[1]")
        window.form.send(.remove("tags[4]"))
        window.form.send(.remove("tags[5]"))
        window.view.submit()
        window.view.act(.remove, on: "rooms[6]")
        try await save(window, "collections-\(look)-changed")
      }
      adw_style_manager_set_color_scheme(adw_style_manager_get_default(), ADW_COLOR_SCHEME_DEFAULT)
    }

    private func save(_ window: TestWindow<Party>, _ name: String) async throws {
      try await window.frames()
      #expect(Picture.save(window.window.widget, try #require(folder) + "/" + name + ".png"))
    }
  }
#endif
