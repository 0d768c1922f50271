#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// A text that is hidden until the user reveals it.
  final class SecretView: EntryView {
    init(_ row: FormRow, _ form: FormView) { super.init(row, form, entry: fieldstone_gtk_secret_entry()) }

    override var typed: String {
      guard let text = fieldstone_gtk_secret_text(entry) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }

    override func prepare(_ row: FormRow) {}

    /// Adds a button to reveal the text: the password entry's own can't be pressed with the keyboard.
    override func addSuffixes(_ row: FormRow) {
      let button = gtk_toggle_button_new()!
      button.addClass("flat")
      button.addClass("circular")
      gtk_button_set_icon_name(button.cast(), "view-reveal-symbolic")
      for image in button.all(gtk_image_get_type()) { fieldstone_gtk_set_decorative(image) }
      let name = text(.common(.showSecret, .text(row.label))).shown
      gtk_widget_set_tooltip_text(button, name)
      fieldstone_gtk_set_label(button, name)
      let entry = entry
      connect(button, "toggled") {
        let isShown = gtk_toggle_button_get_active(button.cast()) != 0
        fieldstone_gtk_show_secret(entry, isShown ? 1 : 0)
        gtk_button_set_icon_name(button.cast(), isShown ? "view-conceal-symbolic" : "view-reveal-symbolic")
      }
      line.add(button)
    }
  }
#endif
