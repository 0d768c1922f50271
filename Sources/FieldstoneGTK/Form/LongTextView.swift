#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Several lines of text, under their title.
  final class LongTextView: RowView {
    private let line = adw_preferences_row_new()!
    private let title = Label.make("", "caption", "dim-label")
    private let star = Label.make("*", "dim-label")
    private let area = TextArea.make()

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
      gtk_widget_set_size_request(area, -1, 84)
      box.append(area)
      gtk_list_box_row_set_child(line.cast(), box)
      TextArea.onChange(area) { [weak self] in
        guard let self else { return }
        self.send(.type(self.id, TextArea.text(self.area)))
      }
      show(row)
    }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      Label.set(title, row.label)
      star.isVisible = row.isNeeded
      fieldstone_gtk_set_label(area, row.label.shown)
      fieldstone_gtk_set_required(area, row.isRequired ? 1 : 0)
      TextArea.set(area, row.text)
    }
  }
#endif
