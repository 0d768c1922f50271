#if GTK
  import CAdw
  import CGtkShim
  import Foundation

  /// What libadwaita's style sheet does not say.
  @MainActor
  enum Style {
    private static var isLoaded = false

    /// Loads the style sheet once for the display. `FIELDSTONE_GTK_PLAIN` makes pictures the same on every machine.
    static func load() {
      guard !isLoaded, let display = gdk_display_get_default() else { return }
      isLoaded = true
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, sheet, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      g_object_unref(provider)
      let environment = ProcessInfo.processInfo.environment
      guard environment["FIELDSTONE_GTK_PLAIN"] != nil else { return }
      fieldstone_gtk_set_string_setting("gtk-font-name", "Cantarell 11")
      fieldstone_gtk_set_flag_setting("gtk-enable-animations", 0)
      fieldstone_gtk_set_flag_setting("gtk-cursor-blink", 0)
    }

    private static let sheet = """
      .banner { padding: 9px 18px; background: alpha(@error_bg_color, 0.15); color: @error_color; }
      row.remarked { border-bottom-color: transparent; }
      row.remarks { min-height: 0; }
      row.remarks:hover { background-color: transparent; }
      .plain-list, .plain-list > row { background: transparent; }
      .plain-list > row { padding: 0; border-radius: 6px; }
      row.text-row entry, row.text-row textview, row.text-row textview text {
        background: none; box-shadow: none; outline: none; border: none; padding: 0; min-height: 24px;
      }
      row.text-row .title { transition: transform 150ms; }
      row.text-row.empty:not(:focus-within) .title { transform: translateY(13px); }
      row.text-row:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
      row.text-row.error:focus-within { outline-color: alpha(@error_color, 0.5); }
      row.text-row.error .title { opacity: 1; }
      """
  }
#endif
