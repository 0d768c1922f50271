#if GTK
  import CAdw
  import CGtkShim

  /// A vertical list of radio buttons: a list row that contains a list of its own.
  @MainActor
  final class RadioGroup {
    /// The list row.
    let row = gtk_list_box_row_new()!
    /// The inner list, a radio group for assistive technology.
    let group = fieldstone_gtk_radio_group()!
    /// The rows of the inner list: the title, then the options.
    private(set) var lines: [Widget]

    init(_ head: Widget) {
      lines = [head]
      gtk_list_box_row_set_activatable(row.cast(), 0)
      gtk_widget_set_focusable(row, 0)
      row.addClass("options-row")
      group.addClass("options")
      gtk_list_box_append(group.opaque, head)
      gtk_list_box_row_set_child(row.cast(), group)
    }

    /// - Returns: The option's button.
    func add(_ title: String, _ help: String?) -> Widget {
      let line = Title.actionRow()
      Title.set(line, title)
      Title.setSubtitle(line, help)
      gtk_widget_set_focusable(line, 0)
      let button = fieldstone_gtk_radio_button()!
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      adw_action_row_add_prefix(line.cast(), button)
      adw_action_row_set_activatable_widget(line.cast(), button)
      gtk_list_box_append(group.opaque, line)
      lines.append(line)
      return button
    }
  }
#endif
