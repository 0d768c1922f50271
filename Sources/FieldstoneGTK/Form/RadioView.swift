#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One of several options, all of them in the page.
  final class RadioView: RowView {
    private let title = Title.actionRow()
    private let answers: [FormAnswer]
    private var buttons: [Widget] = []
    private var star: Widget?

    init(_ row: FormRow, _ form: FormView) {
      let none = row.allowsNone
      answers = (none ? [FormAnswer.none] : []) + row.options.map { .choices([$0.id]) }
      super.init(row, .boxed, form)
      showsHelp = true
      gtk_widget_set_focusable(title, 0)
      gtk_list_box_row_set_activatable(title.cast(), 0)
      lines = [title]
      if none { add(text(Words.noAnswer), nil) }
      for option in row.options { add(option.title, option.help) }
      star = Title.addStar(to: title, text(Words.required))
      show(row)
    }

    private func add(_ name: String, _ help: String?) {
      let line = Title.actionRow()
      Title.set(line, name)
      Title.setSubtitle(line, help)
      gtk_widget_set_focusable(line, 0)
      let button = fieldstone_gtk_radio_button()!
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      if let first = buttons.first { gtk_check_button_set_group(button.cast(), first.cast()) }
      adw_action_row_add_prefix(line.cast(), button)
      adw_action_row_set_activatable_widget(line.cast(), button)
      let place = buttons.count
      let keys = gtk_event_controller_key_new()!
      connect(keys.object, "key-pressed") { [weak self] arguments in
        let step = Self.step(arguments.unsigned(0))
        arguments.answer(step != 0 && self?.choose(place + step) == true)
      }
      gtk_widget_add_controller(button, keys)
      buttons.append(button)
      lines.append(line)
      connect(button, "toggled") { [weak self] in
        guard let self, gtk_check_button_get_active(self.buttons[place].cast()) != 0 else { return }
        self.send(.set(self.id, self.answers[place]))
      }
    }

    private static func step(_ key: UInt32) -> Int {
      switch key {
      case UInt32(GDK_KEY_Up), UInt32(GDK_KEY_Left): -1
      case UInt32(GDK_KEY_Down), UInt32(GDK_KEY_Right): 1
      default: 0
      }
    }

    /// Arrow keys choose within the group, up to its ends.
    private func choose(_ place: Int) -> Bool {
      guard buttons.indices.contains(place) else { return true }
      gtk_check_button_set_active(buttons[place].cast(), 1)
      gtk_widget_grab_focus(buttons[place])
      return true
    }

    override func present(_ row: FormRow) {
      Title.set(title, row.label)
      Title.setSubtitle(title, row.help)
      star?.isVisible = row.isNeeded
      let chosen = answers.firstIndex(of: row.answer)
      for (place, button) in buttons.enumerated() {
        let isOn = place == chosen
        guard (gtk_check_button_get_active(button.cast()) != 0) != isOn, isOn || chosen == nil else { continue }
        gtk_check_button_set_active(button.cast(), isOn ? 1 : 0)
      }
      input = buttons.isEmpty ? nil : buttons[chosen ?? 0]
    }
  }
#endif
