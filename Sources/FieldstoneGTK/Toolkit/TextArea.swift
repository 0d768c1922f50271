#if GTK
  import CAdw
  import CGtkShim

  /// An input for several lines of text.
  @MainActor
  enum TextArea {
    static func make() -> Widget {
      let area = gtk_text_view_new()!
      gtk_text_view_set_wrap_mode(area.cast(), GTK_WRAP_WORD_CHAR)
      // Tab moves to the next control.
      gtk_text_view_set_accepts_tab(area.cast(), 0)
      gtk_text_buffer_set_enable_undo(buffer(area), 0)
      return area
    }

    /// Makes room for some lines, and says what is typed. An area grows with its text.
    static func prepare(_ area: Widget, lines: Int, _ input: (purpose: GtkInputPurpose, hints: GtkInputHints)) {
      gtk_widget_set_size_request(area, -1, gint(21 * lines))
      gtk_text_view_set_input_purpose(area.cast(), input.purpose)
      gtk_text_view_set_input_hints(area.cast(), input.hints)
    }

    /// Adds what shows while the area is empty, which an area doesn't have by itself.
    static func addPlaceholder(_ area: Widget) -> Widget {
      let label = gtk_label_new(nil)!
      fieldstone_gtk_set_decorative(label)
      label.addClass("placeholder")
      // A click is for the text.
      gtk_widget_set_can_target(label, 0)
      gtk_text_view_add_overlay(area.cast(), label, 0, 0)
      return label
    }

    static func setPlaceholder(_ area: Widget, _ label: Widget, _ text: String) {
      guard Label.set(label, text) else { return }
      fieldstone_gtk_say_placeholder(area, text.shown)
    }

    private static func buffer(_ area: Widget) -> UnsafeMutablePointer<GtkTextBuffer> {
      gtk_text_view_get_buffer(area.cast())
    }

    static func onChange(_ area: Widget, _ call: @escaping @MainActor () -> Void) {
      connect(UnsafeMutableRawPointer(buffer(area)), "changed") { _ in call() }
    }

    static func text(_ area: Widget) -> String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer(area), &start, &end)
      // Include hidden text, which is part of the answer.
      guard let text = gtk_text_buffer_get_text(buffer(area), &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    /// The vertical extent of the line with the caret, relative to the area's top; nil if the widget isn't a text area.
    static func caret(_ area: Widget) -> (top: Double, bottom: Double)? {
      guard g_type_check_instance_is_a(area.cast(), gtk_text_view_get_type()) != 0 else { return nil }
      var caret = GdkRectangle()
      gtk_text_view_get_cursor_locations(area.cast(), nil, &caret, nil)
      var top: gint = 0
      gtk_text_view_buffer_to_window_coords(area.cast(), GTK_TEXT_WINDOW_WIDGET, 0, caret.y, nil, &top)
      return (Double(top), Double(top + caret.height))
    }

    /// Calls a closure when the caret moves while the area has the focus.
    static func onCaret(_ area: Widget, _ call: @escaping @MainActor () -> Void) {
      connect(UnsafeMutableRawPointer(buffer(area)), "notify::cursor-position") { _ in
        if gtk_widget_has_focus(area) != 0 { call() }
      }
    }

    /// Sets the text if it is different, and keeps the position of the caret.
    static func set(_ area: Widget, _ text: String) {
      guard self.text(area) != text else { return }
      let buffer = buffer(area)
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      let offset = gtk_text_iter_get_offset(&caret)
      gtk_text_buffer_set_text(buffer, text, -1)
      gtk_text_buffer_get_iter_at_offset(buffer, &caret, offset)
      gtk_text_buffer_place_cursor(buffer, &caret)
    }
  }
#endif
