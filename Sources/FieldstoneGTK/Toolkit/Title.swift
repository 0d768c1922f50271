#if GTK
  import CAdw
  import CGtkShim

  /// The titles of libadwaita's rows.
  @MainActor
  enum Title {
    /// Makes the title plain text, never markup, never a mnemonic, and hides the row's own arrow from assistive technology.
    static func prepare(_ row: Widget) {
      adw_preferences_row_set_use_markup(row.cast(), 0)
      adw_preferences_row_set_use_underline(row.cast(), 0)
      adw_preferences_row_set_title_selectable(row.cast(), 0)
      for image in row.all(gtk_image_get_type()) { fieldstone_gtk_set_decorative(image) }
    }

    static func set(_ row: Widget, _ title: String) {
      let title = title.shown
      guard String(cString: adw_preferences_row_get_title(row.cast())) != title else { return }
      adw_preferences_row_set_title(row.cast(), title)
    }

    static func setSubtitle(_ row: Widget, _ text: String?) {
      let text = (text ?? "").shown
      let old = adw_action_row_get_subtitle(row.cast()).map { String(cString: $0) } ?? ""
      if old != text { adw_action_row_set_subtitle(row.cast(), text) }
    }

    /// Makes a click on the row press a control of it that has an accessible name of its own.
    static func setControl(_ row: Widget, _ control: Widget) {
      adw_action_row_set_activatable_widget(row.cast(), control)
      // libadwaita adds the row's title to the name.
      gtk_accessible_reset_relation(control.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
    }

    /// Adds the required or optional mark before the controls at the end of a row, so that the controls stay aligned.
    static func addMark(_ row: Widget, _ mark: Widget) {
      adw_action_row_add_suffix(row.cast(), mark)
      gtk_box_reorder_child_after(gtk_widget_get_parent(mark).cast(), mark, nil)
    }

    /// A row with a title that wraps if it is long.
    static func actionRow() -> Widget {
      let row = adw_action_row_new()!
      prepare(row)
      adw_action_row_set_title_lines(row.cast(), 0)
      adw_action_row_set_subtitle_lines(row.cast(), 0)
      return row
    }
  }

  /// A row of a list without a box.
  @MainActor
  enum PlainLine {
    static func make(_ child: Widget) -> Widget {
      let line = gtk_list_box_row_new()!
      gtk_list_box_row_set_activatable(line.cast(), 0)
      gtk_widget_set_focusable(line, 0)
      gtk_list_box_row_set_child(line.cast(), child)
      return line
    }
  }
#endif
