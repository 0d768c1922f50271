#if GTK
  import CAdw
  import CGtkShim
  import Foundation

  /// Styles that libadwaita's style sheet doesn't have.
  @MainActor
  enum Style {
    /// The class of the widgets that get these styles. The rules without it select by classes such as `text-row`.
    static let name = "fieldstone"
    private static var isLoaded = false
    private static let contrast = gtk_css_provider_new()!

    /// Loads the style sheet once for the display. `FIELDSTONE_GTK_PLAIN` in the environment sets the font and turns
    /// off animations and the blinking of the caret, so that pictures are the same on every machine.
    static func load() {
      guard !isLoaded, let display = gdk_display_get_default() else { return }
      isLoaded = true
      let provider = gtk_css_provider_new()!
      gtk_css_provider_load_from_data(provider, sheet, -1)
      for one in [provider, contrast] {
        gtk_style_context_add_provider_for_display(
          display, OpaquePointer(one), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
      }
      g_object_unref(provider)
      followContrast()
      let environment = ProcessInfo.processInfo.environment
      guard environment["FIELDSTONE_GTK_PLAIN"] != nil else { return }
      fieldstone_gtk_set_string_setting("gtk-font-name", "Cantarell 11")
      fieldstone_gtk_set_flag_setting("gtk-enable-animations", 0)
      fieldstone_gtk_set_flag_setting("gtk-cursor-blink", 0)
    }

    private static func followContrast() {
      guard let manager = adw_style_manager_get_default() else { return }
      let load: @MainActor () -> Void = { loadContrast(isHigh: adw_style_manager_get_high_contrast(manager) != 0) }
      connect(manager.object, "notify::high-contrast") { _ in load() }
      load()
    }

    /// Whether the desktop asks for high contrast.
    private(set) static var isHighContrast = false

    /// Loads the styles that depend on the contrast.
    static func loadContrast(isHigh: Bool) {
      isHighContrast = isHigh
      gtk_css_provider_load_from_data(contrast, isHigh ? highContrast : dimTexts, -1)
    }

    // Icons and controls are sized in em, so that they grow with the text: 1.1em is 16 pixels for a text of 11 points.
    private static let sheet = """
      .fieldstone .banner { padding: 9px 18px; background: alpha(@error_bg_color, 0.15); color: @error_color; }
      .fieldstone .error .dim-label, .fieldstone .error label.subtitle { opacity: 1; }
      .fieldstone .banner button { color: @window_fg_color; }
      .fieldstone .warning { color: mix(@warning_color, @window_fg_color, 0.25); }
      .fieldstone button.suggested-action, .fieldstone calendar > grid > label.day-number:selected {
        background-color: mix(@accent_bg_color, black, 0.2);
      }
      .fieldstone calendar > grid > label.other-month { color: alpha(currentColor, 0.8); }
      .fieldstone button.destructive-action { background-color: mix(@destructive_bg_color, black, 0.15); }
      .fieldstone headerbar .title { padding: 0 6px; }
      .fieldstone headerbar button.text-button { padding-left: 12px; padding-right: 12px; }
      .fieldstone image { -gtk-icon-size: 1.1em; }
      .fieldstone check, .fieldstone radio { min-width: 0.96em; min-height: 0.96em; -gtk-icon-size: 0.96em; }
      .fieldstone check:not(:checked), .fieldstone radio:not(:checked) {
        box-shadow: inset 0 0 0 2px alpha(currentColor, 0.55);
      }
      .fieldstone switch { border-radius: 99px; }
      .fieldstone switch > slider { min-width: 1.51em; min-height: 1.51em; }
      .fieldstone button.disclosure { min-width: 0; min-height: 0; padding: 0; }
      .fieldstone .sheet-shade { background-color: alpha(black, 0.35); }
      .fieldstone .sheet { background-color: @window_bg_color; border-radius: 12px 12px 0 0;
        /* In the dark, a look may give the sheet and what it covers the same color. */
        box-shadow: 0 0 0 1px alpha(currentColor, 0.2); }
      .fieldstone .sheet > * { border-radius: 12px 12px 0 0; }
      row.remarked { border-bottom-color: transparent; }
      checkbutton.radio check { border-radius: 9999px; }
      checkbutton.radio check:checked {
        -gtk-icon-source: none;
        background-image: radial-gradient(circle closest-side at center, white 0%, white 40%, transparent 50%);
      }
      row.remarks { min-height: 0; }
      row.remarks:hover { background-color: transparent; }
      .plain-list, .plain-list > row { background: transparent; }
      .plain-list > row { padding: 0; border-radius: 6px; }
      .fieldstone .options { background: none; color: inherit; }
      .fieldstone .options > row:not(:last-child) { border-bottom: 1px solid @card_shade_color; }
      .fieldstone .options > row.remarked { border-bottom-color: transparent; }
      .fieldstone row.options-row, .fieldstone row.shared-line { padding: 0; }
      .fieldstone .cell { background: none; color: inherit; }
      .fieldstone .tile { padding: 10px; border-radius: 9px; border: 1px solid alpha(currentColor, 0.25); }
      .fieldstone .tile:hover { background-color: alpha(currentColor, 0.05); }
      .fieldstone .tile:checked { border-color: @accent_color; background-color: alpha(@accent_bg_color, 0.12); }
      .fieldstone .option-icon:disabled { opacity: 0.5; }
      .fieldstone .tile .option-icon { -gtk-icon-size: 1.65em; font-size: 1.4em; }
      .fieldstone .chip { padding: 0 3px 0 10px; border-radius: 99px; background-color: alpha(currentColor, 0.1); }
      .fieldstone .chip:dir(rtl) { padding: 0 10px 0 3px; }
      .fieldstone .chip button { min-width: 1.6em; min-height: 1.6em; padding: 0; margin: 3px 0; }
      .fieldstone .choice-value { padding: 6px 4px; border-radius: 6px; outline: 0 solid transparent; }
      .fieldstone .choice-value:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); }
      .fieldstone .group-heading { outline: 0 solid transparent; border-radius: 6px; }
      .fieldstone .group-heading:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: 2px; }
      .fieldstone .drag-handle { opacity: 0.6; padding: 6px 0; }
      .fieldstone .drop-before { box-shadow: inset 0 3px @accent_color; }
      .fieldstone .drop-after { box-shadow: inset 0 -3px @accent_color; }
      .fieldstone row.add-row button { min-height: 38px; border-radius: 0; color: @accent_color; }
      .fieldstone scale.empty highlight { background: none; }
      row.text-row > box { min-height: 44px; }
      row.text-row entry, row.text-row textview, row.text-row textview text {
        background: none; box-shadow: none; outline: none; border: none; padding: 0; min-height: 1.64em;
      }
      row.text-row scale { padding-left: 0; padding-right: 0; }
      row.text-row .title { min-height: 1.36em; margin-bottom: -0.07em; transition: transform 150ms; }
      row.text-row.empty:not(:focus-within) .title { transform: translateY(0.82em); }
      .fieldstone row.text-row.empty:not(:focus-within) .title > .caption { font-size: 1em; }
      row.text-row:focus-within .pencil { opacity: 0; }
      row.text-row:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
      row.text-row.error:focus-within { outline-color: alpha(@error_color, 0.5); }
      """
  }
#endif
