#if GTK
  import CAdw
  import CGtkShim
  import FieldstoneCore

  /// One or several of many options: a row that shows what is chosen, and a popover to search and choose.
  final class PickerView: RowView {
    let line = Title.actionRow()
    let button = gtk_menu_button_new()!
    let popover = gtk_popover_new()!
    let list: PickerList
    private let isSeveral: Bool
    private var options = FormRow.Options()

    init(_ row: FormRow, _ form: FormView) {
      if case .choices = row.control.standard { isSeveral = true } else { isSeveral = false }
      list = PickerList(isSeveral: isSeveral, form.engine.environment)
      super.init(row, .boxed, form)
      lines = [line]
      // The button of a menu button is the one that takes the focus.
      input = gtk_widget_get_first_child(button)
      gtk_menu_button_set_icon_name(button.opaque, "pan-down-symbolic")
      button.addClass("flat")
      gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
      gtk_popover_set_child(popover.cast(), list.box)
      gtk_menu_button_set_popover(button.opaque, popover)
      adw_action_row_add_suffix(line.cast(), button)
      adw_action_row_set_activatable_widget(line.cast(), button)
      adw_action_row_set_subtitle_lines(line.cast(), 2)
      list.onChoose = { [weak self] in self?.choose($0, $1) }
      list.onChooseAll = { [weak self] isAll in
        guard let self else { return }
        self.send(.set(self.id, isAll ? self.options.all : .choices([])))
      }
      list.onSearch = { [weak self] text in
        guard let self else { return }
        self.send(.search(self.id, text))
      }
      list.onClose = { [weak self] in self?.close() }
      Popover.close(popover, with: line)
      connect(popover, "show") { [weak self] in self?.list.open() }
      show(row)
    }

    private func choose(_ option: String?, _ isOn: Bool) {
      guard let option else {
        send(.set(id, .none))
        return close()
      }
      send(.set(id, isSeveral ? options.answer(with: option, isOn) : .choices([option])))
      if !isSeveral { close() }
    }

    private func close() { gtk_popover_popdown(popover.cast()) }

    override func addMark(_ mark: Widget) { Title.addMark(line, mark) }

    override func present(_ row: FormRow) {
      options = row.options
      Title.set(line, row.label)
      let chosen = row.options.chosen.map(title)
      let none = row.placeholder ?? (isSeveral ? "" : text(.common(.noAnswer)))
      let shown = chosen.isEmpty ? none : chosen.joined(separator: ", ")
      Title.setSubtitle(line, shown)
      let name = shown.isEmpty ? row.label : text(.common(.labelled, .text(row.label), .text(shown)))
      for part in [button, input] { if let part { fieldstone_gtk_set_label(part, name.shown) } }
      list.show(row)
    }
  }
#endif
