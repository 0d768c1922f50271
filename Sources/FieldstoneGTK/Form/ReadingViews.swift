#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A read-only row: a title and a value.
  final class FactView: RowView {
    private let line = Title.actionRow()
    private let value = Label.make("", "dim-label")

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      showsHelp = true
      gtk_label_set_xalign(value.opaque, 1)
      gtk_label_set_selectable(value.opaque, 1)
      gtk_widget_set_can_focus(value, 0)
      gtk_widget_set_focusable(line, 0)
      gtk_list_box_row_set_activatable(line.cast(), 0)
      adw_action_row_add_suffix(line.cast(), value)
      show(row)
    }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      Title.setSubtitle(line, row.help)
      Label.set(value, row.display.isEmpty ? "–" : row.display)
      // A short value stays on one line; a long one wraps to leave room for its title.
      gtk_label_set_wrap(value.opaque, row.display.count > 24 ? 1 : 0)
    }
  }

  /// A paragraph.
  final class NoteView: RowView {
    private let label = Label.make("", "dim-label")

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      lines = [PlainLine.make(label)]
      show(row)
    }

    override func present(_ row: FormRow) { Label.set(label, row.title) }
  }

  /// The issues of the form as a whole.
  final class NoticeView: RowView {
    private let box = Box.vertical(6)

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .plain, form)
      lines = [PlainLine.make(box)]
      show(row)
    }

    override func present(_ row: FormRow) {
      while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
      for issue in row.issues { box.append(Remarks.line(remark(issue), isAnnounced: form?.showsAllIssues == false)) }
    }
  }
#endif
