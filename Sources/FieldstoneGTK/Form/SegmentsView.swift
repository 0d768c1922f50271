#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A few short options side by side; under the title where the window is narrow.
  final class SegmentsView: RowView {
    private let line = Title.actionRow()
    private let answers: [FormAnswer]
    private var buttons: [Widget] = []
    private var star: Widget?

    init(_ row: FormRow, _ form: FormView) {
      answers = (row.allowsNone ? [FormAnswer.none] : []) + row.options.map { .choices([$0.id]) }
      super.init(row, .boxed, form)
      lines = [line]
      gtk_widget_set_focusable(line, 0)
      showsHelp = true
      let box = fieldstone_gtk_group_box(0)!
      gtk_orientable_set_orientation(box.opaque, GTK_ORIENTATION_HORIZONTAL)
      fieldstone_gtk_set_label(box, row.label.shown)
      box.addClass("linked")
      gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
      let titles = (row.allowsNone ? [text(Words.noAnswer)] : []) + row.options.map(\.title)
      for (place, title) in titles.enumerated() {
        let button = gtk_toggle_button_new_with_label(title.shown)!
        if let first = buttons.first { gtk_toggle_button_set_group(button.cast(), first.cast()) }
        buttons.append(button)
        box.append(button)
        connect(button, "toggled") { [weak self] in
          guard let self, gtk_toggle_button_get_active(self.buttons[place].cast()) != 0 else { return }
          self.send(.set(self.id, self.answers[place]))
        }
      }
      adw_action_row_add_suffix(line.cast(), box)
      star = Title.addStar(to: line, text(Words.required))
      show(row)
    }

    override func present(_ row: FormRow) {
      Title.set(line, row.label)
      Title.setSubtitle(line, row.help)
      star?.isVisible = row.isNeeded
      let chosen = answers.firstIndex(of: row.answer)
      for (place, button) in buttons.enumerated() {
        let isOn = place == chosen
        guard (gtk_toggle_button_get_active(button.cast()) != 0) != isOn, isOn || chosen == nil else { continue }
        gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0)
      }
      input = buttons.isEmpty ? nil : buttons[chosen ?? 0]
    }
  }
#endif
