#if GTK
  import CAdw

  /// A row with a drop-down menu.
  @MainActor
  enum Menu {
    static func make() -> Widget {
      let row = adw_combo_row_new()!
      Title.prepare(row)
      adw_action_row_set_title_lines(row.cast(), 0)
      adw_action_row_set_subtitle_lines(row.cast(), 0)
      return row
    }

    static func setEntries(_ row: Widget, _ titles: [String]) {
      let model = gtk_string_list_new(nil)
      for title in titles { gtk_string_list_append(model, title.shown) }
      adw_combo_row_set_model(row.cast(), model)
      g_object_unref(model?.object)
    }

    /// Selects an entry, or none.
    static func select(_ row: Widget, _ index: Int?) {
      let index = index.map(UInt32.init) ?? UInt32(bitPattern: Int32(-1))
      if adw_combo_row_get_selected(row.cast()) != index { adw_combo_row_set_selected(row.cast(), index) }
    }
  }
#endif
