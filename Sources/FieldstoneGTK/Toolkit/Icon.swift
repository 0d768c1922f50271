#if GTK
  import CAdw
  import CGtkShim

  /// Icons next to a text, which they only decorate: assistive technology doesn't read them.
  @MainActor
  enum Icon {
    /// An icon of the desktop's theme by its name, or a character such as an emoji; nil for an unknown name.
    static func make(_ name: String?) -> Widget? {
      guard let name, let icon = themed(name) ?? character(name) else { return nil }
      icon.addClass("option-icon")
      gtk_widget_set_valign(icon, GTK_ALIGN_CENTER)
      fieldstone_gtk_set_hidden(icon, 1)
      return icon
    }

    private static func themed(_ name: String) -> Widget? {
      guard let display = gdk_display_get_default(),
        gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
      else { return nil }
      return gtk_image_new_from_icon_name(name)
    }

    private static func character(_ name: String) -> Widget? {
      guard name.count == 1, name.unicodeScalars.allSatisfy({ !$0.isASCII }), name.shown == name else { return nil }
      return gtk_label_new(name)
    }
  }
#endif
