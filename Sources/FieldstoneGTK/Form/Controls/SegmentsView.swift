#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A few short options, side by side: next to the title or, where they leave no room for it, below it.
  final class SegmentsView: OptionsView {
    private let box = fieldstone_gtk_group_box(0)!
    override var group: Widget? { box }

    /// The room in a row of the narrowest window; less than there is, because widths are estimated.
    private static let room = 280.0

    /// Whether the options fit into the narrowest window.
    static func fits(_ row: FormRow, _ form: FormView) -> Bool { width(row, form) <= room }

    /// Whether the title, with a part of the help, fits next to the options.
    private static func fitsTitle(_ row: FormRow, _ form: FormView) -> Bool {
      let title = max(row.label.shown.count * 8, row.help == nil ? 0 : 120)
      return width(row, form) + Double(title) * fieldstone_gtk_text_scale() <= room
    }

    /// An estimate of the width of the buttons: their letters and padding.
    private static func width(_ row: FormRow, _ form: FormView) -> Double {
      let none = row.offersNone ? [row.noneTitle ?? form.text(.common(.noAnswer))] : []
      let words = row.options.map { $0.isOffered ? $0.title : $0.title(in: form.engine.environment) } + none
      return Double(words.reduce(0) { $0 + $1.shown.count * 9 + 24 }) * fieldstone_gtk_text_scale()
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
      guard let form, !Self.fitsTitle(row, form) else { return adw_action_row_add_suffix(head.cast(), box) }
      gtk_widget_set_halign(box, GTK_ALIGN_START)
      box.setMargins(top: 2, bottom: 12, sides: 12)
      lines = [head, PlainLine.make(box)]
    }

    override func join(_ button: Widget, _ first: Widget) { gtk_toggle_button_set_group(button.cast(), first.cast()) }
    override func isOn(_ button: Widget) -> Bool { gtk_toggle_button_get_active(button.cast()) != 0 }
    override func turn(_ button: Widget, _ isOn: Bool) { gtk_toggle_button_set_active(button.cast(), isOn ? 1 : 0) }
  }
#endif
