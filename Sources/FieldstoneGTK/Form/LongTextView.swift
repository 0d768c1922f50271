#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Several lines of text, under their title.
  final class LongTextView: RowView {
    private let line = adw_preferences_row_new()!
    private let title = Label.make("", "caption", "dim-label")
    private let star = Label.make("*", "dim-label")
    private let area = gtk_text_view_new()!

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = area
      line.addClass("long-text")
      gtk_list_box_row_set_activatable(line.cast(), 0)
      gtk_widget_set_focusable(line, 0)
      let box = Box.vertical(4)
      box.setMargins(top: 8, bottom: 8, sides: 12)
      let head = Box.horizontal(6)
      gtk_widget_set_hexpand(title, 1)
      head.append(title)
      head.append(star)
      box.append(head)
      gtk_text_view_set_wrap_mode(area.cast(), GTK_WRAP_WORD_CHAR)
      // Tab goes on to the next field, as everywhere in a form.
      gtk_text_view_set_accepts_tab(area.cast(), 0)
      gtk_text_buffer_set_enable_undo(buffer, 0)
      gtk_widget_set_size_request(area, -1, 84)
      box.append(area)
      gtk_list_box_row_set_child(line.cast(), box)
      connect(UnsafeMutableRawPointer(buffer), "changed") { [weak self] _ in
        guard let self else { return }
        self.send(.type(self.id, self.typed))
      }
      show(row)
    }

    private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(area.cast()) }

    private var typed: String {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      // Hidden text too: it is part of the answer.
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      Label.set(title, row.label)
      star.isVisible = row.isNeeded
      fieldstone_gtk_set_label(area, row.label.shown)
      fieldstone_gtk_set_required(area, row.isRequired ? 1 : 0)
      guard typed != row.text else { return }
      // One change for those who listen, and the caret where it was.
      var caret = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
      let place = gtk_text_iter_get_offset(&caret)
      gtk_text_buffer_set_text(buffer, row.text, -1)
      gtk_text_buffer_get_iter_at_offset(buffer, &caret, place)
      gtk_text_buffer_place_cursor(buffer, &caret)
    }
  }
#endif
