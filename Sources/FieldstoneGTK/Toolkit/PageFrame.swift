#if GTK
  import CAdw
  import CGtkShim

  /// What is around the content of a page.
  @MainActor
  enum PageFrame {
    /// A header bar. The given buttons stand where the window's own would.
    static func bar(_ title: String, start: [Widget], end: [Widget]) -> Widget {
      let bar = adw_header_bar_new()!
      adw_header_bar_set_title_widget(bar.opaque, adw_window_title_new(title.shown, nil))
      adw_header_bar_set_show_start_title_buttons(bar.opaque, 0)
      adw_header_bar_set_show_end_title_buttons(bar.opaque, 0)
      for button in start { adw_header_bar_pack_start(bar.opaque, button) }
      for button in end { adw_header_bar_pack_end(bar.opaque, button) }
      return bar
    }

    static func iconButton(_ icon: String, _ label: String) -> Widget {
      let button = gtk_button_new_from_icon_name(icon)!
      gtk_widget_set_tooltip_text(button, label)
      fieldstone_gtk_set_label(button, label)
      return button
    }

    /// Content that scrolls, and is no wider than is good to read.
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

    /// Scrolls as far as is needed to show widgets from the first to the last one; if they are too high, the last one.
    static func scroll(_ scroller: Widget, _ widgets: [Widget]) {
      guard let content = gtk_widget_get_first_child(gtk_scrolled_window_get_child(scroller.opaque)) else { return }
      var (top, bottom) = (Double.infinity, 0.0)
      var place = graphene_rect_t()
      for widget in widgets where gtk_widget_compute_bounds(widget, content, &place) != 0 {
        top = min(top, Double(place.origin.y))
        bottom = max(bottom, Double(place.origin.y + place.size.height))
      }
      guard top < bottom else { return }
      // A little more than that, so that it is seen where the row ends.
      gtk_adjustment_clamp_page(gtk_scrolled_window_get_vadjustment(scroller.opaque), top - 12, bottom + 12)
    }
  }
#endif
