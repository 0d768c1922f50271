#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A few short options, side by side.
  final class SegmentsView: OptionsView {
    private let box = fieldstone_gtk_group_box(0)!
    override var group: Widget? { box }

    /// Whether the title and the options fit next to each other in the narrowest window.
    static func fits(_ row: FormRow, _ form: FormView) -> Bool {
      let none = row.offersNone ? [row.placeholder ?? form.text(.common(.noAnswer))] : []
      let words = row.options.map { $0.isOffered ? $0.title : $0.title(in: form.engine.environment) } + none
      // An estimate: the width of the letters and the padding of the buttons.
      let width = words.reduce(row.label.shown.count * 8) { $0 + $1.shown.count * 9 + 24 }
      return Double(width) * fieldstone_gtk_text_scale() <= 300
    }

    override func makeButton(_ entry: Entry) -> Widget {
      let title = entry.isOffered ? entry.title : text(.common(.notOfferedOption, .text(entry.title)))
      let button = gtk_toggle_button_new_with_label(title.shown)!
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
