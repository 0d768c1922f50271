#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A read-only row: a title and a value.
  final class FactView: RowView {
    private let line = Title.actionRow()
    private let value = Label.make("", "dim-label")
    private var copying: Widget?

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
      addCopyButton(row)
      show(row)
    }

    /// A button that copies the value: selecting it needs a pointer.
    private func addCopyButton(_ row: FormRow) {
      copying = gtk_button_new_from_icon_name("edit-copy-symbolic")
      guard let copying else { return }
      for look in ["flat", "circular"] { copying.addClass(look) }
      gtk_widget_set_valign(copying, GTK_ALIGN_CENTER)
      let name = text(.common(.copyValue, .text(row.label))).shown
      gtk_widget_set_tooltip_text(copying, name)
      fieldstone_gtk_set_label(copying, name)
      connect(copying, "clicked") { [weak self] in
        guard let self, let row = self.form?.engine.row(self.id) else { return }
        gdk_clipboard_set_text(gtk_widget_get_clipboard(copying), row.copyable)
        let words = self.text(.common(.copied, .text(row.label)))
        self.form?.toasts.show(words, close: self.text(.common(.close)))
      }
      adw_action_row_add_suffix(line.cast(), copying)
    }

    override func present(_ row: FormRow) {
      copying?.isVisible = !row.copyable.isEmpty
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
      box.removeChildren()
      for issue in issueWidgets(row, isAnnounced: form?.showsAllIssues == false) { box.append(issue) }
    }
  }
#endif
