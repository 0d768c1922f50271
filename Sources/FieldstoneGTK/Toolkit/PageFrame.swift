#if GTK
  import CAdw
  import CGtkShim

  /// The parts around the content of a page.
  @MainActor
  enum PageFrame {
    /// A header bar. Its buttons replace the window's own.
    static func bar(_ title: String, start: [Widget], end: [Widget]) -> Widget {
      let bar = adw_header_bar_new()!
      // libadwaita's own title is truncated if there is no room.
      let label = Label.make(title, "title")
      gtk_label_set_justify(label.opaque, GTK_JUSTIFY_CENTER)
      // The title asks for one line, and wraps only if the window is too narrow for it.
      gtk_label_set_natural_wrap_mode(label.opaque, GTK_NATURAL_WRAP_NONE)
      adw_header_bar_set_title_widget(bar.opaque, label)
      adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
      adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
      for button in start { adw_header_bar_pack_start(bar.opaque, button) }
      for button in end { adw_header_bar_pack_end(bar.opaque, button) }
      return bar
    }

    /// Changes the title of a header bar.
    static func setTitle(_ bar: Widget, _ title: String) {
      guard let label = adw_header_bar_get_title_widget(bar.opaque) else { return }
      Label.set(label, title)
    }

    static func iconButton(_ icon: String, _ label: String) -> Widget {
      let button = gtk_button_new_from_icon_name(icon)!
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      return button
    }

    /// The arrow of a link row: a real button, which assistive technology can press. The whole row is clickable too.
    static func disclosure() -> Widget {
      let button = gtk_button_new_from_icon_name("go-next-symbolic")!
      for name in ["flat", "disclosure"] { button.addClass(name) }
      gtk_widget_set_focusable(button, 0)
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      return button
    }

    /// A vertical scroller that limits the width of its content.
    static func scroller(_ content: Widget, width: gint) -> Widget {
      let scroller = gtk_scrolled_window_new()!
      let clamp = adw_clamp_new()!
      adw_clamp_set_maximum_size(clamp.opaque, width)
      adw_clamp_set_child(clamp.opaque, content)
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(scroller.opaque, clamp)
      gtk_widget_set_vexpand(scroller, 1)
      return scroller
    }

    /// The bar under a page.
    static func foot(_ parts: [Widget]) -> Widget {
      let foot = Box.horizontal(6)
      foot.setMargins(top: 6, bottom: 12, sides: 12)
      gtk_widget_set_halign(foot, GTK_ALIGN_END)
      for part in parts { foot.append(part) }
      return foot
    }

    /// The button at the end of a page.
    static func endButton(_ title: String, isSuggested: Bool = true) -> Widget {
      let button = gtk_button_new()!
      Label.setButton(button, title)
      if isSuggested { button.addClass("suggested-action") }
      gtk_widget_set_halign(button, GTK_ALIGN_END)
      return button
    }
  }
#endif
