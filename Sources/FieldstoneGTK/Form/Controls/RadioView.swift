#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One of several options under each other.
  final class RadioView: OptionsView {
    override func makeButton(_ entry: Entry) -> Widget {
      let line = Title.actionRow()
      Title.set(line, entry.title)
      Title.setSubtitle(line, entry.help)
      gtk_widget_set_focusable(line, 0)
      let button = fieldstone_gtk_radio_button()!
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      adw_action_row_add_prefix(line.cast(), button)
      adw_action_row_set_activatable_widget(line.cast(), button)
      lines.append(line)
      return button
    }

    override func show(_ option: FormRow.Option, at place: Int, _ canBeTaken: Bool) {
      // The first line is the row's own.
      let line = lines[place + 1]
      if !canBeTaken { line.isSensitive = false }
      let words = [canBeTaken ? nil : text(.common(.unavailable)), option.help].compactMap { $0 }
      Title.setSubtitle(line, words.isEmpty ? nil : words.joined(separator: ": "))
    }

    override func join(_ button: Widget, _ first: Widget) { gtk_check_button_set_group(button.cast(), first.cast()) }
    override func isOn(_ button: Widget) -> Bool { gtk_check_button_get_active(button.cast()) != 0 }
    override func turn(_ button: Widget, _ isOn: Bool) { gtk_check_button_set_active(button.cast(), isOn ? 1 : 0) }
  }
#endif
