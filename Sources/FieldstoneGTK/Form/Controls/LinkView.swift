#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// Leads to a page, with a summary of what is there; where that may be left out, with a switch.
  final class LinkView: RowView {
    private let line = Title.actionRow()
    private let open = gtk_button_new_from_icon_name("go-next-symbolic")!
    private let count = Label.make("", "error", "caption")
    private var presence: Widget?

    init(_ row: FormRow, _ form: FormView) {
      super.init(row, .boxed, form)
      lines = [line]
      input = line
      showsHelp = true
      gtk_label_set_wrap(count.opaque, 0)
      adw_action_row_add_suffix(line.cast(), count)
      if row.allowsNone { addPresence() }
      // A real button, so that assistive technology has something to press; the row itself is pressed too.
      open.addClass("flat")
      gtk_widget_set_focusable(open, 0)
      gtk_widget_set_valign(open, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(line.cast(), open)
      // This also makes the row's title the button's name.
      adw_action_row_set_activatable_widget(line.cast(), open)
      connect(open, "clicked") { [weak self] in
        guard let self else { return }
        self.send(.open(self.id))
      }
      show(row)
    }

    private func addPresence() {
      let control = gtk_switch_new()!
      gtk_widget_set_valign(control, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(line.cast(), control)
      presence = control
      connect(control, "notify::active") { [weak self] in
        guard let self else { return }
        self.send(.set(self.id, .flag(gtk_switch_get_active(control.opaque) != 0)))
      }
    }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      Title.setSubtitle(line, row.display.isEmpty ? row.help : row.display)
      Label.set(count, row.issueCount > 0 ? text(.common(.toFix, .count(row.issueCount))) : "")
      count.isVisible = row.issueCount > 0
      guard let presence else { return }
      fieldstone_gtk_set_label(presence, row.label.shown)
      gtk_switch_set_active(presence.opaque, row.answer == .flag(true) ? 1 : 0)
    }
  }
#endif
