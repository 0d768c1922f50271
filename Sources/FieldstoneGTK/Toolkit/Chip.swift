#if GTK
  import CAdw
  import CGtkShim

  /// A text in a rounded box, with a button that removes it.
  @MainActor
  struct Chip {
    let box = Box.horizontal(2)
    let remove = gtk_button_new_from_icon_name("window-close-symbolic")!

    init(_ title: String, remove name: String) {
      box.addClass("chip")
      let label = Label.make(title)
      gtk_widget_set_valign(label, GTK_ALIGN_CENTER)
      box.append(label)
      for one in ["flat", "circular"] { remove.addClass(one) }
      gtk_widget_set_valign(remove, GTK_ALIGN_CENTER)
      gtk_widget_set_tooltip_text(remove, name.shown)
      fieldstone_gtk_set_label(remove, name.shown)
      box.append(remove)
    }
  }
#endif
