#if GTK
  import CAdw
  import FieldstoneCore

  /// A switch or a checkbox; also the switch that creates and removes an inline subform.
  final class SwitchView: RowView {
    private let line = Title.actionRow()
    private let toggle: Toggle

    init(_ row: FormRow, _ form: FormView) {
      toggle = Toggle(isBox: row.control.standard == .checkbox)
      super.init(row, row.kind == .link ? .head : .boxed, form)
      lines = [line]
      input = toggle.widget
      showsHelp = true
      gtk_widget_set_focusable(line, 0)
      toggle.add(to: line)
      // This also makes the row's title the control's accessible name.
      adw_action_row_set_activatable_widget(line.cast(), toggle.widget)
      toggle.onChange { [weak self] isOn in
        guard let self else { return }
        if self.place == .head { self.setPresence(isOn) } else { self.send(.set(self.id, .flag(isOn))) }
      }
      show(row)
    }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      Title.set(line, label(row))
      // The words of the switch say more than its position.
      let word = row.mixedWords(in: environment) ?? row.words.map { row.answer == .flag(true) ? $0.on : $0.off }
      Title.setSubtitle(line, [word, row.help].compactMap { $0 }.joined(separator: "\n"))
      toggle.isOn = row.answer == .flag(true)
      toggle.isMixed = row.isMixed
    }
  }
#endif
