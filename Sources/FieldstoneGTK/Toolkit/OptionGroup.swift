#if GTK
  import CAdw
  import CGtkShim

  /// A vertical list of radio buttons or checkboxes: a list row that contains a list of its own.
  @MainActor
  final class OptionGroup {
    /// The list row.
    let row = gtk_list_box_row_new()!
    /// The inner list, a group for assistive technology.
    let group: Widget
    /// The rows of the inner list: the title, then headings and options, then buttons.
    private(set) var lines: [Widget]
    private let isSeveral: Bool

    init(_ head: Widget, isSeveral: Bool = false) {
      self.isSeveral = isSeveral
      group = isSeveral ? fieldstone_gtk_check_group()! : fieldstone_gtk_radio_group()!
      lines = [head]
      gtk_list_box_row_set_activatable(row.cast(), 0)
      gtk_widget_set_focusable(row, 0)
      row.addClass("options-row")
      group.addClass("options")
      gtk_list_box_append(group.opaque, head)
      gtk_list_box_row_set_child(row.cast(), group)
    }

    /// - Returns: The option's button.
    func add(_ title: String, _ help: String?, icon: Widget? = nil) -> Widget {
      let line = Title.actionRow()
      Title.set(line, title)
      Title.setSubtitle(line, help)
      gtk_widget_set_focusable(line, 0)
      let button = isSeveral ? gtk_check_button_new()! : fieldstone_gtk_radio_button()!
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      // Each prefix is put before the ones that are there.
      if let image = icon { adw_action_row_add_prefix(line.cast(), image) }
      adw_action_row_add_prefix(line.cast(), button)
      adw_action_row_set_activatable_widget(line.cast(), button)
      append(line)
      return button
    }

    /// Adds a heading of the options that follow.
    func addHeading(_ title: String) {
      let label = Label.make(title, "caption-heading", "dim-label")
      label.setMargins(top: 10, bottom: 4, sides: 12)
      append(PlainLine.make(label))
    }

    /// Adds a row between the title and the first heading or option.
    func addRemarks(_ remarks: Widget) { gtk_list_box_insert(group.opaque, remarks, 1) }

    /// Adds a line without a title.
    func addLine(_ child: Widget) { append(PlainLine.make(child)) }

    private func append(_ line: Widget) {
      gtk_list_box_append(group.opaque, line)
      lines.append(line)
    }
  }
#endif
