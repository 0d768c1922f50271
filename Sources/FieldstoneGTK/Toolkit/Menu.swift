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

    /// Replaces the entries that differ. GTK's list loses its focused entry if all of them are replaced.
    static func setEntries(_ row: Widget, _ titles: [String]) {
      guard let model = adw_combo_row_get_model(row.cast()) else {
        let model = gtk_string_list_new(nil)
        for title in titles { gtk_string_list_append(model, title.shown) }
        adw_combo_row_set_model(row.cast(), model)
        g_object_unref(model?.object)
        return
      }
      let old = (0..<g_list_model_get_n_items(model)).map { String(cString: gtk_string_list_get_string(model, $0)) }
      let new = titles.map(\.shown)
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
      let added = new[start..<new.count - end].map { g_strdup($0) }
      defer { for text in added { g_free(text) } }
      let texts = added.map { UnsafePointer($0) } + [nil]
      gtk_string_list_splice(model, guint(start), guint(old.count - end - start), texts)
    }

    /// Selects an entry, or none.
    static func select(_ row: Widget, _ index: Int?) {
      let index = index.map(UInt32.init) ?? UInt32(bitPattern: Int32(-1))
      if adw_combo_row_get_selected(row.cast()) != index { adw_combo_row_set_selected(row.cast(), index) }
    }
  }
#endif
