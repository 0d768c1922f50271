#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A choice between a few short options, side by side.
  final class SegmentsView: OptionsView {
    private let box = fieldstone_gtk_group_box(0)!
    override var group: Widget? { box }

    /// Whether the title and the options fit next to each other in the narrowest window. If not, a menu is used.
    static func fits(_ row: FormRow, _ form: FormView) -> Bool {
      let words = row.options.map { $0.title.shown } + (row.allowsNone ? [form.text(.common(.noAnswer))] : [])
      // An estimate: the width of the letters and the padding of the buttons.
      let width = words.reduce(row.label.shown.count * 8) { $0 + $1.count * 9 + 24 }
      return Double(width) * fieldstone_gtk_text_scale() <= 300
    }

    override func makeButton(_ entry: Entry) -> Widget {
      let button = gtk_toggle_button_new_with_label(entry.title.shown)!
      box.append(button)
      return button
    }

    override func prepare(_ row: FormRow) {
      gtk_orientable_set_orientation(box.opaque, GTK_ORIENTATION_HORIZONTAL)
      fieldstone_gtk_set_label(box, row.label.shown)
      box.addClass("linked")
      gtk_widget_set_valign(box, GTK_ALIGN_CENTER)
      adw_action_row_add_suffix(head.cast(), box)
    }

    override func join(_ button: Widget, _ first: Widget) { gtk_toggle_button_set_group(button.cast(), first.cast()) }
    override func isOn(_ button: Widget) -> Bool { gtk_toggle_button_get_active(button.cast()) != 0 }
    override func turn(_ button: Widget, _ isOn: Bool) { gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0) }
  }
#endif
